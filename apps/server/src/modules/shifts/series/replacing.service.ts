import type { SeriesChanges } from "@atrio/contract/shifts/series";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { addDays, addMonths } from "../../../lib/calendar/dates.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { sha256 } from "../../../lib/crypto/ledger-signature.ts";
import type { ShiftRow } from "../board/board.read.ts";
import { assignFree, mostAssignments, mostShifts } from "../planning/assigning.service.ts";
import type { Touched } from "../planning/effects.service.ts";
import { deleteShifts, insertShifts, lockShifts } from "../planning/planning.repo.ts";
import type { Author, StatedShift } from "../planning/planning.repo.ts";
import { placeCopy } from "../planning/planning.rules.ts";
import { stateShift } from "../planning/stating.service.ts";
import type { Ground } from "../planning/stating.service.ts";
import { changeAndJudge } from "../rest/rest.service.ts";

import { readLinked } from "./series.read.ts";
import type { LinkedRow, SeriesRow } from "./series.read.ts";
import { occurrencesOf, planReplacement } from "./series.rules.ts";
import type {
  Keep,
  LinkedShift,
  Replacement,
  SeriesDefinition,
  SeriesShift,
  WantedShift,
} from "./series.rules.ts";

/** A date without a clock change, on which the shifts of a sequence are judged. */
const ordinaryDay = "2001-01-15";
/** Months for which shifts are made ahead (Rule SHIFTS-11). */
const monthsAhead = 13;

/** First and last day of the shifts that a series has from now on. */
export function reachOf(ctx: Pick<AppContext, "clock">, zone: string) {
  const today = todayIn(zone, ctx.clock);
  // Yesterday: it has not ended in zones to the west.
  return { today, from: addDays(today, -1), to: addMonths(today, monthsAhead) };
}

export type PlacedSeries = SeriesDefinition & { pe_area_trabajo_id: number; publicado: boolean };
export type PlacedShiftOfSeries = WantedShift & { stated: StatedShift };

/** Shifts of a series that begin later than `now`, in the zone of its area. Errors: those of a shift. */
export function placeSeries(
  ground: Ground,
  series: PlacedSeries,
  { from, to, now }: { from: string; to: string; now: number },
): PlacedShiftOfSeries[] {
  const { pe_area_trabajo_id, publicado } = series;
  const state = (shift: SeriesShift): StatedShift =>
    stateShift(ground, { ...shift, pe_area_trabajo_id, publicado, fecha: ordinaryDay });
  const templates = series.secuencia.map((shift) => (shift === null ? null : state(shift)));
  return occurrencesOf(series, { from, to }).flatMap((occurrence) => {
    const template = templates[occurrence.lugar];
    if (template === null || template === undefined) return [];
    const placed = placeCopy(template, { first: ordinaryDay, target: occurrence.fecha });
    // A clock change may swallow a short shift: it has no time that day.
    if (placed.periodo.start <= now || placed.periodo.end <= placed.periodo.start) return [];
    const stated = { ...template, ...placed };
    return [{ ...occurrence, publicado, stated, content: contentOf(stated) }];
  });
}

/** Everything that a person sees of a shift, in a comparable form, without its publication. */
function contentOf(shift: StatedShift | ShiftRow): string {
  return JSON.stringify([
    shift.fecha,
    shift.hora_inicio,
    shift.hora_fin,
    shift.turno_24h,
    shift.pe_area_trabajo_id,
    shift.color,
    shift.num_minimo_trabajadores,
    shift.observaciones,
    shift.label_ids.toSorted((a, b) => a - b),
    shift.pausas
      .map((one) => [one.pausa_id, one.hora_inicio, one.hora_fin, one.cuenta_como_trabajo])
      .toSorted(([one], [other]) => Number(one) - Number(other)),
  ]);
}

export type Step = {
  ground: Ground;
  before: SeriesRow | undefined;
  after: PlacedSeries | undefined;
  keep: Keep;
};

