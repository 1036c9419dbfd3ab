import { z } from "zod";

import {
  setTimeClasses,
  setTimeSettings,
} from "../../modules/company/settings/settings.service.ts";

import { withContext } from "./context.ts";
import { unknownCompany } from "./overview.ts";
import { UsageError, noFiles, readOptions, say } from "./terminal.ts";

const text = { type: "string" } as const;
const options = {
  empresa: text,
  "cambios-con-aprobacion": text,
  "aviso-sin-conexion": text,
  "clase-tiempo": text,
};

/** Longest delay of a punch without network; later ones are refused. */
const mostMinutes = 4320;

const timeClass = z.enum(
  ["ordinario", "fuerza_mayor", "disponibilidad"],
  "must name ordinario, fuerza_mayor or disponibilidad, like Guardia=disponibilidad",
);

/** `Guardia=disponibilidad,Urgencia familiar=fuerza_mayor` by names of clock-in types and pauses. */
const classes = z
  .string()
  .transform((list) =>
    list.split(",").map((one) => {
      const at = one.lastIndexOf("=");
      return { nombre: one.slice(0, Math.max(at, 0)).trim(), clase_tiempo: one.slice(at + 1) };
    }),
  )
  .pipe(z.array(z.object({ nombre: z.string().min(1, "needs a name"), clase_tiempo: timeClass })));

const schema = z.object({
  empresa: z.string("is needed: the company's slug"),
  "cambios-con-aprobacion": z.enum(["si", "no"], "must be si or no").optional(),
  "aviso-sin-conexion": z.coerce
    .number("must be a number of minutes")
    .int("must be a whole number of minutes")
    .min(0)
    .max(mostMinutes)
    .optional(),
  "clase-tiempo": classes.optional(),
  files: noFiles,
});

/** `set`: a company's choices that have no page. */
export async function runSet(args: string[]): Promise<number> {
  const asked = readOptions(args, options, schema);
  const { "cambios-con-aprobacion": approval, "aviso-sin-conexion": minutes } = asked;
  const { "clase-tiempo": kinds } = asked;
  if (approval === undefined && minutes === undefined && kinds === undefined) {
    throw new UsageError("Nothing to set.");
  }
  await withContext(async (ctx) => {
    const isKnown = await setTimeSettings(ctx, asked.empresa, {
      ...(approval === undefined ? {} : { cambios_con_aprobacion: approval === "si" }),
      ...(minutes === undefined ? {} : { aviso_sin_conexion_minutos: minutes }),
    });
    if (!isKnown) throw unknownCompany(asked.empresa);
    const found = kinds && (await setTimeClasses(ctx, asked.empresa, kinds));
    const [missing] = found?.missing ?? [];
    if (missing !== undefined) {
      const names = found?.names.join(", ") ?? "";
      throw new UsageError(`There is no clock-in type or pause ${missing}. There are: ${names}.`);
    }
  });
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
  for (const { nombre, clase_tiempo } of kinds ?? []) {
    say(`Set: time of ${nombre} counts as ${clase_tiempo}.`);
  }
  return 0;
}
