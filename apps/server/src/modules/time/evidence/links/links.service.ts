import type { Actor } from "@atrio/contract/access/actor";
import type { InspectionLink, InspectionView } from "@atrio/contract/time/evidence";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { ledgerSigner } from "../../../../lib/crypto/ledger-signature.ts";
import { issueToken, tokenHash } from "../../../../lib/crypto/tokens.ts";
import { countTries } from "../../../../platform/limits.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import type { AuditEntry } from "../../../access/audit/audit.service.ts";
import { countToken } from "../../../access/auth/tries/tries.service.ts";
import { openKit, readCoverage, scopeOf } from "../kit/kit.service.ts";
import type { AskedScope, KitFile } from "../kit/kit.service.ts";

import { insertLink, listLinks, revokeLink, selectLink } from "./links.repo.ts";
import { inspectionLink, linkLimits } from "./links.rules.ts";
import type { StoredLink } from "./links.rules.ts";

/** Days for which an expired link is still listed. */
const listedDays = 730;

type Issue = { scope: AskedScope; motivo: string; dias: number; ip: string };

/**
 * Issues a link with which an inspector reads a scope for some days; only its hash is kept. Errors:
 * inspection.scope, inspection.range, worker.not_found, centre.not_found.
 */
export async function issueLink(
  ctx: AppContext,
  actor: Actor,
  issue: Issue,
): Promise<{ id: number; enlace: string; expira_en: string }> {
  const scope = scopeOf(issue.scope);
  const coverage = await readCoverage(ctx, actor.empresa_id, scope);
  const { token, hash } = issueToken();
  const now = ctx.clock.now();
  const end = now.add({ hours: issue.dias * 24 }).toString();
  const id = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const made = await insertLink(tx, {
      ...scope,
      empresa_id: actor.empresa_id,
      token_hash: hash,
      emisor_id: actor.trabajador_id,
      motivo: issue.motivo,
      creado_en: now.toString(),
      expira_en: end,
    });
    await recordAudit(tx, {
      ...byActor(actor, issue.ip),
      accion: "inspeccion.enlace_creado",
      objeto: "enlace_inspeccion",
      objeto_id: made,
      detalle: { ...scope, expira_en: end },
    });
    return made;
  });
  const link = inspectionLink(ctx.config.publicUrl, coverage.company.idioma, token);
  return { id, enlace: link, expira_en: end };
}

/** Links issued in the last two years, with their use. */
export async function listIssuedLinks(ctx: AppContext, actor: Actor): Promise<InspectionLink[]> {
  const since = ctx.clock
    .now()
    .subtract({ hours: listedDays * 24 })
    .toString();
  return ctx.db.read(actor.empresa_id, (tx) => listLinks(tx, since));
}

/** Withdraws a link: from now on it opens nothing. Errors: inspection.link_not_found. */
export async function withdrawLink(
  ctx: AppContext,
  actor: Actor,
  { id, ip }: { id: number; ip: string },
): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const now = ctx.clock.now().toString();
    const { found, changed } = await revokeLink(tx, { id, by: actor.trabajador_id, now });
    if (!found) fail("inspection.link_not_found");
    if (!changed) return;
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "inspeccion.enlace_retirado",
      objeto: "enlace_inspeccion",
      objeto_id: id,
    });
  });
}

async function openLink(ctx: AppContext, use: { token: string; ip: string }): Promise<StoredLink> {
  const key = { token_hash: tokenHash(use.token), now: ctx.clock.now().toString() };
  const link = await ctx.db.gate((tx) => selectLink(tx, key));
  await countToken(ctx, link === undefined ? "unknown_inspection" : "inspection", use.ip);
  return link ?? fail("inspection.link_expired");
}

/** Every use leaves a line in the company's trail: when, from where. */
async function recordUse(
  tx: Tx,
  link: StoredLink,
  use: Pick<AuditEntry, "accion"> & { ip: string },
): Promise<void> {
  await recordAudit(tx, {
    ...use,
    empresa_id: link.empresa_id,
    actor_id: null,
    objeto: "enlace_inspeccion",
    objeto_id: link.id,
  });
}

/** Contents of an inspector's link. Errors: inspection.link_expired, request.too_many. */
export async function viewInspection(
  ctx: AppContext,
  use: { token: string; ip: string },
): Promise<InspectionView> {
  const link = await openLink(ctx, use);
  const { company, objeto, people } = await readCoverage(ctx, link.empresa_id, link);
  await ctx.db.tenant(link.empresa_id, (tx) =>
    recordUse(tx, link, { accion: "inspeccion.consultada", ip: use.ip }),
  );
  return {
    id: link.id,
    alcance: link.alcance,
    objeto,
    desde: link.desde,
    hasta: link.hasta,
    motivo: link.motivo,
    emisor: link.emisor,
    creado_en: link.creado_en,
    expira_en: link.expira_en,
    empresa: company.nombre,
    cif: company.cif,
    zona_horaria: company.zona_horaria,
    personas: people.length,
    huella_clave: ledgerSigner(ctx.config.secrets.ledgerKey).fingerprint.toString("hex"),
  };
}

/**
 * Kit of an inspector's link; audited before a byte is sent. Errors: inspection.link_expired,
 * inspection.too_large, request.too_many.
 */
export async function downloadByLink(
  ctx: AppContext,
  use: { token: string; ip: string },
): Promise<KitFile> {
  const link = await openLink(ctx, use);
  const subject = `${link.empresa_id}/${link.id}`;
  const { refused, retryAfter } = await countTries(ctx, [{ limit: linkLimits.downloads, subject }]);
  if (refused) fail("request.too_many", { retryAfter });
  await ctx.db.tenant(link.empresa_id, (tx) =>
    recordUse(tx, link, { accion: "inspeccion.descargada", ip: use.ip }),
  );
  return openKit(ctx, { empresa_id: link.empresa_id, scope: link, emisor_id: link.emisor_id });
}

/**
 * The kit of a scope for an administrator. Errors: inspection.scope, inspection.range,
 * inspection.too_large, worker.not_found, centre.not_found.
 */
export async function exportKit(
  ctx: AppContext,
  actor: Actor,
  { asked, ip }: { asked: AskedScope; ip: string },
): Promise<KitFile> {
  const scope = scopeOf(asked);
  await readCoverage(ctx, actor.empresa_id, scope);
  await ctx.db.tenant(actor.empresa_id, (tx) =>
    recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "inspeccion.exportada",
      objeto: "inspeccion",
      detalle: scope,
    }),
  );
  return openKit(ctx, { empresa_id: actor.empresa_id, scope, emisor_id: actor.trabajador_id });
}
