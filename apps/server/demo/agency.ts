import { moduleIds } from "@atrio/contract/modules";

import { addDays } from "../src/lib/calendar/dates.ts";

import { barcelona, onSite, pauseKinds, telework } from "./company.ts";
import type { Company } from "./company.ts";
import { hire } from "./hire.ts";
import { officePayroll } from "./payroll/payroll.ts";
import { mailbox } from "./people.ts";
import type { FullName, Person, Roles } from "./people.ts";
import { posts } from "./posts.ts";
import type { PostKey } from "./posts.ts";
import { seeded } from "./random.ts";
import { demoSchedules } from "./schedules.ts";
import type { Window } from "./window.ts";

const domain = "otra.test";

type Member = { name: FullName; post: PostKey; roles?: Roles; email?: string };

const members: readonly Member[] = [
  {
    name: { nombre: "Ramon", apellido1: "Rivas", apellido2: "Soler", sexo: "H" },
    post: "administration",
    roles: { permiso_supervisor: true, administrador: true },
  },
  {
    name: { nombre: "Olga", apellido1: "Tarrés", apellido2: "Vila", sexo: "M" },
    post: "administration",
    email: `otra@${domain}`,
  },
  {
    name: { nombre: "Quim", apellido1: "Bonet", apellido2: "Roca", sexo: "H" },
    post: "administration",
  },
  {
    name: { nombre: "Mireia", apellido1: "Casals", apellido2: "Font", sexo: "M" },
    post: "attentionPartTime",
  },
  {
    name: { nombre: "Andrés", apellido1: "Muñoz", apellido2: "Lara", sexo: "H" },
    post: "administration",
  },
  {
    name: { nombre: "Sílvia", apellido1: "Pujol", apellido2: "Mas", sexo: "M" },
    post: "attentionPartTime",
  },
];

/** The second, small company, with few modules; its data must never show in the first. */
export function agency(window: Window): Company {
  return {
    slug: "otra",
    settings: {
      nombre: "Gestoría Rivas",
      cif: "B87654323",
      zona_horaria: "Europe/Madrid",
      telefono_empresa: "930000200",
      nombre_contacto: "Ramon Rivas",
      email_contacto: `hola@${domain}`,
      nombre_mutua: "Mutua Meseta",
      horas_convenio: 1760,
      bienvenida_titulo: "Te damos la bienvenida al portal de Gestoría Rivas",
      bienvenida_contenido:
        "Ficha cada día la **entrada** y la **salida** desde la página de inicio.",
    },
    modulos: [
      moduleIds.payslips,
      moduleIds.timeRegistration,
      moduleIds.documents,
      moduleIds.supervisorTimeRegistration,
    ],
    centros: [barcelona],
    horarios: demoSchedules.filter(({ codigo }) => ["OFI", "VER", "PAR", "VAC"].includes(codigo)),
    fichadores: [onSite, telework],
    paradas: pauseKinds.slice(0, 3),
    personas: team(window),
    avisos: [],
    bolsa: [],
    leave: null,
    payroll: officePayroll,
  };
}

function team(window: Window): Person[] {
  const addressOf = mailbox(domain);
  return members.map(({ name, post, roles, email }, index) =>
    hire({
      index: 5000 + index,
      codigo: `R${index + 1}`,
      name,
      email: email ?? addressOf(name),
      post: posts[post],
      centro: barcelona.codigo,
      supervisores:
        index === 0 ? [] : [{ codigo: "R1", desde: addDays(window.from, -400), hasta: null }],
      window,
      random: seeded(`${domain} ${index}`),
      fecha_alta: addDays(window.from, -200 - 83 * index),
      isAtWork: index === 1,
      hasNoAbsences: true,
      known: { ...(roles === undefined ? {} : { roles }), isLateToday: index === 1 },
    }),
  );
}
