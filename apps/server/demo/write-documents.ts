import type { Client } from "pg";

import { moduleIds } from "@atrio/contract/modules";

import { addDays } from "../src/lib/calendar/dates.ts";
import { standardKinds } from "../src/modules/papers/documents/kinds/kinds.rules.ts";
import type { Storage } from "../src/platform/storage.ts";

import type { Company } from "./company.ts";
import type { Cell } from "./copy.ts";
import { clinicAgreements } from "./documents/agreements.ts";
import type { DemoAgreement } from "./documents/agreements.ts";
import { contractsOf, weeklyHours } from "./documents/contracts.ts";
import type { DemoContract } from "./documents/contracts.ts";
import { createPress, documentRow } from "./documents/rows.ts";
import type { DocumentRow, Press, StoredPaper } from "./documents/rows.ts";
import { emergencyPlan, sharedPapers } from "./documents/shared.ts";
import { agencyUploads, clinicUploads } from "./documents/uploads.ts";
import type { DemoUpload } from "./documents/uploads.ts";
import type { Person } from "./people.ts";
import { momentOn, officeFor } from "./request-course.ts";
import { idOf, insertObjects, reserveFor } from "./rows.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type DocumentWriting = {
  client: Client;
  company: Company;
  window: Window;
  now: number;
  storage: Storage | undefined;
};

/** A document and the index of the document that it replaces. */
type Entry = { row: DocumentRow; replaces: number | null; openedBy: readonly Opening[] };
type Opening = { quien_id: number; modo: "visto" | "descargado"; on: string };

type Papers = {
  documents: Entry[];
  /** `document` is the place of its file. */
  contracts: Array<Record<string, Cell> & { document: number }>;
  calendars: Array<Record<string, Cell> & { document: number }>;
};

type Scene = DocumentWriting & {
  ids: CompanyIds;
  press: Press;
  papers: Papers;
  at: (date: string, time?: string) => string;
};

const uploads: Readonly<Record<string, readonly DemoUpload[]>> = {
  demo: clinicUploads,
  otra: agencyUploads,
};

/** Writes shared documents, the company's documents of its people, and their uploads. */
export async function writeDocuments(writing: DocumentWriting, ids: CompanyIds): Promise<void> {
  const { company, storage, now } = writing;
  if (storage === undefined || !company.modulos.includes(moduleIds.documents)) return;
  const scene: Scene = {
    ...writing,
    ids,
    press: createPress(storage, { empresa_id: ids.empresa_id }),
    papers: { documents: [], contracts: [], calendars: [] },
    at: (date, time = "10:20") => momentOn(date, time, now),
  };
  await addShared(scene);
  await addLabour(scene);
  await addContracts(scene);
  await addCalendars(scene);
  for (const upload of uploads[company.slug] ?? []) await addUpload(scene, upload);
  await load(scene);
}

function add(scene: Scene, row: DocumentRow, more: Partial<Omit<Entry, "row">> = {}): number {
  const entry = { row, replaces: null, openedBy: [], ...more };
  return scene.papers.documents.push(entry) - 1;
}

/**
 * Office member who published a document about a person; nobody decides about themselves but alone.
 */
function authorFor({ company, ids }: Scene, person: Person | undefined): number {
  const office =
    person === undefined
      ? company.personas.find(({ roles }) => roles.administrador === true)?.codigo
      : (officeFor(company, person) ?? person.codigo);
  if (office === undefined) throw new Error("A company without an office shares nothing");
  return idOf(ids.trabajador, office);
}

function findPerson({ company }: Scene, mailbox: string): Person {
  const found = company.personas.find(({ email }) =>
    email.startsWith(mailbox.endsWith(".") ? mailbox : `${mailbox}@`),
  );
  if (found === undefined) throw new Error(`Nobody has the address ${mailbox}`);
  return found;
}

