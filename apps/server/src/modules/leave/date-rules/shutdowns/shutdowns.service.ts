import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import { requestKinds } from "@atrio/contract/kinds";
import type * as contract from "@atrio/contract/leave/shutdowns";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { readScheduledDates } from "../../../time/schedules/schedules.service.ts";
import { readAbsences } from "../../away/away.read.ts";
import { readLedgers } from "../../entitlements/balances/balances.read.ts";
import { readLeaveRules } from "../../entitlements/entitlements.read.ts";
import { judgeBalance } from "../../entitlements/entitlements.service.ts";
import { refuseFields, requireScope } from "../date-rules.service.ts";
import type { Office } from "../date-rules.service.ts";

import { readConcerned, readShutdownPeople } from "./shutdowns.read.ts";
import type { Concerned, ShutdownScope } from "./shutdowns.read.ts";
import {
  findShutdown,
  insertPlaces,
  insertShutdown,
  noteUndone,
  saveException,
} from "./shutdowns.repo.ts";
import { freeDates, isShutdownRange, shownProblem } from "./shutdowns.rules.ts";

type Stated = EndpointInput<typeof contract.createShutdown>["body"];
type Preview = contract.ShutdownPreview;
type PeopleFilters = EndpointInput<typeof contract.listShutdownPeople>["query"]["paramsFront"];
type PeoplePage = EndpointResponse<typeof contract.listShutdownPeople>;

/** People without enough holidays who are named in a preview. */
const mostNamed = 200;

/** Refuses a closure that cannot be. Errors: leave.rule_invalid, leave.kind_unknown. */
async function requirePossible(tx: Tx, today: string, stated: Stated) {
  if (!isShutdownRange(stated.desde, stated.hasta)) refuseFields(["hasta"]);
  await requireScope(tx, today, stated);
  const [rule] = await readLeaveRules(tx, { kind: requestKinds.holidays, language: "es" });
  return rule ?? fail("leave.kind_unknown");
}

/** Days of a closure that each person would still lose. */
async function readFree(
  tx: Tx,
  scope: ShutdownScope,
  people: readonly Concerned[],
): Promise<Map<number, { all: string[]; working: string[] }>> {
  const { desde, hasta } = scope;
  const range = { trabajador_ids: people.map((one) => one.trabajador_id), desde, hasta };
  const [rows, scheduled] = await Promise.all([
    readAbsences(tx, range),
    readScheduledDates(tx, range),
  ]);
  const awayOf = Map.groupBy(rows, (row) => row.trabajador_id);
  return new Map(
    people.map((one) => {
      const away = new Set(awayOf.get(one.trabajador_id)?.map((row) => row.fecha));
      const all = freeDates(scope, { ...one, away });
      const works = scheduled.get(one.trabajador_id);
      return [one.trabajador_id, { all, working: all.filter((date) => works?.has(date) === true) }];
    }),
  );
}

/**
 * Effect of a closure before it is stored (Rule LEAVE-103), with as many statements in a company of any size.
 * Errors: leave.rule_invalid, leave.kind_unknown.
 */
export async function previewShutdown(
  ctx: AppContext,
  actor: Actor,
  stated: Stated,
): Promise<Preview> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const rule = await requirePossible(tx, today, stated);
    const left = new Set(stated.exceptuados);
    const people = (await readConcerned(tx, stated)).filter((one) => !left.has(one.trabajador_id));
    const free = await readFree(tx, stated, people);
    const datesFor = ({ trabajador_id }: Concerned): string[] => {
      const found = free.get(trabajador_id);
      return (rule.unidad === "naturales" ? found?.all : found?.working) ?? [];
    };
    const lacking = stated.descuenta
      ? await readLacking(tx, people, { rule, today, datesFor })
      : [];
    const counts = people.map((one) => free.get(one.trabajador_id)?.working.length ?? 0);
    return {
      personas: people.length,
      dias: Math.max(0, ...people.map((one) => datesFor(one).length)),
      sin_dias: counts.filter((count) => count === 0).length,
      sin_saldo: lacking.slice(0, mostNamed),
      sin_saldo_total: lacking.length,
    };
  });
}

type Charge = {
  rule: { saldo: "vacaciones" | "asuntos_propios" | "horas_retribuidas" | "domingos" | null };
  today: string;
  datesFor: (one: Concerned) => string[];
};

