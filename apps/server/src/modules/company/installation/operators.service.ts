import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type {
  createCompany as createCompanyCall,
  InstallationCompany,
  InstallationExamination,
  InstallationOverview,
} from "@atrio/contract/company/installation";
import { pageNames } from "@atrio/contract/company/page-names";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import { allModuleIds } from "@atrio/contract/modules";
import { defaultPageSize } from "@atrio/contract/paging";

import type { AppContext } from "../../../context.ts";
import { asBackupRole, withBareDatabase } from "../../../db/bare.ts";
import type { BareSql } from "../../../db/bare.ts";
import { asGate } from "../../../db/roles.ts";
import { fail } from "../../../http/errors.ts";
import { isZone } from "../../../lib/calendar/zone.ts";
import { isCif, normalizeNationalId } from "../../../lib/spain/national-id.ts";
import { fill, wordsIn } from "../../../lib/words/words.ts";
import { isBackupRunning } from "../../../platform/backup/dump.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import type { AuditAction } from "../../access/audit/audit.service.ts";
import { createCompany } from "../settings/creation/creation.service.ts";

import type { Finding } from "./doctor/doctor.rules.ts";
import { examine } from "./doctor/doctor.service.ts";
import {
  isBackupQueued,
  readCompanyPage,
  readLastBackups,
  readNewestExamination,
  readOperators,
  readReleases,
} from "./installation.read.ts";
import { beginExamination, saveOperator } from "./installation.repo.ts";
import type { OperatorOutcome } from "./installation.repo.ts";
import { readHeld, releaseMails } from "./installation.service.ts";

/** Author of an act on the installation. */
export type Operator = { actor: Actor; ip: string };

type NewCompany = EndpointInput<typeof createCompanyCall>["body"];

/** State of the installation: database, backups, held mails and who runs it (Rule COMPANY-112). */
export async function overview(ctx: AppContext): Promise<InstallationOverview> {
  const { config, databaseUrl } = ctx;
  const hasTarget = config.backupTo !== undefined;
  return withBareDatabase(databaseUrl, async (sql) => {
    const en_curso = await isBackupNear(sql);
    const held = await readHeld(sql);
    await asBackupRole(sql);
    return {
      ...(await readReleases(sql)),
      direccion: config.publicUrl,
      correo: config.smtpUrl !== undefined,
      copias: {
        destino: hasTarget,
        hora_diaria: hasTarget ? config.backupAt : null,
        conservar: config.backupKeep,
        en_curso,
        ultimas: await readLastBackups(sql),
      },
      envios: {
        retenidos: held.held,
        en_espera: held.held ? held.waiting : 0,
        anteriores: held.held ? held.older : 0,
      },
      gestores: await readOperators(sql),
    };
  });
}

/** Faults of the installation now, and the newest whole examination, in a language. */
export async function examinations(
  ctx: AppContext,
  language: Language,
): Promise<InstallationExamination> {
  const { faults } = wordsIn(language, "company/doctor-words");
  const told = (found: readonly Finding[]) =>
    found.map(({ key, values }) => ({
      clave: key,
      texto: fill(faults[key].text, values),
      consejo: fill(faults[key].advice, values),
    }));
  const kept = await withBareDatabase(ctx.databaseUrl, readNewestExamination);
  const isKnown = (one: { key: string }): one is Finding => one.key in faults;
  return {
    hallazgos: told(await examine(ctx, { quick: true })),
    completo:
      kept === undefined
        ? null
        : { ...kept, hallazgos: told((kept.hallazgos ?? []).filter((one) => isKnown(one))) },
  };
}

/** A page of the companies by name. */
export async function pageOfCompanies(
  ctx: AppContext,
  asked: { texto?: string | undefined; skip: number; take: number } | undefined,
): Promise<{ data: InstallationCompany[]; total: number }> {
  const { texto = "", skip = 0, take = defaultPageSize } = asked ?? {};
  const now = ctx.clock.now().toString();
  return withBareDatabase(ctx.databaseUrl, async (sql) => {
    await asBackupRole(sql);
    return readCompanyPage(sql, { texto, skip, take, now });
  });
}