/** The person of pictures and journeys has opened documents older than two months. */
function openings(scene: Scene, published: string): Opening[] {
  const { company, ids, window } = scene;
  if (company.slug !== "demo" || published > addDays(window.today, -60)) return [];
  const reader = idOf(ids.trabajador, findPerson(scene, "lucia").codigo);
  return [{ quien_id: reader, modo: "visto", on: addDays(published, 2) }];
}

async function addShared(scene: Scene): Promise<void> {
  const { client, company, window, press } = scene;
  const papers = sharedPapers(company.settings.nombre, window.today);
  if (company.slug === "demo") papers.push(emergencyPlan(window.today));
  const { rows } = await client.query<{ id: number; codigo: string }>(
    "select id, codigo from centro_trabajo where empresa_id = $1",
    [scene.ids.empresa_id],
  );
  for (const { versions, centro, ...shared } of papers) {
    let replaces: number | null = null;
    for (const { on, paragraphs } of versions) {
      const row = documentRow({
        ...shared,
        ...(await press(shared.titulo, paragraphs)),
        categoria: "empresa",
        centro_trabajo_id: rows.find(({ codigo }) => codigo === centro)?.id ?? null,
        subido_por: authorFor(scene, undefined),
        subido_en: scene.at(on, "08:05"),
      });
      replaces = add(scene, row, { replaces, openedBy: openings(scene, on) });
    }
  }
}

type LabourPaper = { titulo: string; nombre: string; on: string; file: StoredPaper };

function addLabourPaper(scene: Scene, person: Person, paper: LabourPaper, isShown: boolean): void {
  const { on, file, ...named } = paper;
  const workerId = idOf(scene.ids.trabajador, person.codigo);
  const row = documentRow({
    ...named,
    ...file,
    categoria: "laboral",
    trabajador_id: workerId,
    visible_supervisor: isShown,
    subido_por: authorFor(scene, person),
    subido_en: scene.at(on),
  });
  const isOpened = on < addDays(scene.window.today, -60);
  const opening: Opening = { quien_id: workerId, modo: "visto", on: addDays(on, 1) };
  add(scene, row, { openedBy: isOpened ? [opening] : [] });
}

const handsOn = new Set(["Enfermería", "Laboratorio", "Servicios generales", "Farmacia"]);

const needsEquipment = ({ nombre_departamento_trabajador }: Person): boolean =>
  handsOn.has(nombre_departamento_trabajador);

/** Documents required by law at the start of work; equal ones are printed once. */
async function addLabour(scene: Scene): Promise<void> {
  const { company, window, press } = scene;
  const { nombre } = company.settings;
  const training = await press("Formación en prevención de riesgos", [
    `${nombre} ha impartido la formación sobre los riesgos del puesto y las medidas de prevención (artículo 19 de la Ley 31/1995).`,
  ]);
  // A file without a row would be one that nothing uses.
  const equipment = company.personas.some(needsEquipment)
    ? await press("Entrega de equipos de protección", [
        "Se entregan guantes, mascarillas y calzado de seguridad, con las instrucciones de uso y mantenimiento.",
      ])
    : undefined;
  for (const person of company.personas) {
    if (person.fecha_alta > window.today) continue;
    const { fecha_alta } = person;
    const full = `${person.nombre} ${person.apellido1} ${person.apellido2}`;
    const registration = await press("Alta en la Seguridad Social", [
      `${full}, con NIF ${person.nif}, causa alta en ${nombre} el ${fecha_alta.split("-").toReversed().join("/")}.`,
    ]);
    const alta = { titulo: "Alta en la Seguridad Social", nombre: "alta-seguridad-social.pdf" };
    addLabourPaper(scene, person, { ...alta, on: fecha_alta, file: registration }, false);
    const prl = { titulo: "Formación en prevención de riesgos", nombre: "formacion-prl.pdf" };
    addLabourPaper(scene, person, { ...prl, on: fecha_alta, file: training }, true);
    if (equipment === undefined || !needsEquipment(person)) continue;
    const epi = { titulo: "Entrega de equipos de protección", nombre: "entrega-epi.pdf" };
    addLabourPaper(scene, person, { ...epi, on: fecha_alta, file: equipment }, true);
  }
}

