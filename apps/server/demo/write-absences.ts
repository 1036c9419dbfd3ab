import type { Client } from "pg";

import { requestKinds } from "@atrio/contract/kinds";

import { addDays } from "../src/lib/calendar/dates.ts";
import type { Storage } from "../src/platform/storage.ts";

import { firstDayOf, ruleFor } from "./absences.ts";
import type { Absences, DemoRequest } from "./absences.ts";
import type { Company } from "./company.ts";
import { KM_RATE, drawExpenses } from "./expenses.ts";
import { paper } from "./paper.ts";
import type { Person } from "./people.ts";
import { seeded } from "./random.ts";
import type { Random } from "./random.ts";
import { courseOf, momentOn, officeFor, supervisorsOn } from "./request-course.ts";
import type { Course } from "./request-course.ts";
import { emptyRows, loadRows } from "./request-rows.ts";
import type { Rows } from "./request-rows.ts";
import { idOf } from "./rows.ts";
import type { Window } from "./window.ts";
import type { Expense, Wish } from "./wishes.ts";
import type { CompanyIds } from "./write-company.ts";
import { ruleKey, writeLeave } from "./write-leave.ts";
import { writeOccasions } from "./write-occasions.ts";

type AbsenceWriting = {
  client: Client;
  company: Company;
  window: Window;
  now: number;
  storage: Storage | undefined;
};

type Scene = {
  writing: AbsenceWriting;
  ids: CompanyIds;
  rules: ReadonlyMap<string, number>;
  rows: Rows;
  person: Person;
  random: Random;
};

/** True if there is anybody to decide what somebody asks for. */
export function canBeDecided(company: Company, person: Person, wish: Wish): boolean {
  const { decide } = ruleFor(wish.kind, wish.codigo);
  const hasSupervisors = supervisorsOn(person, wish.sent).length > 0;
  return (decide === "supervisores" && hasSupervisors) || officeFor(company, person) !== undefined;
}

/** Writes a company's leave rules and all requests of its people, with their decisions. */
export async function writeAbsences(
  writing: AbsenceWriting,
  ids: CompanyIds,
  absences: ReadonlyMap<string, Absences>,
): Promise<void> {
  const { company, window } = writing;
  const { leave } = company;
  if (leave === null) return;
  const rules = await writeLeave(writing, ids, leave);
  const rows = emptyRows();
  for (const person of company.personas) {
    const random = seeded(`${company.slug} ${person.codigo} requests`);
    const scene = { writing, ids, rules, rows, person, random };
    addAbsences(scene, absences.get(person.codigo)?.requests ?? []);
    const from = person.fecha_alta > window.from ? person.fecha_alta : window.from;
    const drawn = drawExpenses(random, { window, from, chance: 0.08 * leave.share });
    const own = leave.expenses.get(person.codigo) ?? [];
    for (const expense of [...own, ...drawn]) addExpense(scene, expense);
  }
  await loadRows(writing.client, { empresa_id: ids.empresa_id }, rows, writing.storage);
  await writeOccasions(writing.client, ids);
}

function ownOf({ ids, person }: Scene): { trabajador_id: number } {
  return { trabajador_id: idOf(ids.trabajador, person.codigo) };
}

function addAbsences(scene: Scene, requests: readonly DemoRequest[]): void {
  const { rows } = scene;
  const first = rows.requests.length;
  const place = (index: number | null): number | null => (index === null ? null : first + index);
  for (const [index, request] of requests.entries()) {
    const course = courseOf(sceneOf(scene), {
      ...request,
      first: firstDayOf(request),
      decide: request.rule.decide,
    });
    const at = addRequest(scene, course, {
      kind: request.kind,
      rule: idOf(scene.rules, ruleKey(request.kind, request.codigo)),
      titulo: request.titulo ?? null,
      descripcion: request.descripcion ?? null,
      hospitalizacion: request.hospitalizacion === true,
      motivo: request.motivo ?? null,
      sin_fecha_fin: request.sin_fecha_fin === true,
      entered: request.entered ?? null,
      rectifies: place(request.rectifies),
      replacedBy: place(request.replacedBy),
    });
    addDaysOf(scene, request, { at, place });
    addComments(scene, request, course, at);
    addRectifiedEvents(scene, request, { course, place });
    addReturned(scene, requests, { index, course, place });
  }
}

