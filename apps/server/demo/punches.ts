import type { Centre, ClockInKind } from "./company.ts";
import type { Habits } from "./habits.ts";
import type { Random } from "./random.ts";

/** Device and place of a punch. */
export type Trace = {
  latitud: number | null;
  longitud: number | null;
  precision: number | null;
  geolocalizacion: Habits["geolocation"];
  ip: string;
  ip_invalida: boolean;
  desfase_ms: number;
};

/** A person's devices and home. */
export type Devices = {
  /** Milliseconds by which the telephone's clock is ahead. */
  skew: number;
  /** Last number of the addresses. */
  host: number;
  home: { latitud: number; longitud: number };
};

/** Devices and home of one person, some kilometres around their centre. */
export function drawDevices(random: Random, centre: Centre): Devices {
  return {
    skew: random.normal(0, 600),
    host: random.integer(2, 250),
    home: {
      latitud: centre.latitud + random.normal(0, 0.03),
      longitud: centre.longitud + random.normal(0, 0.03),
    },
  };
}

/** A punch: from the centre's network, from home, or from a place of the company. */
export function drawTrace(
  random: Random,
  input: { habits: Habits; centre: Centre; devices: Devices; kind: ClockInKind },
): Trace {
  const { habits, devices } = input;
  // In a thirtieth of the punches the telephone differs: no signal, or asked again.
  const geolocalizacion = random.chance(0.03)
    ? random.pick<Trace["geolocalizacion"]>(["concedida", "no_disponible"])
    : habits.geolocation;
  return {
    ...(geolocalizacion === "concedida" ? drawPosition(random, input) : nowhere),
    geolocalizacion,
    ...drawAddress(random, input),
    desfase_ms: Math.round(devices.skew + random.normal(0, 120)),
  };
}

const nowhere = { latitud: null, longitud: null, precision: null };

function drawPosition(
  random: Random,
  input: { centre: Centre; devices: Devices; kind: ClockInKind },
) {
  const { kind, devices, centre } = input;
  const from = kind.tipo === "teletrabajo" ? devices.home : (kind.site ?? centre);
  return {
    latitud: degrees(from.latitud + random.normal(0, 0.0002)),
    longitud: degrees(from.longitud + random.normal(0, 0.0002)),
    precision: random.integer(6, 48),
  };
}

function drawAddress(
  random: Random,
  input: { centre: Centre; devices: Devices; kind: ClockInKind },
) {
  const { kind, devices, centre } = input;
  // Addresses of RFC 5737 belong to nobody: a home line, and a telephone that left the Wi-Fi.
  if (kind.tipo === "teletrabajo") return { ip: `198.51.100.${devices.host}`, ip_invalida: false };
  if (random.chance(0.004)) return { ip: `203.0.113.${devices.host}`, ip_invalida: true };
  return { ip: `${centre.network}.1.${devices.host}`, ip_invalida: false };
}

/** Six decimals, as the column keeps them. */
function degrees(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