const agreementsOf = ({ slug }: Company): readonly DemoAgreement[] =>
  slug === "demo" ? clinicAgreements : [];

async function addContracts(scene: Scene): Promise<void> {
  const { company, window } = scene;
  for (const person of company.personas) {
    const agreed = agreementsOf(company).find(({ who }) => findPerson(scene, who) === person);
    // A contract says the hours with which it began.
    const hours = agreed?.before ?? weeklyHours(company, person);
    for (const contract of contractsOf(company, person, { hours, today: window.today })) {
      await addContract(scene, person, contract);
    }
  }
}

async function addContract(scene: Scene, person: Person, contract: DemoContract): Promise<void> {
  const { ids, press, company } = scene;
  const { codigo_contrato, fecha_inicio, horas_semanales } = contract;
  const full = `${person.nombre} ${person.apellido1} ${person.apellido2}`;
  const file = await press(`Contrato de trabajo (${codigo_contrato})`, [
    `De una parte, ${company.settings.nombre}, con CIF ${company.settings.cif}. De otra, ${full}, con NIF ${person.nif}.`,
    `Primera. Puesto: ${contract.puesto}, ${contract.grupo_profesional}.`,
    `Segunda. El contrato comienza el ${fecha_inicio.split("-").toReversed().join("/")}. La jornada es de ${String(horas_semanales).replace(".", ",")} horas semanales.`,
    `Tercera. Se aplica el ${contract.convenio}.`,
  ]);
  const row = { trabajador_id: idOf(ids.trabajador, person.codigo) };
  const written = { by: authorFor(scene, person), at: scene.at(fecha_inicio, "09:10") };
  const document = add(
    scene,
    documentRow({
      ...row,
      ...file,
      categoria: "contrato",
      titulo: contract.puesto,
      nombre: `contrato-${codigo_contrato}-${fecha_inicio}.pdf`,
      subido_por: written.by,
      subido_en: written.at,
    }),
  );
  scene.papers.contracts.push({
    ...row,
    ...contract,
    creado_por: written.by,
    creado_en: written.at,
    document,
  });
}

/** Calendars of this year for everybody, and some agreements about hours. */
async function addCalendars(scene: Scene): Promise<void> {
  const { company, window, press } = scene;
  const year = Number(window.today.slice(0, 4));
  const file = await press(`Calendario ${year}`, [
    `Distribución de la jornada de ${year} en ${company.settings.nombre}: días de trabajo, festivos y vacaciones colectivas.`,
  ]);
  for (const person of company.personas) {
    const isHere = person.fecha_baja === null || person.fecha_baja >= `${year}-01-01`;
    if (!isHere || person.fecha_alta > window.today) continue;
    const hours = weeklyHours(company, person);
    addCalendar(scene, person, {
      titulo: `Calendario ${year}`,
      nombre: `calendario-${year}.pdf`,
      from: later(`${year}-01-01`, person.fecha_alta),
      file,
      columns: { anyo: year, fecha_fin: `${year}-12-31`, horas_semanales: hours },
    });
  }
  for (const agreement of agreementsOf(company)) await addAgreement(scene, agreement);
}

type Calendar = {
  titulo: string;
  nombre: string;
  from: string;
  file: StoredPaper;
  columns: Record<string, Cell>;
};

function addCalendar(scene: Scene, person: Person, calendar: Calendar): void {
  const { titulo, nombre, from, file, columns } = calendar;
  const row = { trabajador_id: idOf(scene.ids.trabajador, person.codigo) };
  const written = { by: authorFor(scene, person), at: scene.at(from, "09:40") };
  const document = add(
    scene,
    documentRow({
      ...row,
      ...file,
      categoria: "acuerdo_jornada",
      titulo,
      nombre,
      subido_por: written.by,
      subido_en: written.at,
    }),
  );
  scene.papers.calendars.push({
    ...row,
    titulo,
    acuerdo_cambio_jornada: false,
    fecha_inicio: from,
    fecha_fin: null,
    horas_semanales_antes: null,
    horas_semanales: null,
    motivo: null,
    ...columns,
    creado_por: written.by,
    creado_en: written.at,
    document,
  });
}