/** People whose holidays do not suffice, by name. */
async function readLacking(
  tx: Tx,
  people: readonly Concerned[],
  { rule, today, datesFor }: Charge,
): Promise<Preview["sin_saldo"]> {
  const { saldo } = rule;
  if (saldo === null) return [];
  const ids = people.map((one) => one.trabajador_id);
  const ledgers = new Map(
    (await readLedgers(tx, { trabajador_ids: ids, saldo })).map((one) => [one.trabajador_id, one]),
  );
  return people.flatMap((one) => {
    const dates = datesFor(one);
    const ledger = ledgers.get(one.trabajador_id);
    if (ledger === undefined || dates.length === 0) return [];
    const uses = dates.map((fecha) => ({ fecha, coste: 1 }));
    const { shortage } = judgeBalance(ledger, { saldo, uses, today });
    if (shortage === null) return [];
    const disponible = Math.max(0, shortage.available);
    return [{ persona: one.persona, dias: dates.length, disponible }];
  });
}

/**
 * Stores a closure and has the absence of each person entered (Rule LEAVE-103). Errors: leave.rule_invalid,
 * leave.kind_unknown.
 */
export async function createShutdown(
  ctx: AppContext,
  { actor, meta }: Office,
  stated: Stated,
): Promise<number> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return ctx.db.tenant(
    actor.empresa_id,
    async (tx) => {
      await requirePossible(tx, today, stated);
      const { nombre, desde, hasta, descuenta, centro_trabajo_id, departamento } = stated;
      const row = { nombre, desde, hasta, descuenta, centro_trabajo_id, departamento };
      const id = await insertShutdown(tx, {
        ...row,
        autor_id: actor.trabajador_id,
        creado_en: ctx.clock.now().toString(),
      });
      const people = await readConcerned(tx, stated);
      await insertPlaces(tx, {
        id,
        trabajador_ids: people.map((one) => one.trabajador_id),
        exceptuados: stated.exceptuados,
      });
      await recordAudit(tx, {
        ...byActor(actor, meta.ip),
        accion: "cierre_empresa.creado",
        objeto: "cierre_empresa",
        objeto_id: id,
        detalle: { ...row, personas: people.length },
      });
      await enqueue(ctx, tx, actor, id);
      return id;
    },
    meta.once,
  );
}

async function enqueue(ctx: AppContext, tx: Tx, actor: Actor, cierre_id: number): Promise<void> {
  await ctx.jobs.enqueue(tx, "shutdowns.apply", { empresa_id: actor.empresa_id, cierre_id });
}

/** A page of a closure's people. Errors: leave.date_rule_not_found. */
export async function listShutdownPeople(
  ctx: AppContext,
  actor: Actor,
  { id, ...filters }: PeopleFilters & { id: number },
): Promise<PeoplePage> {
  const [found, page] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([findShutdown(tx, id), readShutdownPeople(tx, { id, ...filters })]),
  );
  if (found === undefined) fail("leave.date_rule_not_found");
  const data = page.data.map((row) => ({ ...row, problema: shownProblem(row.problema) }));
  return { data, total: page.total };
}

/**
 * Leaves somebody out of a closure, takes them in again, or has their absence tried again. Errors:
 * leave.date_rule_not_found, worker.not_found.
 */
export async function exceptFromShutdown(
  ctx: AppContext,
  { actor, meta }: Office,
  input: { id: number; trabajador_id: number; exceptuado: boolean },
): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    if ((await findShutdown(tx, input.id)) === undefined) fail("leave.date_rule_not_found");
    if (!(await saveException(tx, input))) fail("worker.not_found");
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "cierre_empresa.excepcion",
      objeto: "cierre_empresa",
      objeto_id: input.id,
      detalle: { trabajador_id: input.trabajador_id, exceptuado: input.exceptuado },
    });
    await enqueue(ctx, tx, actor, input.id);
  });
}

/** Undoes a closure; again it changes nothing. Errors: leave.date_rule_not_found. */
export async function undoShutdown(
  ctx: AppContext,
  { actor, meta }: Office,
  id: number,
): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const found = (await findShutdown(tx, id)) ?? fail("leave.date_rule_not_found");
    const undone = { id, anulado_en: ctx.clock.now().toString(), anulado_por: actor.trabajador_id };
    if (!(await noteUndone(tx, undone))) return;
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "cierre_empresa.anulado",
      objeto: "cierre_empresa",
      objeto_id: id,
      detalle: { nombre: found.nombre, desde: found.desde, hasta: found.hasta },
    });
    await enqueue(ctx, tx, actor, id);
  });
}
