import type { Contract, WorkerCalendar } from "@atrio/contract/papers/documents";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { failedConstraint } from "../../../../db/failures.ts";
import type { Once } from "../../../../db/once.ts";
import { fail } from "../../../../http/errors.ts";
import { addDays } from "../../../../lib/calendar/dates.ts";
import { contractKindOf } from "../../../../lib/words/contract-kinds.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { fileOf, storeWithRow } from "../../files/files.service.ts";
import { readCalendars } from "../calendars/calendars.read.ts";
import { insertCalendar } from "../calendars/calendars.repo.ts";
import type { NewCalendar } from "../calendars/calendars.repo.ts";
import { readContracts, readTerms } from "../contracts/contracts.read.ts";
import { endContract, insertContract } from "../contracts/contracts.repo.ts";
import type { NewContract } from "../contracts/contracts.repo.ts";
import { hasSoundDates, judgeTerms } from "../contracts/contracts.rules.ts";
import { toContract } from "../contracts/contracts.service.ts";
import { insertDocument } from "../documents.repo.ts";
import { prepareFile } from "../documents.service.ts";
import type { Caller, PreparedFile } from "../documents.service.ts";

import { requireNamed, tellShared } from "./office.service.ts";

type Writer = Caller & { once: Once | undefined };
type StoredFile = PreparedFile["row"] & { clave: string };

/** The file of a contract or a calendar, which only its worker opens. */
async function addFile(
  ctx: AppContext,
  tx: Tx,
  { actor }: Caller,
  paper: {
    categoria: "contrato" | "acuerdo_jornada";
    trabajador_id: number;
    titulo: string;
    file: StoredFile;
  },
): Promise<number> {
  const { file, ...document } = paper;
  return insertDocument(tx, {
    ...file,
    ...document,
    centro_trabajo_id: null,
    documento_tipo: null,
    carpeta: null,
    descripcion: null,
    clase: "general",
    visible_supervisor: false,
    subido_por: actor.trabajador_id,
    subido_en: ctx.clock.now().toString(),
    sustituye_id: null,
    aprobacion: null,
  });
}

type ContractTerms = Pick<
  NewContract,
  | "trabajador_id"
  | "codigo_contrato"
  | "fecha_inicio"
  | "jornada_porcentaje"
  | "horas_semanales"
  | "puesto"
> & {
  fecha_fin?: string | undefined;
  grupo_profesional?: string | undefined;
  convenio?: string | undefined;
  periodo_prueba_hasta?: string | undefined;
};

const textOf = (text: string | undefined): string | null =>
  text === undefined || text === "" ? null : text;

/** Input of a contract to be stored. Errors: contract.dates, request.invalid. */
export function contractOf(ctx: AppContext, { actor }: Caller, terms: ContractTerms): NewContract {
  if (contractKindOf(terms.codigo_contrato) === undefined) {
    fail("request.invalid", { fields: { codigo_contrato: ["request.field_invalid"] } });
  }
  const contract = {
    trabajador_id: terms.trabajador_id,
    codigo_contrato: terms.codigo_contrato,
    fecha_inicio: terms.fecha_inicio,
    fecha_fin: terms.fecha_fin ?? null,
    jornada_porcentaje: terms.jornada_porcentaje,
    horas_semanales: terms.horas_semanales,
    puesto: terms.puesto,
    grupo_profesional: textOf(terms.grupo_profesional),
    convenio: textOf(terms.convenio),
    periodo_prueba_hasta: terms.periodo_prueba_hasta ?? null,
    documento_id: null,
    creado_por: actor.trabajador_id,
    creado_en: ctx.clock.now().toString(),
  };
  if (hasSoundDates(contract)) return contract;
  return fail("contract.dates", { fields: { fecha_fin: ["contract.dates"] } });
}

function failOverlap(): never {
  fail("contract.overlap", { fields: { fecha_inicio: ["contract.overlap"] } });
}

/** Stores a contract; an earlier one without an end ends the day before. Errors: contract.overlap. */
export async function addContract(
  ctx: AppContext,
  tx: Tx,
  caller: Caller,
  contract: NewContract & { file: StoredFile | undefined },
): Promise<{ id: number }> {
  const { file, ...terms } = contract;
  const { trabajador_id, puesto } = terms;
  await requireNamed(tx, { trabajador_id });
  const { overlaps, ended } = judgeTerms(await readTerms(tx, { trabajador_id }), terms);
  if (overlaps) failOverlap();
  if (ended !== undefined) await endContract(tx, ended.id, addDays(terms.fecha_inicio, -1));
  const paper = { categoria: "contrato", trabajador_id, titulo: puesto } as const;
  const documentId = file === undefined ? null : await addFile(ctx, tx, caller, { ...paper, file });
  const id = await insertContract(tx, { ...terms, documento_id: documentId });
  await recordAudit(tx, {
    ...byActor(caller.actor, caller.ip),
    accion: "contrato.guardado",
    objeto: "contrato",
    objeto_id: id,
    detalle: { trabajador_id, anterior_terminado: ended?.id ?? null },
  });
  if (documentId !== null) {
    await tellShared(ctx, tx, {
      trabajador_id,
      id: documentId,
      vista: "contrato",
    });
  }
  return { id };
}

