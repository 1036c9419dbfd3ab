import { holidayPalette, workdayStatusPalette } from "@atrio/contract/palette";
import type { Holiday } from "@atrio/contract/time/schedules";
import type { Signing, Workday } from "@atrio/contract/time/time";

import { minutesBetween } from "../../lib/format.ts";

/** State of the worker's clock. */
export type ClockState = "off" | "working" | "paused";

/** The state that an open signing means; none is open when it is null. */
export function clockState(open: Signing | null): ClockState {
  if (open === null) return "off";
  return open.parada_id === null ? "working" : "paused";
}

/** Minutes of a signing; an open one counts until `now`, never below zero. */
export function signingMinutes(signing: Signing, now: string): number {
  if (signing.hora_fin !== null) return signing.minutos;
  return Math.max(0, minutesBetween(signing.hora_inicio, now));
}

/** The signing without an end, or null. */
export function openOf(day: Workday): Signing | null {
  return day.fichajes.find((signing) => signing.hora_fin === null) ?? null;
}

/**
 * Minutes worked on a day as of `now`: the server's figure, in which the open signing counts until
 * the answer was made, carried on to this moment.
 */
export function workedMinutes(day: Workday, now: string): number {
  const open = openOf(day);
  if (open === null || !open.cuenta_como_trabajo) return day.minutos_trabajados;
  return day.minutos_trabajados - open.minutos + signingMinutes(open, now);
}

/**
 * Worked minus expected as of `now`, by the server's rule: during a day, missing minutes may still
 * be worked and count for nothing; 0 on a future day.
 */
export function balanceMinutes(day: Workday, now: string): number {
  const worked = workedMinutes(day, now);
  const open = openOf(day);
  if (open === null || open.abierto_mas_de_un_dia) {
    return day.saldo_minutos + worked - day.minutos_trabajados;
  }
  return Math.max(0, worked - day.minutos_previstos);
}

export type StatusKey =
  | (typeof workdayStatusPalette)[keyof typeof workdayStatusPalette]["key"]
  | "upcoming"
  | "unrecorded";

/** Name, colours and icon of a day's status. */
export type DayStatus = { key: StatusKey; background: string; content: string };

const upcoming: DayStatus = { key: "upcoming", background: "transparent", content: "#6B6258" };

/** Status of a day by the contract's palette; without one it is still to come, or before recording began. */
export function statusOf(day: Pick<Workday, "estado_id" | "sin_registro">): DayStatus {
  if (day.sin_registro) return { ...upcoming, key: "unrecorded" };
  const { estado_id } = day;
  if (estado_id !== 1 && estado_id !== 2 && estado_id !== 3 && estado_id !== 4) return upcoming;
  return workdayStatusPalette[estado_id];
}

/** True for a day to be reviewed: its hours do not fit (Rule TIME-166). */
export function isToReview({ estado_id }: Pick<Workday, "estado_id">): boolean {
  return estado_id === 3;
}

export type HolidayKey = (typeof holidayPalette)[keyof typeof holidayPalette]["key"];

/** Name, colours and icon of a holiday's kind; null when the kind says that it is none. */
export function holidayKindOf(
  holiday: Holiday,
): { key: HolidayKey; background: string; content: string } | null {
  const { tipo_festivo_id } = holiday;
  return tipo_festivo_id === 2 || tipo_festivo_id === 3 || tipo_festivo_id === 4
    ? holidayPalette[tipo_festivo_id]
    : null;
}

/** Icon kind of a signing. */
export type SigningKind = "onSite" | "telework" | "place" | "pause";

/** Fields of a signing that tell its kind. */
export type SigningNature = Pick<Signing, "parada_id" | "teletrabajo" | "fichador_id">;

/** The kind of a signing; a clock-in type that no longer exists counts as on site. */
export function signingKindOf(
  signing: SigningNature,
  types: ReadonlyArray<{ id: number; tipo: "presencial" | "teletrabajo" | "lugar" }>,
): SigningKind {
  if (signing.parada_id !== null) return "pause";
  if (signing.teletrabajo) return "telework";
  const type = types.find(({ id }) => id === signing.fichador_id);
  return type?.tipo === "lugar" ? "place" : "onSite";
}

/** The text key of the invalid-address flags of a signing; null when both ends are fine. */
export function ipFlagOf(
  signing: Pick<Signing, "ip_invalida_inicio" | "ip_invalida_fin">,
): "ip.start" | "ip.end" | "ip.both" | null {
  if (signing.ip_invalida_inicio && signing.ip_invalida_fin) return "ip.both";
  if (signing.ip_invalida_inicio) return "ip.start";
  return signing.ip_invalida_fin ? "ip.end" : null;
}

/** Text key of offline punches; null without any. */
export function offlineMarkOf(
  signing: Pick<Signing, "sin_conexion_inicio" | "sin_conexion_fin">,
): "offline.start" | "offline.end" | "offline.both" | null {
  if (signing.sin_conexion_inicio && signing.sin_conexion_fin) return "offline.both";
  if (signing.sin_conexion_inicio) return "offline.start";
  return signing.sin_conexion_fin ? "offline.end" : null;
}

/** The first and last signs of a receipt's hash: enough to compare by eye. */
export function shortHash(hash: string): string {
  return hash.length <= 12 ? hash : `${hash.slice(0, 6)}…${hash.slice(-4)}`;
}

/** '40.41678, −3.70379': five decimals, about a metre. */
export function coordinatesOf(latitude: number, longitude: number): string {
  const text = (degrees: number) => degrees.toFixed(5).replace("-", "−");
  return `${text(latitude)}, ${text(longitude)}`;
}

export const timeViews = ["hoja", "anyo", "bolsa"] as const;
export type TimeView = (typeof timeViews)[number];

/** Search parameters of the page: the view, the month, the open day, and whether all days are listed. */
export type TimeSearch = { vista?: TimeView; mes?: string; dia?: string; dias?: "todos" };

/** Parses the page's search parameters; unknown ones are left out. */
export function readTimeSearch(search: Record<string, unknown>): TimeSearch {
  const view = timeViews.find((known) => known === search["vista"]);
  const month = textLike(search["mes"], /^\d{4}-\d{2}$/);
  const day = textLike(search["dia"], /^\d{4}-\d{2}-\d{2}$/);
  return {
    ...(view === undefined ? {} : { vista: view }),
    ...(month === undefined ? {} : { mes: month }),
    ...(day === undefined ? {} : { dia: day }),
    ...(search["dias"] === "todos" ? { dias: "todos" } : {}),
  };
}

function textLike(value: unknown, form: RegExp): string | undefined {
  return typeof value === "string" && form.test(value) ? value : undefined;
}
