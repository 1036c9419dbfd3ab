import { addDays } from "../../src/lib/calendar/dates.ts";
import type { Company } from "../company.ts";
import { gradeOf } from "../payroll/grades.ts";
import type { Person } from "../people.ts";
import { seeded } from "../random.ts";

/** A contract as the table keeps it, but for its people and its file. */
export type DemoContract = {
  codigo_contrato: string;
  fecha_inicio: string;
  fecha_fin: string | null;
  jornada_porcentaje: number;
  horas_semanales: number;
  puesto: string;
  grupo_profesional: string;
  convenio: string;
  periodo_prueba_hasta: string | null;
};

/** Hours of a whole working week. */
export const wholeWeek = 40;
/** A first contract for the needs of production lasts half a year. */
const temporaryDays = 182;
const trialDays = 60;

const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Hours a week of the schedule that somebody was hired with, the mean of its weeks. */
export function weeklyHours(company: Company, person: Person): number {
  const code = person.horarios[0]?.codigo;
  const schedule = company.horarios.find((one) => one.codigo === code);
  if (schedule === undefined) throw new Error(`Nobody knows the schedule ${code}`);
  const minutes = schedule.tramos.reduce((sum, { inicio, fin }) => {
    const length = minutesOf(fin) - minutesOf(inicio);
    return sum + (length > 0 ? length : length + 1440);
  }, 0);
  return Math.round((minutes / 60 / schedule.semanas) * 100) / 100;
}

/**
 * A worker's contracts in order, by weekly hours, from hiring to leaving: most have had one, some a
 * temporary one that became permanent.
 */
export function contractsOf(
  company: Company,
  person: Person,
  { hours, today }: { hours: number; today: string },
): DemoContract[] {
  const random = seeded(`${company.slug} ${person.codigo} contract`);
  const isPart = hours < wholeWeek;
  const common = {
    jornada_porcentaje: Math.round((hours / wholeWeek) * 10_000) / 100,
    horas_semanales: hours,
    puesto: person.puesto,
    grupo_profesional: gradeOf(person).grupo_profesional,
    convenio: agreements[company.slug] ?? "Convenio colectivo de oficinas y despachos",
  };
  const trial = lesser(addDays(person.fecha_alta, trialDays - 1), person.fecha_baja);
  const began = { fecha_inicio: person.fecha_alta, periodo_prueba_hasta: trial };
  const converted = addDays(person.fecha_alta, temporaryDays);
  const { fecha_baja } = person;
  const wasTemporary = random.chance(0.3) && converted < (fecha_baja ?? today);
  if (!wasTemporary) {
    return [
      { codigo_contrato: isPart ? "200" : "100", ...common, ...began, fecha_fin: fecha_baja },
    ];
  }
  return [
    {
      codigo_contrato: isPart ? "502" : "402",
      ...common,
      ...began,
      fecha_fin: addDays(converted, -1),
    },
    {
      codigo_contrato: isPart ? "289" : "189",
      ...common,
      fecha_inicio: converted,
      fecha_fin: fecha_baja,
      periodo_prueba_hasta: null,
    },
  ];
}

const agreements: Readonly<Record<string, string>> = {
  demo: "Convenio colectivo de establecimientos sanitarios privados",
  otra: "Convenio colectivo de oficinas y despachos",
};

function lesser(date: string, limit: string | null): string {
  return limit === null || date < limit ? date : limit;
}
