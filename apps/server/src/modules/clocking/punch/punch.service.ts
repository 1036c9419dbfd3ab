import { randomBytes } from "node:crypto";

import type { Actor } from "@atrio/contract/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type { punch } from "@atrio/contract/time";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Meta } from "../../../http/bind.ts";
import { fail } from "../../../http/errors.ts";
import { epochOf, isoOf } from "../../../lib/clock.ts";
import { addDays } from "../../../lib/dates.ts";
import { dateAt } from "../../../lib/zone.ts";
import { readPlan } from "../../schedules/schedules.read.ts";
import { intervalsOf, scheduledDay, type SchedulePlan } from "../../schedules/schedules.rules.ts";
import { readSignings } from "../clocking.read.ts";
import {
  type Appended,
  appendVersion,
  findLastClockInType,
  findOpen,
  lockChain,
  type PunchSettings,
  readPunchSettings,
  type StoredSigning,
} from "../clocking.repo.ts";
import {
  endOf,
  isOpenTooLong,
  planPunch,
  skewOf,
  type SigningVersion,
  workdayFor,
} from "../clocking.rules.ts";
import { eventContent, type LedgerEventKind } from "../ledger/ledger.rules.ts";
import { workdaysOf } from "../sheet/sheet.service.ts";

import { endedVersion, isOutside, type PunchMark, startedVersion } from "./punch.rules.ts";

type PunchInput = EndpointInput<typeof punch>["body"];
type PunchAnswer = EndpointResponse<typeof punch>;

/** Everything one punch is decided on, read under the worker's lock. */
type Scene = {
  actor: Actor;
  input: PunchInput;
  now: number;
  mark: Omit<PunchMark, "ipInvalid">;
  open: StoredSigning | undefined;
  settings: PunchSettings;
  plan: SchedulePlan;
  today: string;
};

const saltBytes = 16;

function placeOf(input: PunchInput): PunchMark["place"] {
  const known = input.latitud !== undefined && input.longitud !== undefined;
  const state = input.geolocalizacion ?? (known ? "concedida" : null);
  return {
    latitud: known ? (input.latitud ?? null) : null,
    longitud: known ? (input.longitud ?? null) : null,
    precision: input.precision === undefined ? null : Math.round(input.precision),
    geolocalizacion: state,
  };
}

function zoneOn(scene: Scene, fecha: string): string {
  return scheduledDay(scene.plan, fecha).zona_horaria;
}

/** Flags a punch from an address outside the ranges; refuses it where the company says so. */
function marked(scene: Scene, ranges: readonly string[]): PunchMark {
  const ipInvalid = isOutside(scene.mark.ip, ranges);
  if (ipInvalid && scene.settings.bloquear_ip_invalida) fail("clock.ip_blocked");
  return { ...scene.mark, ipInvalid };
}

/** Ranges a punch is expected from: the clock-in type's own, else the centre's unless at home. */
function rangesOf(scene: Scene, type: PunchSettings["fichador"], telework: boolean): string[] {
  if (type !== null && type.rangos_ip.length > 0) return type.rangos_ip;
  if (telework) return [];
  return scheduledDay(scene.plan, scene.today).centro?.rangos_ip ?? [];
}

async function append(
  tx: Tx,
  scene: Scene,
  change: {
    tipo: LedgerEventKind;
    dia: string;
    existing: StoredSigning | null;
    version: SigningVersion;
  },
): Promise<Appended> {
  const { actor, mark } = scene;
  const { tipo, dia, existing, version } = change;
  const contenido = eventContent({
    tipo,
    empresa_id: actor.empresa_id,
    trabajador_id: actor.trabajador_id,
    registrado_en: mark.at,
    actor: { trabajador_id: actor.trabajador_id, account_user_id: actor.account_user_id },
    motivo: null,
    dia,
    antes: existing?.version ?? null,
    despues: version,
  });
  return appendVersion(tx, {
    trabajador_id: actor.trabajador_id,
    dia,
    zona_horaria: zoneOn(scene, dia),
    existing: existing === null ? null : { id: existing.id, seq_inicio: existing.seq_inicio },
    version,
    registrado_en: mark.at,
    sal: randomBytes(saltBytes),
    contenido,
  });
}

async function endOpen(
  tx: Tx,
  scene: Scene,
  open: StoredSigning,
  tipo: LedgerEventKind,
): Promise<Appended> {
  const stated = scene.input.hora_fin === undefined ? undefined : epochOf(scene.input.hora_fin);
  const end = endOf({ start: epochOf(open.version.hora_inicio), now: scene.now, stated });
  if (typeof end === "string") fail(end, { fields: { hora_fin: [end] } });
  const mark = marked(scene, rangesOf(scene, scene.settings.fichador, open.version.teletrabajo));
  const version = endedVersion(open.version, {
    mark,
    end: end.declared ? isoOf(end.end) : mark.at,
    declared: end.declared,
    remarks: scene.input.observaciones ?? null,
  });
  return append(tx, scene, { tipo, dia: open.dia, existing: open, version });
}

function workdayNow(scene: Scene): string {
  const days = [-1, 0, 1].map((offset) => {
    const fecha = addDays(scene.today, offset);
    const { tramos, zona_horaria } = scheduledDay(scene.plan, fecha);
    return { fecha, intervals: intervalsOf(tramos, fecha, zona_horaria) };
  });
  return workdayFor(scene.now, scene.today, days);
}

