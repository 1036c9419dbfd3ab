import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import { localDate } from "../../../../lib/calendar/clock.ts";
import { formatMoment } from "../../../../lib/calendar/format.ts";
import { ledgerSigner } from "../../../../lib/crypto/ledger-signature.ts";
import { zipStream } from "../../../../lib/files/zip.ts";
import { kitReadme } from "../../../../lib/words/evidence-texts.ts";
import { findFirstNeeded, readHeads } from "../checkpoints/checkpoints.repo.ts";
import { makeCheckpoint } from "../checkpoints/checkpoints.service.ts";
import { readDeliveries } from "../verification/verification.read.ts";

import { kitEntries } from "./entries.service.ts";
import type { KitPlan } from "./entries.service.ts";
import { readKitCompany, readNames, readScopedPeople, readScopeName } from "./kit.read.ts";
import type { Coverage } from "./kit.read.ts";
import {
  isKitPeriod,
  isScopeComplete,
  kitName,
  lastToldDay,
  mostEvents,
  mostPeople,
} from "./kit.rules.ts";
import type { KitScope } from "./kit.rules.ts";
import type { Names } from "./tables/tables.rules.ts";

/** A streamed kit, as fast as its reader takes it. */
export type KitFile = { name: string; stream: ReadableStream<Uint8Array> };

/** A scope as it arrives: ids that do not belong to it are absent. */
export type AskedScope = {
  alcance: KitScope["alcance"];
  trabajador_id?: number | undefined;
  centro_trabajo_id?: number | undefined;
  desde: string;
  hasta: string;
};

/** Checks the requested scope. Errors: inspection.scope, inspection.range. */
export function scopeOf(asked: AskedScope): KitScope {
  if (!isScopeComplete(asked)) {
    fail("inspection.scope", { fields: { alcance: ["inspection.scope"] } });
  }
  if (!isKitPeriod(asked)) {
    fail("inspection.range", {
      fields: { desde: ["inspection.range"], hasta: ["inspection.range"] },
    });
  }
  return {
    alcance: asked.alcance,
    trabajador_id: asked.trabajador_id ?? null,
    centro_trabajo_id: asked.centro_trabajo_id ?? null,
    desde: asked.desde,
    hasta: asked.hasta,
  };
}

/** Coverage of a scope. Errors: worker.not_found, centre.not_found. */
export async function readCoverage(
  ctx: AppContext,
  companyId: number,
  scope: KitScope,
): Promise<Coverage> {
  const [company, name, people] = await ctx.db.read(companyId, (tx) =>
    Promise.all([readKitCompany(tx), readScopeName(tx, scope), readScopedPeople(tx, scope)]),
  );
  if (name === undefined) {
    return fail(scope.alcance === "centro" ? "centre.not_found" : "worker.not_found");
  }
  return { company, objeto: name, people };
}

async function checkSize(ctx: AppContext, companyId: number, coverage: Coverage): Promise<void> {
  const people = new Set(coverage.people.map((one) => one.trabajador_id));
  const heads = await ctx.db.read(companyId, readHeads);
  const events = heads.filter(([id]) => people.has(id)).reduce((sum, [, seq]) => sum + seq, 0);
  if (people.size > mostPeople || events > mostEvents) fail("inspection.too_large");
}

async function readKitNames(ctx: AppContext, companyId: number): Promise<Names> {
  const names = await ctx.db.read(companyId, readNames);
  return {
    fichadores: new Map(names.fichadores.map((one) => [one.id, one])),
    paradas: new Map(names.paradas.map((one) => [one.id, one])),
    personas: new Map(names.personas.map((one) => [one.id, one.nombre])),
  };
}

function readmeOf(plan: Omit<KitPlan, "readme">): string {
  const { coverage, scope, signer } = plan;
  const { fecha, hora: time } = formatMoment(
    plan.checkpoint.creado_en,
    coverage.company.zona_horaria,
    plan.language,
  );
  const shown = (date: string): string => date.split("-").toReversed().join("/");
  return kitReadme(plan.language, {
    empresa: coverage.company.nombre,
    objeto: coverage.objeto,
    desde: shown(scope.desde),
    hasta: shown(scope.hasta),
    emisor: plan.emisor,
    fecha,
    hora: time,
    numero: String(plan.checkpoint.numero),
    huella: signer.fingerprint.toString("hex"),
  });
}

/**
 * Generates the inspection kit of a scope. First it signs a checkpoint, so that nothing in the kit
 * is younger than its own proof; then each file is written on demand, a person at a time.
 * `emisor_id` is the issuer. Errors: worker.not_found, centre.not_found, inspection.too_large.
 */
export async function openKit(
  ctx: AppContext,
  asked: { empresa_id: number; scope: KitScope; emisor_id: number },
): Promise<KitFile> {
  const { empresa_id, scope } = asked;
  const coverage = await readCoverage(ctx, empresa_id, scope);
  await checkSize(ctx, empresa_id, coverage);
  const checkpoint = await makeCheckpoint(ctx, { empresa_id, motivo: "exportacion" });
  const [firstCheckpoint, deliveries, names] = await Promise.all([
    ctx.db.read(empresa_id, (tx) => findFirstNeeded(tx, scope.desde)),
    ctx.db.read(empresa_id, readDeliveries),
    readKitNames(ctx, empresa_id),
  ]);
  const now = ctx.clock.now();
  const today = localDate(now, coverage.company.zona_horaria);
  const plan = {
    empresa_id,
    scope,
    coverage,
    emisor: names.personas.get(asked.emisor_id) ?? "",
    language: coverage.company.idioma,
    now: now.epochMilliseconds,
    today,
    lastDay: lastToldDay(scope, today),
    checkpoint,
    firstCheckpoint,
    deliveries,
    names,
    signer: ledgerSigner(ctx.config.secrets.ledgerKey),
  };
  const entries = kitEntries(ctx, { ...plan, readme: readmeOf(plan) });
  return {
    name: kitName(coverage.company.nombre, scope),
    stream: zipStream(entries, plan.now),
  };
}
