import { readFile } from "node:fs/promises";

import { z } from "zod";

import type { Language } from "@atrio/contract/common";

import type { AppContext } from "../../context.ts";
import { errorText, fromFailure } from "../../http/errors.ts";
import { fill, wordsIn } from "../../lib/words/words.ts";
import type { ImportFile } from "../../modules/company/imports/files/files.service.ts";
import { applyImport, previewImport } from "../../modules/company/imports/imports.service.ts";
import type { ImportReport } from "../../modules/company/imports/imports.service.ts";
import { overviewOf } from "../../modules/company/settings/settings.service.ts";
import { StartError, errorCode } from "../../platform/start-error.ts";

import { withContext } from "./context.ts";
import { unknownCompany } from "./overview.ts";
import { changesIn, previewLines, problemLines } from "./report.ts";
import { ask, askedLanguage, readOptions, say } from "./terminal.ts";
import { usage } from "./usage.ts";

const schema = z
  .object({
    empresa: z.string(usage("empresa_needed")),
    "dry-run": z.boolean().default(false),
    yes: z.boolean().default(false),
    files: z.array(z.string()).min(1, usage("which_files")),
  })
  .refine((given) => !(given.yes && given["dry-run"]), {
    path: ["yes"],
    message: usage("yes_dry_run"),
  });

/** `import`: previews the files and, once confirmed, imports all of them or nothing. */
export async function runImport(args: string[]): Promise<number> {
  const options = {
    empresa: { type: "string" },
    "dry-run": { type: "boolean" },
    yes: { type: "boolean" },
  } as const;
  const given = readOptions(args, options, schema);
  const asked = askedLanguage(args);
  const files = await Promise.all(given.files.map((path) => openFile(path, asked)));
  return withContext(async (ctx) => {
    const company = await overviewOf(ctx, given.empresa);
    if (company === undefined) throw unknownCompany(given.empresa, asked);
    const { empresa_id, nombre, slug } = company;
    const language = asked ?? company.idioma;
    const target = { companyId: empresa_id, company: nombre, slug, files, language };
    return importInto(ctx, target, { apply: given.yes, dryRun: given["dry-run"] });
  });
}

type Target = {
  companyId: number;
  company: string;
  slug: string;
  files: ImportFile[];
  language: Language;
};

async function importInto(
  ctx: AppContext,
  target: Target,
  { apply, dryRun }: { apply: boolean; dryRun: boolean },
): Promise<number> {
  const { companyId, company, files, language } = target;
  const preview = { ...(await previewImport(ctx, companyId, files)), idioma: language };
  const words = wordsIn(language, "company/imports");
  say(...previewLines(words, preview, company));
  if (preview.problems.length > 0) return refuse(preview);
  if (!changesIn(preview)) {
    say("", words.preview.nothing);
    return 0;
  }
  if (dryRun) {
    say("", words.preview.dry_run);
    return 0;
  }
  if (!apply) {
    say("");
    const answer = await ask(words.preview.confirm);
    if (answer === undefined) {
      say(words.preview.dry_run, words.preview.how_to_apply);
      return 1;
    }
    if (!["s", "si", "sí", "y", "yes", "o", "oui", "sim"].includes(answer)) {
      say(words.preview.cancelled);
      return 0;
    }
  }
  // The company may have changed since the preview: the import checks again under its own lock.
  const done = await applyImport(ctx, companyId, files).catch((error: unknown) => {
    throw explain(error, language);
  });
  if (!done.applied) return refuse({ ...done, idioma: language });
  const invitation = `${words.preview.invite} npm run company -- invite --empresa ${target.slug}`;
  say("", words.preview.applied, ...(done.invited > 0 ? [invitation] : []));
  return 0;
}

/** A concurrent import that holds the company, or changed data: an expected refusal. */
function explain(error: unknown, language: Language): unknown {
  const failure = fromFailure(error);
  if (failure === undefined) return error;
  return new StartError(
    errorText(language, failure.code, failure.values?.(language)),
    wordsIn(language, "company/command-words").import.unchanged,
    { cause: error },
  );
}

function refuse(report: ImportReport): number {
  say("", ...problemLines(wordsIn(report.idioma, "company/imports"), report.problems));
  return 1;
}

async function openFile(path: string, language: Language = "es"): Promise<ImportFile> {
  try {
    return { name: path, data: await readFile(path) };
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    const words = wordsIn(language, "company/command-words");
    const { missing, folder, forbidden, unreadable } = words.file;
    const reasons: Record<string, string> = { ENOENT: missing, EISDIR: folder, EACCES: forbidden };
    const reason = fill(reasons[code] ?? unreadable, { path });
    throw new StartError(reason, words.import.check_name, { cause: error });
  }
}
