import type { Language } from "@atrio/contract/common";
import { medicalKinds } from "@atrio/contract/kinds";
import type { RequestPreview } from "@atrio/contract/leave/absences";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { addDays } from "../../../lib/calendar/dates.ts";
import { formatDays } from "../../../lib/calendar/format.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { fill, wordsIn } from "../../../lib/words/words.ts";
import type { LeaveRule, Slice } from "../entitlements/entitlements.service.ts";

import { readAwayColleagues, readDeciders } from "./absences.read.ts";
import type { Away, Decider } from "./absences.read.ts";
import { toDayCost } from "./days/days.rules.ts";
import { totalCost } from "./judging/judging.rules.ts";
import type { Problem } from "./judging/judging.rules.ts";
import { judgeAsked, overlapDays, problemText } from "./judging/judging.service.ts";
import type { AskInput } from "./judging/judging.service.ts";

type Note = RequestPreview["avisos"][number];

/** Approvers, as a form names them. */
export type Deciding = Pick<RequestPreview, "deciden"> & { notes: Note[] };

/** Problems as they are shown beside their fields. */
export function shownProblems(
  language: Language,
  problems: readonly Problem[],
): RequestPreview["problemas"] {
  return problems.map((one) => ({
    code: one.code,
    message: problemText(language, one),
    field: one.field,
  }));
}

/** The supervisors who must decide a request of the caller's today; none where it is the office's. */
export async function previewDeciders(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  input: Pick<AskInput, "actor" | "language"> & { decide?: LeaveRule["decide"] | undefined },
): Promise<Deciding> {
  const { actor, language } = input;
  const key = {
    trabajador_id: actor.trabajador_id,
    today: todayIn(actor.zona_horaria, ctx.clock),
  };
  const deciders = input.decide === "administrador" ? [] : await readDeciders(tx, key);
  if (deciders.length === 0) {
    const message = wordsIn(language, "leave/asking-notes").no_deciders;
    return { deciden: [], notes: [{ code: "no_deciders", message }] };
  }
  const away = deciders.filter((one) => one.ausente);
  const notes = away.map((one) => ({
    code: "decider_absent" as const,
    message: absentText(one, language),
  }));
  return { deciden: deciders, notes };
}

function absentText(decider: Decider, language: Language): string {
  const { nombre_completo } = decider.supervisor;
  const words = wordsIn(language, "leave/asking-notes");
  if (decider.delegado?.nombre_completo === undefined) {
    return fill(words.decider_absent, { name: nombre_completo });
  }
  return fill(words.decider_delegated, {
    name: nombre_completo,
    delegate: decider.delegado?.nombre_completo,
  });
}

/** Preview of a request of days: cost, problems and colleagues away; nothing is stored. */
export async function previewAbsence(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  input: AskInput,
): Promise<RequestPreview> {
  const { actor, language } = input;
  const judged = await judgeAsked(ctx, tx, input);
  const { rule, days, balance, limits } = judged;
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const dates = [...new Set(days.map((day) => day.fecha))];
  const [team, deciding] = await Promise.all([
    dates.length === 0
      ? []
      : readAwayColleagues(tx, { trabajador_id: actor.trabajador_id, today, dates }),
    previewDeciders(ctx, tx, { actor, language, decide: rule?.decide }),
  ]);
  const limit = limits?.limite ?? null;
  return {
    unidad: rule?.unidad ?? null,
    coste: totalCost(days),
    dias: days.map(toDayCost),
    saldo: balance === null ? null : { saldo: balance.saldo, anyos: balance.anyos },
    limite: limit,
    problemas: shownProblems(language, judged.problems),
    avisos: [...notesOf(rule, { language, today, days, team }), ...deciding.notes],
    solapes: overlapDays(judged.overlaps),
    equipo: team,
    deciden: deciding.deciden,
    importe: null,
    tarifa_km: null,
  };
}

function notesOf(
  rule: LeaveRule | undefined,
  about: { language: Language; today: string; days: readonly Slice[]; team: readonly Away[] },
): Note[] {
  const { language, today, days, team } = about;
  const words = wordsIn(language, "leave/asking-notes");
  const notes: Note[] = [];
  const first = days[0]?.fecha;
  if (rule !== undefined && first !== undefined && first >= today) {
    const isLate = first < addDays(today, rule.preaviso_dias);
    const notice = { days: formatDays(rule.preaviso_dias, language) };
    if (isLate) notes.push({ code: "notice", message: fill(words.notice, notice) });
  }
  if (team.length > 0) {
    notes.push({ code: "team_away", message: fill(words.team_away, { count: team.length }) });
  }
  if (rule !== undefined && medicalKinds.includes(rule.pe_solicitud_tipo_id)) {
    notes.push({ code: "documents_later", message: words.documents_later });
  }
  return notes;
}
