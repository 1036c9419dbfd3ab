import type { Person } from "../people.ts";
import { posts } from "../posts.ts";
import type { PostKey } from "../posts.ts";

/** Pay range of an occupation: euros a year of a whole working time, from and to. */
export type Grade = {
  from: number;
  to: number;
  grupo_cotizacion: number;
  grupo_profesional: string;
  share?: number;
  /** A month's supplement for working at night. */
  night?: number;
  /** A month's supplement for leading others. */
  lead?: number;
};

const degree = "Grupo I. Titulados superiores";
const middle = "Grupo II. Titulados medios";
const leads = "Grupo III. Mandos y técnicos";
const office = "Grupo IV. Administración";
const services = "Grupo V. Servicios";

const nurse = { from: 28_000, to: 33_000, grupo_cotizacion: 2, grupo_profesional: middle };
const agent = { from: 19_500, to: 22_500, grupo_cotizacion: 5, grupo_profesional: office };

/** Every occupation's grade. */
const grades: Record<PostKey, Grade> = {
  director: {
    from: 66_000,
    to: 70_000,
    grupo_cotizacion: 1,
    grupo_profesional: "Grupo I. Dirección",
  },
  attentionLead: lead(31_000, 35_000),
  attentionAgent: agent,
  attentionPartTime: { ...agent, share: 0.5 },
  reception: { from: 18_800, to: 20_500, grupo_cotizacion: 7, grupo_profesional: office },
  people: { from: 27_000, to: 31_000, grupo_cotizacion: 3, grupo_profesional: leads },
  administration: { from: 20_500, to: 25_000, grupo_cotizacion: 5, grupo_profesional: office },
  informatics: { from: 28_000, to: 34_000, grupo_cotizacion: 4, grupo_profesional: leads },
  centreLead: lead(36_000, 42_000),
  shiftLead: lead(30_000, 34_000),
  nurseLead: { ...lead(33_000, 37_000), grupo_cotizacion: 2 },
  nurseMorning: nurse,
  nurseAfternoon: nurse,
  nurseNight: { ...nurse, night: 310 },
  nurseCycle: { ...nurse, night: 105 },
  doctor: { from: 42_000, to: 52_000, grupo_cotizacion: 1, grupo_profesional: degree },
  physiotherapist: { from: 25_000, to: 29_000, grupo_cotizacion: 2, grupo_profesional: middle },
  laboratory: { from: 22_000, to: 25_000, grupo_cotizacion: 4, grupo_profesional: leads },
  orderly: { ...service(19_000, 20_500, 6), share: 0.5 },
  cleaning: { ...service(18_500, 19_500, 10), share: 0.4 },
  pharmacy: { from: 32_000, to: 36_000, grupo_cotizacion: 1, grupo_profesional: degree },
  maintenance: service(22_000, 25_000, 8),
};

function lead(from: number, to: number): Grade {
  return { from, to, grupo_cotizacion: 3, grupo_profesional: leads, lead: 140 };
}

function service(from: number, to: number, group: number): Grade {
  return { from, to, grupo_cotizacion: group, grupo_profesional: services };
}

const isPost = (key: string): key is PostKey => key in posts;
const keys = Object.keys(posts).filter(isPost);

/** The grade of somebody's occupation, told by its name and schedule. Throws for an unknown one. */
export function gradeOf(person: Person): Grade {
  const codes = new Set(person.horarios.map(({ codigo }) => codigo));
  const key = keys.find((one) => {
    const { puesto, horario } = posts[one];
    return Object.values(puesto).includes(person.puesto) && codes.has(horario);
  });
  if (key === undefined) throw new Error(`Nobody knows what ${person.puesto} earns`);
  return grades[key];
}
