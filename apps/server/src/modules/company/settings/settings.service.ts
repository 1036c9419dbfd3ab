import type { Actor } from "@atrio/contract/access/actor";
import type { CompanyConfig, Welcome } from "@atrio/contract/company/company";
import { moduleIds } from "@atrio/contract/modules";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { recordAudit } from "../../access/audit/audit.service.ts";

import { readOverviews } from "./settings.read.ts";
import type { CompanyOverview } from "./settings.read.ts";
import {
  findClockKindNames,
  findCompany,
  findWelcome,
  replaceModules,
  saveSettings,
  saveTimeClass,
} from "./settings.repo.ts";
import type { CompanySettings, TimeClass } from "./settings.repo.ts";
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

/** Changes the given settings and modules; false for an unknown company. */
export async function setSettings(
  ctx: AppContext,
  slug: string,
  { valores, modulos }: { valores: CompanySettings; modulos?: readonly number[] | undefined },
): Promise<boolean> {
  const company = await ctx.db.gate((tx) => findCompany(tx, { slug }));
  if (company === undefined) return false;
  const { empresa_id } = company;
  await ctx.db.tenant(empresa_id, async (tx) => {
    if (Object.keys(valores).length > 0) await saveSettings(tx, valores);
    if (modulos !== undefined) await replaceModules(tx, modulos);
    const detalle = {
      ...valores,
      ...(modulos === undefined ? {} : { modulos: modulos.join(",") }),
    };
    if (Object.keys(detalle).length === 0) return;
    await recordAudit(tx, { empresa_id, accion: "empresa.ajustes", actor_id: null, detalle });
  });
  return true;
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
