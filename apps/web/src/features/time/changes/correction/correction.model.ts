import type { ProposedSigning } from "@atrio/contract/request-view";
import type { Signing, Workday } from "@atrio/contract/time/time";

import type { SigningChoice } from "../kind-field.tsx";
import { draftOf, emptyDraft, readTimes } from "../times/times.model.ts";
import type { ReadTimes, Span, TimesDraft } from "../times/times.model.ts";

/** Line of a correction: a signing of the day, or a new one. */
export type CorrectionLine = {
  /** Stable key of a line. */
  key: string;
  /** The signing it is about; null for a new one. */
  signing: Signing | null;
  action: "keep" | "change" | "remove" | "add";
  draft: TimesDraft;
  choice: SigningChoice | null;
};

/** Initial lines: the day as it stands, and its proposals. */
export function linesOf(day: Workday, proposal: readonly ProposedSigning[]): CorrectionLine[] {
  const present = day.fichajes.map((signing): CorrectionLine => {
    const proposed = proposal.find((one) => one.fichaje_id === signing.id);
    return {
      key: `signing-${signing.id}`,
      signing,
      action: actionOf(proposed),
      draft: draftOf(spanOf(proposed) ?? signing, day),
      choice: choiceOf(proposed) ?? choiceOf(signing),
    };
  });
  const added = proposal
    .filter((one) => one.accion === "anadir")
    .map((one, index): CorrectionLine => {
      const span = spanOf(one);
      return {
        key: `proposed-${index}`,
        signing: null,
        action: "add",
        draft: span === null ? emptyDraft(day.dia) : draftOf(span, day),
        choice: choiceOf(one),
      };
    });
  return [...present, ...added];
}

/** An empty line for a new signing. */
export function newLine(day: Workday, key: string, choice: SigningChoice | null): CorrectionLine {
  return { key, signing: null, action: "add", draft: emptyDraft(day.dia), choice };
}

function actionOf(proposed: ProposedSigning | undefined): CorrectionLine["action"] {
  if (proposed === undefined) return "keep";
  return proposed.accion === "borrar" ? "remove" : "change";
}

type Kinds = { fichador_id?: number | null | undefined; parada_id?: number | null | undefined };

function choiceOf(kinds: Kinds | undefined): SigningChoice | null {
  if (typeof kinds?.parada_id === "number") return { parada_id: kinds.parada_id };
  return typeof kinds?.fichador_id === "number" ? { fichador_id: kinds.fichador_id } : null;
}

function spanOf(
  proposed: ProposedSigning | undefined,
): Pick<Signing, "hora_inicio" | "hora_fin"> | null {
  if (proposed?.hora_inicio === undefined || proposed.hora_fin === undefined) return null;
  return { hora_inicio: proposed.hora_inicio, hora_fin: proposed.hora_fin };
}

/** Each line's times read against all the others that will remain. */
export function readLines(
  lines: readonly CorrectionLine[],
  { zone, now }: { zone: string; now: string },
): Map<string, ReadTimes> {
  const alone = new Map(
    lines.map((line) => [line.key, readTimes(line.draft, { zone, now, others: [] })]),
  );
  const remaining = lines.filter((line) => line.action !== "remove");
  return new Map(
    lines.map((line) => {
      const others = remaining
        .filter((other) => other.key !== line.key)
        .map((other) => keptSpan(other, now) ?? alone.get(other.key)?.span ?? null)
        .filter((span): span is Span => span !== null);
      return [line.key, readTimes(line.draft, { zone, now, others })];
    }),
  );
}

/** A signing that stays as it is holds its time, even while it is open. */
function keptSpan(line: CorrectionLine, now: string): Span | null {
  if (line.action !== "keep" || line.signing === null) return null;
  return { start: line.signing.hora_inicio, end: line.signing.hora_fin ?? now };
}

/** Input for the call; null while a line is incomplete. */
export function proposalOf(
  lines: readonly CorrectionLine[],
  read: ReadonlyMap<string, ReadTimes>,
): ProposedSigning[] | null {
  const proposal: ProposedSigning[] = [];
  for (const line of lines.filter(({ action }) => action !== "keep")) {
    const one = proposedOf(line, read.get(line.key)?.span ?? null);
    if (one === null) return null;
    proposal.push(one);
  }
  return proposal;
}

function proposedOf(line: CorrectionLine, span: Span | null): ProposedSigning | null {
  if (line.signing !== null && line.action === "remove") {
    return { accion: "borrar", fichaje_id: line.signing.id };
  }
  if (span === null || line.choice === null) return null;
  const times = { hora_inicio: span.start, hora_fin: span.end, ...line.choice };
  if (line.signing === null) return { accion: "anadir", ...times };
  return { accion: "cambiar", fichaje_id: line.signing.id, ...times };
}
