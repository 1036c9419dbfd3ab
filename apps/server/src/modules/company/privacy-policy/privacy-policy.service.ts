import type { Actor } from "@atrio/contract/access/actor";
import type {
  PolicyVersion,
  PrivacyPolicy,
  getPrivacyPolicy,
  publishPrivacyPolicy,
} from "@atrio/contract/company/privacy-policy";
import type { EndpointInput } from "@atrio/contract/endpoint";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import type { JobPayloads } from "../../../platform/jobs-catalogue.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { notify } from "../../messages/notices/notices.service.ts";
import { getCompany } from "../settings/settings.service.ts";

import {
  findNewest,
  findPeople,
  findText,
  findVersion,
  insertVersion,
  listVersions,
  lockPolicy,
} from "./privacy-policy.repo.ts";
import { isSameText, languagesOf } from "./privacy-policy.rules.ts";

/**
 * The policy of the company with this slug or id, which anybody may read before giving any data.
 * Errors: company.not_found, privacy_policy.not_found.
 */
export async function getPolicy(
  ctx: AppContext,
  slugOrId: string,
  asked: EndpointInput<typeof getPrivacyPolicy>["query"],
): Promise<PrivacyPolicy> {
  const { empresa_id, nombre } = await getCompany(ctx, slugOrId);
  const now = ctx.clock.now().toString();
  const which = { language: asked.idioma ?? null, version: asked.version ?? null, now };
  const [versions, text] = await ctx.db.read(empresa_id, async (tx) =>
    Promise.all([listVersions(tx, now), findText(tx, which)]),
  );
  if (text === undefined && which.version !== null) fail("privacy_policy.not_found");
  return { empresa_id, nombre, texto: text ?? null, versiones: versions };
}

/**
 * Publishes a policy as a new version, from today by default; texts equal to the newest version
 * change nothing. Errors: privacy_policy.no_text, privacy_policy.past.
 */
export async function publishPolicy(
  ctx: AppContext,
  actor: Actor,
  { stated, ip }: { stated: EndpointInput<typeof publishPrivacyPolicy>["body"]; ip: string },
): Promise<PolicyVersion> {
  const { textos } = stated;
  const written = languagesOf(textos);
  if (written.length === 0) {
    fail("privacy_policy.no_text", { fields: { textos: ["privacy_policy.no_text"] } });
  }
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const from = stated.vigente_desde ?? today;
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    await lockPolicy(tx, actor.empresa_id);
    const newest = await findNewest(tx);
    if (newest !== null && isSameText(newest.textos, textos)) {
      const { textos: _texts, ...same } = newest;
      if (stated.vigente_desde === undefined || same.vigente_desde === from) return same;
    }
    // A text of today cannot have been announced yesterday.
    if (from < today) {
      fail("privacy_policy.past", { fields: { vigente_desde: ["privacy_policy.past"] } });
    }
    const version = { version: (newest?.version ?? 0) + 1, vigente_desde: from, idiomas: written };
    const now = ctx.clock.now().toString();
    await insertVersion(tx, version, { textos, by: actor.trabajador_id, now });
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "privacidad.publicada",
      objeto: "texto_privacidad",
      objeto_id: version.version,
      detalle: { vigente_desde: from, idiomas: written.join(" ") },
    });
    await ctx.jobs.enqueue(tx, "privacy_policy.announce", {
      empresa_id: actor.empresa_id,
      version: version.version,
    });
    return version;
  });
}

/** Batch size of notified people in a transaction. */
const peopleAtOnce = 200;

/**
 * Notifies the people who work in a company today, in the portal, of a version of its privacy
 * policy and its date; repeats skip people notified before.
 */
export async function announcePolicy(
  ctx: AppContext,
  { empresa_id, version: number }: JobPayloads["privacy_policy.announce"],
): Promise<void> {
  const now = ctx.clock.now().toString();
  const [version, ids] = await ctx.db.read(empresa_id, async (tx) =>
    Promise.all([findVersion(tx, number), findPeople(tx, now)]),
  );
  if (version === undefined) return;
  const data = { trabajador_id: null, politica: number, dia: version.vigente_desde };
  for (let at = 0; at < ids.length; at += peopleAtOnce) {
    const to = ids.slice(at, at + peopleAtOnce);
    await ctx.db.tenant(empresa_id, async (tx) =>
      notify(ctx, tx, { kind: "privacy_policy_changed", to, data }),
    );
  }
}
