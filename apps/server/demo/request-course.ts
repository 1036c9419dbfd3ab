import { epochOf, isoOf } from "../src/lib/calendar/clock.ts";
import { addDays } from "../src/lib/calendar/dates.ts";
import type {
  EventDetail,
  EventType,
} from "../src/modules/leave/approvals/timeline/timeline.rules.ts";

import type { Company } from "./company.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import type { Fate } from "./wishes.ts";

/** Dates of a request's course. */
export type Asked = {
  sent: string;
  /** First day that it is about. */
  first: string;
  fate: Fate;
  motivo?: string | undefined;
  approvedBy?: readonly string[] | undefined;
  decide: "supervisores" | "administrador";
  /** Reason for which an administrator entered it. */
  entered?: string | undefined;
};

/** A supervisor's approval; people by their code. */
export type CourseApproval = {
  supervisor: string;
  aprobada: boolean | null;
  motivo: string | null;
  decidida_en: string | null;
  decidida_por: string | null;
};

/** An event of a request; a null author is the portal. */
export type CourseEvent = {
  tipo: EventType;
  autor: string | null;
  detalle: Omit<EventDetail, "personas" | "en_nombre_de"> & {
    personas?: readonly string[];
    en_nombre_de?: string;
  };
  ocurrido_en: string;
};

/** Course of a request: state, instants in ISO 8601, approvers. */
export type Course = {
  estado_id: number;
  creada_en: string;
  decidida_en: string | null;
  cancelada_en: string | null;
  administrador: string | null;
  approvals: CourseApproval[];
  events: CourseEvent[];
};

const states: Record<Fate, number> = { pending: 1, approved: 2, rejected: 3, cancelled: 4 };

type Scene = { company: Company; person: Person; random: Random; today: string; now: number };

/** Supervisors of a person on a date, by their codes in order. */
export function supervisorsOn(person: Person, date: string): string[] {
  return person.supervisores
    .filter(({ desde, hasta }) => desde <= date && (hasta === null || date < hasta))
    .map(({ codigo }) => codigo)
    .toSorted();
}

/** An administrator who may decide about somebody: never themselves. */
export function officeFor(company: Company, person: Person): string | undefined {
  return company.personas.find(
    ({ codigo, roles }) => roles.administrador === true && codigo !== person.codigo,
  )?.codigo;
}

/** Plays the course of a request, from sending to its end. */
export function courseOf(scene: Scene, asked: Asked): Course {
  const { person, now } = scene;
  if (asked.entered !== undefined) return enteredCourse(scene, { ...asked, motivo: asked.entered });
  const deciders = asked.decide === "administrador" ? [] : supervisorsOn(person, asked.sent);
  const created = momentOn(asked.sent, "07:30", now);
  const date = decisionDate(scene, asked);
  const approvals = deciders.map((supervisor, index) =>
    approvalOf(scene, asked, { supervisor, index, date }),
  );
  const office = deciders.length > 0 ? undefined : officeFor(scene.company, person);
  const end = asked.fate === "pending" ? null : momentOn(date, "12:20", now);
  const course: Course = {
    estado_id: states[asked.fate],
    creada_en: created,
    decidida_en: end,
    cancelada_en: asked.fate === "cancelled" ? end : null,
    administrador: isDecided(asked) ? (office ?? null) : null,
    approvals,
    events: [],
  };
  return { ...course, events: eventsOf(scene, asked, course) };
}

/** Course of an absence that an administrator entered: approved in the moment. */
function enteredCourse({ company, person, now }: Scene, { sent, motivo }: Asked): Course {
  const at = momentOn(sent, "08:10", now);
  const office = officeFor(company, person) ?? null;
  return {
    estado_id: states.approved,
    creada_en: at,
    decidida_en: at,
    cancelada_en: null,
    administrador: office,
    approvals: [],
    events: [
      { tipo: "registrada", autor: office, detalle: { motivo: motivo ?? null }, ocurrido_en: at },
    ],
  };
}

const isDecided = ({ fate }: Asked): boolean => fate === "approved" || fate === "rejected";

/** Some days after it was sent, before it begins, and never after yesterday. */
function decisionDate({ random, today }: Scene, { sent, first }: Asked): string {
  const wanted = addDays(sent, random.integer(1, 4));
  const latest = first > sent ? addDays(first, -1) : addDays(sent, 1);
  return [wanted, latest, addDays(today, -1)].toSorted()[0] ?? sent;
}

function approvalOf(
  scene: Scene,
  asked: Asked,
  { supervisor, index, date }: { supervisor: string; index: number; date: string },
): CourseApproval {
  const hasApproved =
    asked.fate === "approved" ||
    (asked.fate === "pending" && asked.approvedBy?.includes(supervisor) === true);
  const hasRejected = asked.fate === "rejected" && index === 0;
  if (!hasApproved && !hasRejected) {
    return { supervisor, aprobada: null, motivo: null, decidida_en: null, decidida_por: null };
  }
  return {
    supervisor,
    aprobada: hasApproved,
    motivo: hasRejected ? (asked.motivo ?? "No es posible en esas fechas.") : null,
    decidida_en: momentOn(date, `1${index % 2}:15`, scene.now),
    decidida_por: delegateOf(scene, supervisor, date),
  };
}

function delegateOf({ company, person }: Scene, supervisor: string, date: string): string | null {
  const found = company.leave?.delegations.find(
    (one) => one.supervisor === supervisor && one.desde <= date && date <= one.hasta,
  );
  if (found === undefined || found.delegado === person.codigo) return null;
  return supervisorsOn(person, date).includes(found.delegado) ? null : found.delegado;
}

function eventsOf({ person, now }: Scene, asked: Asked, course: Course): CourseEvent[] {
  const { creada_en, decidida_en, administrador } = course;
  const sent: CourseEvent = {
    tipo: "enviada",
    autor: person.codigo,
    detalle: { personas: course.approvals.map(({ supervisor }) => supervisor) },
    ocurrido_en: creada_en,
  };
  const given = course.approvals.flatMap((one): CourseEvent[] => {
    const { aprobada, decidida_por } = one;
    if (aprobada === null || one.decidida_en === null) return [];
    return [
      {
        tipo: aprobada ? "aprobada_por_supervisor" : "rechazada_por_supervisor",
        autor: decidida_por ?? one.supervisor,
        detalle: {
          motivo: one.motivo,
          ...(decidida_por !== null && { en_nombre_de: one.supervisor }),
        },
        ocurrido_en: one.decidida_en,
      },
    ];
  });
  const events = [sent, ...given];
  if (decidida_en === null) return events;
  if (asked.fate === "cancelled") {
    const detalle = { motivo: asked.motivo ?? null };
    return [
      ...events,
      { tipo: "cancelada", autor: person.codigo, detalle, ocurrido_en: decidida_en },
    ];
  }
  const tipo = asked.fate === "approved" ? "aprobada" : "rechazada";
  const motivo = administrador === null ? null : (asked.motivo ?? null);
  return [
    ...events,
    { tipo, autor: administrador, detalle: { motivo }, ocurrido_en: notAfter(now, decidida_en) },
  ];
}

/** An instant of a date, at a time in UTC; nothing in the demo lies ahead of the moment of loading. */
export function momentOn(date: string, time: string, now: number): string {
  return notAfter(now, `${date}T${time}:00.000Z`);
}

function notAfter(now: number, instant: string): string {
  return isoOf(Math.min(now, epochOf(instant)));
}
