import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Once } from "../../../../db/once.ts";
import { fail } from "../../../../http/errors.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { addContract, contractOf } from "../../../papers/documents/office/papers.service.ts";
import { inviteWorkers } from "../../invitations/invitations.service.ts";
import { readCodes, readIdByCode } from "../../staff/staff.read.ts";
import type { Codes } from "../../staff/staff.read.ts";
import { planRows, writeRows } from "../imports.service.ts";
import type { PersonItem } from "../people/people.rules.ts";

import { fieldErrors, sourcesOf, takenField } from "./hiring.rules.ts";
import type { HireForm } from "./hiring.rules.ts";

type Caller = { actor: Actor; ip: string; language: Language; once: Once | undefined };

type Hire = HireForm & {
  centro_trabajo_id?: number | undefined;
  horario_id?: number | undefined;
  supervisores_ids: readonly number[];
  contrato?:
    | {
        codigo_contrato: string;
        horas_semanales: number;
        jornada_porcentaje: number;
        fecha_fin?: string | undefined;
      }
    | undefined;
  invitar: boolean;
};

/**
 * Adds a person by the rules of the import (Rule PEOPLE-54), with a contract where one is given, and invites
 * them where that is asked for. Errors: request.invalid with the fields at fault, contract.dates.
 */
export async function hireWorker(
  ctx: AppContext,
  caller: Caller,
  body: Hire,
): Promise<{ id: number }> {
  const { actor, once } = caller;
  const { empresa_id } = actor;
  const { invitar } = body;
  const hired = await ctx.db.tenant(empresa_id, (tx) => addPerson(ctx, tx, caller, body), once);
  if (invitar) {
    await inviteWorkers(ctx, empresa_id, {
      trabajadores_ids: [hired.id],
      otra_vez: false,
      actor,
    });
  }
  return hired;
}

async function addPerson(
  ctx: AppContext,
  tx: Tx,
  caller: Caller,
  body: Hire,
): Promise<{ id: number }> {
  const { actor } = caller;
  const { centro_trabajo_id, horario_id, supervisores_ids, contrato, invitar: _, ...form } = body;
  const given = await requireCodes(tx, { centro_trabajo_id, horario_id, supervisores_ids });
  const { plan, snapshot } = await planRows(ctx, tx, {
    companyId: actor.empresa_id,
    sources: sourcesOf(form, given),
  });
  const [outcome] = plan.trabajadores;
  if (outcome !== undefined && outcome.item.id !== null) {
    const known = snapshot.trabajadores.find(({ id }) => id === outcome.item.id);
    fail("request.invalid", {
      fields: takenField(form, known?.fields ?? { codigo: "", nif: null }),
    });
  }
  if (plan.problems.length > 0 || outcome === undefined) {
    fail("request.invalid", { fields: fieldErrors(plan.problems) });
  }
  await writeRows(tx, { plan, today: snapshot.hoy });
  const id = await readIdByCode(tx, outcome.item.fields.codigo);
  if (contrato !== undefined) await writeContract(ctx, tx, caller, { id, contrato, ...outcome });
  await recordAudit(tx, {
    ...byActor(actor, caller.ip),
    accion: "trabajador.alta",
    objeto: "trabajador",
    objeto_id: id,
    detalle: { desde: outcome.item.fields.fecha_alta },
  });
  return { id };
}

/** The contract of a new person from the first day on. */
async function writeContract(
  ctx: AppContext,
  tx: Tx,
  caller: Caller,
  { id, contrato, item }: { id: number; contrato: NonNullable<Hire["contrato"]>; item: PersonItem },
): Promise<void> {
  const { fecha_alta, puesto } = item.fields;
  if (puesto === null) fail("request.invalid", { fields: { puesto: ["request.required"] } });
  const terms = { ...contrato, trabajador_id: id, fecha_inicio: fecha_alta, puesto };
  await addContract(ctx, tx, caller, { ...contractOf(ctx, caller, terms), file: undefined });
}

type Ids = {
  centro_trabajo_id?: number | undefined;
  horario_id?: number | undefined;
  supervisores_ids: readonly number[];
};

/** Codes of the centre, the schedule and the supervisors. Errors: request.invalid with the field. */
async function requireCodes(tx: Tx, ids: Ids): Promise<Codes> {
  const found = await readCodes(tx, {
    centro_trabajo_id: ids.centro_trabajo_id ?? null,
    horario_id: ids.horario_id ?? null,
    supervisores_ids: ids.supervisores_ids,
  });
  const wrong = [
    ...(ids.centro_trabajo_id !== undefined && found.centro === null ? ["centro_trabajo_id"] : []),
    ...(ids.horario_id !== undefined && found.horario === null ? ["horario_id"] : []),
    ...(found.supervisores.length < new Set(ids.supervisores_ids).size ? ["supervisores_ids"] : []),
  ];
  if (wrong.length > 0) {
    fail("request.invalid", {
      fields: Object.fromEntries(wrong.map((field) => [field, ["request.field_invalid" as const]])),
    });
  }
  return found;
}