async function startWork(tx: Tx, scene: Scene, from: StoredSigning | undefined): Promise<Appended> {
  const type = scene.settings.fichador;
  const resumed = from === undefined ? undefined : await findLastClockInType(tx, from.jornada_id);
  const fichador_id = type?.id ?? resumed;
  if (scene.input.fichador_id !== undefined && type === null) {
    fail("clock.type_unknown", { fields: { fichador_id: ["clock.type_unknown"] } });
  }
  if (fichador_id === undefined) {
    fail("clock.type_required", { fields: { fichador_id: ["clock.type_required"] } });
  }
  const telework = type === null ? from?.version.teletrabajo === true : type.tipo === "teletrabajo";
  const version = startedVersion({
    mark: marked(scene, rangesOf(scene, type, telework)),
    fichador_id,
    parada_id: null,
    telework,
    remarks: scene.input.observaciones ?? null,
  });
  const dia = from?.dia ?? workdayNow(scene);
  const tipo = from === undefined ? "entrada" : "reanudar";
  return append(tx, scene, { tipo, dia, existing: null, version });
}

async function startPause(tx: Tx, scene: Scene, from: StoredSigning): Promise<Appended> {
  const { parada_id } = scene.settings;
  if (parada_id === null) {
    const code =
      scene.input.parada_id === undefined ? "clock.pause_required" : "clock.pause_unknown";
    fail(code, { fields: { parada_id: [code] } });
  }
  const version = startedVersion({
    mark: marked(scene, rangesOf(scene, scene.settings.fichador, from.version.teletrabajo)),
    fichador_id: null,
    parada_id,
    telework: from.version.teletrabajo,
    remarks: scene.input.observaciones ?? null,
  });
  return append(tx, scene, { tipo: "pausa", dia: from.dia, existing: null, version });
}

async function perform(tx: Tx, scene: Scene): Promise<Appended & { dia: string }> {
  const { open, input } = scene;
  const plan = planPunch(input.accion, open?.version ?? null);
  if (typeof plan === "string") fail(plan);
  const tooLong = open !== undefined && isOpenTooLong(epochOf(open.version.hora_inicio), scene.now);
  // A forgotten signing is first ended by its worker; nothing goes on from it.
  if (tooLong && plan.starts !== null) fail("clock.end_required");
  let receipt: Appended | undefined;
  if (plan.ends && open !== undefined) {
    receipt = await endOpen(tx, scene, open, plan.starts === "pause" ? "pausa" : "salida");
  }
  if (plan.starts === "work") receipt = await startWork(tx, scene, open);
  if (plan.starts === "pause" && open !== undefined) receipt = await startPause(tx, scene, open);
  if (receipt === undefined) throw new Error("A punch that changes nothing");
  return { ...receipt, dia: plan.ends && open !== undefined ? open.dia : workdayNow(scene) };
}

async function readScene(
  tx: Tx,
  base: Pick<Scene, "actor" | "input" | "now" | "mark" | "today">,
): Promise<Scene> {
  const { actor, input, today } = base;
  const { trabajador_id } = actor;
  // Sent together; the lock is taken before the open signing is read.
  const [, open, settings, plan] = await Promise.all([
    lockChain(tx, trabajador_id),
    findOpen(tx, trabajador_id),
    readPunchSettings(tx, { ...input, trabajador_id }),
    readPlan(tx, { trabajador_id, desde: addDays(today, -1), hasta: addDays(today, 1) }),
  ]);
  if (plan === undefined) fail("worker.not_found");
  return { ...base, open, settings, plan };
}

/**
 * Clocks in, out, pauses or resumes (decisions, section 4). Errors: the clock.* codes of the
 * contract. Repeated with its Idempotency-Key it answers what the first call did.
 */
export async function punchClock(
  ctx: AppContext,
  call: { actor: Actor; input: PunchInput; meta: Meta },
): Promise<PunchAnswer> {
  const { actor, input, meta } = call;
  const instant = ctx.clock.now();
  const now = instant.epochMilliseconds;
  const device = input.hora_dispositivo === undefined ? undefined : epochOf(input.hora_dispositivo);
  const mark = {
    at: instant.toString(),
    place: placeOf(input),
    ip: meta.ip,
    skew: skewOf(device, now),
  };
  const today = dateAt(actor.zona_horaria, now);
  const work = async (tx: Tx): Promise<PunchAnswer> => {
    const scene = await readScene(tx, { actor, input, now, mark, today });
    const { seq, hash, dia } = await perform(tx, scene);
    const range = { trabajador_id: actor.trabajador_id, desde: dia, hasta: dia, now };
    const [jornada] = workdaysOf(scene.plan, await readSignings(tx, range), range);
    if (jornada === undefined) throw new Error("The punched day is missing");
    const fichaje = jornada.fichajes.find((one) => one.hora_fin === null) ?? null;
    return { data: { fichaje, jornada, recibo: { seq, hash } } };
  };
  const answer = await ctx.db.tenant(actor.empresa_id, work, meta.once);
  const { empresa_id, trabajador_id } = actor;
  ctx.events.publish({ empresa_id, trabajador_id, event: { tipo: "fichaje", trabajador_id } });
  return answer;
}
