import { z } from "zod";

import { allModuleIds } from "@atrio/contract/modules";

import { languageName } from "../../lib/calendar/format.ts";
import { wordsIn } from "../../lib/words/words.ts";
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
      ({ slug, nombre, trabajadores }) =>
        `${slug.padEnd(width)}  ${nombre} (workers: ${trabajadores})`,
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
  const words = wordsIn(company.idioma, "company/command-words").show;
  const modules =
    company.modulos.length === allModuleIds.length ? words.all : company.modulos.join(", ");
  const facts: Array<[string, string | number]> = [
    [words.address, `/${company.slug}`],
    [words.cif, company.cif ?? "–"],
    [words.language, languageName(company.idioma, company.idioma)],
    [words.zone, company.zona_horaria],
    [words.recording, company.inicio_registro],
    [words.modules, modules === "" ? words.none : modules],
    [words.workers, company.trabajadores],
    [words.supervisors, company.supervisores],
    [words.administrators, company.administradores.join(", ") || "–"],
    [words.inactive, company.sin_activar],
  ];
  const width = Math.max(...facts.map(([name]) => name.length));
  return [
    `${company.nombre} (id ${company.empresa_id})`,
    ...facts.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
  ];
}
