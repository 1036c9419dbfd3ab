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
import { addDays, epochDay } from "../../../lib/calendar/dates.ts";
import { intervalsOf, stretchesOf } from "../../../lib/calendar/stretches.ts";
import { dateAt } from "../../../lib/calendar/zone.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { readLevels, readWorkerShifts } from "./rest.read.ts";
import type { WorkerShiftRow } from "./rest.read.ts";
import { saveLevels } from "./rest.repo.ts";
import { defaultLevel, findBreaks, newBreaks } from "./rest.rules.ts";
import type { WorkedShift } from "./rest.rules.ts";

type Levels = ReadonlyMap<RestRule, RestLevel>;
type Range = { trabajador_ids: readonly number[]; from: string; to: string };

/** Date of a shift in its zone. */
type ShiftDay = { fecha: string; zona_horaria: string };

/** Days between a change of a published shift and the shift (ET art. 34.2). */
const daysOfNotice = 5;

/** Days that the rules look back and ahead of a range. */
const reach = { back: 28, ahead: 14 } as const;

/** Rules that the shifts of workers break on the dates of a range; rules that are off are left out. */
export async function readWarnings(tx: Tx, range: Range): Promise<RestWarning[]> {
  const { trabajador_ids } = range;
  if (trabajador_ids.length === 0) return [];
  const [levels, rows] = await Promise.all([
    companyLevels(tx),
    readWorkerShifts(tx, {
      trabajador_ids,
      from: addDays(range.from, -reach.back),
      to: addDays(range.to, reach.ahead),
    }),
  ]);
  const byWorker = Map.groupBy(rows, ({ trabajador_id }) => trabajador_id);
  return [...byWorker].flatMap(([trabajador_id, own]) =>
    findBreaks(own.map(toWorkedShift), {
      from: range.from,
      to: range.to,
      born: own[0]?.fecha_nacimiento ?? null,
    }).flatMap((one): RestWarning[] => {
      const nivel = levels.get(one.norma) ?? defaultLevel(one.norma);
      return nivel === "ninguna" ? [] : [{ trabajador_id, nivel, ...one }];
    }),
  );
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
  const around = { ...range, from: addDays(range.from, -7), to: addDays(range.to, reach.ahead) };
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
  const hard = broken.filter(({ nivel }) => nivel === "dura");
  if (hard.length > 0) fail("shift.rule_broken", { values: namesOf(hard) });
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

/**
 * Refuses changes of published shifts with fewer than five days' notice (Rule SHIFTS-29), by the level of
 * the rule. Errors: shift.rule_broken, shift.reason_required.
 */
export async function requireNotice(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  { days, motivo }: { days: readonly ShiftDay[]; motivo: string | undefined },
): Promise<void> {
  const now = ctx.clock.now().epochMilliseconds;
  const isLate = ({ fecha, zona_horaria }: ShiftDay): boolean => {
    const notice = epochDay(fecha) - epochDay(dateAt(zona_horaria, now));
    return notice >= 0 && notice < daysOfNotice;
  };
  if (!days.some((day) => isLate(day))) return;
  const nivel = (await companyLevels(tx)).get("preaviso") ?? defaultLevel("preaviso");
  const names = namesOf([{ norma: "preaviso" }]);
  if (nivel === "dura") fail("shift.rule_broken", { values: names });
  if (nivel === "blanda" && motivo === undefined) {
    fail("shift.reason_required", {
      fields: { motivo: ["shift.reason_required"] },
      values: names,
    });
  }
}

/** Refuses the shifts of a range that break a hard rule. Errors: shift.rule_broken. */
export async function refuseHardBreaks(tx: Tx, range: Range): Promise<void> {
  const hard = (await readWarnings(tx, range)).filter(({ nivel }) => nivel === "dura");
  if (hard.length > 0) fail("shift.rule_broken", { values: namesOf(hard) });
}

function namesOf(broken: ReadonlyArray<Pick<RestWarning, "norma">>) {
  const rules = restRules.filter((rule) => broken.some(({ norma }) => norma === rule));
  return (language: Language) => {
    const words = wordsIn(language, "shifts/rest-words");
    return { reglas: rules.map((rule) => words[rule].name).join("; ") };
  };
}

async function companyLevels(tx: Tx): Promise<Levels> {
  return new Map((await readLevels(tx)).map(({ norma, nivel }) => [norma, nivel]));
}

function toWorkedShift(row: WorkerShiftRow): WorkedShift {
  const { turno_id, fecha, zona_horaria, start, end } = row;
  const pausas = row.pausas.map((pause) => ({ ...pause, cuenta_como_trabajo: false }));
  return {
    turno_id,
    fecha,
    zona_horaria,
    periodo: { start, end },
    work: intervalsOf(stretchesOf(row), fecha, zona_horaria),
    effort: intervalsOf(stretchesOf({ ...row, pausas }), fecha, zona_horaria),
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
