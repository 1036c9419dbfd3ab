import type { ErrorCode } from "@atrio/contract/errors";

const minuteMs = 60_000;

/** Instants in milliseconds since 1970, whole minutes; an open span has no end yet. */
export type Span = { start: number; end: number | null };

/** The minute in which an instant lies. */
export function cutToMinute(instant: number): number {
  return Math.floor(instant / minuteMs) * minuteMs;
}

/** A span with its open end put where it has got to; never shorter than nothing. */
function untilNow(span: Span, now: number): { start: number; end: number } {
  const end = span.end ?? cutToMinute(now);
  return { start: span.start, end: Math.max(span.start, end) };
}

/** Whole minutes of a span, so far if it is open. */
export function minutesOf(span: Span, now: number): number {
  const { start, end } = untilNow(span, now);
  return (end - start) / minuteMs;
}

const endOf = ({ end }: Span): number => end ?? Number.POSITIVE_INFINITY;

/** True if two spans share a minute. */
function overlap(one: Span, other: Span): boolean {
  return one.start < endOf(other) && other.start < endOf(one);
}

/** The part of a span inside another; undefined without a minute in common. */
export function within(span: Span, frame: Span): Span | undefined {
  if (!overlap(span, frame)) return undefined;
  const end = Math.min(endOf(span), endOf(frame));
  return {
    start: Math.max(span.start, frame.start),
    end: Number.isFinite(end) ? end : null,
  };
}

/** Stretches of a frame that no span covers, in order. The spans lie in it and share no minute. */
export function gapsIn(frame: Span, spans: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let from: number | null = frame.start;
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    if (from !== null && span.start > from) gaps.push({ start: from, end: span.start });
    from = span.end;
  }
  if (from !== null && from < endOf(frame)) gaps.push({ start: from, end: frame.end });
  return gaps;
}

/** Minutes of a signing, those of its registrations and those left over (Rule PROJECTS-4). */
export type Division = {
  minutos: number;
  minutos_asignados: number;
  minutos_sin_asignar: number;
};

/** Divides the minutes of a signing among its registrations. */
export function divide(frame: Span, spans: readonly Span[], now: number): Division {
  const minutos = minutesOf(frame, now);
  const minutos_asignados = spans.reduce((sum, span) => sum + minutesOf(span, now), 0);
  return { minutos, minutos_asignados, minutos_sin_asignar: minutos - minutos_asignados };
}

/**
 * Why a span cannot be a registration of a signing, or nothing (Rules PROJECTS-1 and PROJECTS-2). Nobody
 * has worked yet what is to come in an open signing.
 */
export function placeProblem(
  span: Span,
  frame: Span,
  { others, now }: { others: readonly Span[]; now: number },
): ErrorCode | undefined {
  if (span.end !== null && span.end <= span.start) return "project.order";
  const last = untilNow(frame, now).end;
  const isBeyond = (span.end ?? span.start) > last || (frame.end !== null && span.end === null);
  if (span.start < frame.start || isBeyond) return "project.outside_signing";
  return others.some((other) => overlap(span, other)) ? "project.overlap" : undefined;
}

/** Refuses two spans of a list that share a minute. */
export function hasOverlap(spans: readonly Span[]): boolean {
  const ordered = spans.toSorted((a, b) => a.start - b.start);
  return ordered.some((span, index) => {
    const next = ordered[index + 1];
    return next !== undefined && overlap(span, next);
  });
}

/** A registration and its signing, as adjusting needs them. */
export type Placed = Span & { id: number; fichaje_id: number };
type Frame = Span & { id: number };

/** New place of a registration, and places of copies of it. */
export type Adjustment = {
  id: number;
  /** Undefined: nothing of it is left. */
  place: (Span & { fichaje_id: number }) | undefined;
  copies: ReadonlyArray<Span & { fichaje_id: number }>;
};

/**
 * Fits registrations to changed signings of work (Rule PROJECTS-6): minutes that still lie in a signing
 * stay assigned to their project, the others go. Answers only those that change.
 */
export function adjust(
  registrations: readonly Placed[],
  frames: readonly Frame[],
  now: number,
): Adjustment[] {
  return registrations.flatMap((one): Adjustment[] => {
    const own = frames.find((frame) => frame.id === one.fichaje_id);
    // A running one ends with its signing; without it, now.
    const span = own === undefined ? untilNow(one, now) : one;
    const pieces = frames.flatMap((frame) => {
      const piece = within(span, frame);
      return piece === undefined ? [] : [{ ...piece, fichaje_id: frame.id }];
    });
    const place = pieces.find((piece) => piece.fichaje_id === one.fichaje_id) ?? pieces[0];
    const copies = pieces.filter((piece) => piece !== place);
    const isSame =
      place?.start === one.start && place.end === one.end && place.fichaje_id === one.fichaje_id;
    return isSame && copies.length === 0 ? [] : [{ id: one.id, place, copies }];
  });
}

/** Changes of a signing whose work goes on in another project from a moment on. */
export type Switch = {
  /** Registration that ends at the moment; without a minute left it goes. */
  ended: { id: number; end: number | null } | undefined;
  /** Place of the new one. */
  span: Span;
};

/**
 * Switches at a moment within a signing (Rule PROJECTS-5): what runs then ends, what follows later
 * stays. Undefined if something begins later in a signing that is still open.
 */
export function switchAt(
  registrations: readonly Placed[],
  frame: Span,
  moment: number,
): Switch | undefined {
  const at = Math.max(cutToMinute(moment), frame.start);
  const later = registrations.filter((one) => one.start > at).map((one) => one.start);
  if (later.length > 0 && frame.end === null) return undefined;
  const current = registrations.find((one) => one.start <= at && at < endOf(one));
  const end = Math.min(...later, endOf(frame), current === undefined ? Infinity : endOf(current));
  return {
    ended:
      current === undefined ? undefined : { id: current.id, end: current.start === at ? null : at },
    span: { start: at, end: Number.isFinite(end) ? end : null },
  };
}