/** True while a backup is being made by any process, or will be at once. */
async function isBackupNear(sql: BareSql): Promise<boolean> {
  return (await isBackupRunning(sql)) || (await isBackupQueued(sql));
}

/** Begins a whole examination in the background. Errors: installation.examination_running. */
export async function orderExamination(ctx: AppContext, operator: Operator): Promise<void> {
  const now = ctx.clock.now().toString();
  await ctx.db.tenant(operator.actor.empresa_id, async (tx) => {
    const id = await asGate(tx, async () => beginExamination(tx, now));
    if (id === undefined) fail("installation.examination_running");
    await ctx.jobs.enqueue(tx, "installation.examine", { examinationId: id });
    await recordAudit(tx, actOf(operator, "instalacion.examen_pedido"));
  });
}

/** Makes a backup in the background. Errors: installation.no_target, .backup_running. */
export async function orderBackup(ctx: AppContext, operator: Operator): Promise<void> {
  if (ctx.config.backupTo === undefined) fail("installation.no_target");
  if (await withBareDatabase(ctx.databaseUrl, isBackupNear)) {
    fail("installation.backup_running");
  }
  await ctx.db.tenant(operator.actor.empresa_id, async (tx) => {
    await ctx.jobs.enqueue(tx, "backup.daily", {});
    await recordAudit(tx, actOf(operator, "instalacion.copia_pedida"));
  });
}

/** Lets held mails and pushes leave (Rule COMPANY-90). Errors: installation.nothing_held. */
export async function release(
  ctx: AppContext,
  operator: Operator,
  asked: { descartar_anteriores: boolean },
): Promise<{ liberados: number; descartados: number }> {
  const { held, waiting, dropped } = await releaseMails(ctx.databaseUrl, {
    show: false,
    dropOlder: asked.descartar_anteriores,
  });
  if (!held) fail("installation.nothing_held");
  const done = { liberados: waiting - dropped, descartados: dropped };
  await ctx.db.tenant(operator.actor.empresa_id, async (tx) =>
    recordAudit(tx, { ...actOf(operator, "instalacion.envios_liberados"), detalle: done }),
  );
  return done;
}

/**
 * Makes a company and invites its first administrator. Errors: installation.slug_page, .slug_taken, .cif,
 * centre.zone.
 */
export async function makeCompany(
  ctx: AppContext,
  operator: Operator,
  asked: NewCompany,
): Promise<EndpointResponse<typeof createCompanyCall>["data"]> {
  const { slug, nombre, idioma, zona_horaria, email, apellido1 } = asked;
  const cif = asked.cif === null || asked.cif === "" ? null : normalizeNationalId(asked.cif);
  if (pageNames.includes(slug)) refuse("slug", "installation.slug_page");
  if (cif !== null && !isCif(cif)) refuse("cif", "installation.cif");
  if (!isZone(zona_horaria)) refuse("zona_horaria", "centre.zone");
  const made = await createCompany(ctx, {
    slug,
    nombre,
    cif,
    idioma,
    zona_horaria,
    modulos: [...allModuleIds],
    administrador: {
      email,
      nombre: asked.nombre_administrador,
      apellido1,
      apellido2: asked.apellido2 === "" ? null : asked.apellido2,
    },
  });
  if (made === undefined) return refuse("slug", "installation.slug_taken");
  await ctx.db.tenant(operator.actor.empresa_id, async (tx) =>
    recordAudit(tx, {
      ...actOf(operator, "instalacion.empresa_creada"),
      detalle: { slug, nombre },
    }),
  );
  return { empresa_id: made.empresa_id, slug, invitado: made.invited };
}

/** Right to run the installation, given to an administrator or taken away; by command only. */
export async function nameOperator(
  ctx: AppContext,
  key: { empresa: string; email: string },
  runs: boolean,
): Promise<OperatorOutcome> {
  return withBareDatabase(ctx.databaseUrl, async (sql) => saveOperator(sql, key, runs));
}

function refuse(
  field: string,
  code: "installation.slug_page" | "installation.slug_taken" | "installation.cif" | "centre.zone",
): never {
  return fail(code, { fields: { [field]: [code] } });
}

const actOf = ({ actor, ip }: Operator, accion: AuditAction) => ({
  ...byActor(actor, ip),
  accion,
});
