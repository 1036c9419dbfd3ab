import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { readSeal } from "@atrio/contract/papers/signatures";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { Temporal } from "../../../lib/calendar/clock.ts";
import { openKeyFile } from "../../../lib/crypto/seal.ts";
import { factsOf } from "../../../lib/crypto/seal/facts.ts";
import { encryptMaterial, openMaterial } from "../../../lib/crypto/seal/kept.ts";
import type { SealMaterial } from "../../../lib/crypto/seal/tasks.ts";
import type { UploadedFile } from "../../../lib/files/uploaded-file.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { fileOf } from "../files/files.service.ts";

import { insertSeal, readCurrentSeal, readSubject, retireSeal } from "./seals.repo.ts";
import type { SealRow } from "./seals.repo.ts";
import { madeForYears, renewedBefore } from "./seals.rules.ts";

type CompanySeal = EndpointResponse<typeof readSeal>["data"];

/** The company's certificate, opened. */
export type CurrentSeal = { material: SealMaterial; huella: string };

function rowOf(
  ctx: Pick<AppContext, "config">,
  companyId: number,
  made: { material: SealMaterial; propio: boolean },
): SealRow {
  const { material, propio } = made;
  const facts = factsOf(material);
  const kept = { empresa_id: companyId, ...facts };
  return { ...facts, propio, material: encryptMaterial(ctx.config.secrets, kept, material) };
}

function opened(ctx: Pick<AppContext, "config">, companyId: number, row: SealRow): CurrentSeal {
  const kept = { empresa_id: companyId, huella: row.huella };
  return { material: openMaterial(ctx.config.secrets, kept, row.material), huella: row.huella };
}

/** True for the company's own seal until it ends; one made here is renewed earlier. */
function isUsable(row: SealRow, now: Temporal.Instant): boolean {
  const needed = row.propio ? now : now.add(renewedBefore);
  return Temporal.Instant.compare(row.valido_hasta, needed) > 0;
}

/**
 * The certificate that the company seals with now, made on first use or after the former expired;
 * two processes that make one at once continue with the same.
 */
async function readOrMake(ctx: AppContext, companyId: number): Promise<SealRow> {
  const now = ctx.clock.now();
  const [current, subject] = await ctx.db.read(companyId, async (tx) =>
    Promise.all([readCurrentSeal(tx), readSubject(tx)]),
  );
  if (current !== undefined && isUsable(current, now)) return current;
  const start = now.round({ smallestUnit: "second", roundingMode: "floor" });
  // Once in years: its library takes 15 MB of memory.
  const { makeSelfSigned } = await import("../../../lib/crypto/seal/self-signed.ts");
  const material = await makeSelfSigned({
    ...subject,
    desde: start.toString(),
    hasta: start.toZonedDateTimeISO("UTC").add({ years: madeForYears }).toInstant().toString(),
  });
  return ctx.db.tenant(companyId, async (tx) => {
    if (current !== undefined) {
      await retireSeal(tx, { now: now.toString(), huella: current.huella });
    }
    const row = rowOf(ctx, companyId, { material, propio: false });
    await insertSeal(tx, { ...row, creado_por: null, creado_en: now.toString() });
    return (await readCurrentSeal(tx)) ?? row;
  });
}

/** The certificate with which the company seals, opened; made on first use. */
export async function currentSeal(ctx: AppContext, companyId: number): Promise<CurrentSeal> {
  return opened(ctx, companyId, await readOrMake(ctx, companyId));
}

function viewOf(ctx: Pick<AppContext, "config">, row: SealRow): CompanySeal {
  const { material: _material, ...facts } = row;
  return { ...facts, sello_tiempo: ctx.config.tsaUrl !== undefined };
}

/** The company's certificate; made on first use. */
export async function viewSeal(ctx: AppContext, actor: Actor): Promise<CompanySeal> {
  return viewOf(ctx, await readOrMake(ctx, actor.empresa_id));
}

/** Opens an own certificate that seals now. */
async function openOwn(
  ctx: AppContext,
  given: { file: UploadedFile; password: string },
): Promise<SealMaterial> {
  const material = await openKeyFile(given.file.bytes, given.password);
  if (typeof material === "string") {
    const code = `seal.${material}` as const;
    const field = material === "password" ? "contrasena" : "fichero";
    return fail(code, { fields: { [field]: [code] } });
  }
  const { valido_desde, valido_hasta } = factsOf(material);
  const now = ctx.clock.now();
  const hasBegun = Temporal.Instant.compare(valido_desde, now) <= 0;
  if (hasBegun && Temporal.Instant.compare(valido_hasta, now) > 0) return material;
  return fail("seal.expired", { fields: { fichero: ["seal.expired"] } });
}

/**
 * Replaces the company's seal by its own certificate; sealed documents stay. Errors:
 * document.empty, seal.unreadable, seal.password, seal.no_key, seal.expired.
 */
export async function useOwnSeal(
  ctx: AppContext,
  caller: { actor: Actor; ip: string },
  given: { part: unknown; password: string },
): Promise<CompanySeal> {
  const { actor } = caller;
  const file = fileOf(given.part, "fichero");
  if (file.bytes.length === 0) {
    fail("document.empty", { fields: { fichero: ["document.empty"] } });
  }
  const row = rowOf(ctx, actor.empresa_id, {
    material: await openOwn(ctx, { file, password: given.password }),
    propio: true,
  });
  const now = ctx.clock.now().toString();
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    await retireSeal(tx, { now });
    const made = { ...row, creado_por: actor.trabajador_id, creado_en: now };
    if (!(await insertSeal(tx, made))) fail("request.conflict");
    await recordAudit(tx, {
      ...byActor(actor, caller.ip),
      accion: "sello.sustituido",
      objeto: "certificado_sello",
      objeto_id: row.huella,
      detalle: { sujeto: row.sujeto, valido_hasta: row.valido_hasta },
    });
  });
  return viewOf(ctx, row);
}
