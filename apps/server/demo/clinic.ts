import { allModuleIds } from "@atrio/contract/modules";

import { addDays, dateOfEpochDay, epochDay, mondayOf } from "../src/lib/calendar/dates.ts";

import { workdayBefore } from "./assignments.ts";
import { cast, crowd } from "./cast.ts";
import type { Role } from "./cast.ts";
import { clinicExpenses, clinicWishes } from "./clinic-wishes.ts";
import { barcelona, lasPalmas, madrid, onSite, pauseKinds, telework } from "./company.ts";
import type { Company } from "./company.ts";
import { hire } from "./hire.ts";
import type { Hiring } from "./hire.ts";
import { bankOf } from "./hours-bank.ts";
import { clinicAdjustments, clinicDelegations, clinicHolidayRules, plainLeave } from "./leave.ts";
import { noticesFor } from "./notices.ts";
import { clinicPayroll } from "./payroll/payroll.ts";
import { drawName, mailbox } from "./people.ts";
import type { Person } from "./people.ts";
import { posts } from "./posts.ts";
import { seeded } from "./random.ts";
import { HOLIDAY_CODE, demoSchedules } from "./schedules.ts";
import type { Window } from "./window.ts";

const domain = "demo.test";

/** The demo company: sixty people of a clinic in three cities, in two time zones. */
export function clinic(window: Window): Company {
  const personas = staff(window);
  return {
    slug: "demo",
    settings: {
      nombre: "Clínica Castellana",
      cif: "B12345674",
      zona_horaria: "Europe/Madrid",
      telefono_empresa: "910000100",
      nombre_contacto: "Rosa Iglesias (Recursos Humanos)",
      email_contacto: `rrhh@${domain}`,
      nombre_mutua: "Mutua Meseta",
      horas_convenio: 1760,
      bienvenida_titulo: "Te damos la bienvenida al portal de Clínica Castellana",
      bienvenida_contenido: welcome,
    },
    modulos: allModuleIds,
    centros: [madrid, barcelona, lasPalmas],
    horarios: demoSchedules.filter(({ codigo }) => codigo !== HOLIDAY_CODE),
    fichadores: [
      onSite,
      telework,
      {
        nombre: "Consultorio de Chamberí",
        tipo: "lugar",
        rangos_ip: ["10.0.0.0/8", "127.0.0.0/8", "::1/128"],
        site: { latitud: 40.4346, longitud: -3.7039 },
      },
      {
        nombre: "Guardia de presencia",
        tipo: "lugar",
        rangos_ip: [],
        site: null,
        clase_tiempo: "disponibilidad",
      },
    ],
    paradas: pauseKinds,
    personas,
    avisos: noticesFor(personas),
    bolsa: bankOf(window),
    leave: {
      ...plainLeave(window, 1),
      adjustments: clinicAdjustments(window.today, codeOfKey),
      holidayRules: clinicHolidayRules,
      delegations: clinicDelegations(window.today, codeOfKey),
      wishes: clinicWishes(window.today, codeOfKey),
      expenses: clinicExpenses(window.today, codeOfKey),
    },
    payroll: clinicPayroll(window.today, codeOfKey),
  };
}

const welcome = `Desde aquí puedes **fichar**, consultar tu horario y ver las horas que llevas trabajadas cada mes.

- Ficha la entrada, la salida y las pausas desde el ordenador o el móvil.
- Si trabajas desde casa, elige *Teletrabajo* antes de fichar.
- Si olvidas fichar, avisa a tu responsable lo antes posible.

¿Tienes dudas? Escribe a **rrhh@${domain}** o llama al **910 000 100**.`;

type Opening = Omit<Role, keyof ReturnType<typeof drawName> | "key"> & { key: string | null };

function staff(window: Window): Person[] {
  const openings: Array<Opening & { name: ReturnType<typeof drawName> }> = [
    ...cast.map(({ nombre, apellido1, apellido2, sexo, ...role }) => ({
      ...role,
      name: { nombre, apellido1, apellido2, sexo },
    })),
    ...crowd.flatMap(({ count, ...opening }, group) =>
      Array.from({ length: count }, (_, index) => ({
        ...opening,
        key: null,
        name: drawName(seeded(`${domain} name ${group} ${index}`)),
      })),
    ),
  ];
  const addressOf = mailbox(domain);
  return openings.map((opening, index) => {
    const email =
      opening.mailbox === undefined ? addressOf(opening.name) : `${opening.mailbox}@${domain}`;
    return hire({
      index,
      codigo: codeOf(index),
      name: opening.name,
      email,
      post: posts[opening.post],
      centro: opening.centro,
      supervisores: supervisorsOf(opening, window),
      window,
      random: seeded(`${domain} ${index}`),
      ...particular(opening, index, window),
    });
  });
}

