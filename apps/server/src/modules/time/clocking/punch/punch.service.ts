import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type { punch } from "@atrio/contract/time/time";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { failedConstraint } from "../../../../db/failures.ts";
import type { Meta } from "../../../../http/bind.ts";
import { AppError, fail } from "../../../../http/errors.ts";
import { epochOf, isoOf } from "../../../../lib/calendar/clock.ts";
import { addDays } from "../../../../lib/calendar/dates.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import { makeSalt } from "../../../../lib/crypto/tokens.ts";
import { isOutside } from "../../../../lib/values/networks.ts";
import { tellPages } from "../../../../platform/events.ts";
import { readDayPlanner } from "../../schedules/schedules.service.ts";
import type { DayPlanner } from "../../schedules/schedules.service.ts";
import { lockWorkingTime } from "../../worker-locks/worker-locks.service.ts";
import {
  appendVersion,
  findLastClockInType,
  findLastMoment,
  findOpen,
  readPunchSettings,
} from "../clocking.repo.ts";
import type { Appended, PunchSettings } from "../clocking.repo.ts";
import { endOf, isOpenTooLong, planPunch, skewOf, workdayFor } from "../clocking.rules.ts";
import type { SigningVersion, StoredSigning } from "../clocking.rules.ts";
import { baseOf, eventContent } from "../ledger.rules.ts";
import type { LedgerEventKind } from "../ledger.rules.ts";
import { readSheetRows, workdaysOf } from "../sheet/sheet.service.ts";

import { warnOfAbsence } from "./absent.service.ts";
import { tellLatePunch } from "./offline/offline.service.ts";
import { endedVersion, offlineMoment, startedVersion } from "./punch.rules.ts";
import type { PunchMark } from "./punch.rules.ts";

type PunchInput = EndpointInput<typeof punch>["body"];
type PunchAnswer = EndpointResponse<typeof punch>;

/** Scene of one punch: all data for its decision, read under the worker's lock. */
type Scene = {
  actor: Actor;
  input: PunchInput;
  /** Moment of the punch by the server's clock: now, or earlier when offline. */
  now: number;
  /** Instant of the server's clock at which it arrived. */
  recorded: string;
  mark: Omit<PunchMark, "ipInvalid">;
  today: string;
  open: StoredSigning | undefined;
  /** Start or end of the newest signing; read for a punch made earlier, which may not precede it. */
  lastMoment: string | undefined;
  settings: PunchSettings;
  planner: DayPlanner;
};

function placeOf(input: PunchInput): PunchMark["place"] {
  const known = input.latitud !== undefined && input.longitud !== undefined;
  return {
    latitud: known ? (input.latitud ?? null) : null,
    longitud: known ? (input.longitud ?? null) : null,
    precision: input.precision === undefined ? null : Math.round(input.precision),
    geolocalizacion: input.geolocalizacion ?? (known ? "concedida" : null),
  };
}

/** Flags a punch from an address outside the ranges; refuses it where the company says so. */
function marked(scene: Scene, ranges: readonly string[]): PunchMark {
  const ipInvalid = isOutside(scene.mark.ip, ranges);
  if (ipInvalid && scene.settings.bloquear_ip_invalida) fail("clock.ip_blocked");
  return { ...scene.mark, ipInvalid };
}

/** Ranges a punch is expected from: the clock-in type's own, else the centre's unless at home. */
function rangesOf(scene: Scene, telework: boolean): string[] {
  const { fichador } = scene.settings;
  if (fichador !== null && fichador.rangos_ip.length > 0) return fichador.rangos_ip;
  return telework ? [] : (scene.planner(scene.today).centro?.rangos_ip ?? []);
}

type Change = {
  tipo: LedgerEventKind;
  dia: string;
  existing: StoredSigning | null;
  version: SigningVersion;
};

async function append(tx: Tx, scene: Scene, change: Change): Promise<Appended> {
  const { actor, recorded } = scene;
  const { existing, version } = change;
  const content = eventContent({
    tipo: change.tipo,
    empresa_id: actor.empresa_id,
    trabajador_id: actor.trabajador_id,
    registrado_en: recorded,
    actor: { trabajador_id: actor.trabajador_id, account_user_id: actor.account_user_id },
    motivo: null,
    dia: change.dia,
    antes: baseOf(existing),
    despues: version,
  });
  return appendVersion(tx, {
    trabajador_id: actor.trabajador_id,
    dia: change.dia,
    zona_horaria: existing?.zona_horaria ?? scene.planner(change.dia).zona_horaria,
    existing: existing === null ? null : { id: existing.id, seq_inicio: existing.seq_inicio },
    version,
    registrado_en: recorded,
    sal: makeSalt(),
    contenido: content,
  });
}

