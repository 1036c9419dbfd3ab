import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { TemplateField } from "@atrio/contract/papers/template-fields";
import type { DocumentTemplate } from "@atrio/contract/papers/templates";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { failedConstraint } from "../../../db/failures.ts";
import { fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { formatDate, formatDecimals } from "../../../lib/calendar/format.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { pdfType, writePdf } from "../../../lib/files/pdf.ts";
import { contractKindText } from "../../../lib/words/contract-kinds.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { readFieldFacts, readTemplates } from "./templates.read.ts";
import type { FieldFacts } from "./templates.read.ts";
import { deleteTemplate, saveTemplate } from "./templates.repo.ts";
import { blocksOf, fieldsIn, missingIn } from "./templates.rules.ts";
import type { FieldValues } from "./templates.rules.ts";

type Caller = { actor: Actor; ip: string };
type Draft = { nombre: string; idioma: Language; texto: string };

const mostTemplates = 100;

/** Texts with fields of the company, by name. */
export async function listTemplates(ctx: AppContext, actor: Actor): Promise<DocumentTemplate[]> {
  return ctx.db.read(actor.empresa_id, async (tx) => readTemplates(tx));
}

/** A text of the company. Errors at `plantilla_id`: template.not_found. */
export async function requireTemplate(tx: Tx, id: number): Promise<DocumentTemplate> {
  const [found] = await readTemplates(tx, id);
  return found ?? fail("template.not_found", { fields: { plantilla_id: ["template.not_found"] } });
}

function requireFields(texto: string): void {
  if (fieldsIn(texto) === undefined) {
    fail("template.field", { fields: { texto: ["template.field"] } });
  }
}

/**
 * Saves a text, a new one where `id` is null. Errors: template.field, template.name_taken,
 * template.too_many, template.not_found.
 */
export async function writeTemplate(
  ctx: AppContext,
  { actor, ip }: Caller,
  { id, ...draft }: Draft & { id: number | null },
): Promise<DocumentTemplate> {
  requireFields(draft.texto);
  try {
    return await ctx.db.tenant(actor.empresa_id, async (tx) => {
      if (id === null && (await readTemplates(tx)).length >= mostTemplates) {
        fail("template.too_many");
      }
      const by = { guardado_por: actor.trabajador_id, guardado_en: ctx.clock.now().toString() };
      const saved = await saveTemplate(tx, { id, ...draft, ...by });
      if (saved === undefined) return fail("template.not_found");
      await recordAudit(tx, {
        ...byActor(actor, ip),
        accion: "documento_plantilla.guardada",
        objeto: "documento_plantilla",
        objeto_id: saved,
        detalle: { nombre: draft.nombre },
      });
      return requireTemplate(tx, saved);
    });
  } catch (error) {
    if (failedConstraint(error) !== "documento_plantilla_una") throw error;
    return fail("template.name_taken", { fields: { nombre: ["template.name_taken"] } });
  }
}

/** Deletes a text. Errors: template.not_found. */
export async function removeTemplate(
  ctx: AppContext,
  { actor, ip }: Caller,
  id: number,
): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    if (!(await deleteTemplate(tx, id))) fail("template.not_found");
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "documento_plantilla.borrada",
      objeto: "documento_plantilla",
      objeto_id: id,
    });
  });
}

/** A text to fill, with its title and the day that its letters bear. */
export type Letter = { titulo: string; idioma: Language; texto: string; today: string };

/** Values of a person's fields in the language of a letter. */
function valuesOf(facts: FieldFacts, { idioma, today }: Letter): FieldValues {
  const { codigo_contrato, horas_semanales } = facts;
  return {
    nombre: facts.nombre,
    nif: facts.nif,
    codigo: facts.codigo,
    email: facts.email,
    puesto: facts.puesto,
    departamento: facts.departamento,
    centro: facts.centro,
    fecha_alta: formatDate(facts.fecha_alta),
    contrato: codigo_contrato === null ? null : contractKindText(idioma, codigo_contrato),
    horas_semanales: horas_semanales === null ? null : hoursText(horas_semanales, idioma),
    grupo_profesional: facts.grupo_profesional,
    empresa: facts.empresa,
    cif: facts.cif,
    fecha: formatDate(today),
  };
}

function hoursText(hours: number, language: Language): string {
  return formatDecimals(hours, Number.isInteger(hours) ? 0 : 2, language);
}

/** The letter of a person, as a PDF, and the fields whose values are not known. */
export type FilledLetter = { id: number; bytes: Buffer; missing: TemplateField[] };

async function fillFor(ctx: AppContext, letter: Letter, facts: FieldFacts): Promise<FilledLetter> {
  const values = valuesOf(facts, letter);
  const words = wordsIn(letter.idioma, "papers/template-words");
  const company = { name: facts.empresa, lines: facts.cif === null ? [] : [facts.cif] };
  const bytes = await writePdf({
    template: "letter",
    title: letter.titulo,
    language: letter.idioma,
    data: {
      company,
      title: letter.titulo,
      blocks: blocksOf(letter.texto, values, (field) => `[${words.field[field]}]`),
      page: words.page,
    },
    made: ctx.clock.now().epochMilliseconds,
  });
  return { id: facts.id, bytes, missing: missingIn(letter.texto, values) };
}

/**
 * Letters of people of some ids, filled with their data of the letter's day. Letters that lack a value are
 * not drawn: `bytes` is empty then.
 */
export async function fillLetters(
  ctx: AppContext,
  companyId: number,
  asked: { letter: Letter; ids: readonly number[] },
): Promise<FilledLetter[]> {
  const { letter, ids } = asked;
  const people = await ctx.db.read(companyId, async (tx) =>
    readFieldFacts(tx, { ids, today: letter.today }),
  );
  const letters: FilledLetter[] = [];
  for (const facts of people) {
    const missing = missingIn(letter.texto, valuesOf(facts, letter));
    if (missing.length > 0) letters.push({ id: facts.id, bytes: Buffer.alloc(0), missing });
    else letters.push(await fillFor(ctx, letter, facts));
  }
  return letters;
}

/**
 * A text filled for one person, to look at before it is sent; unknown values stand in brackets. Errors:
 * template.field, worker.not_found.
 */
export async function previewTemplate(
  ctx: AppContext,
  actor: Actor,
  asked: Omit<Draft, "nombre"> & { titulo: string; trabajador_id: number },
): Promise<FileAnswer> {
  requireFields(asked.texto);
  const letter = { ...asked, today: todayIn(actor.zona_horaria, ctx.clock) };
  const key = { ids: [asked.trabajador_id], today: letter.today };
  const [facts] = await ctx.db.read(actor.empresa_id, async (tx) => readFieldFacts(tx, key));
  if (facts === undefined) return fail("worker.not_found");
  const { bytes } = await fillFor(ctx, letter, facts);
  return { bytes, name: `${asked.titulo}.pdf`, type: pdfType };
}
