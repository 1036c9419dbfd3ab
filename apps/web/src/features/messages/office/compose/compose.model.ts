import type { Language } from "@atrio/contract/common";
import type { MessageAudience, MessageGroups } from "@atrio/contract/messages/company-messages";

import type { SentMessage } from "../messages-office.queries.ts";

export type Letter = { titulo: string; contenido: string };
export type Recipient = { id: number; nombre_completo: string };

/** A message while it is written; lists of other audiences are kept. */
export type MessageDraft = {
  /** Languages in the order in which they were added; the first is the message's own. */
  idiomas: readonly Language[];
  textos: Readonly<Partial<Record<Language, Letter>>>;
  importante: boolean;
  destinatarios: MessageAudience;
  centros: readonly number[];
  departamentos: readonly string[];
  personas: readonly Recipient[];
  documento: File | null;
  isLater: boolean;
  dia: string;
  hora: string;
};

const emptyLetter: Letter = { titulo: "", contenido: "" };

/** A message in one language, to everybody and at once. */
export function newDraft(idioma: Language): MessageDraft {
  return {
    idiomas: [idioma],
    textos: {},
    importante: false,
    destinatarios: "todos",
    centros: [],
    departamentos: [],
    personas: [],
    documento: null,
    isLater: false,
    dia: "",
    hora: "09:00",
  };
}

/** Title and text in a language; empty ones before they are written. */
export function letterOf(draft: MessageDraft, language: Language): Letter {
  return draft.textos[language] ?? emptyLetter;
}

/** Missing parts of a draft; the languages are those whose title or text is missing. */
export function lacksOf(draft: MessageDraft) {
  const isBlank = (text: string) => text.trim() === "";
  return {
    idiomas: draft.idiomas.filter((language) => {
      const { titulo, contenido } = letterOf(draft, language);
      return isBlank(titulo) || isBlank(contenido);
    }),
    audience: chosenOf(draft) === 0,
    moment: draft.isLater && (draft.dia === "" || draft.hora === ""),
  };
}

/** Number of chosen groups or people; everybody counts as one choice. */
function chosenOf({ destinatarios, centros, departamentos, personas }: MessageDraft): number {
  return {
    todos: 1,
    centros: centros.length,
    departamentos: departamentos.length,
    trabajadores: personas.length,
  }[destinatarios];
}

/** People whom a draft reaches; null before the groups are known. */
export function reachOf(draft: MessageDraft, groups: MessageGroups | undefined): number | null {
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

/** The message that a draft sends; `enviar_en` is an instant in ISO 8601, null for at once. */
export function sentMessage(draft: MessageDraft, enviar_en: string | null): SentMessage {
  const [first, ...others] = draft.idiomas;
  const { destinatarios, importante, documento } = draft;
  const own = first === undefined ? emptyLetter : letterOf(draft, first);
  return {
    ...own,
    destinatarios,
    importante,
    ...(others.length > 0 && {
      idioma: first,
      textos: Object.fromEntries(others.map((one) => [one, letterOf(draft, one)])),
    }),
    ...(destinatarios === "centros" && { centro_ids: [...draft.centros] }),
    ...(destinatarios === "departamentos" && { departamentos: [...draft.departamentos] }),
    ...(destinatarios === "trabajadores" && {
      trabajador_ids: draft.personas.map(({ id }) => id),
    }),
    ...(enviar_en !== null && { enviar_en }),
    ...(documento !== null && { documento }),
  };
}