async function endOpen(
  tx: Tx,
  scene: Scene,
  open: StoredSigning,
  tipo: LedgerEventKind,
): Promise<Appended> {
  const { input, now } = scene;
  const stated = input.hora_fin === undefined ? undefined : epochOf(input.hora_fin);
  const end = endOf({ start: epochOf(open.version.hora_inicio), now, stated });
  if (typeof end === "string") fail(end, { fields: { hora_fin: [end] } });
  const mark = marked(scene, rangesOf(scene, open.version.teletrabajo));
  const version = endedVersion(open.version, {
    mark,
    end: end.declared ? isoOf(end.end) : mark.at,
    declared: end.declared,
    remarks: input.observaciones ?? null,
  });
  return append(tx, scene, { tipo, dia: open.dia, existing: open, version });
}

function workdayNow(scene: Scene): string {
  const days = [-1, 0, 1].map((offset) => scene.planner(addDays(scene.today, offset)));
  return workdayFor(scene.now, scene.today, days);
}

/** The clock-in type asked for, or that of the work which a pause interrupted. */
async function typeOf(tx: Tx, scene: Scene, from: StoredSigning | undefined): Promise<number> {
  const { fichador } = scene.settings;
  if (fichador !== null) return fichador.id;
  if (scene.input.fichador_id !== undefined) {
    fail("clock.type_unknown", { fields: { fichador_id: ["clock.type_unknown"] } });
  }
  const earlier = from === undefined ? undefined : await findLastClockInType(tx, from.jornada_id);
  return (
    earlier ?? fail("clock.type_required", { fields: { fichador_id: ["clock.type_required"] } })
  );
}

async function startWork(tx: Tx, scene: Scene, from: StoredSigning | undefined): Promise<Appended> {
  const { fichador } = scene.settings;
  const typeId = await typeOf(tx, scene, from);
  const telework =
    fichador === null ? from?.version.teletrabajo === true : fichador.tipo === "teletrabajo";
  const version = startedVersion({
    mark: marked(scene, rangesOf(scene, telework)),
    typeId,
    pauseId: null,
    telework,
    remarks: scene.input.observaciones ?? null,
  });
  const tipo = from === undefined ? "entrada" : "reanudar";
  return append(tx, scene, { tipo, dia: from?.dia ?? workdayNow(scene), existing: null, version });
}

async function startPause(tx: Tx, scene: Scene, from: StoredSigning): Promise<Appended> {
  const { parada_id } = scene.settings;
  if (parada_id === null) {
    const missing = scene.input.parada_id === undefined;
    const code = missing ? "clock.pause_required" : "clock.pause_unknown";
    fail(code, { fields: { parada_id: [code] } });
  }
  const { teletrabajo } = from.version;
  const version = startedVersion({
    mark: marked(scene, rangesOf(scene, teletrabajo)),
    typeId: null,
    pauseId: parada_id,
    telework: teletrabajo,
    remarks: scene.input.observaciones ?? null,
  });
  return append(tx, scene, { tipo: "pausa", dia: from.dia, existing: null, version });
}

async function perform(tx: Tx, scene: Scene): Promise<Appended & { dia: string }> {
  const { open, input } = scene;
  // Later records, of another device or person, stand.
  if (scene.lastMoment !== undefined && scene.now < epochOf(scene.lastMoment)) {
    fail("clock.offline_order");
  }
  const plan = planPunch(input.accion, open?.version ?? null);
  if (typeof plan === "string") fail(plan);
  const tooLong = open !== undefined && isOpenTooLong(epochOf(open.version.hora_inicio), scene.now);
  // A forgotten signing is first ended by its worker; nothing goes on from it.
  if (tooLong && plan.starts !== null) fail("clock.end_required");
  const dia = open?.dia ?? workdayNow(scene);
  let receipt: Appended | undefined;
  if (plan.ends && open !== undefined) {
    receipt = await endOpen(tx, scene, open, plan.starts === "pause" ? "pausa" : "salida");
  }
  if (plan.starts === "work") receipt = await startWork(tx, scene, open);
  if (plan.starts === "pause" && open !== undefined) receipt = await startPause(tx, scene, open);
  if (receipt === undefined) throw new Error("A punch that changes nothing");
  return { ...receipt, dia };
}

type Asked = Pick<Scene, "actor" | "input" | "now" | "recorded" | "mark" | "today">;

async function readScene(tx: Tx, asked: Asked): Promise<Scene> {
  const worker = { trabajador_id: asked.actor.trabajador_id };
  const around = { desde: addDays(asked.today, -1), hasta: addDays(asked.today, 1) };
  // Sent together; the lock is taken before the open signing is read.
  const [, open, lastMoment, settings, planner] = await Promise.all([
    lockWorkingTime(tx, worker.trabajador_id),
    findOpen(tx, worker.trabajador_id),
    asked.mark.offline ? findLastMoment(tx, worker.trabajador_id) : undefined,
    readPunchSettings(tx, { ...asked.input, ...worker }),
    readDayPlanner(tx, { ...worker, ...around }),
  ]);
  return { ...asked, open, lastMoment, settings, planner };
}

/**
 * Moment of a punch, in epoch milliseconds: now, or as long ago as its device says. Errors:
 * clock.offline_times, clock.offline_too_old.
 */