function sceneOf({ writing, person, random }: Scene) {
  const { company, window, now } = writing;
  return { company, person, random, today: window.today, now };
}

type Head = {
  kind: number;
  rule: number | null;
  titulo: string | null;
  descripcion: string | null;
  hospitalizacion: boolean;
  motivo: string | null;
  sin_fecha_fin: boolean;
  /** Reason of the administrator who entered it. */
  entered: string | null;
  rectifies: number | null;
  replacedBy: number | null;
};

/** Adds a request with its approvals and history; answers its place. */
function addRequest(scene: Scene, course: Course, head: Head): number {
  const { ids, rows } = scene;
  const own = ownOf(scene);
  const worker = (codigo: string | null): number | null =>
    codigo === null ? null : idOf(ids.trabajador, codigo);
  const { administrador } = course;
  const place = rows.requests.length;
  rows.requests.push({
    ...own,
    pe_solicitud_tipo_id: head.kind,
    pe_solicitud_subtipo_id: head.rule,
    titulo: head.titulo,
    descripcion: head.descripcion,
    hospitalizacion: head.hospitalizacion,
    sin_fecha_fin: head.sin_fecha_fin,
    registrada_por: head.entered === null ? null : worker(administrador),
    motivo_registro: head.entered,
    estado_id: course.estado_id,
    creada_en: course.creada_en,
    decidida_en: course.decidida_en,
    cancelada_en: course.cancelada_en,
    administrador_id: worker(administrador),
    respuesta_administrador: administrador === null ? null : head.motivo,
    rectifies: head.rectifies,
    replacedBy: head.replacedBy,
  });
  for (const { supervisor, decidida_por, ...approval } of course.approvals) {
    rows.approvals.push({
      ...own,
      ...approval,
      place,
      supervisor_id: worker(supervisor),
      decidida_por: worker(decidida_por),
    });
  }
  for (const { autor, tipo, ocurrido_en, ...event } of course.events) {
    const { personas, en_nombre_de, ...rest } = event.detalle;
    const detalle = {
      ...rest,
      ...(personas && { personas: personas.map((one) => worker(one)) }),
      ...(en_nombre_de !== undefined && { en_nombre_de: worker(en_nombre_de) }),
    };
    addEvent(rows, place, { tipo, autor_id: worker(autor), detalle, ocurrido_en });
  }
  return place;
}

function addEvent(
  rows: Rows,
  place: number,
  event: { tipo: string; autor_id: number | null; detalle: object; ocurrido_en: string },
): void {
  rows.events.push({ ...event, detalle: JSON.stringify(event.detalle), place });
}

type Placing = { at: number; place: (index: number | null) => number | null };

function addDaysOf(scene: Scene, request: DemoRequest, { at, place }: Placing): void {
  const own = ownOf(scene);
  const group = place(request.rectifies) ?? at;
  for (const [index, period] of request.periods.entries()) {
    const costs = request.slices
      .filter((slice) => slice.periodo === index)
      .reduce((sum, slice) => sum + Math.round(slice.coste * 100), 0);
    scene.rows.periods.push({
      ...own,
      place: at,
      fecha_inicio: period.fecha_inicio,
      fecha_fin: period.fecha_fin,
      pe_tipo_periodo_id: period.pe_tipo_periodo_id,
      hora_inicio: period.hora_inicio ?? null,
      hora_fin: period.hora_fin ?? null,
      diferencia_dias: costs / 100,
    });
  }
  for (const slice of request.slices) {
    scene.rows.days.push({
      ...own,
      place: at,
      group,
      returnedBy: place(slice.returnedBy),
      fecha: slice.fecha,
      desde_minuto: slice.desde_minuto,
      hasta_minuto: slice.hasta_minuto,
      minutos: slice.minutos,
      coste: slice.coste,
      motivo_no_cuenta: slice.motivo_no_cuenta,
      vigente: slice.vigente,
      aprobada: slice.aprobada,
    });
  }
}

