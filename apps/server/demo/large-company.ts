import { allModuleIds } from "@atrio/contract/modules";

import { addDays } from "../src/lib/calendar/dates.ts";

import { barcelona, lasPalmas, madrid, onSite, pauseKinds, telework } from "./company.ts";
import type { Company } from "./company.ts";
import { hire } from "./hire.ts";
import { bankOf } from "./hours-bank.ts";
import { plainLeave } from "./leave.ts";
import { plainPayroll } from "./payroll/payroll.ts";
import { drawName } from "./people.ts";
import type { Person, Roles } from "./people.ts";
import { posts } from "./posts.ts";
import type { PostKey } from "./posts.ts";
import { seeded } from "./random.ts";
import { HOLIDAY_CODE, demoSchedules } from "./schedules.ts";
import type { Window } from "./window.ts";

/** Team size: a supervisor for each block of people that follow. */
const TEAM = 15;

const teamPosts: readonly [PostKey, ...PostKey[]] = [
  "attentionAgent",
  "administration",
  "informatics",
  "nurseMorning",
  "nurseCycle",
  "reception",
  "doctor",
  "nurseAfternoon",
  "laboratory",
  "attentionPartTime",
  "nurseNight",
  "physiotherapist",
  "orderly",
  "cleaning",
];

/**
 * A company of any size for measuring. Its accounts are `admin@<slug>.test`, who also supervises,
 * and `trabajador00002@<slug>.test` onwards; numbers 1, 16, 31… supervise the next fourteen.
 */
export function largeCompany(options: { slug: string; workers: number; window: Window }): Company {
  const { slug } = options;
  return {
    slug,
    settings: {
      nombre: `Empresa de ${options.workers} personas`,
      cif: "A00000000",
      zona_horaria: "Europe/Madrid",
      telefono_empresa: "910000300",
      nombre_contacto: "Recursos Humanos",
      email_contacto: `rrhh@${slug}.test`,
      nombre_mutua: "Mutua Meseta",
      bienvenida_titulo: "Te damos la bienvenida al portal",
      bienvenida_contenido: "Ficha cada día la **entrada** y la **salida**.",
    },
    modulos: allModuleIds,
    centros: [madrid, barcelona, lasPalmas],
    horarios: demoSchedules.filter(({ codigo }) => codigo !== HOLIDAY_CODE),
    fichadores: [onSite, telework],
    paradas: pauseKinds,
    personas: Array.from({ length: options.workers }, (_, index) => member(options, index)),
    avisos: [],
    bolsa: bankOf(options.window),
    leave: plainLeave(options.window, 0.3),
    payroll: plainPayroll,
  };
}

function member(options: { slug: string; window: Window }, index: number): Person {
  const { slug, window } = options;
  const random = seeded(`${slug} ${index}`);
  const lead = index - (index % TEAM);
  const isLead = index === lead;
  return hire({
    index,
    codigo: codeOf(index),
    name: drawName(random),
    email: index === 0 ? `admin@${slug}.test` : `trabajador${codeOf(index)}@${slug}.test`,
    post: posts[isLead ? "centreLead" : random.pick(teamPosts)],
    centro: random.pick([madrid, madrid, madrid, barcelona, lasPalmas]).codigo,
    supervisores:
      index === 0
        ? []
        : [{ codigo: codeOf(isLead ? 0 : lead), desde: addDays(window.from, -400), hasta: null }],
    window,
    random,
    known: { roles: isLead ? leadRoles(index) : {} },
  });
}

function leadRoles(index: number): Roles {
  const roles: Roles = {
    permiso_supervisor: true,
    permiso_gestor_turnos: true,
    supervisor_bolsa_horas: true,
  };
  return index === 0 ? { ...roles, administrador: true } : roles;
}

function codeOf(index: number): string {
  return String(index + 1).padStart(5, "0");
}