/** The company's own number of the person at a place of the list. */
function codeOf(index: number): string {
  return String(1001 + index);
}

/** The number of somebody of the cast. */
function codeOfKey(key: string): string {
  return codeOf(cast.findIndex((role) => role.key === key));
}

function supervisorsOf(opening: Opening, window: Window): Person["supervisores"] {
  const current = opening.supervisors.map((key) => ({
    codigo: codeOfKey(key),
    desde: addDays(window.from, -400),
    hasta: null,
  }));
  if (opening.key !== "carmen") return current;
  // She changed teams a year ago: a relation that ended stays on record.
  const change = addDays(window.today, -365);
  const elena = codeOfKey("elena");
  return [
    { codigo: elena, desde: addDays(window.from, -400), hasta: change },
    ...current.map((one) => ({ ...one, desde: change })),
  ];
}

/** Particulars of a person of the cast, or of a place in the crowd. */
function particular(opening: Opening, index: number, window: Window): Partial<Hiring> {
  const { today, from } = window;
  const roles = opening.roles === undefined ? {} : { roles: opening.roles };
  const idioma = opening.idioma === undefined ? {} : { idioma_trabajador: opening.idioma };
  const known = { ...roles, ...idioma };
  if (opening.key === null) {
    // Two people left: their history stays, their account is closed.
    if (index === FIRST_TO_LEAVE) return { known, fecha_baja: addDays(today, -150) };
    if (index === SECOND_TO_LEAVE) return { known, fecha_baja: addDays(today, -330) };
    return { known };
  }
  const hiredBefore = addDays(from, -900 - 61 * index);
  const common = { fecha_alta: hiredBefore, isAtWork: true, known };
  switch (opening.key) {
    case "elena":
      return { ...common, known: { ...known, fecha_nacimiento: "1974-02-11" } };
    case "marcos":
      return { ...common, known: { ...known, fecha_nacimiento: "1983-08-29" } };
    case "lucia":
      return { ...common, known: { ...known, ...lucia(today) } };
    case "nuevo":
      return { ...common, fecha_alta: today, known: { ...known, ...newcomer } };
    case "hugo":
      return { ...common, known: { ...known, fecha_nacimiento: birthdayOn(today, 1992) } };
    case "carmen":
      return { ...common, known: { ...known, fecha_nacimiento: birthdayOn(beside(today), 1976) } };
    case "joao":
      return { ...common, ...forgetful(today, known) };
    default:
      return common;
  }
}

const FIRST_TO_LEAVE = 20;
const SECOND_TO_LEAVE = 50;

const newcomer = { requires_password_change: true, isLateToday: true } as const;

function lucia(today: string): Partial<Person> {
  const back = (days: number): string =>
    Array.from({ length: days }).reduce<string>((date) => workdayBefore(date), today);
  return {
    isLateToday: true,
    fecha_nacimiento: "1991-05-17",
    habits: {
      arrives: -1,
      teleworks: [2, 4],
      visits: false,
      lunchAsPause: true,
      breaks: 0.3,
      forgets: 0.006,
      geolocation: "concedida",
    },
    incidents: {
      [back(4)]: "forgot-out",
      [back(7)]: "late",
      [back(11)]: "short",
      [back(15)]: "forgot-out",
    },
  };
}

/** Went on holiday without clocking out: a signing that is open until he is back. */
function forgetful(today: string, known: Partial<Person>): Partial<Hiring> {
  const last = workdayBefore(workdayBefore(today));
  return { known: { ...known, incidents: { [last]: "forgot-out" } } };
}

/** A date of birth in a leap year, so that every birthday exists in it. */
function birthdayOn(date: string, leapYear: number): string {
  return `${leapYear}${date.slice(4)}`;
}

/** A different day of the same week. */
function beside(today: string): string {
  const monday = dateOfEpochDay(mondayOf(epochDay(today)));
  return monday === today ? addDays(today, 1) : addDays(today, -1);
}
