import type { ProposedSigning } from "@atrio/contract/request-view";
import type { ForgottenPunch } from "@atrio/contract/time/changes";

import { isoOf } from "../../../../lib/calendar/clock.ts";

const minuteMs = 60_000;
/** Missed punch: more than this much of a scheduled stretch, and more than half, is empty. */
const shortestMissing = 60 * minuteMs;
/** Minimum length of a proposal for the rest of a stretch beside real punches. */
const shortestProposal = 15 * minuteMs;

/** Milliseconds since 1970. */
type Span = { start: number; end: number };

/** A signing that has ended, of the day or of one near it. */
export type DaySigning = Span & { id: number; isOfDay: boolean; typeId: number | null };

/** Input of the search for a forgotten punch on a past day. */
export type ForgottenInput = {
  now: number;
  isHoliday: boolean;
  intervals: readonly Span[];
  signings: readonly DaySigning[];
  usualType: number;
};

type Found = Pick<ForgottenPunch, "motivo" | "propuesta">;

/** The parts of a span that no other span covers, in order. */
function uncovered(span: Span, covers: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let from = span.start;
  for (const cover of covers.toSorted((a, b) => a.start - b.start)) {
    if (cover.end <= from || cover.start >= span.end) continue;
    if (cover.start > from) parts.push({ start: from, end: cover.start });
    from = Math.max(from, cover.end);
  }
  if (from < span.end) parts.push({ start: from, end: span.end });
  return parts;
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + (end - start), 0);
}

function added({ start, end }: Span, typeId: number): ProposedSigning {
  return {
    accion: "anadir",
    hora_inicio: isoOf(start),
    hora_fin: isoOf(end),
    fichador_id: typeId,
  };
}

function missingStretches({ now, intervals, signings }: ForgottenInput): Span[] {
  return intervals
    .filter((interval) => interval.end <= now)
    .flatMap((interval) => {
      const empty = uncovered(interval, signings);
      const minutes = lengthOf(empty);
      const isMissing = minutes > shortestMissing && minutes > lengthOf([interval]) / 2;
      return isMissing ? empty.filter((part) => lengthOf([part]) >= shortestProposal) : [];
    });
}

/** Gaps between the day's stretches that one signing of work covers from end to end. */
function skippedPauses({ now, intervals, signings }: ForgottenInput): ProposedSigning[] {
  const gaps = intervals.flatMap((one, index) => {
    const next = intervals[index + 1];
    return next !== undefined && next.start > one.end ? [{ start: one.end, end: next.start }] : [];
  });
  return signings.flatMap((signing) => {
    const { typeId } = signing;
    if (typeId === null || !signing.isOfDay || signing.end > now) return [];
    const inside = gaps.filter((gap) => signing.start < gap.start && gap.end < signing.end);
    const [first, ...rest] = uncovered(signing, inside);
    if (first === undefined || rest.length === 0) return [];
    const shortened: ProposedSigning = {
      accion: "cambiar",
      fichaje_id: signing.id,
      hora_inicio: isoOf(first.start),
      hora_fin: isoOf(first.end),
    };
    return [shortened, ...rest.map((part) => added(part, typeId))];
  });
}

/**
 * A punch probably forgotten on a past day, with the schedule's times as proposal: no signing at
 * all, a mostly empty stretch of the schedule, or the pause between two of them.
 */
export function forgottenOn(input: ForgottenInput): Found | undefined {
  const isEmpty = !input.signings.some((one) => one.isOfDay);
  if (isEmpty && input.isHoliday) return undefined;
  const missing = missingStretches(input).map((part) => added(part, input.usualType));
  if (missing.length > 0) {
    return { motivo: isEmpty ? "sin_fichajes" : "falta_tramo", propuesta: missing };
  }
  const split = skippedPauses(input);
  return split.length > 0 ? { motivo: "sin_pausa", propuesta: split } : undefined;
}
