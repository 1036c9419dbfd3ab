import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type { saveDivision } from "@atrio/contract/projects/divisions";
import type { DayDivision, PartValue } from "@atrio/contract/projects/shapes";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { tellPages } from "../../../platform/events.ts";
import { lockWorkingTime } from "../../time/worker-locks/worker-locks.service.ts";

import { divide, gapsIn, hasOverlap, minutesOf, placeProblem } from "./division.rules.ts";
import type { Span } from "./division.rules.ts";
import { readDays, readVersion, readWork } from "./registrations.read.ts";
import type { RegistrationRow, WorkSigning } from "./registrations.read.ts";
import {
  checkRegistrations,
  deferRegistrations,
  deleteRegistrations,
  insertRegistration,
  updateRegistration,
} from "./registrations.repo.ts";
import type { WrittenRegistration } from "./registrations.repo.ts";
import { authorOf, readerOf, toRegistration } from "./registrations.service.ts";
import { columnsOf, frameOf, placedOf, readJudge, statedSpan } from "./stating.service.ts";
import type { Judge } from "./stating.service.ts";

/** Work, registrations and version of a day. */
export type Day = {
  signings: WorkSigning[];
  rows: RegistrationRow[];
  version: Awaited<ReturnType<typeof readVersion>>;
};

/** The caller's day as stored. */
export async function readDay(ctx: AppContext, tx: Tx, actor: Actor, dia: string): Promise<Day> {
  const { trabajador_id } = actor;
  const [signings, rows, version] = await Promise.all([
    readWork(tx, { trabajador_id, dias: [dia] }),
    readDays(tx, readerOf(ctx, actor), { trabajador_id, dias: [dia] }),
    readVersion(tx, { trabajador_id, dia }),
  ]);
  return { signings, rows, version };
}

/** A day divided among projects, with what is left over (Rule PROJECTS-4). */
function toDivision(day: Day, actor: Actor, dia: string, now: number): DayDivision {
  const fichajes = day.signings.map((signing) => {
    const frame = frameOf(signing);
    const own = day.rows.filter((row) => row.fichaje_id === signing.id);
    const spans = own.map(placedOf);
    return {
      id: signing.id,
      ...columnsOf(frame),
      ...divide(frame, spans, now),
      registros: own.map((row) => toRegistration(row, actor, now)),
      huecos: gapsIn(frame, spans).map((gap) => ({
        ...columnsOf(gap),
        minutos: minutesOf(gap, now),
      })),
    };
  });
  const sum = (of: (one: (typeof fichajes)[number]) => number): number =>
    fichajes.reduce((total, one) => total + of(one), 0);
  return {
    trabajador_id: actor.trabajador_id,
    dia,
    zona_horaria: day.version.zona_horaria ?? actor.zona_horaria,
    version: day.version.version,
    mes_cerrado: day.version.mes_cerrado,
    minutos: sum((one) => one.minutos),
    minutos_asignados: sum((one) => one.minutos_asignados),
    minutos_sin_asignar: sum((one) => one.minutos_sin_asignar),
    fichajes,
  };
}

/** The caller's day, divided among projects, in a transaction. */
export async function readDivision(
  ctx: AppContext,
  tx: Tx,
  actor: Actor,
  dia: string,
): Promise<DayDivision> {
  const day = await readDay(ctx, tx, actor, dia);
  return toDivision(day, actor, dia, ctx.clock.now().epochMilliseconds);
}

/** The caller's day, divided among projects. */
export async function getDivision(
  ctx: AppContext,
  actor: Actor,
  dia: string,
): Promise<DayDivision> {
  return ctx.db.read(actor.empresa_id, async (tx) => readDivision(ctx, tx, actor, dia));
}

type SaveInput = EndpointInput<typeof saveDivision>["body"];
type Wanted = { id: number | undefined; span: Span; written: WrittenRegistration };

/** Values of fields, for comparison. */
function valuesOf(parts: readonly PartValue[]): string {
  return JSON.stringify(parts.map(({ parte_id, valor }) => [parte_id, valor]));
}

/** True if a registration says already what is wanted of it. */
function isSame(row: RegistrationRow, { written }: Wanted): boolean {
  const times = columnsOf(placedOf(row));
  return (
    row.fichaje_id === written.fichaje_id &&
    times.hora_inicio === written.hora_inicio &&
    times.hora_fin === written.hora_fin &&
    row.proyecto_id === written.proyecto_id &&
    row.actividad_id === written.actividad_id &&
    row.observaciones === written.observaciones &&
    valuesOf(row.partes) === valuesOf(written.partes)
  );
}

