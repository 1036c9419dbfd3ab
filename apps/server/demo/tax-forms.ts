import type { Model145Answers } from "@atrio/contract/papers/model145";

import { addDays } from "../src/lib/calendar/dates.ts";

import type { Company } from "./company.ts";
import { nifOf } from "./people.ts";
import type { Person } from "./people.ts";
import { seeded } from "./random.ts";
import type { Random } from "./random.ts";
import type { Window } from "./window.ts";

/** A version of a worker's Model 145; local dates, null for events that have not happened. */
export type TaxForm = {
  codigo: string;
  version: number;
  estado: "pendiente" | "firmado" | "sustituido";
  answers: Model145Answers;
  written: string;
  signed: string | null;
  confirmed: string | null;
  /** With a sealed PDF; the others get theirs on the first download. */
  hasFile: boolean;
};

/** A spouse is nobody of the company. */
const spouses = 700_000;

/** Model 145 of a company's people: most have one in force, some have reported a change. */
export function taxFormsOf(company: Company, window: Window): TaxForm[] {
  return company.personas.flatMap((person, index) => formsOf(company, window, { person, index }));
}

function formsOf(
  company: Company,
  window: Window,
  { person, index }: { person: Person; index: number },
): TaxForm[] {
  // A new worker has not filled it in yet.
  if (person.requires_password_change || person.fecha_alta >= addDays(window.today, -7)) return [];
  const random = seeded(`${company.slug} ${person.codigo} tax form`);
  const first = later(person.fecha_alta, addDays(window.from, 30));
  const answers = answersOf({ company, person, index, random, year: yearOf(first) });
  const form: TaxForm = {
    codigo: person.codigo,
    version: 1,
    estado: "firmado",
    answers,
    written: first,
    signed: first,
    confirmed: random.chance(0.7) ? `${yearOf(window.today)}-01-09` : null,
    hasFile: false,
  };
  const isConfirmed = form.confirmed !== null && form.confirmed > first && isPast(form, window);
  const settled = { ...form, confirmed: isConfirmed ? form.confirmed : null };
  if (person.email === "lucia@demo.test") return withSecond(settled, window);
  if (person.nombre === "Hugo" && index < 40) return [settled, changed(settled, window)];
  return [settled];
}

function isPast({ confirmed }: TaxForm, { today }: Window): boolean {
  return confirmed !== null && confirmed <= today;
}

/** Lucía had a child and said so. */
function withSecond(form: TaxForm, window: Window): TaxForm[] {
  const on = addDays(window.today, -40);
  return [
    { ...form, estado: "sustituido", hasFile: true },
    {
      ...form,
      version: 2,
      answers: withChild(form.answers, yearOf(on)),
      written: on,
      signed: on,
      confirmed: null,
      hasFile: true,
    },
  ];
}

/** Hugo has an unsigned change. */
function changed(form: TaxForm, window: Window): TaxForm {
  const on = addDays(window.today, -1);
  return {
    ...form,
    version: 2,
    estado: "pendiente",
    answers: withChild(form.answers, yearOf(on)),
    written: on,
    signed: null,
    confirmed: null,
  };
}

function withChild(answers: Model145Answers, year: number): Model145Answers {
  return { ...answers, hijos: [...answers.hijos, childOf(year)] };
}

function childOf(year: number): Model145Answers["hijos"][number] {
  return {
    anyo_nacimiento: year,
    anyo_adopcion: null,
    por_entero: false,
    discapacidad: "ninguna",
    ayuda_terceros: false,
  };
}

function answersOf(of: {
  company: Company;
  person: Person;
  index: number;
  random: Random;
  year: number;
}): Model145Answers {
  const { company, person, index, random, year } = of;
  const born = yearOf(person.fecha_nacimiento);
  // As many as on their payslips.
  const payroll = seeded(`${company.slug} ${person.codigo} payroll`);
  const children = payroll.pick([0, 0, 0, 1, 1, 2]);
  const youngest = Math.max(born + 20, year - 22);
  const births = Array.from({ length: children }, () => random.integer(youngest, year));
  const hasSpouse = random.chance(0.12);
  const hasParent = random.chance(0.05) && born - 25 <= year - 66;
  return {
    nif: person.nif,
    nombre: `${person.apellido1} ${person.apellido2}, ${person.nombre}`,
    anyo_nacimiento: born,
    situacion_familiar: hasSpouse ? "conyuge_a_cargo" : "otra",
    nif_conyuge: hasSpouse ? nifOf(spouses + index) : null,
    discapacidad: random.chance(0.04) ? "33_a_65" : "ninguna",
    ayuda_terceros: false,
    movilidad_geografica: false,
    fecha_traslado: null,
    rendimientos_irregulares: false,
    hijos: births.toSorted((a, b) => a - b).map((birth) => childOf(birth)),
    ascendientes: hasParent
      ? [
          {
            anyo_nacimiento: Math.min(born - 25, year - 66),
            convivientes: 1,
            discapacidad: "ninguna",
            ayuda_terceros: false,
          },
        ]
      : [],
    pension_compensatoria: null,
    anualidades_alimentos: random.chance(0.04) ? 12 * random.integer(20, 45) * 10 : null,
    vivienda_habitual: born < 1984 && random.chance(0.2),
  };
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
