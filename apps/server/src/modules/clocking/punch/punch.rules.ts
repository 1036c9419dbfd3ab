import type { SigningVersion } from "../clocking.rules.ts";

/** Where a device says it is; null fields when it did not say. */
export type Place = {
  latitud: number | null;
  longitud: number | null;
  precision: number | null;
  geolocalizacion: string | null;
};

/** What is known of the device at one end of a signing. */
export type PunchMark = {
  at: string;
  place: Place;
  ip: string;
  ipInvalid: boolean;
  skew: number | null;
};

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
    fin_declarado: input.declared,
    observaciones: input.remarks ?? open.observaciones,
  };
}
