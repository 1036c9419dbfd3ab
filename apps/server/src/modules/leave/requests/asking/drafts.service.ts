import type { Language } from "@atrio/contract/common";
import type { EndpointInput } from "@atrio/contract/endpoint";
import { requestKinds } from "@atrio/contract/kinds";
import type { createRequest } from "@atrio/contract/leave/absences";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { readStanding } from "../../absences/absences.read.ts";
import { writeAbsence } from "../../absences/absences.service.ts";
import { clockProblems, judgeAsked, refuseFirst } from "../../absences/judging/judging.service.ts";
import type { Requester, Target } from "../../absences/judging/judging.service.ts";
import type { RequestWords } from "../../approvals/approvals.service.ts";
import { attachDocuments } from "../../attachments/attachments.service.ts";
import { keepOccasion } from "../../entitlements/occasions/occasions.service.ts";
import type { Occasion } from "../../entitlements/occasions/occasions.service.ts";
import { prepareExpense, writeExpense } from "../../expenses/expenses.service.ts";

/** Input of a form for an absence or an expense. */
export type Draft = EndpointInput<typeof createRequest>["body"];

/** Worker of a form, the edited or replaced request, and whether an administrator fills it in. */
export type Writing = {
  actor: Requester;
  language: Language;
  draft: Draft;
  target: Target;
  isOffice?: boolean;
  /** A closure of the company fills it in. */
  isShutdown?: boolean;
};

/** A form ready to be sent: its request, its approvers, and how its own rows are stored. */
export type Ready = {
  text: RequestWords;
  /** Fact that it hangs on; null for none. */
  occasion: Pick<Occasion, "fecha" | "etiqueta"> | null;
  decide: "supervisores" | "administrador";
  write: (tx: Tx, requestId: number) => Promise<void>;
};

/** True if a form is of an expense: all others are of days. */
export function isExpense(draft: Pick<Draft, "pe_solicitud_tipo_id">): boolean {
  return draft.pe_solicitud_tipo_id === requestKinds.expenses;
}

/**
 * Judges a form under `lockWorkingTime` by the rules that its preview shows. Errors: the first
 * problem, by field.
 */
export async function prepareDraft(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  writing: Writing,
): Promise<Ready> {
  return isExpense(writing.draft)
    ? prepareExpenseDraft(ctx, tx, writing)
    : prepareAbsenceDraft(ctx, tx, writing);
}

function wordsOf(draft: Draft): Pick<RequestWords, "titulo" | "descripcion"> {
  return { titulo: draft.titulo ?? null, descripcion: draft.descripcion ?? null };
}

async function prepareAbsenceDraft(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  { actor, language, draft, target, isOffice = false, isShutdown = false }: Writing,
): Promise<Ready> {
  const asking = { actor, language, asked: draft, target, isOffice, isShutdown };
  const judged = await judgeAsked(ctx, tx, asking);
  const { asked, rule, days, problems, occasion } = judged;
  refuseFirst(problems);
  if (rule === undefined) fail("leave.kind_unknown");
  const worker = { trabajador_id: actor.trabajador_id };
  const origin = target.rectifies?.origen_id ?? target.edits?.origen_id;
  const isInHospital =
    rule.pe_solicitud_tipo_id === requestKinds.medicalLeave && draft.hospitalizacion === true;
  const open = { sin_fecha_fin: asked.sin_fecha_fin === true && asked.periodos.length > 0 };
  const own = { ...worker, permiso_tipo_id: rule.id };
  const ocasion_id = occasion === null ? null : await keepOccasion(ctx, tx, { ...own, occasion });
  return {
    decide: rule.decide,
    text: {
      ...wordsOf(draft),
      ...open,
      pe_solicitud_subtipo_id: rule.id,
      hospitalizacion: isInHospital,
      ocasion_id,
      justificante_hasta: judged.proofDay,
    },
    occasion,
    write: async (inTx, requestId) => {
      const key = { ...worker, solicitud_id: requestId };
      const isEdit = target.edits !== undefined;
      await writeAbsence(inTx, {
        ...key,
        grupo_id: origin ?? requestId,
        asked,
        rule,
        days,
        isEdit,
      });
      const { documento_restringido } = rule;
      await attachDocuments(inTx, { ...key, ...draft, restringido: documento_restringido });
    },
  };
}

async function prepareExpenseDraft(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  { actor, draft, target }: Writing,
): Promise<Ready> {
  if (target.edits !== undefined && target.edits.pe_solicitud_tipo_id !== requestKinds.expenses) {
    fail("leave.kind_unknown", { fields: { pe_solicitud_tipo_id: ["leave.kind_unknown"] } });
  }
  const worker = { trabajador_id: actor.trabajador_id };
  const body = { ...draft, solicitud_id: target.edits?.id };
  const [standing, { figures, problems }] = await Promise.all([
    readStanding(tx, worker.trabajador_id),
    prepareExpense(ctx, tx, { actor, body }),
  ]);
  refuseFirst([...clockProblems(standing ?? fail("worker.not_found")), ...problems]);
  if (figures === null) fail("expense.incomplete");
  return {
    decide: "supervisores",
    text: wordsOf(draft),
    occasion: null,
    write: async (inTx, requestId) => {
      const key = { ...worker, solicitud_id: requestId };
      await writeExpense(inTx, { ...key, figures });
      await attachDocuments(inTx, { ...key, ...draft, restringido: false });
    },
  };
}
