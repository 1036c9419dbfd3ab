import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import { restRules } from "@atrio/contract/shifts/rest-rules";
import type {
  RestLevel,
  RestRule,
  RestRuleLevel,
  RestWarning,
} from "@atrio/contract/shifts/rest-rules";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import {
  allWarnings,
  aroundOf,
  companyLevels,
  readShiftsById,
  readWorkBook,
  shiftsOf,
  warningsOf,
} from "./judging.service.ts";
import type { Range } from "./judging.service.ts";
import { saveLevels } from "./rest.repo.ts";
import { areAtOnce, daysOfNotice, defaultLevel, newBreaks, shortNotice } from "./rest.rules.ts";

/** A worker's day with a shift, in the shift's zone. */
type ShiftDay = { trabajador_id: number; fecha: string; zona_horaria: string };

/** Rules that the shifts of workers break on the dates of a range; rules that are off are left out. */
export async function readWarnings(tx: Tx, range: Range): Promise<RestWarning[]> {
  if (range.trabajador_ids.length === 0) return [];
  return allWarnings(await readWorkBook(tx, range));
}

/**
 * Runs a change of shifts and answers the rules that it breaks and that were kept before, on the dates
 * of a range or around it.
 */
export async function changeAndJudge<T>(
  tx: Tx,
  range: Range,
  change: () => Promise<T>,
): Promise<{ changed: T; broken: RestWarning[] }> {
  const around = { ...range, ...aroundOf(range) };
  const before = Map.groupBy(await readWarnings(tx, around), (one) => one.trabajador_id);
  const changed = await change();
  const after = Map.groupBy(await readWarnings(tx, around), (one) => one.trabajador_id);
  const broken = [...after].flatMap(([id, own]) => newBreaks(before.get(id) ?? [], own));
  return { changed, broken };
}

/**
 * Refuses newly broken rules (Rule SHIFTS-28): hard ones always, soft ones without a reason. Errors:
 * shift.rule_broken, shift.reason_required.
 */
export function refuseBreaks(broken: readonly RestWarning[], motivo: string | undefined): void {
  refuseHard(broken);
  if (broken.length > 0 && motivo === undefined) {
    fail("shift.reason_required", {
      fields: { motivo: ["shift.reason_required"] },
      values: namesOf(broken),
    });
  }
}

/** Runs a change of shifts within the rules. Errors: shift.rule_broken, shift.reason_required. */
export async function changeWithinRules<T>(
  tx: Tx,
  { motivo, ...range }: Range & { motivo: string | undefined },
  change: () => Promise<T>,
): Promise<T> {
  const { changed, broken } = await changeAndJudge(tx, range, change);
  refuseBreaks(broken, motivo);
  return changed;
}

/** Shifts that people would get and lose. */
type Moves = Record<"given" | "taken", ReadonlyArray<{ turno_id: number; trabajador_id: number }>>;

/**
 * Rules that moves of shifts would break and that are kept now, with whether somebody would have two
 * shifts at the same time. Nothing is written.
 */
export async function previewMoves(
  tx: Tx,
  { given, taken }: Moves,
  dates: { from: string; to: string },
): Promise<{ avisos: RestWarning[]; isDouble: boolean }> {
  const trabajador_ids = [...new Set([...given, ...taken].map((one) => one.trabajador_id))];
  const book = await readWorkBook(tx, { trabajador_ids, ...aroundOf(dates) });
  const added = await readShiftsById(
    tx,
    given.map(({ turno_id }) => turno_id),
  );
  const of = <T extends { trabajador_id: number }>(all: readonly T[], id: number): T[] =>
    all.filter((one) => one.trabajador_id === id);
  const outcomes = trabajador_ids.map((id) => {
    const gone = new Set(of(taken, id).map(({ turno_id }) => turno_id));
    const kept = shiftsOf(book, id).filter(({ turno_id }) => !gone.has(turno_id));
    const got = of(given, id).flatMap(({ turno_id }) => added.get(turno_id) ?? []);
    const isDouble = got.some((one) => kept.some((other) => areAtOnce(one, other)));
    const broken = newBreaks(warningsOf(book, id), warningsOf(book, id, [...kept, ...got]));
    return { broken, isDouble };
  });
  return {
    avisos: outcomes.flatMap(({ broken }) => broken),
    isDouble: outcomes.some((one) => one.isDouble),
  };
}

/** Refuses breaks of hard rules. Errors: shift.rule_broken. */
export function refuseHard(avisos: readonly RestWarning[]): void {
  const hard = avisos.filter(({ nivel }) => nivel === "dura");
  if (hard.length > 0) fail("shift.rule_broken", { values: namesOf(hard) });
}

/** Changes of published shifts with fewer than five days' notice (Rule SHIFTS-29), unless the rule is off. */
export async function lateChanges(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  days: readonly ShiftDay[],
): Promise<RestWarning[]> {
  const now = ctx.clock.now().epochMilliseconds;
  const late = days.flatMap(({ trabajador_id, ...day }) => {
    const valor = shortNotice(day, now);
    return valor === null ? [] : [{ trabajador_id, fecha: day.fecha, valor }];
  });
  if (late.length === 0) return [];
  const norma = "preaviso";
  const nivel = (await companyLevels(tx)).get(norma) ?? defaultLevel(norma);
  if (nivel === "ninguna") return [];
  return late.map((one) => ({ ...one, norma, nivel, limite: daysOfNotice }));
}

/** Refuses changes that come too late, by the level of the rule. Errors: shift.rule_broken, shift.reason_required. */
export async function requireNotice(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  { days, motivo }: { days: readonly ShiftDay[]; motivo: string | undefined },
): Promise<void> {
  refuseBreaks(await lateChanges(ctx, tx, days), motivo);
}

/** Refuses to publish shifts of a range that break a hard rule (Rule SHIFTS-28). Errors: shift.rule_broken. */
export async function refuseHardBreaks(tx: Tx, range: Range): Promise<void> {
  refuseHard(await readWarnings(tx, range));
}

function namesOf(broken: ReadonlyArray<Pick<RestWarning, "norma">>) {
  const rules = restRules.filter((rule) => broken.some(({ norma }) => norma === rule));
  return (language: Language) => {
    const words = wordsIn(language, "shifts/rest-words");
    return { reglas: rules.map((rule) => words[rule].name).join("; ") };
  };
}

/** Rules of rest and working time with the company's levels, in a language. */
export async function listLevels(
  ctx: AppContext,
  actor: Actor,
  language: Language,
): Promise<RestRuleLevel[]> {
  const levels = await ctx.db.read(actor.empresa_id, async (tx) => companyLevels(tx));
  const words = wordsIn(language, "shifts/rest-words");
  return restRules.map((norma) => ({
    norma,
    nombre: words[norma].name,
    articulo: words[norma].article,
    nivel: levels.get(norma) ?? defaultLevel(norma),
  }));
}

/** Makes rules hard, soft or off; answers all of them. */
export async function changeLevels(
  ctx: AppContext,
  actor: Actor,
  {
    normas,
    ip,
    language,
  }: {
    normas: ReadonlyArray<{ norma: RestRule; nivel: RestLevel }>;
    ip: string;
    language: Language;
  },
): Promise<RestRuleLevel[]> {
  const unique = [...new Map(normas.map((one) => [one.norma, one])).values()];
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    await saveLevels(tx, unique);
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "turno_normas.cambiadas",
      objeto: "turno_norma",
      detalle: Object.fromEntries(unique.map(({ norma, nivel }) => [norma, nivel])),
    });
  });
  return listLevels(ctx, actor, language);
}
