import type { Exchange, ExchangeState } from "@atrio/contract/shifts/exchanges";

/** A shift and the person who gets or loses it. */
export type Move = { turno_id: number; fecha: string; trabajador_id: number };

/** Shifts that change hands. */
export type Moves = { given: Move[]; taken: Move[] };

type Asked = Pick<Exchange, "tipo" | "solicitante" | "companero" | "turno" | "turno_companero">;

/**
 * Shifts that a request moves: an open one to the asking worker, an own one to the colleague, and in a
 * swap the colleague's back (Rules SHIFTS-31, SHIFTS-32).
 */
export function movesOf({ tipo, solicitante, companero, turno, turno_companero }: Asked): Moves {
  const move = ({ id, fecha }: { id: number; fecha: string }, trabajador_id: number): Move => ({
    turno_id: id,
    fecha,
    trabajador_id,
  });
  if (tipo === "abierto" || companero === null) {
    return { given: [move(turno, solicitante.id)], taken: [] };
  }
  const away = { given: [move(turno, companero.id)], taken: [move(turno, solicitante.id)] };
  if (turno_companero === null) return away;
  return {
    given: [...away.given, move(turno_companero, solicitante.id)],
    taken: [...away.taken, move(turno_companero, companero.id)],
  };
}

/** True if a request still waits for somebody. */
export function isWaiting(state: ExchangeState): boolean {
  return state === "pendiente_companero" || state === "pendiente_gestor";
}

/** Dates of a request's shifts, as its notices name them. */
export function datesOf({
  turno,
  turno_companero,
}: Pick<Exchange, "turno" | "turno_companero">): Array<{ desde: string; hasta: string }> {
  const dates = [turno.fecha, ...(turno_companero === null ? [] : [turno_companero.fecha])];
  return [...new Set(dates)].toSorted().map((date) => ({ desde: date, hasta: date }));
}