function addComments(scene: Scene, request: Wish, course: Course, place: number): void {
  const { ids, person, rows, writing } = scene;
  for (const [index, { by, texto }] of (request.comments ?? []).entries()) {
    const author = by === "worker" ? person.codigo : course.approvals[0]?.supervisor;
    rows.comments.push({
      place,
      autor_id: idOf(ids.trabajador, author ?? person.codigo),
      texto,
      creado_en: momentOn(addDays(request.sent, 1), `0${8 + (index % 2)}:05`, writing.now),
    });
  }
}

/** The rectification is part of the original's history. */
function addRectifiedEvents(
  scene: Scene,
  request: DemoRequest,
  { course, place }: { course: Course; place: Placing["place"] },
): void {
  const rectified = place(request.rectifies);
  if (rectified === null) return;
  const { ids, person, rows } = scene;
  addEvent(rows, rectified, {
    tipo: "rectificacion_pedida",
    autor_id: idOf(ids.trabajador, person.codigo),
    detalle: {},
    ocurrido_en: course.creada_en,
  });
  if (request.fate !== "approved" || course.decidida_en === null) return;
  addEvent(rows, rectified, {
    tipo: "rectificada",
    autor_id: null,
    detalle: {},
    ocurrido_en: course.decidida_en,
  });
}

/** Holidays that a medical leave gave back say so. */
function addReturned(
  scene: Scene,
  requests: readonly DemoRequest[],
  { index, course, place }: { index: number; course: Course; place: Placing["place"] },
): void {
  if (requests[index]?.kind !== requestKinds.medicalLeave || course.decidida_en === null) return;
  for (const [other, { slices }] of requests.entries()) {
    const days = slices
      .filter((slice) => slice.returnedBy === index)
      .reduce((sum, slice) => sum + slice.coste, 0);
    const at = place(other);
    if (days === 0 || at === null) continue;
    addEvent(scene.rows, at, {
      tipo: "dias_devueltos",
      autor_id: null,
      detalle: { dias: days },
      ocurrido_en: course.decidida_en,
    });
  }
}

function addExpense(scene: Scene, expense: Expense): void {
  const { writing, person, ids, rows } = scene;
  const { company, window, now } = writing;
  const office = officeFor(company, person);
  if (supervisorsOn(person, expense.sent).length === 0 && office === undefined) return;
  const course = courseOf(sceneOf(scene), {
    ...expense,
    first: expense.fecha,
    decide: "supervisores",
  });
  const place = addRequest(scene, course, {
    kind: requestKinds.expenses,
    rule: null,
    titulo: null,
    descripcion: expense.descripcion,
    hospitalizacion: false,
    motivo: expense.motivo ?? null,
    sin_fecha_fin: false,
    entered: null,
    rectifies: null,
    replacedBy: null,
  });
  const paid = addDays(expense.sent, 21);
  const isPaid = expense.fate === "approved" && office !== undefined && paid < window.today;
  const payer = isPaid ? idOf(ids.trabajador, office) : null;
  const paidAt = isPaid ? momentOn(paid, "11:00", now) : null;
  rows.expenses.push({
    ...ownOf(scene),
    place,
    fecha_gasto: expense.fecha,
    importe: expense.importe,
    pe_gasto_tipo_id: expense.kind,
    kilometros: expense.kilometros,
    tarifa_km: expense.kilometros === null ? null : KM_RATE,
    pagado_en: paidAt,
    pagado_por: payer,
  });
  if (expense.receipt !== undefined) {
    rows.receipts.push({
      bytes: paper("Justificante", [expense.receipt, `Importe: ${expense.importe.toFixed(2)} EUR`]),
      row: {
        ...ownOf(scene),
        place,
        nombre: "justificante.pdf",
        restringido: false,
        subido_por: idOf(ids.trabajador, person.codigo),
        subido_en: course.creada_en,
      },
    });
  }
  if (paidAt === null) return;
  addEvent(rows, place, { tipo: "pagada", autor_id: payer, detalle: {}, ocurrido_en: paidAt });
}