/** Shifts of a series that its change concerns, locked. */
export async function planStep(
  ctx: AppContext,
  tx: Tx,
  { ground, before, after, keep, zona_horaria }: Step & { zona_horaria: string },
): Promise<Replacement<PlacedShiftOfSeries>> {
  const { from, to } = reachOf(ctx, zona_horaria);
  const now = ctx.clock.now();
  const wanted =
    after === undefined ? [] : placeSeries(ground, after, { from, to, now: now.epochMilliseconds });
  const linked =
    before === undefined ? [] : await lockLinked(tx, before, { from, now: now.toString() });
  const managed = new Set(ground.areas.map(({ id }) => id));
  const former =
    before === undefined ? [] : occurrencesOf(before, { from, to: before.hecho_hasta });
  const plan = planReplacement(
    { linked: linked.map((row) => toLinked(row, managed)), wanted, former },
    keep,
  );
  const assignments = plan.appearing.reduce((sum, one) => sum + one.trabajador_ids.length, 0);
  if (plan.appearing.length > mostShifts || assignments > mostAssignments) fail("shift.too_many");
  return plan;
}

async function lockLinked(
  tx: Tx,
  { id, tipo }: SeriesRow,
  { from, now }: { from: string; now: string },
): Promise<LinkedRow[]> {
  const key = { id, tipo, today: from, now };
  const found = await readLinked(tx, key);
  await lockShifts(
    tx,
    found.map((row) => row.id),
  );
  return readLinked(tx, key);
}

function toLinked(row: LinkedRow, managed: ReadonlySet<number>): LinkedShift {
  return {
    ...row,
    isManaged: managed.has(row.pe_area_trabajo_id),
    content: contentOf(row),
  };
}

/** Hash of the assigned shifts that go; null where nobody loses one. */
export function fingerprintOf(going: readonly LinkedShift[]): string | null {
  const lines = going
    .filter(({ worker_ids }) => worker_ids.length > 0)
    .map(({ id, version, worker_ids }) => `${id} ${version} ${worker_ids.join(",")}`);
  return lines.length === 0 ? null : sha256(lines.toSorted().join("\n")).toString("base64url");
}

type Link = { pe_recurrencia_id: number | null; pe_patron_id: number | null };

/** Key of a series in its shifts. */
export function linkTo({ tipo, id }: { tipo: SeriesDefinition["tipo"]; id: number }): Link {
  return tipo === "patron"
    ? { pe_recurrencia_id: null, pe_patron_id: id }
    : { pe_recurrencia_id: id, pe_patron_id: null };
}

type Made = { shift: PlacedShiftOfSeries; turno_id: number; worker_ids: number[] };
type Outcome = { made: Made[]; leftOut: SeriesChanges["sin_asignar"] };

/** Adds the shifts of a series with the workers who are free (Rule SHIFTS-13). */
export async function makeShifts(
  tx: Tx,
  { appearing, link }: { appearing: readonly PlacedShiftOfSeries[]; link: Link },
  by: Author & { motivo: string | null },
): Promise<Outcome> {
  const rows = appearing.map(({ stated, publicado, fecha, lugar }) => ({
    ...stated,
    ...link,
    publicado,
    fecha_serie: fecha,
    lugar_serie: lugar,
  }));
  const ids = await insertShifts(tx, rows, by);
  const pairs = appearing.flatMap(({ trabajador_ids }, index) =>
    trabajador_ids.map((trabajador_id) => ({ turno_id: ids[index] ?? 0, trabajador_id })),
  );
  const { assigned, leftOut } = await assignFree(tx, pairs, by);
  const workers = Map.groupBy(assigned, ({ turno_id }) => turno_id);
  const dates = new Map(ids.map((id, index) => [id, appearing[index]?.fecha ?? ""]));
  return {
    made: appearing.map((shift, index) => {
      const turno_id = ids[index] ?? 0;
      const own = workers.get(turno_id) ?? [];
      return {
        shift,
        turno_id,
        worker_ids: own.map((one) => one.trabajador_id).toSorted((a, b) => a - b),
      };
    }),
    leftOut: leftOut
      .map(({ turno_id, trabajador_id, causa }) => ({
        fecha: dates.get(turno_id) ?? "",
        trabajador_id,
        causa,
      }))
      .toSorted((a, b) => (a.fecha < b.fecha ? -1 : 1)),
  };
}

