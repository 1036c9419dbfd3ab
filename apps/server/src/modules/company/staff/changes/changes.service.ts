import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { byActor, recordAudits } from "../../../access/audit/audit.service.ts";
import { addContract, contractOf } from "../../../papers/documents/office/papers.service.ts";
import { inviteWorkers } from "../../invitations/invitations.service.ts";
import { readCodes, readStaffIds } from "../staff.read.ts";
import type { StaffFilter } from "../staff.read.ts";
import { momentOf } from "../staff.service.ts";

import { assignFrom, lockTargets, maySupervise, superviseFrom } from "./changes.repo.ts";
import type { Target } from "./changes.repo.ts";

/** People of an act: some, or all that a filter leaves. */
type Chosen = {
  trabajadores_ids?: readonly number[] | undefined;
  filtro?: StaffFilter | undefined;
};

type Change = Chosen & {
  desde: string;
  centro_trabajo_id?: number | undefined;
  horario_id?: number | undefined;
  supervisores_ids?: readonly number[] | undefined;
  /** For one person only. */
  contrato?: Terms | undefined;
};

type Terms = {
  codigo_contrato: string;
  horas_semanales: number;
  jornada_porcentaje: number;
  fecha_fin?: string | undefined;
  puesto: string;
};

type Author = { actor: Actor; ip: string; language: Language };

/** Ids of the chosen people of the company. Errors: staff.nobody. */
async function idsOf(ctx: AppContext, { actor }: Author, chosen: Chosen): Promise<number[]> {
  const { trabajadores_ids, filtro } = chosen;
  if (trabajadores_ids !== undefined) return [...new Set(trabajadores_ids)];
  if (filtro === undefined) fail("staff.nobody");
  const moment = momentOf(ctx, actor);
  return ctx.db.read(actor.empresa_id, (tx) => readStaffIds(tx, moment, filtro));
}

/**
 * Another centre, schedule or other supervisors from a day on (Rule PEOPLE-55): periods before it stay, later
 * ones give way. People who have left by then are left out. Answers how many people have changed. Errors:
 * staff.nobody, staff.nothing, staff.after_end, staff.not_supervisor, staff.own_supervisor, request.invalid.
 */
export async function changeStaff(
  ctx: AppContext,
  author: Author,
  change: Change,
): Promise<{ personas: number }> {
  const { centro_trabajo_id, horario_id, supervisores_ids, contrato, desde } = change;
  const asked = [centro_trabajo_id, horario_id, supervisores_ids, contrato];
  if (asked.every((part) => part === undefined)) {
    fail("staff.nothing");
  }
  const ids = await idsOf(ctx, author, change);
  if (ids.length === 0) fail("staff.nobody");
  if (contrato !== undefined && ids.length > 1) fail("staff.one_contract");
  return ctx.db.tenant(author.actor.empresa_id, async (tx) => {
    await requireParts(tx, change, ids);
    const targets = await lockTargets(tx, { ids, desde });
    if (targets.length === 0) {
      fail("staff.after_end", { fields: { desde: ["staff.after_end"] } });
    }
    const parts = {
      centro:
        centro_trabajo_id === undefined
          ? []
          : await assignFrom(tx, "centro", { targets, value: centro_trabajo_id }),
      horario:
        horario_id === undefined
          ? []
          : await assignFrom(tx, "horario", { targets, value: horario_id }),
      responsables:
        supervisores_ids === undefined
          ? []
          : await superviseFrom(tx, { targets, supervisors: supervisores_ids }),
      contrato:
        contrato === undefined ? [] : await contractFrom(ctx, tx, { author, contrato, targets }),
    };
    const changed = [...new Set(Object.values(parts).flat())];
    await recordAudits(
      tx,
      { ...byActor(author.actor, author.ip), accion: "trabajador.cambio", objeto: "trabajador" },
      changed.map((id) => ({ objeto_id: id, detalle: { desde, que: namesOf(parts, id) } })),
    );
    return { personas: changed.length };
  });
}

/** Another contract of one person from the day on. Errors: contract.overlap, contract.dates. */
async function contractFrom(
  ctx: AppContext,
  tx: Tx,
  input: { author: Author; contrato: Terms; targets: readonly Target[] },
): Promise<number[]> {
  const { author, contrato, targets } = input;
  for (const { id, dia } of targets) {
    const terms = { ...contrato, trabajador_id: id, fecha_inicio: dia };
    await addContract(ctx, tx, author, { ...contractOf(ctx, author, terms), file: undefined });
  }
  return targets.map(({ id }) => id);
}

function namesOf(parts: Record<string, number[]>, id: number): string {
  return Object.entries(parts)
    .filter(([, ids]) => ids.includes(id))
    .map(([name]) => name)
    .join(" ");
}

/** Centre, schedule and supervisors are the company's. */
async function requireParts(tx: Tx, change: Change, ids: readonly number[]): Promise<void> {
  const { centro_trabajo_id = null, horario_id = null, supervisores_ids = [], desde } = change;
  const found = await readCodes(tx, { centro_trabajo_id, horario_id, supervisores_ids });
  const field = (name: string): never =>
    fail("request.invalid", { fields: { [name]: ["request.field_invalid"] } });
  if (centro_trabajo_id !== null && found.centro === null) field("centro_trabajo_id");
  if (horario_id !== null && found.horario === null) field("horario_id");
  if (!(await maySupervise(tx, { ids: supervisores_ids, desde }))) {
    fail("staff.not_supervisor", { fields: { supervisores_ids: ["staff.not_supervisor"] } });
  }
  const [only] = ids;
  if (ids.length === 1 && only !== undefined && supervisores_ids.includes(only)) {
    fail("staff.own_supervisor", { fields: { supervisores_ids: ["staff.own_supervisor"] } });
  }
}

/** Invites the chosen people who have no password yet, again where they have a link. Errors: staff.nobody. */
export async function inviteStaff(
  ctx: AppContext,
  author: Author,
  chosen: Chosen,
): Promise<{ invitados: number }> {
  const trabajadores_ids = await idsOf(ctx, author, chosen);
  if (trabajadores_ids.length === 0) fail("staff.nobody");
  const { actor } = author;
  const asked = { trabajadores_ids, otra_vez: true, actor };
  return { invitados: await inviteWorkers(ctx, actor.empresa_id, asked) };
}
