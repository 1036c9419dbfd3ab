import { z } from "zod";

import type { Language } from "@atrio/contract/common";
import { allModuleIds } from "@atrio/contract/modules";

import { languageName } from "../../lib/calendar/format.ts";
import { fill, wordsIn } from "../../lib/words/words.ts";
import type { CompanyOverview } from "../../modules/company/settings/settings.read.ts";
import { listCompanies, overviewOf } from "../../modules/company/settings/settings.service.ts";
import { StartError } from "../../platform/start-error.ts";

import { withContext } from "./context.ts";
import { askedLanguage, noFiles, readOptions, say } from "./terminal.ts";
import { usage } from "./usage.ts";

/** `list`: every company in a line. */
export async function runList(args: string[]): Promise<number> {
  readOptions(args, {}, z.object({ files: noFiles }));
  const language = askedLanguage(args) ?? "es";
  const words = wordsIn(language, "company/command-words").company;
  const companies = await withContext(listCompanies);
  if (companies.length === 0) {
    const { NAME: name } = wordsIn(language, "company/command-help").values;
    const command = `npm run company -- create --slug SLUG --nombre ${name}`;
    say(fill(words.none, { command }));
    return 0;
  }
  const width = Math.max(...companies.map(({ slug }) => slug.length));
  say(
    ...companies.map(
      ({ slug, nombre, trabajadores }) =>
        `${slug.padEnd(width)}  ${nombre} (${words.workers}: ${trabajadores})`,
    ),
  );
  return 0;
}

/** `show`: a company with its settings and counts. */
export async function runShow(args: string[]): Promise<number> {
  const schema = z.object({ empresa: z.string(usage("empresa_needed")), files: noFiles });
  const { empresa } = readOptions(args, { empresa: { type: "string" } }, schema);
  const company = await withContext((ctx) => overviewOf(ctx, empresa));
  const asked = askedLanguage(args);
  if (company === undefined) throw unknownCompany(empresa, asked);
  say(...describe(company, asked ?? company.idioma));
  return 0;
}

/** Error for an unknown slug, in Spanish unless another language was asked for. */
export function unknownCompany(slug: string, language: Language = "es"): StartError {
  const { unknown, advice } = wordsIn(language, "company/command-words").company;
  return new StartError(fill(unknown, { slug }), advice);
}

function describe(company: CompanyOverview, language: Language): string[] {
  const words = wordsIn(language, "company/command-words").show;
  const modules =
    company.modulos.length === allModuleIds.length ? words.all : company.modulos.join(", ");
  const facts: Array<[string, string | number]> = [
    [words.address, `/${company.slug}`],
    [words.cif, company.cif ?? "–"],
    [words.language, languageName(company.idioma, language)],
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
