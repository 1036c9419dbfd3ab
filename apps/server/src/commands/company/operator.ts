import { z } from "zod";

import { fill, wordsIn } from "../../lib/words/words.ts";
import { nameOperator } from "../../modules/company/installation/operators.service.ts";
import { overviewOf } from "../../modules/company/settings/settings.service.ts";
import { StartError } from "../../platform/start-error.ts";

import { withContext } from "./context.ts";
import { unknownCompany } from "./overview.ts";
import { askedLanguage, noFiles, readOptions, say } from "./terminal.ts";
import { usage } from "./usage.ts";

const options = {
  empresa: { type: "string" },
  email: { type: "string" },
  quitar: { type: "boolean" },
} as const;

const schema = z.object({
  empresa: z.string(usage("empresa_needed")),
  email: z.string(usage("email_needed")).trim().toLowerCase().min(1, usage("empty")),
  quitar: z.boolean().default(false),
  files: noFiles,
});

/** `operator`: an administrator who may open the installation's page (Rule COMPANY-112), or no longer. */
export async function runOperator(args: string[]): Promise<number> {
  const { empresa, email, quitar } = readOptions(args, options, schema);
  const asked = askedLanguage(args);
  return withContext(async (ctx) => {
    const company = await overviewOf(ctx, empresa);
    const outcome = await nameOperator(ctx, { empresa, email }, !quitar);
    if (company === undefined || outcome === "no_company") throw unknownCompany(empresa, asked);
    const words = wordsIn(asked ?? company.idioma, "company/command-words").operator;
    if (outcome === "no_person" || outcome === "no_administrator") {
      const values = { company: company.nombre, email };
      throw new StartError(fill(words[outcome], values), words.check);
    }
    say(fill(quitar ? words.removed : words.added, { email }));
    return 0;
  });
}
