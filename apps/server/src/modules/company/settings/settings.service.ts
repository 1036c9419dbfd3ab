import type { Actor } from "@atrio/contract/access/actor";
import {
  contrastWithWhite,
  leastContrast,
  readableColor,
} from "@atrio/contract/company/brand-color";
import type { CompanyConfig, Welcome } from "@atrio/contract/company/company";
import type { AllSettings, SettingsChange } from "@atrio/contract/company/settings";
import type { QuietHours } from "@atrio/contract/messages/notice-preferences";
import { moduleIds } from "@atrio/contract/modules";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { formatNumber } from "../../../lib/calendar/format.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import type { AuditEntry } from "../../access/audit/audit.service.ts";
import { replaceCheckpointMails } from "../../time/evidence/checkpoints/checkpoints.service.ts";

import { readOverviews } from "./settings.read.ts";
import type { CompanyOverview } from "./settings.read.ts";
import {
  findClockKindNames,
  findCompany,
  findWelcome,
  readSettings,
  replaceModules,
  saveSettings,
  saveTimeClass,
} from "./settings.repo.ts";
import type { TimeClass } from "./settings.repo.ts";
import { companyKeyOf } from "./settings.rules.ts";

/** The public settings of the company with this slug or id. Fails with company.not_found. */
export async function getCompany(ctx: AppContext, slugOrId: string): Promise<CompanyConfig> {
  const key = companyKeyOf(slugOrId);
  const company = key && (await ctx.db.gate((tx) => findCompany(tx, key)));
  return company ?? fail("company.not_found");
}

/** Ids of the modules that the caller's company has hired, in order. */
export function modulesOf(actor: Actor): number[] {
  return actor.modulos.toSorted((a, b) => a - b);
}

/** The company's welcome message, or the house's in the worker's language. */
export async function getWelcome(ctx: AppContext, actor: Actor): Promise<Welcome> {
  const own = await ctx.db.read(actor.empresa_id, findWelcome);
  const standard = wordsIn(actor.idioma, "company/welcome");
  return {
    titulo: own.titulo ?? standard.title,
    contenido: own.contenido ?? standard.content,
    ...videosOf(actor, own.bienvenida_videos),
  };
}

/** The videos for the welcome: of the pages that the company has hired and the portal has. */
function videosOf(
  { modulos: modules }: Actor,
  wanted: boolean,
): Omit<Welcome, "titulo" | "contenido"> {
  const hasVideos = wanted && modules.includes(moduleIds.videoTutorials);
  const hasClock = hasVideos && modules.includes(moduleIds.timeRegistration);
  return {
    video_descubre_portal: hasVideos,
    video_registro_horario: hasClock,
    // There is no page about projects, so no video shows one.
    video_proyecto: false,
    video_cierre_mes: hasClock,
    video_editar_fichaje: hasClock,
  };
}

/** Who changes settings: an administrator, or the operator with a command. */
export type Author = { actor: Actor; ip: string } | "operator";

/** The part of an audit entry that names the author of a change. */
export function byAuthor(author: Author, empresa_id: number): Omit<AuditEntry, "accion"> {
  return author === "operator" ? { empresa_id, actor_id: null } : byActor(author.actor, author.ip);
}

/** All settings of the caller's company. */
export async function getSettings(ctx: AppContext, actor: Actor): Promise<AllSettings> {
  return ctx.db.read(actor.empresa_id, readSettings);
}

/** Value of a setting in the audit trail. */
type Written = string | number | boolean | null;

/** Quiet hours as they are told: `21:00-07:00 1,2,3`. */
export function quietText({ desde, hasta, dias }: QuietHours): string {
  return `${desde}-${hasta} ${dias.join(",")}`;
}

/** Settings whose values do not belong into the trail: people's data, and long texts. */
const unwritten: ReadonlySet<string> = new Set([
  "nombre_contacto",
  "email_contacto",
  "telefono_empresa",
  "bienvenida_contenido",
]);

