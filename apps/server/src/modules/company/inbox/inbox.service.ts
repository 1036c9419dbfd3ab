import type { Actor } from "@atrio/contract/access/actor";
import type { InboxPage, listInbox } from "@atrio/contract/company/inbox";
import { actOfKind, inboxKinds } from "@atrio/contract/company/inbox-kinds";
import type { InboxKind } from "@atrio/contract/company/inbox-kinds";
import type { EndpointInput } from "@atrio/contract/endpoint";
import { moduleIds } from "@atrio/contract/modules";

import type { AppContext } from "../../../context.ts";
import type { WaitingReader } from "../../../db/waiting.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import {
  proofsToAdd,
  questionsToAnswer,
  requestsToDecide,
} from "../../leave/requests/inbox.service.ts";
import { undecidedDocuments } from "../../papers/documents/team/inbox.read.ts";
import { unsignedDocuments } from "../../papers/signatures/inbox.read.ts";
import { registrationsToApprove } from "../../projects/charge/inbox.read.ts";
import { offeredShifts, undecidedExchanges } from "../../shifts/exchanges/inbox.read.ts";
import { unansweredChanges } from "../../time/clocking/changes/inbox.read.ts";
import { monthToClose } from "../../time/closures/inbox.service.ts";
import { undecidedIncidences } from "../../time/hours-bank/inbox.read.ts";

import { countWaiting, readWaitingThings } from "./inbox.read.ts";
import type { WaitingSource } from "./inbox.read.ts";
import { asksFor, linkOf, rankOf, totalsOf } from "./inbox.rules.ts";

type Asked = EndpointInput<typeof listInbox>["query"]["paramsFront"];

/** Kinds that can wait for the caller: by role and by the modules that the company has. */
function sourcesOf(actor: Actor, reader: WaitingReader, isCounting: boolean): WaitingSource[] {
  const has = (module: number): boolean => actor.modulos.includes(module);
  const sources: Record<InboxKind, WaitingSource["rows"] | false | undefined> = {
    solicitud: requestsToDecide(actor, reader, isCounting),
    incidencia:
      actor.supervisor_bolsa_horas &&
      has(moduleIds.supervisorHoursBag) &&
      undecidedIncidences(reader),
    documento:
      actor.permiso_supervisor && has(moduleIds.supervisorDocuments) && undecidedDocuments(reader),
    cambio_turno:
      actor.permiso_gestor_turnos &&
      has(moduleIds.supervisorQuadrants) &&
      undecidedExchanges(reader),
    registros:
      actor.permiso_supervisor &&
      has(moduleIds.supervisorProjects) &&
      registrationsToApprove(reader),
    firma: has(moduleIds.documents) && unsignedDocuments(reader),
    cambio_fichaje: has(moduleIds.timeRegistration) && unansweredChanges(reader),
    turno_ofrecido: has(moduleIds.supervisorQuadrants) && offeredShifts(reader),
    mensaje: questionsToAnswer(actor, reader),
    cierre: has(moduleIds.timeRegistration) && monthToClose(reader),
    justificante: proofsToAdd(actor, reader),
  };
  return inboxKinds.flatMap((tipo) => {
    const rows = sources[tipo];
    return rows === undefined || rows === false ? [] : [{ tipo, rows }];
  });
}

/**
 * Inbox of the caller as worker and supervisor (Rules COMPANY-113 and COMPANY-114): two statements for any
 * kinds and any number of people, one where only the numbers are asked for.
 */
export async function readInbox(
  ctx: AppContext,
  actor: Actor,
  { acto, skip, take, solo_totales }: Asked,
): Promise<InboxPage> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const reader = {
    trabajador_id: actor.trabajador_id,
    today,
    now: ctx.clock.now().toString(),
    language: actor.idioma,
  };
  const shown = solo_totales
    ? []
    : sourcesOf(actor, reader, false).filter(({ tipo }) => asksFor(tipo, acto));
  const [counted, rows] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([
      countWaiting(tx, sourcesOf(actor, reader, true)),
      readWaitingThings(tx, shown, { today, skip, take, rankOf }),
    ]),
  );
  const totals = totalsOf(counted);
  return {
    ...totals,
    espera_desde: counted[0]?.oldest ?? null,
    total: totals.tipos
      .filter(({ tipo }) => asksFor(tipo, acto))
      .reduce((sum, { total }) => sum + total, 0),
    data: rows.map((row) => ({ ...row, acto: actOfKind[row.tipo], link: linkOf(row) })),
  };
}
