import { z } from "zod";

import { allModuleIds } from "@atrio/contract/modules";

import type { CompanyOverview } from "../../modules/company/settings/settings.read.ts";
import { listCompanies, overviewOf } from "../../modules/company/settings/settings.service.ts";
import { StartError } from "../../platform/start-error.ts";

import { withContext } from "./context.ts";
import { noFiles, readOptions, say } from "./terminal.ts";

/** `list`: every company in a line. */
export async function runList(args: string[]): Promise<number> {
  readOptions(args, {}, z.object({ files: noFiles }));
  const companies = await withContext(listCompanies);
  if (companies.length === 0) {
    say("There is no company yet. Make one: npm run company -- create --slug SLUG --nombre NAME");
    return 0;
  }
  const width = Math.max(...companies.map(({ slug }) => slug.length));
  say(
    ...companies.map(
      ({ slug, nombre, trabajadores: workers }) =>
        `${slug.padEnd(width)}  ${nombre} (workers: ${workers})`,
    ),
  );
  return 0;
}

/** `show`: a company with its settings and counts. */
export async function runShow(args: string[]): Promise<number> {
  const schema = z.object({ empresa: z.string("is needed: the company's slug"), files: noFiles });
  const { empresa } = readOptions(args, { empresa: { type: "string" } }, schema);
  const company = await withContext((ctx) => overviewOf(ctx, empresa));
  if (company === undefined) throw unknownCompany(empresa);
  say(...describe(company));
  return 0;
}

/** Error for an unknown slug. */
export function unknownCompany(slug: string): StartError {
  return new StartError(
    `There is no company "${slug}".`,
    "npm run company -- list shows the companies; create makes one.",
  );
}

function describe(company: CompanyOverview): string[] {
  const modules =
    company.modulos.length === allModuleIds.length ? "all" : company.modulos.join(", ");
  return [
    `${company.nombre} (id ${company.empresa_id})`,
    `  Address         /${company.slug}`,
    `  CIF             ${company.cif ?? "–"}`,
    `  Language        ${company.idioma}`,
    `  Time zone       ${company.zona_horaria}`,
    `  Recording from  ${company.inicio_registro}`,
    `  Modules         ${modules === "" ? "none" : modules}`,
    `  Workers         ${company.trabajadores}`,
    `  Supervisors     ${company.supervisores}`,
    `  Administrators  ${company.administradores.join(", ") || "–"}`,
    `  Not activated   ${company.sin_activar}`,
  ];
}