/**
 * Changes the given settings; the audit trail keeps what changed (Rule COMPANY-40). Errors:
 * company.color_contrast, notice.quiet_hours.
 */
export async function changeSettings(
  ctx: AppContext,
  { empresa_id, author }: { empresa_id: number; author: Author },
  { modulo_ids, correos_puntos_control, ...values }: SettingsChange,
): Promise<AllSettings> {
  refuseFaint(values.color_marca);
  const { silencio } = values;
  if (silencio !== undefined && silencio !== null && silencio.desde === silencio.hasta) {
    fail("notice.quiet_hours", { fields: { silencio: ["notice.quiet_hours"] } });
  }
  return ctx.db.tenant(empresa_id, async (tx) => {
    if (Object.keys(values).length > 0) await saveSettings(tx, values);
    if (modulo_ids !== undefined) await replaceModules(tx, modulo_ids);
    const by = byAuthor(author, empresa_id);
    if (correos_puntos_control !== undefined) {
      await replaceCheckpointMails(tx, { correos: correos_puntos_control, by });
    }
    const detalle: Record<string, Written> = {};
    for (const [name, value] of Object.entries<Written | QuietHours | undefined>(values)) {
      if (value === undefined) continue;
      const written = typeof value === "object" && value !== null ? quietText(value) : value;
      detalle[name] = written !== null && unwritten.has(name) ? true : written;
    }
    if (modulo_ids !== undefined) detalle["modulo_ids"] = modulo_ids.join(",");
    if (Object.keys(detalle).length > 0) {
      await recordAudit(tx, { ...by, accion: "empresa.ajustes", detalle });
    }
    return readSettings(tx);
  });
}

/** Fails with company.color_contrast for a colour on which white text is hard to read (Rule COMPANY-41). */
function refuseFaint(color: string | null | undefined): void {
  if (color === undefined || color === null) return;
  const contrast = contrastWithWhite(color);
  if (contrast >= leastContrast) return;
  fail("company.color_contrast", {
    fields: { color_marca: ["company.color_contrast"] },
    values: (language) => ({
      contraste: formatNumber(Math.floor(contrast * 10) / 10, language),
      propuesta: readableColor(color),
    }),
  });
}

/**
 * Changes how the time of clock-in types and pauses counts, in files and evidence of all dates. Names
 * are compared without case. Undefined for an unknown company; changes nothing while a name is missing.
 */
export async function setTimeClasses(
  ctx: AppContext,
  slug: string,
  classes: readonly TimeClass[],
): Promise<{ missing: string[]; names: string[] } | undefined> {
  const company = await ctx.db.gate((tx) => findCompany(tx, { slug }));
  if (company === undefined) return undefined;
  const { empresa_id } = company;
  return ctx.db.tenant(empresa_id, async (tx) => {
    const names = await findClockKindNames(tx);
    const known = new Map(names.map((name) => [name.toLowerCase(), name]));
    const missing = classes.filter(({ nombre }) => !known.has(nombre.toLowerCase()));
    if (missing.length > 0) return { missing: missing.map(({ nombre }) => nombre), names };
    for (const one of classes) {
      const nombre = known.get(one.nombre.toLowerCase()) ?? one.nombre;
      await saveTimeClass(tx, { nombre, clase_tiempo: one.clase_tiempo });
      const detalle = { nombre, clase_tiempo: one.clase_tiempo };
      await recordAudit(tx, {
        empresa_id,
        accion: "empresa.clase_tiempo",
        actor_id: null,
        detalle,
      });
    }
    return { missing: [], names };
  });
}

/** Overview of all companies, for the operator. */
export async function listCompanies(ctx: AppContext): Promise<CompanyOverview[]> {
  return ctx.db.gate((tx) => readOverviews(tx));
}

/** Overview of a company; undefined for an unknown slug. */
export async function overviewOf(
  ctx: AppContext,
  slug: string,
): Promise<CompanyOverview | undefined> {
  const [company] = await ctx.db.gate((tx) => readOverviews(tx, slug));
  return company;
}