async function addAgreement(scene: Scene, agreement: DemoAgreement): Promise<void> {
  const { titulo, motivo, daysAgo, before, who } = agreement;
  const person = findPerson(scene, who);
  const from = later(addDays(scene.window.today, -daysAgo), person.fecha_alta);
  const hours = weeklyHours(scene.company, person);
  const file = await scene.press(titulo, [
    `${scene.company.settings.nombre} y ${person.nombre} ${person.apellido1} acuerdan que la jornada sea de ${hours} horas semanales (antes, ${before}).`,
    motivo,
  ]);
  addCalendar(scene, person, {
    titulo,
    nombre: "acuerdo-de-jornada.pdf",
    from,
    file,
    columns: {
      anyo: Number(from.slice(0, 4)),
      acuerdo_cambio_jornada: true,
      horas_semanales_antes: before,
      horas_semanales: hours,
      motivo,
    },
  });
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}

async function addUpload(scene: Scene, upload: DemoUpload): Promise<void> {
  const { ids, papers, window, press } = scene;
  const kind = standardKinds.find(({ codigo }) => codigo === upload.kind);
  if (kind === undefined) throw new Error(`Unknown kind of document ${upload.kind}`);
  const workerId = idOf(ids.trabajador, findPerson(scene, upload.who).codigo);
  const ago = (days: number): string => addDays(window.today, -days);
  const { decided } = upload;
  const decider =
    decided === undefined ? null : idOf(ids.trabajador, findPerson(scene, decided.by).codigo);
  const row = documentRow({
    ...(await press(upload.titulo, [upload.text])),
    categoria: "trabajador",
    trabajador_id: workerId,
    documento_tipo: kind.codigo,
    titulo: upload.titulo,
    descripcion: upload.descripcion ?? null,
    clase: kind.clase,
    visible_supervisor: kind.visible_supervisor,
    nombre: upload.nombre,
    subido_por: workerId,
    subido_en: scene.at(ago(upload.daysAgo), "16:45"),
    aprobacion: upload.state ?? null,
    decidida_por: decider,
    decidida_en: decided === undefined ? null : scene.at(ago(decided.daysAgo), "11:25"),
    motivo_rechazo: decided?.motivo ?? null,
  });
  const openedBy: Opening[] =
    decided === undefined || decider === null
      ? []
      : [{ quien_id: decider, modo: "visto", on: ago(decided.daysAgo) }];
  const replaces = upload.replaces === true ? papers.documents.length - 1 : null;
  add(scene, row, { replaces, openedBy });
}

/** Reserves the ids and writes all rows; references to documents are placeholders until then. */
async function load({ client, ids, papers, at }: Scene): Promise<void> {
  const scope = { empresa_id: ids.empresa_id };
  const { documents, contracts, calendars } = papers;
  const first = await reserveFor(client, "documento", documents);
  await insertObjects(
    client,
    "documento",
    documents.map(({ row, replaces }, index) => ({
      ...scope,
      id: first + index,
      ...row,
      sustituye_id: replaces === null ? null : first + replaces,
    })),
  );
  const withFile = ({ document, ...row }: Record<string, Cell> & { document: number }) => ({
    ...scope,
    ...row,
    documento_id: first + document,
  });
  await insertObjects(client, "contrato", contracts.map(withFile));
  await insertObjects(client, "calendario_trabajador", calendars.map(withFile));
  await insertObjects(
    client,
    "acceso_documento",
    documents.flatMap(({ row, openedBy }, index) =>
      openedBy.map(({ on, ...opening }) => ({
        ...scope,
        clase: "documento",
        objeto_id: first + index,
        trabajador_id: row.trabajador_id,
        ...opening,
        en: at(on, "11:20"),
      })),
    ),
  );
}
