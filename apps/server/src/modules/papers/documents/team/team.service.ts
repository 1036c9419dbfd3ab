import type { Actor } from "@atrio/contract/access/actor";
import type { TeamDocument } from "@atrio/contract/papers/documents-office";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { readSupervises } from "../../../people/workers/workers.read.ts";
import type { DocumentRow } from "../documents.read.ts";
import { lockDocument, saveDecision } from "../documents.repo.ts";
import type { LockedDocument } from "../documents.repo.ts";
import { foldText } from "../documents.rules.ts";
import { readingOf, toDocument } from "../documents.service.ts";
import type { Caller } from "../documents.service.ts";
import { standardKinds } from "../kinds/kinds.rules.ts";
import { standardName } from "../kinds/kinds.service.ts";

import { countTeamDocuments, readTeamDocuments } from "./team.read.ts";
import type { Word } from "./team.read.ts";

type Asked = {
  skip: number;
  take: number;
  aprobacion?: "pendiente" | "aprobada" | "rechazada" | undefined;
  trabajador_ids?: number[] | undefined;
  texto?: string | undefined;
};

function toTeamDocument(row: DocumentRow, caller: Caller): TeamDocument {
  const { can: _own, ...document } = toDocument(row, caller);
  return {
    ...document,
    trabajador: row.trabajador ?? fail("document.not_found"),
    // A handed-over session only reads.
    can: { decidir: row.aprobacion === "pendiente" && caller.actor.suplantada_por === null },
  };
}

function wordsOf(text: string | undefined, { language }: Caller): Word[] {
  const words = new Set(foldText(text ?? "").split(/\s+/u));
  return [...words]
    .filter((word) => word !== "")
    .map((word) => {
      const kinds = standardKinds.filter(({ codigo }) =>
        foldText(standardName(codigo, language) ?? "").includes(word),
      );
      return { text: word, kinds: kinds.map((kind) => kind.codigo) };
    });
}

/** Documents of the people supervised by the caller today that supervisors may see. */
export async function listTeam(
  ctx: AppContext,
  caller: Caller,
  asked: Asked,
): Promise<{ data: TeamDocument[]; total: number; pendientes: number }> {
  const reading = readingOf(ctx, caller);
  const filter = {
    aprobacion: asked.aprobacion,
    trabajador_ids: asked.trabajador_ids,
    words: wordsOf(asked.texto, caller),
  };
  const [rows, counts] = await ctx.db.read(caller.actor.empresa_id, async (tx) =>
    Promise.all([
      readTeamDocuments(tx, reading, { ...filter, skip: asked.skip, take: asked.take }),
      countTeamDocuments(tx, reading, filter),
    ]),
  );
  return { data: rows.map((row) => toTeamDocument(row, caller)), ...counts };
}

/**
 * Locks a document that the caller may decide or has decided: visible, with approval, of a person
 * supervised at this moment. Errors: document.not_found.
 */
async function hold(
  ctx: AppContext,
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<LockedDocument & { trabajador_id: number }> {
  const found = (await lockDocument(tx, id)) ?? fail("document.not_found");
  const { trabajador_id } = found;
  const isSeen = found.clase === "general" && found.visible_supervisor && found.vigente;
  const asks = found.aprobacion !== null;
  if (trabajador_id === null || trabajador_id === actor.trabajador_id || !isSeen || !asks) {
    fail("document.not_found");
  }
  const key = {
    supervisor_id: actor.trabajador_id,
    supervisado_id: trabajador_id,
    today: todayIn(actor.zona_horaria, ctx.clock),
  };
  if (!(await readSupervises(tx, key))) fail("document.not_found");
  return { ...found, trabajador_id };
}

type Deciding = { id: number; aprobada: boolean; motivo: string | null };

async function decideOnce(
  ctx: AppContext,
  tx: Tx,
  { actor, ip }: Caller,
  asked: Deciding,
): Promise<void> {
  const { id, aprobada, motivo } = asked;
  const found = await hold(ctx, tx, actor, id);
  if (!aprobada && (motivo ?? "") === "") {
    fail("approval.reason_required", { fields: { motivo: ["approval.reason_required"] } });
  }
  const state = aprobada ? "aprobada" : "rechazada";
  if (found.aprobacion !== "pendiente") {
    const isRepeated = found.aprobacion === state && found.decidida_por === actor.trabajador_id;
    if (isRepeated) return;
    fail("document.already_decided");
  }
  await saveDecision(tx, id, {
    aprobacion: state,
    decidida_por: actor.trabajador_id,
    decidida_en: ctx.clock.now().toString(),
    motivo_rechazo: aprobada ? null : motivo,
  });
  const about = { trabajador_id: found.trabajador_id, documento_id: id, aprobada };
  await notify(ctx, tx, { kind: "document_decided", to: found.trabajador_id, data: about });
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: "documento.decidido",
    objeto: "documento",
    objeto_id: id,
    detalle: { trabajador_id: found.trabajador_id, aprobada },
  });
}

/**
 * A single supervisor's decision settles a document; a rejection needs a reason. Repeating the
 * decision answers the same. Errors: document.not_found, document.already_decided,
 * approval.reason_required.
 */
export async function decide(
  ctx: AppContext,
  caller: Caller,
  asked: Deciding,
): Promise<TeamDocument> {
  const reading = readingOf(ctx, caller);
  const [row] = await ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    await decideOnce(ctx, tx, caller, asked);
    return readTeamDocuments(tx, reading, { ids: [asked.id], words: [], skip: 0, take: 1 });
  });
  return toTeamDocument(row ?? fail("document.not_found"), caller);
}
