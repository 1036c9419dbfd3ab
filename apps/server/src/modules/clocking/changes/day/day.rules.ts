import type { SigningRow } from "../../clocking.read.ts";
import type { SigningVersion, StoredSigning } from "../../clocking.rules.ts";
import { isRefusal, planChanges, statedTimes } from "../changes.rules.ts";
import type { DayScene, Refusal, SigningWrite, WantedChange } from "../changes.rules.ts";

/** A day as somebody wants it: what is not named stays. */
export type DayDraft = {
  fichajes: ReadonlyArray<
    Omit<WantedChange, "accion" | "fichaje_id" | "at"> & { id?: number | undefined }
  >;
  borrados: readonly number[];
  /** The signings that the draft started from, with the place of their newest versions. */
  version: ReadonlyArray<{ id: number; seq: number }>;
};

/** Whether the day's signings are those that the draft started from, in the same versions. */
export function isCurrent(draft: DayDraft, rows: readonly SigningRow[]): boolean {
  const known = new Map(draft.version.map((one) => [one.id, one.seq]));
  return (
    known.size === rows.length &&
    rows.every((row) => known.get(row.id) === (row.recibo_fin ?? row.recibo_inicio).seq)
  );
}

function sameVersion(one: SigningVersion, other: SigningVersion): boolean {
  return JSON.stringify(one) === JSON.stringify({ ...one, ...other });
}

function isNews(write: SigningWrite): boolean {
  return write.existing === null || !sameVersion(write.existing.version, write.version);
}

/**
 * What a draft changes of a day, judged as a whole: removals first; signings that stay as they are
 * change nothing. Refusals name their place in the draft. Errors: day_change.nothing.
 */
export function changesIn(scene: DayScene, draft: DayDraft): WantedChange[] | Refusal {
  const wanted: WantedChange[] = [
    ...draft.borrados.map((id, index) => ({
      accion: "borrar" as const,
      fichaje_id: id,
      at: `borrados.${index}`,
    })),
    ...draft.fichajes.map((one, index) => ({
      ...statedTimes(one),
      accion: one.id === undefined ? ("anadir" as const) : ("cambiar" as const),
      ...(one.id === undefined ? {} : { fichaje_id: one.id }),
      at: `fichajes.${index}`,
    })),
  ];
  const plan = planChanges(scene, wanted);
  if (isRefusal(plan)) return plan;
  const news = wanted.filter((_, index) => {
    const write = plan[index];
    return write !== undefined && isNews(write);
  });
  return news.length > 0 ? news : { code: "day_change.nothing", fields: ["_"] };
}

const noMark = {
  latitud_inicio: null,
  longitud_inicio: null,
  latitud_fin: null,
  longitud_fin: null,
  geolocalizacion_inicio: null,
  geolocalizacion_fin: null,
  account_user_ip: null,
} as const;

/** What the sheet counts of the day once the writes were made; marks of punches are left out. */
export function rowsAfter(
  rows: readonly SigningRow[],
  writes: readonly SigningWrite[],
  day: { trabajador_id: number; dia: string; countingPauses: ReadonlySet<number> },
): SigningRow[] {
  const touched = new Set(writes.map((write) => write.existing?.id));
  const kept = rows.filter((row) => !touched.has(row.id));
  const written = writes
    .filter((write) => !write.version.borrado)
    .map(({ existing, version }) => rowOf(existing, version, day));
  return [...kept, ...written].toSorted((a, b) => a.hora_inicio.localeCompare(b.hora_inicio));
}

function rowOf(
  existing: StoredSigning | null,
  version: SigningVersion,
  day: { trabajador_id: number; dia: string; countingPauses: ReadonlySet<number> },
): SigningRow {
  const { parada_id: pauseId } = version;
  return {
    ...noMark,
    id: existing?.id ?? 0,
    trabajador_id: day.trabajador_id,
    jornada_id: existing?.jornada_id ?? 0,
    dia: day.dia,
    hora_inicio: version.hora_inicio,
    hora_fin: version.hora_fin,
    fichador_id: version.fichador_id,
    parada_id: pauseId,
    cuenta_como_trabajo: pauseId === null || day.countingPauses.has(pauseId),
    teletrabajo: version.teletrabajo,
    ip_invalida_inicio: false,
    ip_invalida_fin: false,
    sin_conexion_inicio: false,
    sin_conexion_fin: false,
    fin_declarado: false,
    observaciones: version.observaciones,
    recibo_inicio: { seq: 0, hash: "" },
    recibo_fin: null,
  };
}
