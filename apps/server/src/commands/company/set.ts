import { z } from "zod";

import type { CompanySettings } from "../../modules/company/settings/settings.repo.ts";
import { setSettings, setTimeClasses } from "../../modules/company/settings/settings.service.ts";

import { withContext } from "./context.ts";
import { modules } from "./create.ts";
import { unknownCompany } from "./overview.ts";
import { UsageError, noFiles, readOptions, say } from "./terminal.ts";

/** Longest delay of a punch without network; later ones are refused. */
const mostMinutes = 4320;

const choice = z.enum(["si", "no"], "must be si or no").transform((answer) => answer === "si");

/** A text; an empty one removes it. */
const textOrNothing = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `may have ${longest} characters`)
    .transform((text) => (text === "" ? null : text));

/** Settings by their option: column and accepted values. */
const settings = {
  nombre: { column: "nombre", schema: z.string().trim().min(1, "must not be empty").max(120) },
  "inicio-registro": {
    column: "inicio_registro",
    schema: z.iso.date("must be a date like 2026-12-31"),
  },
  "cambios-con-aprobacion": { column: "cambios_con_aprobacion", schema: choice },
  "aviso-sin-conexion": {
    column: "aviso_sin_conexion_minutos",
    schema: z.coerce
      .number("must be a number of minutes")
      .int("must be a whole number of minutes")
      .min(0)
      .max(mostMinutes),
  },
  "minimo-festivo": {
    column: "minimo_festivo_minutos",
    schema: z
      .literal("")
      .transform(() => null)
      .or(z.coerce.number("must be a number of minutes").int().min(1).max(1440)),
  },
  "aviso-horario": { column: "mostrar_aviso_horario", schema: choice },
  "ocultar-iban": { column: "no_ver_iban_portal", schema: choice },
  "bloquear-iban": { column: "iban_bloqueado_portal", schema: choice },
  "ir-a-login": { column: "redirect_to_login", schema: choice },
  "respuesta-neutra": { column: "respuesta_neutra_email", schema: choice },
  contacto: { column: "nombre_contacto", schema: textOrNothing(120) },
  "email-contacto": {
    column: "email_contacto",
    schema: textOrNothing(254).pipe(z.email("must be an e-mail address").nullable()),
  },
  telefono: { column: "telefono_empresa", schema: textOrNothing(40) },
  mutua: { column: "nombre_mutua", schema: textOrNothing(120) },
  "bienvenida-titulo": { column: "bienvenida_titulo", schema: textOrNothing(120) },
  "bienvenida-texto": { column: "bienvenida_contenido", schema: textOrNothing(4000) },
} as const satisfies Record<string, { column: keyof CompanySettings; schema: z.ZodType }>;

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

const text = { type: "string" } as const;
const options = Object.fromEntries(
  [...Object.keys(settings), "modulos", "clase-tiempo", "empresa"].map((name) => [name, text]),
);

const schema = z
  .looseObject({
    empresa: z.string("is needed: the company's slug"),
    modulos: modules.optional(),
    "clase-tiempo": classes.optional(),
    files: noFiles,
  })
  .transform(({ empresa, modulos, "clase-tiempo": clases, ...rest }, ctx) => {
    const valores: CompanySettings = {};
    for (const [option, { column, schema: value }] of Object.entries(settings)) {
      if (rest[option] === undefined) continue;
      const read = value.safeParse(rest[option]);
      if (read.success) Object.assign(valores, { [column]: read.data });
      else ctx.addIssue({ code: "custom", path: [option], message: read.error.issues[0]?.message });
    }
    return { empresa, modulos, clases, valores };
  });

/** `set`: settings of a company; the audit trail keeps each change. */
export async function runSet(args: string[]): Promise<number> {
  const { empresa, modulos, clases, valores } = readOptions(args, options, schema);
  const names = Object.keys(valores);
  if (names.length === 0 && modulos === undefined && clases === undefined) {
    throw new UsageError(`Nothing to set. There are: --${Object.keys(options).join(", --")}`);
  }
  await withContext(async (ctx) => {
    const isKnown = await setSettings(ctx, empresa, { valores, modulos });
    if (!isKnown) throw unknownCompany(empresa);
    const found = clases && (await setTimeClasses(ctx, empresa, clases));
    const [missing] = found?.missing ?? [];
    if (missing !== undefined) {
      const known = found?.names.join(", ") ?? "";
      throw new UsageError(`There is no clock-in type or pause ${missing}. There are: ${known}.`);
    }
  });
  for (const [name, value] of Object.entries(valores)) say(`Set: ${name} = ${value ?? "nothing"}.`);
  if (modulos !== undefined) say(`Set: modules ${modulos.join(", ")}.`);
  for (const { nombre, clase_tiempo } of clases ?? []) {
    say(`Set: time of ${nombre} counts as ${clase_tiempo}.`);
  }
  return 0;
}
