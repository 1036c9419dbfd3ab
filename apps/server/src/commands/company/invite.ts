import { z } from "zod";

import { fill, wordsIn } from "../../lib/words/words.ts";
import {
  inviteWorkers,
  pageOfInvitations,
} from "../../modules/company/invitations/invitations.service.ts";
import { overviewOf } from "../../modules/company/settings/settings.service.ts";

import { withContext } from "./context.ts";
import { readAddresses } from "./create.ts";
import { unknownCompany } from "./overview.ts";
import { askedLanguage, noFiles, readOptions, say } from "./terminal.ts";
import { usage } from "./usage.ts";

const schema = z.object({
  empresa: z.string(usage("empresa_needed")),
  centro: z.string().optional(),
  emails: z.string().transform(readAddresses).optional(),
  "otra-vez": z.boolean().default(false),
  ver: z.boolean().default(false),
  files: noFiles,
});

const options = {
  empresa: { type: "string" },
  centro: { type: "string" },
  emails: { type: "string" },
  "otra-vez": { type: "boolean" },
  ver: { type: "boolean" },
} as const;

/** `invite`: sends activation links to people without a password, or shows who has one. */
export async function runInvite(args: string[]): Promise<number> {
  const { empresa, centro, emails, ver, "otra-vez": again } = readOptions(args, options, schema);
  const language = askedLanguage(args);
  return withContext(async (ctx) => {
    const company = await overviewOf(ctx, empresa);
    if (company === undefined) throw unknownCompany(empresa, language);
    const words = wordsIn(language ?? company.idioma, "company/command-words").invite;
    if (ver) {
      const page = { skip: 0, take: company.trabajadores };
      const { data } = await pageOfInvitations(ctx, company.empresa_id, page);
      const width = Math.max(...Object.values(words.state).map(({ length }) => length));
      for (const { nombre_completo, email, estado } of data) {
        say(`${words.state[estado].padEnd(width)}  ${nombre_completo} <${email}>`);
      }
      return 0;
    }
    const asked = { centro, emails, otra_vez: again };
    const invited = await inviteWorkers(ctx, company.empresa_id, asked);
    say(fill(words.sent, { count: invited }));
    return 0;
  });
}
