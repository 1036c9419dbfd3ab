import type { Actor } from "@atrio/contract/access/actor";
import type { Person } from "@atrio/contract/person";
import type { Remedy } from "@atrio/contract/shifts/remedies";
import type { RestRule, RestWarning } from "@atrio/contract/shifts/rest-rules";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { addDays } from "../../../lib/calendar/dates.ts";
import { minutesIn } from "../../../lib/calendar/stretches.ts";
import { findShift, readAvailable, readShifts } from "../board/board.read.ts";
import type { ShiftRow } from "../board/board.read.ts";
import { readPreferences } from "../exchanges/mine.read.ts";
import { readPauses } from "../labels/labels.repo.ts";
import { pausesOverlap, placePause, placeShift } from "../planning/planning.rules.ts";
import {
  aroundOf,
  readShiftsById,
  readWorkBook,
  shiftsOf,
  toWorkedShift,
  warningsOf,
} from "../rest/judging.service.ts";
import type { WorkBook } from "../rest/judging.service.ts";
import { areAtOnce, newBreaks } from "../rest/rest.rules.ts";
import type { WorkedShift } from "../rest/rest.rules.ts";
import { lateChanges } from "../rest/rest.service.ts";

import { inOrderOfChoice, isStillBroken, timesToTry } from "./remedies.rules.ts";
import type { Times } from "./remedies.rules.ts";

type Asked = { id: number; trabajador_id?: number | undefined; norma?: RestRule | undefined };

/** Colleagues who are judged, and ways out of each kind that are offered. */
const most = { judged: 40, dar: 3, pasar: 2, cambiar_hora: 2, pausa: 1 } as const;
/** Days around a shift whose usual times are tried. */
const usualDays = 7;

/** Everything that is judged about a shift: who has it, who may have it, and the rule to keep. */
type Case = {
  tx: Tx;
  shift: ShiftRow;
  worked: WorkedShift;
  book: WorkBook;
  /** The worker whose rule is broken; null where the shift lacks people. */
  owner: { trabajador_id: number; broken: RestWarning | null } | null;
  late: (trabajador_ids: readonly number[]) => Promise<RestWarning[]>;
};

const nothing = {
  trabajador: null,
  turno_id: null,
  hora_inicio: null,
  hora_fin: null,
  termina_dia_siguiente: null,
  pausa_id: null,
} as const;

/**
 * Ways out of a rule that a shift breaks for one of its workers, or of its lack of people (Rule SHIFTS-38).
 * Errors: shift.not_found, shift.worker_not_found.
 */
export async function findRemedies(
  ctx: AppContext,
  actor: Actor,
  { id, trabajador_id, norma }: Asked,
): Promise<Remedy[]> {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const key = { id, trabajador_id: actor.trabajador_id };
    const shift = (await findShift(tx, key)) ?? fail("shift.not_found");
    if (trabajador_id !== undefined && !shift.worker_ids.includes(trabajador_id)) {
      fail("shift.worker_not_found");
    }
    const free = (await readAvailable(tx, key)).filter(
      (one) => !one.asignado && !one.ocupado && !one.ausencia,
    );
    const people = free.map(({ trabajador }) => trabajador);
    const { fecha } = shift;
    const book = await readWorkBook(tx, {
      trabajador_ids: [...shift.worker_ids, ...people.map((one) => one.id)],
      ...aroundOf({ from: fecha, to: fecha }),
    });
    const worked = (await readShiftsById(tx, [id])).get(id) ?? fail("shift.not_found");
    const present = trabajador_id === undefined ? [] : warningsOf(book, trabajador_id);
    const broken = present.find(
      (one) => one.norma === norma && isStillBroken([one], { norma, fecha }),
    );
    const owner = trabajador_id === undefined ? null : { trabajador_id, broken: broken ?? null };
    const late: Case["late"] = async (ids) => {
      const days = ids.map((one) => ({ trabajador_id: one, ...shift }));
      return shift.publicado ? lateChanges(ctx, tx, days) : [];
    };
    const about = { tx, shift, worked, book, owner, late };
    const found = [
      ...(await gifts(about, people)),
      ...(await transfers(about, actor)),
      ...(await retimings(about, actor)),
      ...(await addedPauses(about)),
      ...(await release(about)),
    ];
    // A rule that the company made hard forbids the step, whatever it mends.
    return found.filter(({ avisos }) => avisos.every(({ nivel }) => nivel !== "dura"));
  });
}

type Worker = { trabajador_id: number };

/** True if a worker with other shifts breaks no further rule, and the owner keeps the broken one. */
function isGood(
  { book, owner }: Case,
  { trabajador_id }: Worker,
  shifts: readonly WorkedShift[],
): boolean {
  const after = warningsOf(book, trabajador_id, shifts);
  if (newBreaks(warningsOf(book, trabajador_id), after).length > 0) return false;
  if (owner?.trabajador_id !== trabajador_id || owner.broken === null) return true;
  return !isStillBroken(after, owner.broken);
}

/** Shifts of a worker without the one in question. */
function without({ book, shift }: Case, { trabajador_id }: Worker): WorkedShift[] {
  return shiftsOf(book, trabajador_id).filter(({ turno_id }) => turno_id !== shift.id);
}

