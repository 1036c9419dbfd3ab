import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type {
  assignSchedule as assignCall,
  ScheduleEffect,
} from "@atrio/contract/time/schedules-office";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { addDays } from "../../../lib/calendar/dates.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { lockWorkingTimes } from "../worker-locks/worker-locks.service.ts";

import { effectOf, judgeAnew } from "./effects.service.ts";
import { readGroup } from "./schedule-office.read.ts";
import type { PeopleGroup } from "./schedule-office.read.ts";
import { lockSchedules, saveAssignments } from "./schedule-office.repo.ts";
import { cycleStart } from "./schedule-office.rules.ts";
import { requireSchedule, todayOf } from "./schedule-office.service.ts";
import type { Caller } from "./schedule-office.service.ts";

type Input = EndpointInput<typeof assignCall>["body"];
type Assigned = { id: number; input: Input };
type Ready = { people: number[]; nombre: string; effect: ScheduleEffect; given: Given };
/** A schedule in force in `[desde, hasta)`. */
type Given = {
  horario_id: number;
  desde: string;
  hasta: string | null;
  ciclo_desde: string | null;
};

/** Exactly the field that the group names. Errors: schedule.group. */
function groupOf({ grupo, centro_trabajo_id, departamento, trabajador_ids }: Input): PeopleGroup {
  const group: PeopleGroup = {
    sin_horario: grupo === "sin_horario",
    centro_trabajo_id: centro_trabajo_id ?? null,
    departamento: departamento ?? null,
    trabajador_ids: trabajador_ids ?? null,
  };
  const isNamed = {
    sin_horario: true,
    centro: centro_trabajo_id !== undefined,
    departamento: departamento !== undefined,
    elegidas: trabajador_ids !== undefined,
  }[grupo];
  const named = [centro_trabajo_id, departamento, trabajador_ids].filter(
    (one) => one !== undefined,
  );
  const expected = grupo === "sin_horario" ? 0 : 1;
  if (!isNamed || named.length !== expected) {
    fail("schedule.group", { fields: { grupo: ["schedule.group"] } });
  }
  return group;
}

async function prepare(tx: Tx, today: string, { id, input }: Assigned): Promise<Ready> {
  const { desde, semana } = input;
  if (input.hasta !== null && input.hasta < desde) {
    fail("schedule.dates", { fields: { hasta: ["schedule.dates"] } });
  }
  const schedule = await requireSchedule(tx, today, id);
  if (semana > schedule.semanas) fail("schedule.week", { fields: { semana: ["schedule.week"] } });
  const people = await readGroup(tx, groupOf(input), desde);
  if (people.length === 0) fail("schedule.nobody", { fields: { grupo: ["schedule.nobody"] } });
  await lockWorkingTimes(tx, people);
  const hasta = input.hasta === null ? null : addDays(input.hasta, 1);
  const ciclo_desde = schedule.semanas === 1 ? null : cycleStart(desde, semana);
  const given = { horario_id: id, desde, hasta, ciclo_desde };
  const { nombre, semanas, tolerancia_minutos, trabaja_festivos, tramos } = schedule;
  const content = { nombre, semanas, tolerancia_minutos, trabaja_festivos, tramos };
  const effect = await effectOf(tx, {
    people,
    today,
    desde,
    change: { asignado: { ...content, horario_id: id, desde, hasta, ciclo: ciclo_desde } },
  });
  return { people, nombre, effect, given };
}

/** Number of people and days that an assignment concerns. Errors: those of the contract. */
export async function previewAssigning(
  ctx: AppContext,
  actor: Actor,
  assigned: Assigned,
): Promise<ScheduleEffect> {
  const today = todayOf(ctx, actor);
  return ctx.db.tenant(actor.empresa_id, async (tx) => (await prepare(tx, today, assigned)).effect);
}

/** Gives a schedule to people between two dates (Rule TIME-163). Errors: those of the contract. */
export async function assignPeople(
  ctx: AppContext,
  { actor, ip }: Caller,
  { id, input, once }: Assigned & { once: Once | undefined },
): Promise<ScheduleEffect> {
  const today = todayOf(ctx, actor);
  const assign = async (tx: Tx): Promise<ScheduleEffect> => {
    await lockSchedules(tx);
    const { people, nombre, effect, given } = await prepare(tx, today, { id, input });
    await saveAssignments(tx, { ...given, trabajador_ids: people });
    await judgeAnew(ctx, tx, { people, today, desde: given.desde });
    const { desde, hasta } = input;
    const detalle = { nombre, desde, hasta, personas: people.length };
    const object = { objeto: "horario", objeto_id: id };
    await recordAudit(tx, {
      ...byActor(actor, ip),
      ...object,
      accion: "horario.asignado",
      detalle,
    });
    return effect;
  };
  return ctx.db.tenant(actor.empresa_id, assign, once);
}
