import { z } from "zod";

import { removeFactorAtConsole } from "../../modules/access/auth/factor/removal.service.ts";
import { StartError } from "../../platform/start-error.ts";

import { withContext } from "./context.ts";
import { unknownCompany } from "./overview.ts";
import { noFiles, readOptions, say } from "./terminal.ts";

const text = { type: "string" } as const;

const schema = z.object({
  empresa: z.string("is needed: the company's slug"),
  email: z.string("is needed: whose it is").trim().toLowerCase().min(1, "must not be empty"),
  files: noFiles,
});

/** `remove-second-factor`: for an administrator who has lost phone and recovery codes. */
export async function runRemoveSecondFactor(args: string[]): Promise<number> {
  const { empresa, email } = readOptions(args, { empresa: text, email: text }, schema);
  const outcome = await withContext((ctx) => removeFactorAtConsole(ctx, { empresa, email }));
  if (outcome === "no_company") throw unknownCompany(empresa);
  if (outcome === "no_person") {
    throw new StartError(
      `Nobody in "${empresa}" signs in with ${email}.`,
      "Check the e-mail; it is the one of the account.",
    );
  }
  if (outcome === "off") {
    say(`${email} has no second factor: there is nothing to remove.`);
    return 0;
  }
  say(
    `Removed: ${email} signs in with the password alone again.`,
    "A mail tells the person; mails go out while the server runs.",
  );
  return 0;
}
