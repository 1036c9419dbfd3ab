import type { BankConfig } from "@atrio/contract/time/hours-bank";

import type { Place } from "./holidays.ts";
import type { Leave } from "./leave.ts";
import type { Payroll } from "./payroll/payroll.ts";
import type { Person } from "./people.ts";
import type { Schedule } from "./schedules.ts";

/** A work centre; its holidays are those of `place`. */
export type Centre = {
  codigo: string;
  nombre: string;
  direccion: string;
  zona_horaria: string;
  place: Place;
  latitud: number;
  longitud: number;
  /** First two numbers of the addresses of its network. */
  network: string;
};

/** Kinds of clock-in, with the place that a punch of the kind comes from. */
export type ClockInKind = {
  nombre: string;
  tipo: "presencial" | "teletrabajo" | "lugar";
  rangos_ip: readonly string[];
  /** Kind of working time; ordinary time if absent. */
  clase_tiempo?: "disponibilidad";
  /** Place, where it differs from the worker's centre. */
  site: { latitud: number; longitud: number } | null;
};

export type PauseKind = {
  nombre: string;
  tipo: "comida" | "descanso" | "medico" | "personal";
  cuenta_como_trabajo: boolean;
};

export type Notice = {
  /** Code of the reader. */
  codigo: string;
  titulo: string;
  descripcion: string;
  tipo: string;
  icono_id: number;
  enlace: string;
  /** Days before the moment of loading. */
  daysAgo: number;
  leida: boolean;
};

/** Data of a company that are decided before the first punch. */
export type Company = {
  slug: string;
  /** Columns of `empresa`. */
  settings: {
    nombre: string;
    cif: string;
    zona_horaria: string;
    telefono_empresa: string;
    nombre_contacto: string;
    email_contacto: string;
    nombre_mutua: string;
    horas_convenio?: number;
    bienvenida_titulo: string;
    bienvenida_contenido: string;
  };
  modulos: readonly number[];
  centros: readonly Centre[];
  horarios: readonly Schedule[];
  fichadores: readonly ClockInKind[];
  paradas: readonly PauseKind[];
  personas: readonly Person[];
  avisos: readonly Notice[];
  /** The hours bank's rules; none where the company has no bank. */
  bolsa: readonly BankConfig[];
  /** Absences of the company; null without the module. */
  leave: Leave | null;
  /** Payroll of the company. */
  payroll: Payroll;
};

/** Addresses of the inside: the company's network and the machine on which the demo runs. */
export const insideRanges: readonly string[] = [
  "10.0.0.0/8",
  "127.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "::1/128",
  "fc00::/7",
];

export const madrid: Centre = {
  codigo: "MAD",
  nombre: "Madrid",
  direccion: "Paseo de la Castellana, 200, 28046 Madrid",
  zona_horaria: "Europe/Madrid",
  place: "madrid",
  latitud: 40.4605,
  longitud: -3.6893,
  network: "10.20",
};

export const barcelona: Centre = {
  codigo: "BCN",
  nombre: "Barcelona",
  direccion: "Gran Via de les Corts Catalanes, 600, 08007 Barcelona",
  zona_horaria: "Europe/Madrid",
  place: "barcelona",
  latitud: 41.3879,
  longitud: 2.1676,
  network: "10.21",
};

export const lasPalmas: Centre = {
  codigo: "LPA",
  nombre: "Las Palmas de Gran Canaria",
  direccion: "Calle León y Castillo, 300, 35006 Las Palmas de Gran Canaria",
  zona_horaria: "Atlantic/Canary",
  place: "las-palmas",
  latitud: 28.1235,
  longitud: -15.4282,
  network: "10.22",
};

export const onSite: ClockInKind = {
  nombre: "Oficina",
  tipo: "presencial",
  rangos_ip: [],
  site: null,
};

export const telework: ClockInKind = {
  nombre: "Teletrabajo",
  tipo: "teletrabajo",
  rangos_ip: [],
  site: null,
};

export const pauseKinds: readonly PauseKind[] = [
  { nombre: "Comida", tipo: "comida", cuenta_como_trabajo: false },
  { nombre: "Descanso", tipo: "descanso", cuenta_como_trabajo: true },
  { nombre: "Médico", tipo: "medico", cuenta_como_trabajo: true },
  { nombre: "Asuntos personales", tipo: "personal", cuenta_como_trabajo: false },
];