/** Writes a contract with its file, or without one. */
async function keepContract(
  ctx: AppContext,
  caller: Writer,
  terms: NewContract,
  prepared: PreparedFile | undefined,
): Promise<number> {
  const { once } = caller;
  const { empresa_id } = caller.actor;
  const add = async (tx: Tx, file: StoredFile | undefined): Promise<{ id: number }> =>
    addContract(ctx, tx, caller, { ...terms, file });
  if (prepared === undefined) {
    const { id } = await ctx.db.tenant(empresa_id, async (tx) => add(tx, undefined), once);
    return id;
  }
  const { bytes, row } = prepared;
  const write = async (tx: Tx, clave: string): Promise<{ id: number; clave: string }> => ({
    ...(await add(tx, { ...row, clave })),
    clave,
  });
  const { id } = await storeWithRow(ctx, { empresa_id, bytes, once }, write);
  return id;
}

/**
 * Stores a worker's contract, with or without its file; an earlier one without an end ends the day
 * before. Errors: contract.dates, contract.overlap, worker.not_found, request.invalid for an
 * unknown code, document.empty, document.type, document.unsafe.
 */
export async function writeContract(
  ctx: AppContext,
  caller: Writer,
  body: ContractTerms & { documento?: unknown },
): Promise<Contract> {
  const { actor, language } = caller;
  const { documento } = body;
  const terms = contractOf(ctx, caller, body);
  const prepared =
    documento === undefined
      ? undefined
      : await prepareFile(fileOf(documento, "documento"), language);
  try {
    const id = await keepContract(ctx, caller, terms, prepared);
    const key = { trabajador_id: terms.trabajador_id, id };
    const rows = await ctx.db.read(actor.empresa_id, async (tx) => readContracts(tx, key));
    return toContract(rows[0] ?? fail("contract.not_found"), language);
  } catch (error) {
    // Written down by somebody else at the same moment.
    if (failedConstraint(error) === "contrato_uno_vigente") failOverlap();
    throw error;
  }
}

type CalendarTerms = Pick<NewCalendar, "trabajador_id" | "anyo" | "titulo" | "fecha_inicio"> & {
  acuerdo_cambio_jornada: "0" | "1";
  fecha_fin?: string | undefined;
  horas_semanales_antes?: number | undefined;
  horas_semanales?: number | undefined;
  motivo?: string | undefined;
};

/** Input of a calendar or agreement to be stored. Errors: calendar.dates. */
function calendarOf(
  ctx: AppContext,
  { actor }: Caller,
  terms: CalendarTerms,
): Omit<NewCalendar, "documento_id"> {
  const { fecha_inicio, fecha_fin = null } = terms;
  if (fecha_fin !== null && fecha_fin < fecha_inicio) {
    fail("calendar.dates", { fields: { fecha_fin: ["calendar.dates"] } });
  }
  return {
    trabajador_id: terms.trabajador_id,
    anyo: terms.anyo,
    titulo: terms.titulo,
    acuerdo_cambio_jornada: terms.acuerdo_cambio_jornada === "1",
    fecha_inicio,
    fecha_fin,
    horas_semanales_antes: terms.horas_semanales_antes ?? null,
    horas_semanales: terms.horas_semanales ?? null,
    motivo: textOf(terms.motivo),
    creado_por: actor.trabajador_id,
    creado_en: ctx.clock.now().toString(),
  };
}

async function addCalendar(
  ctx: AppContext,
  tx: Tx,
  caller: Caller,
  { file, ...terms }: Omit<NewCalendar, "documento_id"> & { file: StoredFile },
): Promise<{ id: number; clave: string }> {
  const { trabajador_id, titulo } = terms;
  await requireNamed(tx, { trabajador_id });
  const paper = { categoria: "acuerdo_jornada", trabajador_id, titulo } as const;
  const documentId = await addFile(ctx, tx, caller, { ...paper, file });
  const id = await insertCalendar(tx, { ...terms, documento_id: documentId });
  await recordAudit(tx, {
    ...byActor(caller.actor, caller.ip),
    accion: "calendario_trabajador.guardado",
    objeto: "calendario_trabajador",
    objeto_id: id,
    detalle: { trabajador_id, acuerdo: terms.acuerdo_cambio_jornada },
  });
  await tellShared(ctx, tx, {
    trabajador_id,
    id: documentId,
    vista: "contrato",
  });
  return { id, clave: file.clave };
}

/**
 * Stores a worker's calendar, or an agreement that changes their hours, with its file. Errors:
 * calendar.dates, worker.not_found, request.required, document.empty, document.type,
 * document.unsafe.
 */
export async function giveCalendar(
  ctx: AppContext,
  caller: Writer,
  body: CalendarTerms & { documento?: unknown },
): Promise<WorkerCalendar> {
  const { actor, once, language } = caller;
  const file = fileOf(body.documento, "documento");
  const terms = calendarOf(ctx, caller, body);
  const { bytes, row } = await prepareFile(file, language);
  const { id } = await storeWithRow(
    ctx,
    { empresa_id: actor.empresa_id, bytes, once },
    async (tx, clave) => addCalendar(ctx, tx, caller, { ...terms, file: { ...row, clave } }),
  );
  const key = { trabajador_id: terms.trabajador_id, id };
  const rows = await ctx.db.read(actor.empresa_id, async (tx) => readCalendars(tx, key));
  return rows[0] ?? fail("calendar.not_found");
}
