import { z } from "zod";

import type { Language } from "@atrio/contract/common";
import { pageNames, slugForm } from "@atrio/contract/company/page-names";
import { allModuleIds } from "@atrio/contract/modules";

import { isZone } from "../../lib/calendar/zone.ts";
import { isCif, normalizeNationalId } from "../../lib/spain/national-id.ts";
import { fill, wordsIn } from "../../lib/words/words.ts";
import type { Words } from "../../lib/words/words.ts";
import { nameOperator } from "../../modules/company/installation/operators.service.ts";
import { createCompany } from "../../modules/company/settings/creation/creation.service.ts";
import type { Administrator } from "../../modules/company/settings/creation/creation.service.ts";
import { StartError } from "../../platform/start-error.ts";

import { withContext } from "./context.ts";
import { ask, noFiles, portalLanguage, readOptions, say } from "./terminal.ts";
import { UsageError, optionText, usage, usageText } from "./usage.ts";

const text = { type: "string" } as const;
const options = {
  slug: text,
  nombre: text,
  cif: text,
  idioma: text,
  zona: text,
  "inicio-registro": text,
  modulos: text,
  "correos-control": text,
  "admin-email": text,
  "admin-nombre": text,
  "admin-apellido1": text,
  "admin-apellido2": text,
  "gestor-instalacion": { type: "boolean" },
} as const;

const name = z.string(usage("needed")).trim().min(1, usage("empty")).max(120, usage("too_long"));

const addresses = z
  .array(z.email(usage("emails")).max(254, usage("emails")))
  .max(20, usage("emails_many"));

/** Ids of modules: "all", or numbers with commas. */
const modules = z
  .string()
  .transform(readModules)
  .refine((ids) => ids.every((id) => allModuleIds.includes(id)), usage("modules"));

const schema = z.object({
  slug: z
    .string(usage("slug_needed"))
    .max(60, usage("name_long"))
    .regex(slugForm, usage("slug_letters"))
    .refine((slug) => !pageNames.includes(slug), usage("slug_page")),
  nombre: name,
  cif: z.string().transform(normalizeNationalId).refine(isCif, usage("cif")).optional(),
  idioma: portalLanguage.default("es"),
  zona: z.string().refine(isZone, usage("zone")).default("Europe/Madrid"),
  "inicio-registro": z.iso.date(usage("date")).optional(),
  modulos: z.string().default("all").pipe(modules),
  "correos-control": z.string().transform(readAddresses).pipe(addresses).optional(),
  "admin-email": z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email(usage("email")).max(254, usage("too_long")))
    .optional(),
  "admin-nombre": name.optional(),
  "admin-apellido1": name.optional(),
  "admin-apellido2": name.optional(),
  "gestor-instalacion": z.boolean().default(false),
  files: noFiles,
});

/** `create`: makes a company and invites its first administrator. */
export async function runCreate(args: string[]): Promise<number> {
  const given = readOptions(args, options, schema);
  const administrator = administratorOf(given);
  const { slug, nombre } = given;
  const words = wordsIn(given.idioma, "company/command-words").create;
  const runs = given["gestor-instalacion"];
  if (runs && administrator === null) {
    throw new UsageError((language) => usageText(language, "administrator"));
  }
  const recipients = given["correos-control"] ?? (await askRecipients(given.idioma));
  const made = await withContext((ctx) =>
    createCompany(ctx, {
      slug,
      nombre,
      cif: given.cif ?? null,
      idioma: given.idioma,
      zona_horaria: given.zona,
      inicio_registro: given["inicio-registro"],
      modulos: given.modulos,
      administrador: administrator,
      correos_puntos_control: recipients,
    }),
  );
  if (made === undefined) {
    const command = `npm run company -- show --empresa ${slug}`;
    throw new StartError(fill(words.taken, { slug }), fill(words.choose, { command }));
  }
  say(fill(words.made, { company: nombre, id: made.empresa_id, slug }));
  say(fill(words.recording, { date: made.inicio_registro }));
  say(`  npm run company -- set --empresa ${slug} --inicio-registro YYYY-MM-DD`);
  if (administrator !== null) {
    const { email } = administrator;
    say(fill(made.invited ? words.invited : words.has_account, { email }));
    if (runs) {
      await withContext((ctx) => nameOperator(ctx, { empresa: slug, email }, true));
      say(fill(words.operator, { email }));
    }
  }
  say(recipientLine(words, recipients));
  const { FILE: file } = wordsIn(given.idioma, "company/command-help").values;
  say(fill(words.next, { command: `npm run company -- import --empresa ${slug} ${file}…` }));
  return 0;
}

/** Distinct e-mail addresses of a list with commas, in lower case. */
export function readAddresses(list: string): string[] {
  const parts = list.split(",").map((part) => part.trim().toLowerCase());
  return [...new Set(parts.filter((part) => part !== ""))];
}

/** Prompts at a terminal; undefined without one. Throws UsageError. */
async function askRecipients(language: Language): Promise<string[]> {
  const answer = await ask(wordsIn(language, "company/command-words").create.question);
  const read = addresses.safeParse(readAddresses(answer ?? ""));
  if (read.success) return read.data;
  throw new UsageError((words) => optionText(words, "--correos-control", read.error.issues[0]));
}

function recipientLine(
  words: Words<"company/command-words">["create"],
  recipients: readonly string[],
): string {
  if (recipients.length === 0) return words.no_recipients;
  return fill(words.recipients, { emails: recipients.join(", ") });
}

function readModules(list: string): number[] {
  if (list.trim().toLowerCase() === "all") return [...allModuleIds];
  const ids = list.split(",").map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : -1));
  return [...new Set(ids)];
}

function administratorOf(given: z.output<typeof schema>): Administrator | null {
  const {
    "admin-email": address,
    "admin-nombre": first,
    "admin-apellido1": surname,
    "admin-apellido2": second,
  } = given;
  if ([address, first, surname, second].every((one) => one === undefined)) return null;
  if (address === undefined || first === undefined || surname === undefined) {
    throw new UsageError((language) => usageText(language, "administrator"));
  }
  return { email: address, nombre: first, apellido1: surname, apellido2: second ?? null };
}