/** Carries out a planned change of a series and says what it did. */
export async function carryOut(
  tx: Tx,
  plan: Replacement<PlacedShiftOfSeries>,
  { link, hasta, ...by }: Author & { motivo: string | null; link: Link; hasta: string },
): Promise<{ changes: SeriesChanges; touched: Touched[] }> {
  const { going, kept, same, appearing, excluded } = plan;
  const dates = [...going, ...appearing].map(({ fecha }) => fecha).toSorted();
  const trabajador_ids = [
    ...new Set([
      ...going.flatMap(({ worker_ids }) => worker_ids),
      ...appearing.flatMap((one) => one.trabajador_ids),
    ]),
  ];
  const range = { trabajador_ids, from: dates[0] ?? hasta, to: dates.at(-1) ?? hasta };
  const { changed, broken } = await changeAndJudge(tx, range, async () => {
    await deleteShifts(
      tx,
      going.map(({ id }) => id),
    );
    return makeShifts(tx, { appearing, link }, by);
  });
  const { made, leftOut } = changed;
  const stays = [...same, ...kept.map(({ shift }) => shift)];
  const changes: SeriesChanges = {
    desaparecen: going.map(toListed),
    se_mantienen: kept.map(({ shift, causa }) => ({ ...toListed(shift), causa })),
    iguales: same.length,
    aparecen: made.map(({ shift: { stated }, worker_ids }) => ({
      fecha: stated.fecha,
      hora_inicio: stated.hora_inicio,
      hora_fin: stated.hora_fin,
      worker_ids,
    })),
    excluidas: excluded,
    sin_asignar: leftOut,
    pierden: lostDays(going, [...stays, ...made.map((one) => ({ ...one.shift, ...one }))]),
    avisos: broken,
    hasta,
    huella: fingerprintOf(going),
  };
  return { changes, touched: touchedBy(going, made) };
}

function toListed(shift: LinkedShift): SeriesChanges["desaparecen"][number] {
  const { id: turno_id, fecha, hora_inicio, hora_fin, worker_ids, publicado } = shift;
  return { turno_id, fecha, hora_inicio, hora_fin, worker_ids, publicado };
}

type Assigned = { fecha: string; worker_ids: readonly number[] };

/** Days on which people had a shift of the series and have none of it any more. */
function lostDays(
  going: readonly Assigned[],
  present: readonly Assigned[],
): SeriesChanges["pierden"] {
  const keysOf = (shifts: readonly Assigned[]): string[] =>
    shifts.flatMap(({ fecha, worker_ids }) => worker_ids.map((id) => `${fecha} ${id}`));
  const lost = new Set(keysOf(going)).difference(new Set(keysOf(present)));
  return [...lost].map((key) => {
    const [fecha = "", id] = key.split(" ");
    return { trabajador_id: Number(id), fecha };
  });
}

/** Workers and dates whose published shifts differ after a change, by their times and areas. */
function touchedBy(going: readonly LinkedShift[], made: readonly Made[]): Touched[] {
  const zone = made[0]?.shift.stated.zona_horaria;
  const seen = (
    shifts: ReadonlyArray<{
      shift: Pick<LinkedShift, "fecha" | "hora_inicio" | "hora_fin">;
      worker_ids: readonly number[];
      publicado: boolean;
    }>,
  ): Set<string> =>
    new Set(
      shifts
        .filter(({ publicado }) => publicado)
        .flatMap(({ shift, worker_ids }) =>
          worker_ids.map((id) => `${id} ${shift.fecha} ${shift.hora_inicio} ${shift.hora_fin}`),
        ),
    );
  const before = seen(going.map((shift) => ({ ...shift, shift })));
  const after = seen(
    made.map(({ shift, worker_ids }) => ({
      shift: shift.stated,
      worker_ids,
      publicado: shift.publicado,
    })),
  );
  const changed = [...before.symmetricDifference(after)].map((key) => key.split(" "));
  const touched = changed.map(([id, fecha = ""]) => ({
    trabajador_id: Number(id),
    fecha,
    // Shifts of series have not begun: no zone decides whether their day is past.
    zona_horaria: zone ?? "UTC",
  }));
  return [...new Map(touched.map((one) => [`${one.trabajador_id} ${one.fecha}`, one])).values()];
}
