import { addDays } from "../src/lib/calendar/dates.ts";
import type { SchedulePlan } from "../src/modules/time/schedules/schedules.rules.ts";

import { assignmentsOf, drawAbsences } from "./assignments.ts";
import type { Company } from "./company.ts";
import { drawHabits } from "./habits.ts";
import { holidaysOf } from "./holidays.ts";
import { drawBirthday, nifOf } from "./people.ts";
import type { FullName, Person } from "./people.ts";
import type { Post } from "./posts.ts";
import type { Random } from "./random.ts";
import type { Window } from "./window.ts";

/** First and last year whose holidays, schedules and absences are made: next year's are known. */
export function yearsOf(window: Window): { from: number; to: number } {
  return { from: yearOf(window.from), to: yearOf(window.today) + 1 };
}

/** Given facts of a worker; the rest is drawn. */
export type Hiring = {
  index: number;
  codigo: string;
  name: FullName;
  email: string;
  post: Post;
  centro: string;
  supervisores: Person["supervisores"];
  window: Window;
  random: Random;
  /** First day of work; drawn when absent. */
  fecha_alta?: string;
  fecha_baja?: string | null;
  /** No absence around today. */
  isAtWork?: boolean;
  /** Without the absences module an absence is a schedule without work. */
  hasNoAbsences?: boolean;
  known?: Partial<Person>;
};

/** Last three digits of a worker's phones. */
const numbered = (index: number): string => String(index % 1000).padStart(3, "0");

/** Draws a worker of a demo company. */
export function hire(hiring: Hiring): Person {
  const { random, window, post, name } = hiring;
  const firstDay = hiring.fecha_alta ?? drawFirstDay(random, window);
  const years = yearsOf(window);
  const drawn = drawAbsences(random, {
    years,
    atWorkAround: hiring.isAtWork ? window.today : null,
  });
  const away = hiring.hasNoAbsences === true ? drawn : [];
  return {
    codigo: hiring.codigo,
    ...name,
    email: hiring.email,
    nif: nifOf(hiring.index),
    fecha_nacimiento: drawBirthday(random, { hired: yearOf(firstDay), year: yearOf(window.today) }),
    fecha_alta: firstDay,
    fecha_baja: hiring.fecha_baja ?? null,
    idioma_trabajador: "es",
    telefono: `600000${numbered(hiring.index)}`,
    email_trabajo: hiring.email,
    telefono_trabajo: `910001${numbered(hiring.index)}`,
    nombre_departamento_trabajador: post.nombre_departamento_trabajador,
    puesto: post.puesto[name.sexo],
    roles: {},
    requires_password_change: false,
    centro: hiring.centro,
    horarios: assignmentsOf({ horario: post.horario, start: firstDay, years, away }),
    supervisores: hiring.supervisores.map((relation) => ({
      ...relation,
      desde: relation.desde < firstDay ? firstDay : relation.desde,
    })),
    away: hiring.hasNoAbsences === true ? [] : drawn,
    habits: drawHabits(random, post.mayTelework === true),
    incidents: {},
    isLateToday: false,
    ...hiring.known,
  };
}

/** Schedules of a worker, as the server will read them from the database. */
export function planOf(person: Person, company: Company, window: Window): SchedulePlan {
  const centre = company.centros.find(({ codigo }) => codigo === person.centro);
  if (centre === undefined) throw new Error(`Unknown centre ${person.centro}`);
  const { from, to } = yearsOf(window);
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return {
    zona_horaria: company.settings.zona_horaria,
    fecha_alta: person.fecha_alta,
    fecha_baja: person.fecha_baja,
    inicio_registro: person.fecha_alta,
    turnos: [],
    horarios: person.horarios.map(({ codigo, desde, hasta }) => {
      const schedule = company.horarios.find((one) => one.codigo === codigo);
      if (schedule === undefined) throw new Error(`Unknown schedule ${codigo}`);
      return {
        ...schedule,
        tramos: [...schedule.tramos],
        tolerancia_minutos: TOLERANCE,
        horario_id: 0,
        ciclo: desde,
        desde,
        hasta,
      };
    }),
    centros: [
      {
        ...centre,
        id: 0,
        rangos_ip: [],
        desde: person.fecha_alta,
        hasta: null,
        festivos: years.flatMap((year) => holidaysOf(centre.place, year)),
      },
    ],
  };
}

/** Minutes that a day may be away from its schedule. */
export const TOLERANCE = 15;

/** Most people began before the window; a tenth during it. */
function drawFirstDay(random: Random, window: Window): string {
  if (random.chance(0.1)) return addDays(window.today, -random.integer(40, 420));
  return addDays(window.from, -random.integer(60, 5500));
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
