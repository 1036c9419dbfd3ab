import type { Language } from "@atrio/contract/common";

import type { Habits, Incident } from "./habits.ts";
import { asMailName, familyNames, firstNames } from "./names.ts";
import type { Random } from "./random.ts";

/** Half-open period of local dates; null is unbounded. */
export type Period = { desde: string; hasta: string | null };

export type Roles = {
  permiso_supervisor?: true;
  permiso_gestor_turnos?: true;
  supervisor_bolsa_horas?: true;
  administrador?: true;
  gestor_denuncias?: true;
  gestor_instalacion?: true;
};

/** A worker of a demo company, with everything that is decided before the first punch. */
export type Person = {
  codigo: string;
  nombre: string;
  apellido1: string;
  apellido2: string;
  sexo: "H" | "M";
  email: string;
  nif: string;
  fecha_nacimiento: string;
  fecha_alta: string;
  fecha_baja: string | null;
  idioma_trabajador: Language;
  telefono: string | null;
  /** Contact data that colleagues see. */
  email_trabajo: string | null;
  telefono_trabajo: string | null;
  nombre_departamento_trabajador: string;
  puesto: string;
  roles: Roles;
  requires_password_change: boolean;
  centro: string;
  horarios: ReadonlyArray<Period & { codigo: string }>;
  supervisores: ReadonlyArray<Period & { codigo: string }>;
  /** Absences, requested where the company has the absences module. */
  away: readonly Period[];
  habits: Habits;
  /** Known incidents, by local date. */
  incidents: Readonly<Record<string, Incident>>;
  /** No punch today yet, so that a visitor can clock in. */
  isLateToday: boolean;
};

export type FullName = Pick<Person, "nombre" | "apellido1" | "apellido2" | "sexo">;

const nifLetters = "TRWAGMYFPDXBNJZSQVHLCKE";

/** A name drawn from the lists. */
export function drawName(random: Random): FullName {
  const first = firstNames[random.integer(0, firstNames.length - 1)];
  const family = () => familyNames[random.integer(0, familyNames.length - 1)] ?? "";
  if (first === undefined) throw new Error("There are no first names");
  return { ...first, apellido1: family(), apellido2: family() };
}

/** Generator of addresses `first.family@domain`, numbered from the second namesake. */
export function mailbox(domain: string): (name: FullName) => string {
  const used = new Map<string, number>();
  return ({ nombre, apellido1 }) => {
    const local = `${asMailName(nombre)}.${asMailName(apellido1)}`;
    const count = (used.get(local) ?? 0) + 1;
    used.set(local, count);
    return `${local}${count === 1 ? "" : count}@${domain}`;
  };
}

/** A tax id with its right letter, from the low numbers that nobody alive holds. */
export function nifOf(index: number): string {
  const number = 1000 + index;
  return `${String(number).padStart(8, "0")}${nifLetters[number % 23] ?? ""}`;
}

/** A date of birth: twenty or more when they were hired, and not yet 65 in `year`. */
export function drawBirthday(random: Random, years: { hired: number; year: number }): string {
  const month = String(random.integer(1, 12)).padStart(2, "0");
  const day = String(random.integer(1, 28)).padStart(2, "0");
  const oldest = Math.min(45, 64 - (years.year - years.hired));
  return `${years.hired - random.integer(21, oldest)}-${month}-${day}`;
}
