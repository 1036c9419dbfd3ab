import type { ComplaintType } from "@atrio/contract/complaints/states";

/** Texts of a report as they are typed; they live in the memory of the page alone. */
export type ReportTexts = { tipo: ComplaintType | null; titulo: string; descripcion: string };

/** A new report as it is typed. */
export type ReportDraft = ReportTexts & {
  excluded: readonly string[];
  /** Answer to 'may we write to you?', which an anonymous reporter gives. */
  wantsEmail: boolean | null;
  email: string;
};

export const emptyDraft: ReportDraft = {
  tipo: null,
  titulo: "",
  descripcion: "",
  excluded: [],
  wantsEmail: null,
  email: "",
};

/** Longest texts that the server takes, in characters. */
export const longest = { titulo: 200, descripcion: 20_000, email: 254 } as const;

/** What is wrong with a field, by the key of its text in `form.wrong`. */
export type Fault = "type" | "subject" | "description" | "email" | "email_choice" | "excluded";

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Faults of the texts, in the order of their fields (Rule COMPLAINTS-2). */
export function textFaults({ tipo, titulo, descripcion }: ReportTexts): Fault[] {
  const faults: Fault[] = [];
  if (tipo === null) faults.push("type");
  if (titulo.trim() === "") faults.push("subject");
  if (descripcion.trim() === "") faults.push("description");
  return faults;
}

/** Faults of a draft, in the order of its fields (Rules COMPLAINTS-3, COMPLAINTS-7). */
export function faultsOf(
  draft: ReportDraft,
  { isAnonymous, handlers }: { isAnonymous: boolean; handlers: number },
): Fault[] {
  const faults = textFaults(draft);
  if (handlers > 0 && draft.excluded.length >= handlers) faults.push("excluded");
  if (!isAnonymous) return faults;
  if (draft.wantsEmail === null) faults.push("email_choice");
  if (draft.wantsEmail === true && !emailForm.test(draft.email.trim())) faults.push("email");
  return faults;
}

/** True if something is typed that leaving would lose. */
export function isTyped(draft: ReportDraft): boolean {
  return draft.titulo.trim() !== "" || draft.descripcion.trim() !== "" || draft.email !== "";
}

const codeForm = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** A code as it was typed or pasted: spaces around it and capitals do not matter. */
export function plainCode(typed: string): string {
  return typed.trim().toLowerCase();
}

/** True for a code of 36 characters with its hyphens. */
export function isCode(code: string): boolean {
  return codeForm.test(code);
}
