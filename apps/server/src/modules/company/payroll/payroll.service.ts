import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type {
  handOverPayroll,
  listPayroll,
  PayrollColumn,
  PayrollLayout,
  PayrollRow,
} from "@atrio/contract/company/payroll";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { failedConstraint } from "../../../db/failures.ts";
import type { Meta } from "../../../http/bind.ts";
import { fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { monthRange } from "../../../lib/calendar/dates.ts";
import { formatDate } from "../../../lib/calendar/format.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { csvFile } from "../../../lib/files/csv.ts";
import { digestOf } from "../../../lib/files/uploaded-file.ts";
import { workbookFile } from "../../../lib/files/xlsx.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { turn } from "../../../platform/turn.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { readTeamMonths } from "../../time/clocking/sheet/team-months.service.ts";

import { readPayrollMonth, readPayrollPeople } from "./payroll.read.ts";
import type { PayrollState } from "./payroll.read.ts";
import {
  deleteLayout,
  insertHandOver,
  listHandOvers,
  listLayouts,
  saveLayout,
} from "./payroll.repo.ts";
import { cellsOf, changesSince, figuresOf, misfitColumns, ownLayout } from "./payroll.rules.ts";
import type { PayCell } from "./payroll.rules.ts";

/** An administrator at work. */
type Office = { actor: Actor; meta: Pick<Meta, "ip" | "language"> };

type Asked = EndpointInput<typeof listPayroll>["query"]["paramsFront"];
type Wanted = EndpointInput<typeof handOverPayroll>["body"];

/** People whose hours are read at once. */
const atOnce = 200;

type Month = { year: number; month: number };

function monthOf(text: string): Month {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)) };
}

