import type { AskDraft } from "../ask.model.ts";

/**
 * Drafts of forms that the person left: in memory only, because they may tell of health, and lost
 * with the page.
 */
const kept = new Map<string, AskDraft>();

/** Name of a form's draft: worker, mode and request. */
export function draftName(workerId: number, mode: string, requestId: number | undefined): string {
  return `${workerId}/${mode}/${requestId ?? ""}`;
}

/** The draft kept for a form, or null. */
export function keptDraft(name: string): AskDraft | null {
  return kept.get(name) ?? null;
}

/** Stores the draft of a form. */
export function keepDraft(name: string, draft: AskDraft): void {
  kept.set(name, draft);
}

/** Forgets the draft of a sent or discarded form. */
export function forgetDraft(name: string): void {
  kept.delete(name);
}
