import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { Found } from "@atrio/contract/company/search";
import { askedKinds } from "@atrio/contract/kinds";
import { moduleIds } from "@atrio/contract/modules";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { monthRange } from "../../../lib/calendar/dates.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { readTitled } from "../../papers/documents/documents.read.ts";
import { readPayslips } from "../../papers/payslips/payslips.read.ts";
import { readTitledSignatures } from "../../papers/signatures/signatures.read.ts";
import { readRows, readSight } from "../../people/directory/directory.service.ts";
import { readUsableNamed } from "../../projects/catalogue/catalogue.read.ts";

import { most, readLikeNames, readOwnRequests, readOwnShifts } from "./search.read.ts";
import { readQuestion } from "./search.rules.ts";
import type { Question } from "./search.rules.ts";

/** Caller, language, and the text that they typed. */
export type Asked = { actor: Actor; language: Language; texto: string };

type Seeker = Asked & { today: string; question: Question };

/**
 * Colleagues and the caller's own payslips, documents, requests, shifts, projects and days that a text
 * finds, with typing errors (Rule COMPANY-80). Parts of modules that are not hired stay empty.
 */
export async function searchPortal(ctx: AppContext, asked: Asked): Promise<Found> {
  const { actor, texto } = asked;
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const seeker = { ...asked, today, question: readQuestion(texto, today) };
  const has = (module: number) => actor.modulos.includes(module);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const [personas, nominas, documentos, solicitudes, proyectos, turnos] = await Promise.all([
      has(moduleIds.allWorkers) ? findPeople(ctx, tx, seeker) : [],
      has(moduleIds.payslips) ? findPayslips(tx, seeker) : [],
      has(moduleIds.documents) ? findDocuments(tx, seeker) : [],
      has(moduleIds.absences) ? findRequests(tx, seeker) : [],
      has(moduleIds.supervisorProjects) ? findProjects(tx, seeker) : [],
      has(moduleIds.supervisorQuadrants) ? findShifts(tx, seeker) : [],
    ]);
    const { date } = seeker.question;
    const dias = date !== null && has(moduleIds.timeRegistration) ? [date] : [];
    return { personas, nominas, documentos, solicitudes, proyectos, turnos, dias };
  });
}

const byName = { orden: "nombre_completo", sentido: "asc", skip: 0 } as const;

async function findPeople(ctx: AppContext, tx: Tx, seeker: Seeker): Promise<Found["personas"]> {
  const { names } = seeker.question;
  if (names.length === 0) return [];
  const sight = await readSight(ctx, tx, seeker.actor);
  const asked = { ...byName, returnValues: [], take: most };
  const exact = await readRows(tx, sight, { ...asked, busqueda: names.join(" ") });
  if (exact.total > 0 || names.join("").length < 4) return exact.rows;
  const ids = await readLikeNames(tx, names.join(" "));
  const like = await Promise.all(
    ids.map((only) => readRows(tx, sight, { ...asked, take: 1, only })),
  );
  return like.flatMap(({ rows }) => rows);
}

async function findPayslips(tx: Tx, seeker: Seeker): Promise<Found["nominas"]> {
  const { asksPayslips, asksNewest, month, year, words, kinds, date } = seeker.question;
  const isMonth = month !== null && words.length <= (year === null ? 1 : 2) && date === null;
  if (!asksPayslips && (!isMonth || kinds.length > 0)) return [];
  const { trabajador_id } = seeker.actor;
  const key = { trabajador_id, states: [2, 3], anyo: year ?? undefined, take: undefined };
  const found = await readPayslips(tx, key);
  const ofMonth = found.filter(({ mes_pago }) => month === null || mes_pago === month);
  return ofMonth.slice(0, asksNewest ? 1 : most);
}

async function findDocuments(tx: Tx, seeker: Seeker): Promise<Found["documentos"]> {
  const { words } = seeker.question;
  if (words.join("").length < 3) return [];
  const { actor, language, today } = seeker;
  const { trabajador_id } = actor;
  const [documents, signatures] = await Promise.all([
    readTitled(tx, { reader: trabajador_id, language, today }, { words, take: most }),
    readTitledSignatures(tx, { trabajador_id, words, take: most }),
  ]);
  const kept = documents.map(({ id, titulo, categoria }) => ({
    id,
    titulo,
    parte: partOf(categoria),
  }));
  return [...signatures.map((row) => ({ ...row, parte: "firma" as const })), ...kept].slice(
    0,
    most,
  );
}

/** Part of the page of documents that has a category. */
function partOf(category: string): "personales" | "laborales" | "empresa" {
  if (category === "empresa") return category;
  return category === "trabajador" ? "personales" : "laborales";
}

async function findRequests(tx: Tx, seeker: Seeker): Promise<Found["solicitudes"]> {
  const { kinds, words, month, year, date, asksPayslips, asksShifts } = seeker.question;
  const isTimed = month !== null || year !== null || date !== null;
  const isOther = kinds.length === 0 && (asksPayslips || (asksShifts && isTimed));
  if ((words.join("").length < 3 && !isTimed) || isOther) return [];
  const range = rangeOf(seeker);
  return readOwnRequests(tx, {
    trabajador_id: seeker.actor.trabajador_id,
    language: seeker.language,
    allowed: askedKinds,
    kinds,
    words: range === null || kinds.length > 0 ? words : [],
    range,
  });
}

/** Days of a question's date, month or year; a month without a year is that of this year. */
function rangeOf({ question, today }: Seeker): { desde: string; hasta: string } | null {
  const { date, month, year } = question;
  if (date !== null) return { desde: date, hasta: date };
  if (month !== null) return monthRange({ year: year ?? Number(today.slice(0, 4)), month });
  return year === null ? null : { desde: `${year}-01-01`, hasta: `${year}-12-31` };
}

async function findProjects(tx: Tx, seeker: Seeker): Promise<Found["proyectos"]> {
  const { words, names } = seeker.question;
  if (names.join("").length < 3) return [];
  const { trabajador_id } = seeker.actor;
  return readUsableNamed(tx, { trabajador_id, dia: seeker.today, words, take: most });
}

async function findShifts(tx: Tx, seeker: Seeker): Promise<Found["turnos"]> {
  const { asksShifts, places } = seeker.question;
  if (!asksShifts) return [];
  const { trabajador_id } = seeker.actor;
  const range = rangeOf(seeker) ?? { desde: seeker.today, hasta: null };
  return readOwnShifts(tx, { trabajador_id, words: places, ...range });
}
