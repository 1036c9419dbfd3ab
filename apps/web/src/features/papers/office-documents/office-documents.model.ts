import { defaultPageSize, pageSizes } from "@atrio/contract/paging";
import type { OfficeDocument, OfficeDocumentKind } from "@atrio/contract/papers/documents-office";

import { addMonths } from "../../../lib/format.ts";
import { audienceOf, isForNobody } from "../signing/signing.model.ts";
import type { AudienceDraft } from "../signing/signing.model.ts";

import type { OfficeDocumentsSearch } from "./search.model.ts";

/** Page of the list that an address asks for. */
export function pageOf({ pagina = 1, filas }: OfficeDocumentsSearch) {
  const take = pageSizes.find((size) => size === filas) ?? defaultPageSize;
  return { skip: (pagina - 1) * take, take };
}

/** Filter of the list that an address asks for. */
export function filterOf(search: OfficeDocumentsSearch) {
  const { q, persona, envio, tipo, carpeta, desde, hasta, caducan } = search;
  return {
    texto: q,
    trabajador_id: persona,
    envio_id: envio,
    categoria: tipo,
    carpeta,
    desde,
    hasta,
    caducan: caducan === undefined ? undefined : "1",
  };
}

/** Document whose openings are shown: for one, for everybody or for many. */
export type OpeningsKey = { documento_id: number } | { envio_id: number };

/** Document whose openings an address asks for; null for none. */
export function openingsKeyOf({ vista, envio, documento }: OfficeDocumentsSearch) {
  if (vista !== "aperturas") return null;
  if (envio !== undefined) return { envio_id: envio };
  return documento === undefined ? null : { documento_id: documento };
}

/** Filter of openings that an address asks for. */
export function openingsFilterOf({ q, abierto }: OfficeDocumentsSearch) {
  return { texto: q, abierto };
}

/** True if an address narrows the list. */
export function isNarrow(search: OfficeDocumentsSearch) {
  const { q, persona, tipo, carpeta, desde, hasta, caducan } = search;
  return [q, persona, tipo, carpeta, desde, hasta, caducan].some((value) => value !== undefined);
}

/** Dialog that is open over the list, with its document. */
export type Opened = { act: "view" | "replace" | "withdraw"; document: OfficeDocument };

/** Key of a row among documents and documents for many. */
export function rowKey({ documento_id, envio_id }: OfficeDocument): string {
  return documento_id === null ? `many-${envio_id}` : `one-${documento_id}`;
}

/** Address of a row's file. */
export function fileSourceOf({ documento_id, envio_id }: OfficeDocument) {
  if (documento_id !== null) return { from: "office" as const, id: documento_id };
  return { from: "officeMany" as const, id: envio_id ?? 0 };
}

/** Description of documents while they are prepared; each file has its own title. */
export type PublishDraft = AudienceDraft & {
  /** Folders of people, or a document that everybody sees. */
  target: "folders" | "company";
  /** Work centre whose people see a document of the company; null: all. */
  centro: number | null;
  categoria: "laboral" | "trabajador";
  clase: OfficeDocument["clase"];
  carpeta: string;
  descripcion: string;
  fecha: string;
  /** Code of the kind whose terms apply, and the last day on which the document holds. */
  clasificado_como: string;
  caduca_el: string;
  supervisor: boolean;
  avisar: boolean;
};

export const emptyDraft: PublishDraft = {
  target: "folders",
  destinatarios: "trabajadores",
  centros: [],
  departamentos: [],
  personas: [],
  centro: null,
  categoria: "laboral",
  clase: "general",
  carpeta: "",
  descripcion: "",
  fecha: "",
  clasificado_como: "",
  caduca_el: "",
  supervisor: false,
  avisar: true,
};

/** True if a document is for folders of people and nobody is chosen. */
export function lacksPeople(draft: PublishDraft): boolean {
  return draft.target === "folders" && isForNobody(draft);
}

type Texts = { carpeta: string | null; descripcion: string | null; fecha: string | null };

/** Kind and last day of a document as they are edited; empty: none. */
export type Terms = Pick<PublishDraft, "clasificado_como" | "caduca_el">;

/** Last day that the terms of a kind propose for a document of a day; empty where it does not expire. */
export function proposedEnd(
  kind: Pick<OfficeDocumentKind, "caduca_meses"> | undefined,
  day: string,
): string {
  const months = kind?.caduca_meses ?? null;
  return months === null ? "" : addMonths(day, months);
}

/** Texts that are sent where they are written. */
function textsOf({ carpeta, descripcion, fecha }: Texts) {
  const folder = carpeta?.trim() ?? "";
  const words = descripcion?.trim() ?? "";
  return {
    ...(folder !== "" && { carpeta: folder }),
    ...(words !== "" && { descripcion: words }),
    ...(fecha !== null && fecha !== "" && { fecha }),
  };
}

/** Fields that the calls for one and for many share. */
function commonOf(draft: PublishDraft, titulo: string) {
  return {
    titulo: titulo.trim(),
    clase: draft.clase,
    ...textsOf(draft),
    ...termsOf(draft),
  };
}

/** Kind and last day where they are chosen. */
function termsOf({ clasificado_como, caduca_el }: Terms) {
  return {
    ...(clasificado_como !== "" && { clasificado_como }),
    ...(caduca_el !== "" && { caduca_el }),
  };
}

/** The person of a document for one person; undefined for many. */
function onlyPerson(draft: PublishDraft): number | undefined {
  const { target, destinatarios, personas } = draft;
  const isOne = target === "folders" && destinatarios === "trabajadores" && personas.length === 1;
  return isOne ? personas[0]?.id : undefined;
}

/** True if a document goes into the folders of many people. */
export function isForMany(draft: PublishDraft): boolean {
  return draft.target === "folders" && onlyPerson(draft) === undefined;
}

const flag = (value: boolean) => (value ? ("1" as const) : ("0" as const));

function folderFields({ categoria, clase, supervisor, avisar }: PublishDraft) {
  const visible_supervisor = flag(supervisor && clase === "general");
  return { categoria, visible_supervisor, avisar: flag(avisar) };
}

/** Body of a document of the company, or of one person. */
export function oneBodyOf(draft: PublishDraft, titulo: string) {
  const trabajador_id = onlyPerson(draft);
  const common = commonOf(draft, titulo);
  if (trabajador_id !== undefined) return { ...common, ...folderFields(draft), trabajador_id };
  const centre = draft.centro === null ? {} : { centro_trabajo_id: draft.centro };
  return { ...common, ...centre, clase: "general" as const, categoria: "empresa" as const };
}

/** Body of a document for many. */
export function manyBodyOf(draft: PublishDraft, titulo: string) {
  return { ...commonOf(draft, titulo), ...folderFields(draft), ...audienceOf(draft) };
}

/** Body of a newer version of a document for many. */
export function newerManyBodyOf(titulo: string, terms: Terms) {
  return { titulo: titulo.trim(), ...termsOf(terms) };
}

/** Body of a newer version of a document, for the same readers. */
export function newerBodyOf(document: OfficeDocument, titulo: string, terms: Terms) {
  const { categoria, trabajador, centro, clase } = document;
  return {
    categoria,
    clase,
    titulo: titulo.trim(),
    visible_supervisor: flag(document.visible_supervisor),
    ...(trabajador !== null && { trabajador_id: trabajador.id }),
    ...(centro !== null && { centro_trabajo_id: centro.id }),
    ...textsOf(document),
    ...termsOf(terms),
    ...(document.documento_id !== null && { sustituye_id: document.documento_id }),
  };
}
