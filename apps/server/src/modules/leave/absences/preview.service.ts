import type { Language } from "@atrio/contract/common";
import { medicalKinds } from "@atrio/contract/kinds";
import type { RequestPreview } from "@atrio/contract/leave/absences";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { addDays } from "../../../lib/calendar/dates.ts";
import { formatDay, formatDays, formatDuration, formatList } from "../../../lib/calendar/format.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { fill, wordsIn } from "../../../lib/words/words.ts";
import { readCoverageIfAway } from "../away/away.service.ts";
import { namesOf } from "../date-rules/applying.service.ts";
import type { LeaveRule, Slice } from "../entitlements/entitlements.service.ts";

import {
  readAwayColleagues,
  readColleagueIds,
  readDeciders,
  readWorkedDays,
} from "./absences.read.ts";
import type { Away, Decider } from "./absences.read.ts";
import { isWholeDay, toDayCost } from "./days/days.rules.ts";
import { totalCost } from "./judging/judging.rules.ts";
import type { Problem } from "./judging/judging.rules.ts";
import { judgeAsked, overlapDays, problemText } from "./judging/judging.service.ts";
import type { AskInput, Judged } from "./judging/judging.service.ts";

type Note = RequestPreview["avisos"][number];

/** Problems that the worker may confirm, rather than mend (Rule LEAVE-75). */
const confirmable: ReadonlySet<string> = new Set(["expense.repeated", "expense.old"]);

/** More worked days than these are not listed. */
const mostWorkedDays = 5;

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
    confirmable: confirmable.has(one.code),
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
  const past = days.filter((day) => day.fecha <= today && isWholeDay(day)).map((day) => day.fecha);
  const [{ team, coverage }, worked, deciding] = await Promise.all([
    readTeam(tx, { trabajador_id: actor.trabajador_id, today, days }),
    past.length === 0
      ? []
      : readWorkedDays(tx, { trabajador_id: actor.trabajador_id, dates: past }),
    previewDeciders(ctx, tx, { actor, language, decide: rule?.decide }),
  ]);
  const limit = limits?.limite ?? null;
  return {
    unidad: rule?.unidad ?? null,
    coste: totalCost(days),
    dias: days.map(toDayCost),
    saldo: balance === null ? null : { saldo: balance.saldo, anyos: balance.anyos },
    limite: limit,
    ocasion: judged.occasion === null ? null : { ...judged.occasion, hasta: judged.hasta },
    problemas: shownProblems(language, judged.problems),
    avisos: [
      ...notesOf(rule, { language, today, days, team }),
      ...brokenNotes(judged, language),
      ...proofNotes(judged, language),
      ...workedNotes(worked, language),
      ...deciding.notes,
    ],
    solapes: overlapDays(judged.overlaps),
    equipo: team,
    cobertura: coverage,
    deciden: deciding.deciden,
    importe: null,
    tarifa_km: null,
  };
}

/** Colleagues away on the days of a request, and the day with the fewest people if it is approved. */
async function readTeam(
  tx: Tx,
  asked: { trabajador_id: number; today: string; days: readonly Slice[] },
): Promise<{ team: Away[]; coverage: RequestPreview["cobertura"] }> {
  const { days, ...key } = asked;
  const dates = [...new Set(days.map((day) => day.fecha))].toSorted();
  if (dates.length === 0) return { team: [], coverage: null };
  const scheduled = new Set(days.filter((day) => day.minutos > 0).map((day) => day.fecha));
  const [team, colleagueIds] = await Promise.all([
    readAwayColleagues(tx, { ...key, dates }),
    readColleagueIds(tx, key),
  ]);
  const { trabajador_id } = key;
  const taken = {
    trabajador_id,
    colleagueIds,
    dates: dates.filter((date) => scheduled.has(date)),
  };
  return { team, coverage: await readCoverageIfAway(tx, taken) };
}

/** Rules by dates that only warn, with their days (Rules LEAVE-100 and LEAVE-101). */
function brokenNotes({ broken }: Judged, language: Language): Note[] {
  const words = wordsIn(language, "leave/date-rule-notes");
  return broken
    .filter((one) => !one.impide)
    .map((one) => {
      const code = one.clase === "bloqueo" ? "blocked_period" : "below_cover";
      return { code, message: fill(words[code], namesOf(one, language)) };
    });
}

/** The proof that is missing may follow, until a day. */
function proofNotes({ lacksProof, proofDay }: Judged, language: Language): Note[] {
  if (!lacksProof || proofDay === null) return [];
  const values = { date: formatDay(proofDay, language) };
  const message = fill(wordsIn(language, "leave/asking-notes").proof_later, values);
  return [{ code: "proof_later", message }];
}

/** Days that the worker has worked already; who decides sees them too (Rule LEAVE-74). */
function workedNotes(
  worked: ReadonlyArray<{ fecha: string; minutos: number }>,
  language: Language,
): Note[] {
  if (worked.length === 0) return [];
  const shown = worked
    .slice(0, mostWorkedDays)
    .map((one) => `${formatDay(one.fecha, language)} (${formatDuration(one.minutos)})`);
  const days = `${formatList(shown, language)}${worked.length > mostWorkedDays ? "…" : ""}`;
  return [
    { code: "worked", message: fill(wordsIn(language, "leave/asking-notes").worked, { days }) },
  ];
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
