import type { RestRule } from "@atrio/contract/shifts/rest-rules";

import { epochDay, mondayOf } from "../../../lib/calendar/dates.ts";

/** Wall-clock times of a shift. */
export type Times = { hora_inicio: string; hora_fin: string; termina_dia_siguiente: boolean };

/** A broken rule with its value and limit in minutes. */
type Break = { norma: RestRule; fecha: string; valor: number; limite: number };

const dayMinutes = 24 * 60;
/** Shortest shift that is worth coming for. */
const leastMinutes = 3 * 60;

/**
 * Times of a shift that may keep a broken rule, the smallest change first: moved past the missing
 * rest, or cut down to what the rule allows; then those of other shifts of the area.
 */
export function timesToTry(
  shift: Times,
  { broken, usual }: { broken: Break; usual: readonly Times[] },
): Times[] {
  const own = keyOf(shift);
  const all = [...ownTimes(shift, broken), ...usual];
  const unique = new Map(all.map((times) => [keyOf(times), times]));
  unique.delete(own);
  return [...unique.values()];
}

function ownTimes(shift: Times, { norma, valor, limite }: Break): Times[] {
  const start = minuteOf(shift.hora_inicio);
  const end = start + lengthOf(shift);
  switch (norma) {
    case "descanso_diario": {
      const delay = Math.ceil(limite - valor);
      return [
        ...timesOf(start + delay, end + delay),
        ...timesOf(start + delay, end),
        ...timesOf(start, end - delay),
      ];
    }
    case "jornada_diaria":
    case "menores_jornada": {
      const surplus = Math.ceil(valor - limite);
      return [...timesOf(start, end - surplus), ...timesOf(start + surplus, end)];
    }
    default:
      return [];
  }
}

/** Times of minutes from the day's midnight; none where the shift would be too short or begin a day later. */
function timesOf(start: number, end: number): Times[] {
  if (end - start < leastMinutes || start < 0 || start >= dayMinutes) return [];
  if (end > start + dayMinutes || end > 2 * dayMinutes) return [];
  return [
    {
      hora_inicio: clockOf(start),
      hora_fin: clockOf(end),
      termina_dia_siguiente: end >= dayMinutes,
    },
  ];
}

function lengthOf({ hora_inicio, hora_fin }: Times): number {
  const length = minuteOf(hora_fin) - minuteOf(hora_inicio);
  return length > 0 ? length : length + dayMinutes;
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function clockOf(minute: number): string {
  const pad = (value: number): string => String(value).padStart(2, "0");
  return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`;
}

function keyOf({ hora_inicio, hora_fin }: Times): string {
  return `${hora_inicio} ${hora_fin}`;
}

/** Rules whose break stands on a day of its week: another shift of the week may have caused it. */
const weekly: readonly RestRule[] = ["descanso_semanal", "jornada_semanal", "noches_seguidas"];

/** True if a break is still there after a change: on its day, or in its week where weeks count. */
export function isStillBroken(
  after: readonly Break[],
  { norma, fecha }: Pick<Break, "norma" | "fecha">,
): boolean {
  const spanOf = (date: string): number =>
    weekly.includes(norma) ? mondayOf(epochDay(date)) : epochDay(date);
  return after.some((one) => one.norma === norma && spanOf(one.fecha) === spanOf(fecha));
}

/** A colleague who is free for a shift. */
export type Candidate = {
  trabajador_id: number;
  nombre_completo: string;
  /** Wish for the day; null: none. */
  preferencia: string | null;
  /** Planned minutes around the day. */
  minutos: number;
};

const eager: Readonly<Record<string, number>> = {
  prefiere_trabajar: 0,
  disponible: 1,
  prefiere_librar: 3,
  no_disponible: 4,
};

/** Candidates in the order in which they are asked for: the willing first, then who has least to do. */
export function inOrderOfChoice(candidates: readonly Candidate[]): Candidate[] {
  const rank = ({ preferencia }: Candidate): number => eager[preferencia ?? ""] ?? 2;
  return candidates.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      a.minutos - b.minutos ||
      a.nombre_completo.localeCompare(b.nombre_completo),
  );
}