export function punchMoment(
  input: Pick<PunchInput, "sin_conexion" | "hora_dispositivo" | "hora_envio">,
  now: number,
): number {
  if (input.sin_conexion !== true) return now;
  const made = input.hora_dispositivo === undefined ? undefined : epochOf(input.hora_dispositivo);
  const sent = input.hora_envio === undefined ? undefined : epochOf(input.hora_envio);
  const moment = offlineMoment({ now, made, sent });
  return typeof moment === "number" ? moment : fail(moment);
}

function asking(ctx: AppContext, call: { actor: Actor; input: PunchInput; meta: Meta }): Asked {
  const { actor, input, meta } = call;
  const received = ctx.clock.now();
  const moment = punchMoment(input, received.epochMilliseconds);
  const recorded = received.toString();
  const age = received.epochMilliseconds - moment;
  const device = input.hora_dispositivo === undefined ? undefined : epochOf(input.hora_dispositivo);
  const mark = {
    at: age === 0 ? recorded : received.subtract({ milliseconds: age }).toString(),
    place: placeOf(input),
    ip: meta.ip,
    skew: skewOf(device, moment),
    offline: input.sin_conexion === true,
  };
  const today = dateAt(actor.zona_horaria, moment);
  return { actor, input, now: moment, recorded, mark, today };
}

/** A wrong hour in the ledger is permanent: better to refuse the punch. */
function refuseWrongClock(ctx: AppContext): void {
  const fault = ctx.clockWatch.fault();
  if (fault === null) return;
  const code = fault === "differs" ? "clock.server_differs" : "clock.server_behind";
  fail(code, { retryAfter: 60 });
}

/** A punch overlaps only records of a later moment, made while the clock ran ahead. */
function explained(error: unknown): unknown {
  const constraint = failedConstraint(error);
  const isLater = constraint === "fichaje_sin_solape" || constraint === "fichaje_orden";
  return isLater ? new AppError("clock.later_signing") : error;
}

/**
 * Clocks in, out, pauses or resumes (Rule TIME-2). Errors: the clock.* codes of the contract. A
 * retry with the same Idempotency-Key gets the first call's answer.
 */
export async function punchClock(
  ctx: AppContext,
  call: { actor: Actor; input: PunchInput; meta: Meta },
): Promise<PunchAnswer> {
  const { actor, input } = call;
  refuseWrongClock(ctx);
  const asked = asking(ctx, call);
  const ahead = async (tx: Tx) => readScene(tx, asked);
  const work = async (tx: Tx, scene: Scene): Promise<PunchAnswer> => {
    const { seq, hash, dia, fichaje_id } = await perform(tx, scene);
    if (scene.open !== undefined && goesOn(scene, fichaje_id)) {
      const { hora_inicio } = scene.open.version;
      const resumed = { trabajador_id: actor.trabajador_id, hora_inicio, fichaje_id };
      await ctx.hooks.workResumed(tx, { ...resumed, now: asked.now });
    }
    const day = {
      trabajador_id: actor.trabajador_id,
      desde: dia,
      hasta: dia,
      now: epochOf(asked.recorded),
    };
    if (input.sin_conexion === true) {
      await tellLatePunch(ctx, tx, {
        actor,
        dia,
        made: asked.now,
        recorded: asked.recorded,
        thresholdMinutes: scene.settings.aviso_sin_conexion_minutos,
      });
    }
    // An end stated or sent later changes a day that is over.
    if (dia < dateAt(actor.zona_horaria, day.now)) {
      await ctx.hooks.dayChanged(ctx, tx, { ...day, dia });
    }
    const [sheet, planner] = await Promise.all([
      readSheetRows(tx, day),
      plannerFor(tx, scene, dia),
    ]);
    const [jornada] = workdaysOf({ planner, ...sheet }, day);
    if (jornada === undefined) throw new Error("The punched day is missing");
    const open = jornada.fichajes.find((one) => one.hora_fin === null) ?? null;
    const { language } = call.meta;
    const warned = { actor, jornada, today: asked.today, language };
    const advertencia = open === null ? null : await warnOfAbsence(ctx, tx, warned);
    return { data: { fichaje: open, jornada, recibo: { seq, hash }, advertencia } };
  };
  const answer = await ctx.db
    .prepared(actor.empresa_id, { ahead, work }, call.meta.once)
    .catch((error: unknown) => {
      throw explained(error);
    });
  tellPages(ctx, "fichaje", actor);
  return answer;
}

/** True if work was resumed: the pause has ended, and the receipt is another signing's. */
function goesOn({ open }: Scene, fichajeId: number): boolean {
  return open !== undefined && open.version.parada_id !== null && fichajeId !== open.id;
}

/** The day of a signing left open may lie before the days around now that were read. */
async function plannerFor(tx: Tx, scene: Scene, dia: string): Promise<DayPlanner> {
  if (dia >= addDays(scene.today, -1)) return scene.planner;
  const { actor } = scene;
  return readDayPlanner(tx, { trabajador_id: actor.trabajador_id, desde: dia, hasta: dia });
}
