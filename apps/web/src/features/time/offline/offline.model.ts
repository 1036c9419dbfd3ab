import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { ClockAction, punch, Signing, Workday } from "@atrio/contract/time/time";

import { ApiError } from "../../../lib/errors.ts";
import { dayIn, minutesBetween } from "../../../lib/format.ts";
import type { CurrentUser } from "../../../lib/identity.ts";
import type { ProjectRun, ProjectRunBody } from "../../../lib/project-slots.ts";
import type { Fix } from "../clock/use-location.ts";

/** The fields of a punch that the portal sends, as the wire spells them. */
export type PunchBody = Fix & {
  trabajador_id: number;
  accion: ClockAction;
  hora_dispositivo: string;
  fichador_id?: number;
  parada_id?: number;
  hora_fin?: string;
  observaciones?: string;
};

export type PunchAnswer = EndpointResponse<typeof punch>["data"];

/** A punch ready to be sent, and sent again as it is: same key, same operation. */
export type PunchCommand = { key: string; body: PunchBody };

/** Why the server did not take a punch, in its own words. */
export type Refusal = { code: string; message: string };

/** A call that this device keeps until the server has it. */
type Kept = {
  /** Position in the queue. */
  order: number;
  /** Moment of the call by the server's clock, as far as the device knew it; ISO 8601. */
  at: string;
  /** Set once the server refused the call: it is shown and not sent again. */
  refusal: Refusal | null;
  /** True if it is still there after the page was closed. */
  isDurable: boolean;
};

export type KeptPunch = Kept & { command: PunchCommand };
/** A change of project, which waits in the same queue: its order among punches matters. */
export type KeptRun = Kept & { command: ProjectRun };
export type KeptCall = KeptPunch | KeptRun;

const runActions: readonly string[] = ["empezar", "parar"] satisfies Array<
  ProjectRunBody["accion"]
>;

/** True if a queued command changes the project, not the clock. */
export function isRunCommand(command: PunchCommand | ProjectRun): command is ProjectRun {
  return runActions.includes(command.body.accion);
}

/** True if a kept call is a punch. */
export function isKeptPunch(kept: KeptCall): kept is KeptPunch {
  return !isRunCommand(kept.command);
}

/**
 * Result of a punch: answered, kept for later, or sent by another tab of this browser. The answer of
 * a change of project is null: the query cache has it.
 */
export type Submission =
  | { outcome: "sent"; answer: PunchAnswer | null }
  | { outcome: "kept" }
  | { outcome: "elsewhere" };

/** Owner of a queue: a punch is only ever sent by the person who made it, in the same company. */
export function queueOwner(user: CurrentUser): string {
  return `${user.empresa_id}/${user.account_user_id}/${user.id}`;
}

/** The key under which the pages read a person's queue. */
export function keptPunchesKey(owner: string) {
  return ["outbox", owner] as const;
}

/** True if the punch may be retried: no answer, or a refusal for the moment. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  const notNow = status === 0 || status === 401 || status === 408 || status === 429;
  return notNow || status >= 500 || code === "request.in_progress";
}

type Known = { open: Signing | null; days: Workday[] };

type Choices = {
  zone: string;
  types: ReadonlyArray<{ id: number; tipo: string }>;
  pauses: ReadonlyArray<{ id: number; cuenta_como_trabajo: boolean }>;
};

/** State of the clock: the server's, with the punches it does not have yet on top. */
export function withPunches(known: Known, kept: readonly KeptCall[], choices: Choices): Known {
  return kept
    .filter((one) => isKeptPunch(one))
    .filter(({ refusal }) => refusal === null)
    .reduce((state, punched) => applied(state, punched, choices), known);
}

function applied(known: Known, kept: KeptPunch, choices: Choices): Known {
  const { accion } = kept.command.body;
  const ended = accion === "entrada" ? known : endedBy(known, kept);
  return accion === "salida" ? ended : startedBy(ended, known.open, { kept, choices });
}

function endedBy(known: Known, { at, command }: KeptPunch): Known {
  const { open, days } = known;
  if (open === null) return known;
  const end = command.body.hora_fin ?? at;
  const minutes = Math.max(0, minutesBetween(open.hora_inicio, end));
  const closed = { ...open, hora_fin: end, minutos: minutes, abierto_mas_de_un_dia: false };
  const added = open.cuenta_como_trabajo ? minutes - open.minutos : 0;
  return {
    open: null,
    days: changeDay(days, open.dia, (day) => ({
      ...day,
      fichajes: day.fichajes.map((one) => (one.id === open.id ? closed : one)),
      minutos_trabajados: day.minutos_trabajados + added,
      saldo_minutos: day.saldo_minutos + added,
    })),
  };
}

type Starting = { kept: KeptPunch; choices: Choices };

function startedBy({ days }: Known, before: Signing | null, starting: Starting): Known {
  const { kept, choices } = starting;
  const dia = before?.dia ?? dayIn(choices.zone, kept.at);
  const day = days.find((one) => one.dia === dia);
  const open = signingOf(kept, { dia, before, day, choices });
  const fichajes = [...(day?.fichajes ?? []), open];
  return { open, days: changeDay(days, dia, (one) => ({ ...one, fichajes })) };
}

type Scene = { dia: string; before: Signing | null; day: Workday | undefined; choices: Choices };

/** A signing that the server does not know: its id is below zero and it has no receipt. */
function signingOf(kept: KeptPunch, { dia, before, day, choices }: Scene): Signing {
  const { body } = kept.command;
  const worked = day?.fichajes.findLast(({ fichador_id }) => fichador_id !== null);
  const typeId = body.accion === "pausa" ? null : (body.fichador_id ?? worked?.fichador_id ?? null);
  const pause = choices.pauses.find(({ id }) => id === body.parada_id);
  const type = choices.types.find(({ id }) => id === typeId);
  const isPause = body.accion === "pausa";
  return {
    id: -kept.order,
    trabajador_id: body.trabajador_id,
    jornada_id: before?.jornada_id ?? day?.id ?? 0,
    dia,
    hora_inicio: kept.at,
    hora_fin: null,
    fichador_id: typeId,
    parada_id: isPause ? (body.parada_id ?? null) : null,
    cuenta_como_trabajo: isPause ? pause?.cuenta_como_trabajo === true : true,
    teletrabajo: isPause ? before?.teletrabajo === true : type?.tipo === "teletrabajo",
    minutos: 0,
    latitud_inicio: null,
    longitud_inicio: null,
    latitud_fin: null,
    longitud_fin: null,
    geolocalizacion_inicio: body.geolocalizacion,
    geolocalizacion_fin: null,
    account_user_ip: null,
    ip_invalida_inicio: false,
    ip_invalida_fin: false,
    sin_conexion_inicio: true,
    sin_conexion_fin: false,
    fin_declarado: false,
    abierto_mas_de_un_dia: false,
    observaciones: body.observaciones ?? null,
    recibo_inicio: { seq: 0, hash: "" },
    recibo_fin: null,
  };
}

function changeDay(days: Workday[], dia: string, change: (day: Workday) => Workday): Workday[] {
  return days.map((day) => (day.dia === dia ? change(day) : day));
}
