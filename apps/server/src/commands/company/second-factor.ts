import { z } from "zod";

import { fill, wordsIn } from "../../lib/words/words.ts";
import { removeFactorAtConsole } from "../../modules/access/auth/factor/removal.service.ts";
import { overviewOf } from "../../modules/company/settings/settings.service.ts";
import { StartError } from "../../platform/start-error.ts";

import { withContext } from "./context.ts";
import { unknownCompany } from "./overview.ts";
import { askedLanguage, noFiles, readOptions, say } from "./terminal.ts";
import { usage } from "./usage.ts";

const text = { type: "string" } as const;

const schema = z.object({
  empresa: z.string(usage("empresa_needed")),
  email: z.string(usage("email_needed")).trim().toLowerCase().min(1, usage("empty")),
  files: noFiles,
});

/** `remove-second-factor`: for an administrator who has lost phone and recovery codes. */
export async function runRemoveSecondFactor(args: string[]): Promise<number> {
  const { empresa, email } = readOptions(args, { empresa: text, email: text }, schema);
  const asked = askedLanguage(args);
  return withContext(async (ctx) => {
    const company = await overviewOf(ctx, empresa);
    const outcome = await removeFactorAtConsole(ctx, { empresa, email });
    if (company === undefined || outcome === "no_company") throw unknownCompany(empresa, asked);
    const words = wordsIn(asked ?? company.idioma, "company/command-words").second_factor;
    if (outcome === "no_person") {
      throw new StartError(
        fill(words.no_person, { company: company.nombre, email }),
        words.check_email,
      );
    }
    if (outcome === "off") say(fill(words.off, { email }));
    else say(fill(words.removed, { email }), words.told);
    return 0;
  });
}
