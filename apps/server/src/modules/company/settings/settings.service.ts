import type { Actor } from "@atrio/contract/access/actor";
import type { CompanyConfig, Welcome } from "@atrio/contract/company/company";
import { moduleIds } from "@atrio/contract/modules";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { defaultWelcome } from "../../../lib/words/welcome-text.ts";

import { readOverviews } from "./settings.read.ts";
import type { CompanyOverview } from "./settings.read.ts";
import { findCompany, findWelcome, saveTimeSettings } from "./settings.repo.ts";
import type { TimeSettings } from "./settings.repo.ts";
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
  const standard = defaultWelcome(actor.idioma);
  return {
    titulo: own.titulo ?? standard.titulo,
    contenido: own.contenido ?? standard.contenido,
    ...videosOf(actor),
  };
}

/** The videos for the welcome: of the pages that the company has hired and the portal has. */
function videosOf({ modulos: modules }: Actor): Omit<Welcome, "titulo" | "contenido"> {
  const hasVideos = modules.includes(moduleIds.videoTutorials);
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

/** Changes the given settings of time recording; false for an unknown company. */
export async function setTimeSettings(
  ctx: AppContext,
  slug: string,
  settings: TimeSettings,
): Promise<boolean> {
  const company = await ctx.db.gate((tx) => findCompany(tx, { slug }));
  if (company === undefined) return false;
  await ctx.db.tenant(company.empresa_id, (tx) => saveTimeSettings(tx, settings));
  return true;
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