/** The wanted registrations with their places; each lies in one of the day's signings. */
function placeAll(
  day: Day,
  registros: SaveInput["registros"],
  { judge, now }: { judge: Judge; now: number },
): Wanted[] {
  const wanted = registros.map((one): Wanted => {
    const signing =
      day.signings.find(({ id }) => id === one.fichaje_id) ?? fail("signing.not_found");
    const span = statedSpan(one, frameOf(signing));
    const problem = placeProblem(span, frameOf(signing), { others: [], now });
    if (problem !== undefined) fail(problem, { fields: { registros: [problem] } });
    const { fichaje_id, proyecto_id, actividad_id, observaciones } = one;
    const kept = day.rows.find(({ id }) => id === one.id);
    const stays = { fichaje_id, proyecto_id, actividad_id, observaciones, ...columnsOf(span) };
    const same =
      kept !== undefined &&
      isSame(kept, {
        id: one.id,
        span,
        written: { ...stays, partes: one.partes, requiere_aprobacion: kept.requiere_aprobacion },
      });
    // An unchanged registration is not judged anew: its project may have ended since.
    const work = same
      ? { partes: kept.partes, requiere_aprobacion: kept.requiere_aprobacion }
      : judge(one);
    return { id: one.id, span, written: { ...stays, ...work } };
  });
  for (const signing of day.signings) {
    const inside = wanted.filter(({ written }) => written.fichaje_id === signing.id);
    if (hasOverlap(inside.map(({ span }) => span))) {
      fail("project.overlap", { fields: { registros: ["project.overlap"] } });
    }
  }
  return wanted;
}

/** Changes that saving a division makes. */
type Plan = {
  added: Wanted[];
  changed: Array<Wanted & { id: number }>;
  removed: RegistrationRow[];
};

function planOf(day: Day, wanted: readonly Wanted[]): Plan {
  const ids = wanted.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const known = new Map(day.rows.map((row) => [row.id, row]));
  const isStrange = ids.some((id, index) => !known.has(id) || ids.indexOf(id) !== index);
  if (isStrange) fail("project.registration_not_found");
  return {
    added: wanted.filter(({ id }) => id === undefined),
    changed: wanted.flatMap((one) => {
      const row = one.id === undefined ? undefined : known.get(one.id);
      return row === undefined || isSame(row, one) ? [] : [{ ...one, id: row.id }];
    }),
    removed: day.rows.filter(({ id }) => !ids.includes(id)),
  };
}

/** New registrations of a repeated saving say what is stored under other ids. */
function isSaved(day: Day, wanted: readonly Wanted[]): boolean {
  return (
    day.rows.length === wanted.length &&
    wanted.every((one) =>
      day.rows.some((row) => (one.id === undefined || one.id === row.id) && isSame(row, one)),
    )
  );
}

/**
 * Saves the whole division of the caller's day (Rule PROJECTS-10). A division that is stored already is
 * answered as it is, whatever its version. Errors: those of the contract.
 */
export async function saveDay(
  ctx: AppContext,
  { actor, dia, input }: { actor: Actor; dia: string; input: SaveInput },
): Promise<DayDivision> {
  const { trabajador_id } = actor;
  const saved = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    await lockWorkingTime(tx, trabajador_id);
    const ids = [...new Set(input.registros.map(({ proyecto_id }) => proyecto_id))];
    const [day, judge] = await Promise.all([
      readDay(ctx, tx, actor, dia),
      readJudge(tx, { trabajador_id, dia, ids }),
    ]);
    const now = ctx.clock.now().epochMilliseconds;
    const wanted = placeAll(day, input.registros, { judge, now });
    if (!isSaved(day, wanted)) await writeDay(ctx, tx, { actor, day, input, wanted });
    return readDivision(ctx, tx, actor, dia);
  });
  tellPages(ctx, "fichaje", actor);
  return saved;
}

async function writeDay(
  ctx: AppContext,
  tx: Tx,
  { actor, day, input, wanted }: { actor: Actor; day: Day; input: SaveInput; wanted: Wanted[] },
): Promise<void> {
  if (day.version.version !== input.version) fail("project.changed");
  if (day.version.mes_cerrado) fail("closure.month_closed");
  const { added, changed, removed } = planOf(day, wanted);
  const touched = [...changed.map(({ id }) => id), ...removed.map(({ id }) => id)];
  if (day.rows.some((row) => row.aprobado && touched.includes(row.id))) fail("project.approved");
  if (removed.length > 0 && input.motivo === undefined) {
    fail("project.reason_required", { fields: { motivo: ["project.reason_required"] } });
  }
  const by = authorOf(ctx, actor);
  await deferRegistrations(tx);
  const gone = removed.map(({ id }) => id);
  await deleteRegistrations(tx, gone, { ...by, motivo: input.motivo ?? null });
  for (const one of changed) await updateRegistration(tx, one.id, one.written, by);
  for (const one of added) await insertRegistration(tx, actor.trabajador_id, one.written, by);
  await checkRegistrations(tx);
}
