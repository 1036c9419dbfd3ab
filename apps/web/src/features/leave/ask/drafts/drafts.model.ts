import type { AskDraft } from "../ask.model.ts";

/**
 * What was being written when the page around the form was left: kept in memory only, because it may
 * tell of somebody's health, and forgotten with the page.
 */
const kept = new Map<string, AskDraft>();

/** Names a form: whose it is, what it does and to which request. */
export function draftName(workerId: number, mode: string, requestId: number | undefined): string {
  return `${workerId}/${mode}/${requestId ?? ""}`;
}

/** What was being written in a form, or null. */
export function keptDraft(name: string): AskDraft | null {
  return kept.get(name) ?? null;
}

/** Keeps what is being written in a form. */
export function keepDraft(name: string, draft: AskDraft): void {
  kept.set(name, draft);
}

/** Forgets a form: it was sent, or thrown away. */
export function forgetDraft(name: string): void {
  kept.delete(name);
}
