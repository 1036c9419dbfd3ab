import { defaultPageSize, pageSizes } from "@atrio/contract/paging";
import type { PaperAudience, PaperGroups } from "@atrio/contract/papers/audiences";
import type { SignatureRound } from "@atrio/contract/papers/signatures-office";

import type { SigningSearch } from "./search.model.ts";

/** Page of a list that an address asks for. */
export function pageOf({ pagina = 1, filas }: SigningSearch) {
  const take = pageSizes.find((size) => size === filas) ?? defaultPageSize;
  return { skip: (pagina - 1) * take, take };
}

/** People of a sending whose document was made, and the share of them that has signed, from 0 to 100. */
export function progressOf(round: SignatureRound): { asked: number; percent: number } {
  const { pendientes, firmados, rechazados, caducados } = round;
  const asked = pendientes + firmados + rechazados + caducados;
  return { asked, percent: asked === 0 ? 0 : Math.round((100 * firmados) / asked) };
}

export type Recipient = { id: number; name: string };

/** People of a document while it is prepared; lists of other groups are kept. */
export type AudienceDraft = {
  destinatarios: PaperAudience;
  centros: readonly number[];
  departamentos: readonly string[];
  personas: readonly Recipient[];
};

/** A document while it is prepared. */
export type AskDraft = AudienceDraft & {
  titulo: string;
  texto: string;
  content: "pdf" | "fields";
  file: File | null;
  plantilla: number | null;
  caduca_el: string;
  importante: boolean;
};

export const emptyDraft: AskDraft = {
  titulo: "",
  texto: "",
  content: "pdf",
  file: null,
  plantilla: null,
  destinatarios: "todos",
  centros: [],
  departamentos: [],
  personas: [],
  caduca_el: "",
  importante: false,
};

export type AskField = "titulo" | "content" | "audience";

/** True if a group is chosen and nobody of it. */
export function isForNobody(draft: AudienceDraft): boolean {
  const { destinatarios, centros, departamentos, personas } = draft;
  const chosen = { todos: 1, centros: centros.length, departamentos: departamentos.length };
  return { ...chosen, trabajadores: personas.length }[destinatarios] === 0;
}

/** Fields of a draft that are required and empty. */
export function missingIn(draft: AskDraft): AskField[] {
  const content = draft.content === "pdf" ? draft.file : draft.plantilla;
  const checks: Array<[field: AskField, isMissing: boolean]> = [
    ["titulo", draft.titulo.trim() === ""],
    ["content", content === null],
    ["audience", isForNobody(draft)],
  ];
  return checks.filter(([, isMissing]) => isMissing).map(([field]) => field);
}

/** People whom a draft reaches; null before the groups are known. */
export function reachOf(draft: AudienceDraft, groups: PaperGroups | undefined): number | null {
  if (draft.destinatarios === "trabajadores") return draft.personas.length;
  if (groups === undefined) return null;
  const sum = (totals: ReadonlyArray<{ total: number }>) =>
    totals.reduce((all, { total }) => all + total, 0);
  if (draft.destinatarios === "centros") {
    return sum(groups.centros.filter(({ id }) => draft.centros.includes(id)));
  }
  if (draft.destinatarios === "departamentos") {
    return sum(groups.departamentos.filter(({ nombre }) => draft.departamentos.includes(nombre)));
  }
  return groups.total;
}

/** The part of a form that names the people. */
export function audienceOf({ destinatarios, centros, departamentos, personas }: AudienceDraft) {
  return {
    destinatarios,
    ...(destinatarios === "centros" && { centro_ids: JSON.stringify(centros) }),
    ...(destinatarios === "departamentos" && { departamentos: JSON.stringify(departamentos) }),
    ...(destinatarios === "trabajadores" && {
      trabajador_ids: personas.map(({ id }) => id).join(","),
    }),
  };
}

/** The body that a draft sends. */
export function bodyOf(draft: AskDraft) {
  const { content, file, plantilla } = draft;
  const texto_adicional = draft.texto.trim();
  return {
    titulo: draft.titulo.trim(),
    importante: draft.importante ? ("1" as const) : ("0" as const),
    ...audienceOf(draft),
    ...(texto_adicional !== "" && { texto_adicional }),
    ...(draft.caduca_el !== "" && { caduca_el: draft.caduca_el }),
    ...(content === "pdf" && file !== null && { fichero: file }),
    ...(content === "fields" && plantilla !== null && { plantilla_id: plantilla }),
  };
}
