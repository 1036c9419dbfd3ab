import type { EndpointRequest } from "@atrio/contract/endpoint";
import type { ProposedSigning } from "@atrio/contract/leave/request-view";
import type { DayChange, previewDay } from "@atrio/contract/time/day-changes";
import type { Workday } from "@atrio/contract/time/time";

import { linesOf } from "../correction/correction.model.ts";
import type { CorrectionLine } from "../correction/correction.model.ts";

/** A day's draft as the wire takes it. */
export type DayDraft = Omit<
  EndpointRequest<typeof previewDay>["body"],
  | "trabajador_id"
  | "empresa_id"
  | "usuario_id"
  | "usuario_ip"
  | "account_user_id"
  | "account_user_ip"
>;

/** The signing that the editor begins with, and what is wanted of it. */
export type FirstStep = { signingId: number; action: "change" | "remove" };

/** The lines to begin with: the day as it stands, with the first step made. */
export function beginningOf(day: Workday, first: FirstStep | null): CorrectionLine[] {
  return linesOf(day, []).map((line) =>
    line.signing !== null && line.signing.id === first?.signingId
      ? { ...line, action: first.action }
      : line,
  );
}

/** The lines on a day that changed meanwhile: what was wanted stays as far as its signings are there. */
export function rebase(lines: readonly CorrectionLine[], day: Workday): CorrectionLine[] {
  const wanted = new Map(lines.map((line) => [line.key, line]));
  const present = linesOf(day, []).map((line) => {
    const before = wanted.get(line.key);
    if (before === undefined || before.action === "keep") return line;
    return { ...before, signing: line.signing };
  });
  return [...present, ...lines.filter((line) => line.signing === null)];
}

/** What a proposal changes of the day: a signing that is opened and left as it is changes nothing. */
export function newsIn(day: Workday, proposal: readonly ProposedSigning[]): ProposedSigning[] {
  return proposal.filter((wish) => {
    const signing = day.fichajes.find(({ id }) => id === wish.fichaje_id);
    if (signing === undefined || wish.accion !== "cambiar") return true;
    return (
      wish.hora_inicio !== signing.hora_inicio ||
      wish.hora_fin !== signing.hora_fin ||
      (wish.fichador_id ?? null) !== signing.fichador_id ||
      (wish.parada_id ?? null) !== signing.parada_id
    );
  });
}

/** What the wire takes of a draft that started from a day as it was shown. */
export function dayDraftOf(day: Workday, proposal: readonly ProposedSigning[]): DayDraft {
  const fichajes: DayDraft["fichajes"] = [];
  const borrados: number[] = [];
  for (const {
    accion: action,
    fichaje_id: id,
    hora_inicio: from,
    hora_fin: to,
    ...kind
  } of proposal) {
    if (action === "borrar" && id !== undefined) borrados.push(id);
    if (action === "borrar" || from === undefined || to === undefined) continue;
    const times = { hora_inicio: from, hora_fin: to };
    fichajes.push({ ...(id === undefined ? {} : { id }), ...times, ...kind });
  }
  return {
    fichajes,
    borrados,
    version: day.fichajes.map((one) => ({
      id: one.id,
      seq: (one.recibo_fin ?? one.recibo_inicio).seq,
    })),
  };
}

/** What one change did to one signing. */
export type SigningTrace = DayChange["fichajes"][number] & { change: DayChange };

function tracesIn(changes: readonly DayChange[]): SigningTrace[] {
  return changes.flatMap((change) => change.fichajes.map((one) => ({ ...one, change })));
}

/** What happened to a signing that is there, newest first. */
export function tracesOf(signingId: number, changes: readonly DayChange[]): SigningTrace[] {
  return tracesIn(changes).filter((one) => one.fichaje_id === signingId);
}

/** Deletions of signings that are no longer there, newest first. */
export function deletionsIn(day: Workday, changes: readonly DayChange[]): SigningTrace[] {
  const present = new Set(day.fichajes.map(({ id }) => id));
  return tracesIn(changes).filter(
    (one) => one.change.dia === day.dia && one.tipo === "borrado" && !present.has(one.fichaje_id),
  );
}

/** Changes of a day to which a supervisor objects, newest first. */
export function objectedIn(day: Workday, changes: readonly DayChange[]): DayChange[] {
  return changes.filter((change) => change.dia === day.dia && change.objecion !== null);
}
