import { z } from "zod";

import { setTimeSettings } from "../../modules/company/settings/settings.service.ts";

import { withContext } from "./context.ts";
import { unknownCompany } from "./overview.ts";
import { UsageError, noFiles, readOptions, say } from "./terminal.ts";

const text = { type: "string" } as const;
const options = { empresa: text, "cambios-con-aprobacion": text, "aviso-sin-conexion": text };

/** Longest delay of a punch without network; later ones are refused. */
const mostMinutes = 4320;

const schema = z.object({
  empresa: z.string("is needed: the company's slug"),
  "cambios-con-aprobacion": z.enum(["si", "no"], "must be si or no").optional(),
  "aviso-sin-conexion": z.coerce
    .number("must be a number of minutes")
    .int("must be a whole number of minutes")
    .min(0)
    .max(mostMinutes)
    .optional(),
  files: noFiles,
});

/** `set`: a company's choices that have no page. */
export async function runSet(args: string[]): Promise<number> {
  const asked = readOptions(args, options, schema);
  const { "cambios-con-aprobacion": approval, "aviso-sin-conexion": minutes } = asked;
  if (approval === undefined && minutes === undefined) throw new UsageError("Nothing to set.");
  const isKnown = await withContext((ctx) =>
    setTimeSettings(ctx, asked.empresa, {
      ...(approval === undefined ? {} : { cambios_con_aprobacion: approval === "si" }),
      ...(minutes === undefined ? {} : { aviso_sin_conexion_minutos: minutes }),
    }),
  );
  if (!isKnown) throw unknownCompany(asked.empresa);
  if (approval !== undefined) {
    say(
      approval === "si"
        ? "Set: what workers change of past days waits for their supervisors' approval."
        : "Set: what workers change of past days counts at once; their supervisors are told.",
    );
  }
  if (minutes !== undefined) {
    say(`Set: supervisors are told of punches that waited more than ${minutes} minutes.`);
  }
  return 0;
}
