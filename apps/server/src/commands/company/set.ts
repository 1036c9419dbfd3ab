import { readFile } from "node:fs/promises";

import { z } from "zod";

import type { Language } from "@atrio/contract/common";
import type { QuietHours } from "@atrio/contract/messages/notice-preferences";

import type { AppContext } from "../../context.ts";
import { AppError, errorText } from "../../http/errors.ts";
import { fill, wordsIn } from "../../lib/words/words.ts";
import type { Words } from "../../lib/words/words.ts";
import { putLogo, removeLogo } from "../../modules/company/settings/logo/logo.service.ts";
import {
  changeSettings,
  overviewOf,
  quietText,
  setTimeClasses,
} from "../../modules/company/settings/settings.service.ts";
import { StartError, errorCode } from "../../platform/start-error.ts";

import { clockKindOptions, saveClockKinds, unknownKind } from "./clock-kinds.ts";
import { withContext } from "./context.ts";
import { unknownCompany } from "./overview.ts";
import { readSettings, settingOptions } from "./set-options.ts";
import { askedLanguage, noFiles, readOptions, say } from "./terminal.ts";
import { UsageError, usage, usageText } from "./usage.ts";

const timeClass = z.enum(["ordinario", "fuerza_mayor", "disponibilidad"], usage("time_class"));

/** `Guardia=disponibilidad,Urgencia familiar=fuerza_mayor` by names of clock-in types and pauses. */
const classes = z
  .string()
  .transform((list) =>
    list.split(",").map((one) => {
      const at = one.lastIndexOf("=");
      return { nombre: one.slice(0, Math.max(at, 0)).trim(), clase_tiempo: one.slice(at + 1) };
    }),
  )
  .pipe(
    z.array(z.object({ nombre: z.string().min(1, usage("name_needed")), clase_tiempo: timeClass })),
  );

const others = {
  logo: z.string().optional(),
  ...clockKindOptions,
  "clase-tiempo": classes.optional(),
};

const names = [...Object.keys(settingOptions), ...Object.keys(others)];
const options = Object.fromEntries([...names, "empresa"].map((name) => [name, text()]));

function text(): { type: "string" } {
  return { type: "string" };
}

const schema = z
  .looseObject({
    empresa: z.string(usage("empresa_needed")),
    ...others,
    files: noFiles,
  })
  .transform((given, context) => ({ ...given, change: readSettings(given, context) }));

type Given = z.output<typeof schema>;

/** `set`: settings of a company; the audit trail keeps each change. */
export async function runSet(args: string[]): Promise<number> {
  const given = readOptions(args, options, schema);
  const typed: Readonly<Record<string, unknown>> = given;
  const isNothing = names.every((name) => typed[name] === undefined);
  if (isNothing) {
    const all = `--${names.join(", --")}`;
    throw new UsageError((language) => usageText(language, "nothing_to_set", { names: all }));
  }
  const asked = askedLanguage(args);
  const { logo: path = "" } = given;
  const logo = path === "" ? null : await openPicture(path, asked);
  const lines = await withContext(async (ctx) => {
    const company = await overviewOf(ctx, given.empresa);
    if (company === undefined) throw unknownCompany(given.empresa, asked);
    const { empresa_id } = company;
    const idioma = asked ?? company.idioma;
    return save(ctx, { empresa_id, idioma }, { ...given, picture: logo }).catch(
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        throw new UsageError(
          (language) => errorText(language, error.code, error.values?.(language)),
          error,
        );
      },
    );
  });
  say(...lines);
  return 0;
}

type SetWords = Words<"company/command-words">["set"];

type Told = string | number | boolean | null | undefined | Array<string | number> | QuietHours;

/** Value of a setting as it is told. */
function valueText(words: SetWords, value: Told): string {
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "object" && value !== null) return quietText(value);
  if (typeof value === "boolean") return value ? words.yes : words.no;
  return value === null || value === undefined || value === "" ? words.nothing : String(value);
}

/** Saves the picture first: of all that is given it is the likeliest to be refused. */
async function save(
  ctx: AppContext,
  { empresa_id, idioma }: { empresa_id: number; idioma: Language },
  given: Given & { picture: Buffer | null },
): Promise<string[]> {
  const target = { empresa_id, author: "operator" } as const;
  const words = wordsIn(idioma, "company/command-words").set;
  const lines: string[] = [];
  const done = (name: string, value: Told) =>
    lines.push(fill(words.done, { name, value: valueText(words, value) }));
  if (given.picture !== null) {
    await putLogo(ctx, target, given.picture);
    done("logo", given.logo);
  } else if (given.logo === "") {
    await removeLogo(ctx, target);
    done("logo", null);
  }
  if (Object.keys(given.change).length > 0) await changeSettings(ctx, target, given.change);
  for (const [name, value] of Object.entries<Told>(given.change)) done(name, value);
  lines.push(...(await saveClockKinds(ctx, { empresa_id, words }, given)));
  const classified = given["clase-tiempo"];
  if (classified !== undefined) {
    await saveClasses(ctx, given.empresa, classified);
    for (const { nombre, clase_tiempo } of classified) {
      lines.push(fill(words.time_class, { name: nombre, value: clase_tiempo }));
    }
  }
  return lines;
}

async function saveClasses(
  ctx: AppContext,
  slug: string,
  classified: z.output<typeof classes>,
): Promise<void> {
  const found = await setTimeClasses(ctx, slug, classified);
  const [missing] = found?.missing ?? [];
  if (missing !== undefined) throw unknownKind(missing, found?.names ?? []);
}

async function openPicture(path: string, language: Language = "es"): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined) throw error;
    const words = wordsIn(language, "company/command-words").file;
    const reason = code === "ENOENT" ? words.missing : words.unreadable;
    throw new StartError(fill(reason, { path }), words.check_picture, { cause: error });
  }
}
