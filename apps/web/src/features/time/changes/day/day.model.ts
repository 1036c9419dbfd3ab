import type { EndpointRequest } from "@atrio/contract/endpoint";
import type { ProposedSigning } from "@atrio/contract/request-view";
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

/** The signing that the editor begins with, and the wanted act. */
export type FirstStep = { signingId: number; action: "change" | "remove" };

/** The lines to begin with: the day as it stands, with the first step made. */
export function beginningOf(day: Workday, first: FirstStep | null): CorrectionLine[] {
  return linesOf(day, []).map((line) =>
    line.signing !== null && line.signing.id === first?.signingId
      ? { ...line, action: first.action }
      : line,
  );
}

/**
 * Moves a draft onto a day that changed meanwhile: wanted changes stay as far as their signings
 * exist.
 */
export function rebase(lines: readonly CorrectionLine[], day: Workday): CorrectionLine[] {
  const wanted = new Map(lines.map((line) => [line.key, line]));
  const present = linesOf(day, []).map((line) => {
    const before = wanted.get(line.key);
    if (before === undefined || before.action === "keep") return line;
    return { ...before, signing: line.signing };
  });
  return [...present, ...lines.filter((line) => line.signing === null)];
}

/** Changes of a proposal: a signing opened and left as it is changes nothing. */
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

/** Input of the call for a draft that started from a shown day. */
export function dayDraftOf(day: Workday, proposal: readonly ProposedSigning[]): DayDraft {
  const fichajes: DayDraft["fichajes"] = [];
  const borrados: number[] = [];
  for (const { accion, fichaje_id, hora_inicio, hora_fin, ...kind } of proposal) {
    if (accion === "borrar" && fichaje_id !== undefined) borrados.push(fichaje_id);
    if (accion === "borrar" || hora_inicio === undefined || hora_fin === undefined) continue;
    const times = { hora_inicio, hora_fin };
    fichajes.push({ ...(fichaje_id === undefined ? {} : { id: fichaje_id }), ...times, ...kind });
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

/** Effect of a change on a signing. */
export type SigningTrace = DayChange["fichajes"][number] & { change: DayChange };

function tracesIn(changes: readonly DayChange[]): SigningTrace[] {
  return changes.flatMap((change) => change.fichajes.map((one) => ({ ...one, change })));
}

/** Changes of an existing signing, newest first. */
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
