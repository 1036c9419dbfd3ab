import type { ErrorCode } from "@atrio/contract/errors";

import type { SigningVersion } from "../clocking.rules.ts";

/** Location as the device states it; null fields when unknown. */
export type Place = {
  latitud: number | null;
  longitud: number | null;
  precision: number | null;
  geolocalizacion: string | null;
};

/** Facts about the device at one end of a signing. */
export type PunchMark = {
  at: string;
  place: Place;
  ip: string;
  ipInvalid: boolean;
  skew: number | null;
  /** Made without network and sent later. */
  offline: boolean;
};

const hourMs = 3_600_000;
/** A punch made without network may be sent this long afterwards. */
const oldestMs = 72 * hourMs;

/**
 * Moment of an offline punch, in epoch milliseconds by the server's clock: its age by the device's
 * clock is subtracted from now, so that the skew cancels out.
 */
export function offlineMoment(input: {
  now: number;
  made: number | undefined;
  sent: number | undefined;
}): number | ErrorCode {
  const { now, made, sent } = input;
  if (made === undefined || sent === undefined || sent < made) return "clock.offline_times";
  const age = sent - made;
  return age > oldestMs ? "clock.offline_too_old" : now - age;
}

/** Window within which arriving offline punches share a notification. */
export const batchMs = 600_000;

/** True if a punch arrived later than a company tolerates without telling the supervisors. */
export function isLatePunch(ageMs: number, thresholdMinutes: number): boolean {
  return ageMs > thresholdMinutes * 60_000;
}

/** The first version of a signing that starts now. */
export function startedVersion(input: {
  mark: PunchMark;
  typeId: number | null;
  pauseId: number | null;
  telework: boolean;
  remarks: string | null;
}): SigningVersion {
  const { mark } = input;
  return {
    hora_inicio: mark.at,
    hora_fin: null,
    fichador_id: input.typeId,
    parada_id: input.pauseId,
    teletrabajo: input.telework,
    latitud_inicio: mark.place.latitud,
    longitud_inicio: mark.place.longitud,
    precision_inicio: mark.place.precision,
    geolocalizacion_inicio: mark.place.geolocalizacion,
    latitud_fin: null,
    longitud_fin: null,
    precision_fin: null,
    geolocalizacion_fin: null,
    account_user_ip: mark.ip,
    account_user_ip_fin: null,
    ip_invalida_inicio: mark.ipInvalid,
    ip_invalida_fin: false,
    desfase_inicio_ms: mark.skew,
    desfase_fin_ms: null,
    sin_conexion_inicio: mark.offline,
    sin_conexion_fin: false,
    fin_declarado: false,
    observaciones: input.remarks,
    borrado: false,
  };
}

/** The version of an open signing that ends. */
export function endedVersion(
  open: SigningVersion,
  input: { mark: PunchMark; end: string; declared: boolean; remarks: string | null },
): SigningVersion {
  const { mark } = input;
  return {
    ...open,
    hora_fin: input.end,
    latitud_fin: mark.place.latitud,
    longitud_fin: mark.place.longitud,
    precision_fin: mark.place.precision,
    geolocalizacion_fin: mark.place.geolocalizacion,
    account_user_ip_fin: mark.ip,
    ip_invalida_fin: mark.ipInvalid,
    desfase_fin_ms: mark.skew,
    sin_conexion_fin: mark.offline,
    fin_declarado: input.declared,
    observaciones: input.remarks ?? open.observaciones,
  };
}
