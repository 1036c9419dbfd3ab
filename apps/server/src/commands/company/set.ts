import { z } from "zod";

import { setChangeApproval } from "../../modules/company/company.service.ts";

import { withContext } from "./context.ts";
import { unknownCompany } from "./overview.ts";
import { noFiles, readOptions, say } from "./terminal.ts";

const text = { type: "string" } as const;

const schema = z.object({
  empresa: z.string("is needed: the company's slug"),
  "cambios-con-aprobacion": z.enum(["si", "no"], "is needed: si or no"),
  files: noFiles,
});

/** `set`: a company's choices that have no page. */
export async function runSet(args: string[]): Promise<number> {
  const options = { empresa: text, "cambios-con-aprobacion": text };
  const asked = readOptions(args, options, schema);
  const isNeeded = asked["cambios-con-aprobacion"] === "si";
  const isKnown = await withContext((ctx) => setChangeApproval(ctx, asked.empresa, isNeeded));
  if (!isKnown) throw unknownCompany(asked.empresa);
  say(
    isNeeded
      ? "Set: what workers change of past days waits for their supervisors' approval."
      : "Set: what workers change of past days counts at once; their supervisors are told.",
  );
  return 0;
}
