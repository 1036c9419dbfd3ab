import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type { ErrorCode } from "@atrio/contract/errors";
import type { previewRequest, RequestPreview } from "@atrio/contract/leave/absences";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { readAsked, readStanding } from "../absences/absences.read.ts";
import type { AskedRequest } from "../absences/absences.read.ts";
import { clockProblems } from "../absences/judging/judging.service.ts";
import type { Target } from "../absences/judging/judging.service.ts";
import { previewAbsence, previewDeciders, shownProblems } from "../absences/preview.service.ts";
import { reasonNotToEdit, reasonNotToRectify } from "../approvals/owner/owner.service.ts";
import { prepareExpense } from "../expenses/expenses.service.ts";

import { isExpense } from "./asking/drafts.service.ts";

type Draft = EndpointInput<typeof previewRequest>["body"];
type Viewing = { actor: Actor; language: Language };

/**
 * Preview of a form's cost and problems, by the rules of sending; nothing is stored. Errors:
 * approval.not_found for a request to edit or rectify that is not the caller's.
 */
export async function previewDraft(
  ctx: AppContext,
  viewing: Viewing,
  draft: Draft,
): Promise<RequestPreview> {
  const { actor, language } = viewing;
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const target = {
      edits: await findOwn(tx, actor, draft.solicitud_id),
      rectifies: await findOwn(tx, actor, draft.rectifica_id),
    };
    const preview = isExpense(draft)
      ? await previewExpense(ctx, tx, viewing, draft)
      : await previewAbsence(ctx, tx, { actor, language, asked: draft, target });
    const today = todayIn(actor.zona_horaria, ctx.clock);
    const against = reasonAgainst(target, today).map((code) => ({ code, field: null }));
    const problems = [...shownProblems(language, against), ...preview.problemas];
    return { ...preview, problemas: problems };
  });
}

function reasonAgainst({ edits, rectifies }: Target, today: string): ErrorCode[] {
  const reasons = [
    edits === undefined ? null : reasonNotToEdit(edits),
    rectifies === undefined ? null : reasonNotToRectify(rectifies, today),
  ];
  return reasons.filter((code) => code !== null);
}

async function findOwn(
  tx: Tx,
  actor: Actor,
  id: number | undefined,
): Promise<AskedRequest | undefined> {
  if (id === undefined) return undefined;
  const asked = await readAsked(tx, id);
  const isOwn = asked?.trabajador_id === actor.trabajador_id && !asked.borrada;
  return isOwn ? asked : fail("approval.not_found");
}

async function previewExpense(
  ctx: AppContext,
  tx: Tx,
  { actor, language }: Viewing,
  draft: Draft,
): Promise<RequestPreview> {
  const [standing, expense, deciding] = await Promise.all([
    readStanding(tx, actor.trabajador_id),
    prepareExpense(ctx, tx, { actor, body: draft }),
    previewDeciders(ctx, tx, { actor, language }),
  ]);
  const clock = clockProblems(standing ?? fail("worker.not_found"));
  return {
    unidad: null,
    coste: 0,
    dias: [],
    saldo: null,
    limite: null,
    ocasion: null,
    problemas: shownProblems(language, [...clock, ...expense.problems]),
    avisos: deciding.notes,
    solapes: [],
    equipo: [],
    cobertura: null,
    deciden: deciding.deciden,
    importe: expense.importe,
    tarifa_km: expense.tarifa_km,
  };
}