/** A colleague who is free and breaks no rule takes the shift. */
async function gifts(about: Case, people: readonly Person[]): Promise<Remedy[]> {
  const { tx, shift, worked, book, owner } = about;
  if (owner !== null && !isGood(about, owner, without(about, owner))) return [];
  const { fecha } = shift;
  const wishes = await readPreferences(tx, {
    trabajador_ids: people.map(({ id }) => id),
    from: fecha,
    to: fecha,
  });
  const wish = new Map(wishes.map((one) => [one.trabajador_id, one.preferencia]));
  const ranked = inOrderOfChoice(
    people.map(({ id, nombre_completo }) => ({
      trabajador_id: id,
      nombre_completo,
      preferencia: wish.get(id) ?? null,
      minutos: minutesIn(shiftsOf(book, id).flatMap((one) => one.work)),
    })),
  );
  const good = ranked
    .slice(0, most.judged)
    .filter((one) => isGood(about, one, [...shiftsOf(book, one.trabajador_id), worked]))
    .slice(0, most.dar);
  return Promise.all(
    good.map(async ({ trabajador_id }): Promise<Remedy> => {
      const touched = owner === null ? [trabajador_id] : [owner.trabajador_id, trabajador_id];
      const trabajador = people.find(({ id }) => id === trabajador_id) ?? null;
      return { ...nothing, tipo: "dar", trabajador, avisos: await about.late(touched) };
    }),
  );
}

/** The worker goes to another shift of the area and day. */
async function transfers(about: Case, actor: Actor): Promise<Remedy[]> {
  const { tx, shift, owner } = about;
  if (owner === null) return [];
  const { fecha, pe_area_trabajo_id } = shift;
  const same = await readShifts(tx, {
    trabajador_id: actor.trabajador_id,
    from: fecha,
    to: fecha,
    area_ids: [pe_area_trabajo_id],
  });
  const others = same.filter(
    ({ id, worker_ids }) => id !== shift.id && !worker_ids.includes(owner.trabajador_id),
  );
  const placed = await readShiftsById(
    tx,
    others.map(({ id }) => id),
  );
  const rest = without(about, owner);
  const good = others
    .flatMap(({ id }) => placed.get(id) ?? [])
    .filter(
      (one) => !rest.some((own) => areAtOnce(own, one)) && isGood(about, owner, [...rest, one]),
    )
    .slice(0, most.pasar);
  const avisos = good.length === 0 ? [] : await about.late([owner.trabajador_id]);
  return good.map(({ turno_id }) => ({ ...nothing, tipo: "pasar", turno_id, avisos }));
}

/** The shift gets other times; only where nobody else has it. */
async function retimings(about: Case, actor: Actor): Promise<Remedy[]> {
  const { tx, shift, owner } = about;
  const broken = owner?.broken;
  if (owner === null || broken === null || broken === undefined) return [];
  if (shift.worker_ids.length > 1 || shift.turno_24h) return [];
  const near = await readShifts(tx, {
    trabajador_id: actor.trabajador_id,
    from: addDays(shift.fecha, -usualDays),
    to: addDays(shift.fecha, usualDays),
    area_ids: [shift.pe_area_trabajo_id],
  });
  const usual = near.filter(({ turno_24h }) => !turno_24h).map(timesOf);
  const rest = without(about, owner);
  const good = timesToTry(timesOf(shift), { broken, usual })
    .filter((times) => {
      const moved = movedTo(about, times);
      if (moved === null || rest.some((own) => areAtOnce(own, moved))) return false;
      return isGood(about, owner, [...rest, moved]);
    })
    .slice(0, most.cambiar_hora);
  const avisos = good.length === 0 ? [] : await about.late([owner.trabajador_id]);
  return good.map((times) => ({ ...nothing, tipo: "cambiar_hora", ...times, avisos }));
}

function timesOf({ hora_inicio, hora_fin, termina_dia_siguiente }: ShiftRow): Times {
  return { hora_inicio, hora_fin, termina_dia_siguiente };
}

/** The shift at other times; null where it or one of its pauses has no place there. */
function movedTo({ shift }: Case, times: Times): WorkedShift | null {
  const { id: turno_id, fecha, zona_horaria, pausas } = shift;
  const { placed } = placeShift({ fecha, turno_24h: false, ...times }, zona_horaria);
  if (placed === undefined) return null;
  if (pausas.some((pause) => placePause(placed, pause, zona_horaria) === null)) return null;
  return toWorkedShift({ turno_id, fecha, zona_horaria, pausas, ...times, ...placed.periodo });
}

/** A pause of the company is added to a shift of too long an effort. */
async function addedPauses(about: Case): Promise<Remedy[]> {
  const { tx, shift, worked, owner } = about;
  if (owner?.broken?.norma !== "pausa_jornada") return [];
  const { placed } = placeShift(shift, shift.zona_horaria);
  if (placed === undefined) return [];
  const { start, end } = worked.periodo;
  const good = (await readPauses(tx)).filter((pause) => {
    const pausas = [...shift.pausas, pause];
    const intervals = pausas.map((one) => placePause(placed, one, shift.zona_horaria));
    const inside = intervals.filter((one) => one !== null);
    if (inside.length < intervals.length || pausesOverlap(inside)) return false;
    const rested = toWorkedShift({ ...shift, turno_id: shift.id, pausas, start, end });
    return isGood(about, owner, [...without(about, owner), rested]);
  });
  return good.slice(0, most.pausa).map(({ id }) => ({
    ...nothing,
    tipo: "pausa",
    pausa_id: id,
    avisos: [],
  }));
}

/** The worker leaves the shift to nobody. */
async function release(about: Case): Promise<Remedy[]> {
  const { owner } = about;
  if (owner === null || !isGood(about, owner, without(about, owner))) return [];
  return [{ ...nothing, tipo: "liberar", avisos: await about.late([owner.trabajador_id]) }];
}