/** Last month that has ended. */
function lastMonth(today: string): string {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, "0")}`;
}

/**
 * Rows of a month's people in the order given: hours as the sheet and closed months have them (Rule
 * COMPANY-95).
 */
async function rowsOf(
  ctx: AppContext,
  tx: Tx,
  month: Month,
  found: readonly PayrollState[],
): Promise<PayrollRow[]> {
  const now = ctx.clock.now().epochMilliseconds;
  const rows: PayrollRow[] = [];
  for (let start = 0; start < found.length; start += atOnce) {
    const part = found.slice(start, start + atOnce);
    const trabajador_ids = part.map(({ id }) => id);
    const [people, months] = await Promise.all([
      readPayrollPeople(tx, { ...monthRange(month), trabajador_ids }),
      readTeamMonths(tx, { trabajador_ids, ...month, now }),
    ]);
    await turn();
    const personOf = new Map(people.map((one) => [one.persona.id, one]));
    for (const { id, mes_abierto, pendientes } of part) {
      const [person, hours] = [personOf.get(id), months.get(id)];
      if (person === undefined || hours === undefined) continue;
      const { antes, paidMinutes, gastos, ausencias, ...facts } = person;
      const cifras = figuresOf(hours, { paidMinutes, gastos, ausencias });
      const cambios = changesSince(antes, cifras);
      rows.push({ ...facts, cifras, mes_abierto, pendientes, cambios });
    }
  }
  return rows;
}

/**
 * A month for payroll, people with a problem first. Only the people of the page are computed; the view of
 * changes computes everybody of an earlier file. Errors: payroll.month_future.
 */
export async function showPayroll(
  ctx: AppContext,
  actor: Actor,
  { mes, texto = "", ver, skip, take }: Asked,
): Promise<EndpointResponse<typeof listPayroll>> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const shown = mes ?? lastMonth(today);
  requirePast(shown, today);
  const month = monthOf(shown);
  const { desde, hasta } = monthRange(month);
  const asked =
    ver === "cambios"
      ? ({ parte: "entregados", skip: 0, take: null } as const)
      : { parte: ver, skip, take };
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const [{ found, total, ...counts }, entregas, formatos] = await Promise.all([
      readPayrollMonth(tx, { desde, hasta, texto, ...asked }),
      listHandOvers(tx, desde),
      listLayouts(tx),
    ]);
    const rows = await rowsOf(ctx, tx, month, found);
    const changed = rows.filter((row) => row.cambios.length > 0);
    const part =
      ver === "cambios"
        ? { data: changed.slice(skip, skip + take), total: changed.length }
        : { data: rows, total };
    return { ...part, mes: shown, ...counts, entregas, formatos };
  });
}

function requirePast(mes: string, today: string): void {
  if (mes > today.slice(0, 7)) {
    fail("payroll.month_future", { fields: { mes: ["payroll.month_future"] } });
  }
}

/**
 * Adds or changes a layout. Errors: payroll.layout_columns, payroll.layout_not_found,
 * payroll.layout_name_taken.
 */
export async function savePayrollLayout(
  ctx: AppContext,
  { actor, meta }: Office,
  layout: Omit<PayrollLayout, "id"> & { id?: number | undefined },
): Promise<number> {
  if (misfitColumns(layout)) {
    fail("payroll.layout_columns", { fields: { columnas: ["payroll.layout_columns"] } });
  }
  try {
    return await ctx.db.tenant(actor.empresa_id, async (tx) => {
      const id = (await saveLayout(tx, layout)) ?? fail("payroll.layout_not_found");
      await recordAudit(tx, {
        ...byActor(actor, meta.ip),
        accion: "prenomina.formato_guardado",
        objeto: "prenomina_formato",
        objeto_id: id,
        detalle: { nombre: layout.nombre },
      });
      return id;
    });
  } catch (error) {
    if (failedConstraint(error) !== "prenomina_formato_unico") throw error;
    return fail("payroll.layout_name_taken", {
      fields: { nombre: ["payroll.layout_name_taken"] },
    });
  }
}

/** Removes a layout. Errors: payroll.layout_not_found. */
export async function removePayrollLayout(
  ctx: AppContext,
  { actor, meta }: Office,
  id: number,
): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    if (!(await deleteLayout(tx, id))) fail("payroll.layout_not_found");
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "prenomina.formato_borrado",
      objeto: "prenomina_formato",
      objeto_id: id,
    });
  });
}

type UsedLayout = {
  nombre: string;
  filas: PayrollLayout["filas"];
  decimal: PayrollLayout["decimal"];
  columnas: ReadonlyArray<{ campo: PayrollColumn; titulo: string }>;
};

/**
 * Makes the file of a month in a layout and records it with its hash and everybody's figures (Rule COMPANY-96).
 * Errors: payroll.layout_not_found, payroll.month_future.
 */
export async function handOver(
  ctx: AppContext,
  { actor, meta }: Office,
  { mes, formato_id, tipo }: Wanted,
): Promise<FileAnswer> {
  requirePast(mes, todayIn(actor.zona_horaria, ctx.clock));
  const month = monthOf(mes);
  const { desde, hasta } = monthRange(month);
  const words = wordsIn(meta.language, "company/payroll-words");
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const layout = await layoutOf(tx, formato_id, words.own);
    const everybody = { texto: "", parte: "todas", skip: 0, take: null } as const;
    const { found } = await readPayrollMonth(tx, { desde, hasta, ...everybody });
    const rows = await rowsOf(ctx, tx, month, found);
    const file = await fileOf(rows, layout, { mes, tipo, language: meta.language });
    const sha256 = digestOf(file.bytes);
    const id = await insertHandOver(tx, {
      mes: desde,
      formato: layout.nombre,
      tipo,
      sha256,
      entregada_en: ctx.clock.now().toString(),
      autor_id: actor.trabajador_id,
      people: rows.map(({ persona, cifras }) => ({ trabajador_id: persona.id, cifras })),
    });
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "prenomina.entregada",
      objeto: "prenomina_entrega",
      objeto_id: id,
      detalle: { mes, formato: layout.nombre, tipo, sha256, personas: rows.length },
    });
    return file;
  });
}

async function layoutOf(tx: Tx, id: number | null, own: string): Promise<UsedLayout> {
  if (id === null) {
    const { campos, ...rest } = ownLayout;
    return { ...rest, nombre: own, columnas: campos.map((campo) => ({ campo, titulo: "" })) };
  }
  const found = (await listLayouts(tx)).find((layout) => layout.id === id);
  return found ?? fail("payroll.layout_not_found");
}

async function fileOf(
  rows: readonly PayrollRow[],
  layout: UsedLayout,
  file: { mes: string; tipo: "csv" | "xlsx"; language: Language },
): Promise<FileAnswer> {
  const words = wordsIn(file.language, "company/payroll-words");
  const columns = layout.columnas.map(({ campo }) => campo);
  const heading = layout.columnas.map(({ campo, titulo }) =>
    titulo === "" ? words.column[campo] : titulo,
  );
  const cells = cellsOf(rows, layout.filas, columns, {
    concept: (concept) => words.column[concept],
    unit: (unit) => words.unit[unit],
  });
  const name = `${words.file}-${file.mes}.${file.tipo}`;
  if (file.tipo === "csv") {
    return csvFile(name, [heading, ...cells.map((row) => row.map((cell) => textOf(cell, layout)))]);
  }
  const sheet = { sheet: words.sheet, rows: [heading, ...cells.map((row) => row.map(written))] };
  return workbookFile(name, [sheet]);
}

function textOf(cell: PayCell, { decimal }: Pick<UsedLayout, "decimal">): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  if ("day" in cell) return formatDate(cell.day);
  return String(cell.amount).replace(".", decimal);
}

function written(cell: PayCell) {
  if (cell === null || typeof cell === "string") return cell;
  return "day" in cell ? ({ kind: "date", date: cell.day } as const) : cell.amount;
}
