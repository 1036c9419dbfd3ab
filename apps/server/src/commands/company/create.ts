import { z } from "zod";

import { pageNames } from "@atrio/contract/company/page-names";
import { allModuleIds } from "@atrio/contract/modules";

import { isZone } from "../../lib/calendar/zone.ts";
import { isCif, normalizeNationalId } from "../../lib/spain/national-id.ts";
import { createCompany } from "../../modules/company/settings/creation/creation.service.ts";
import type { Administrator } from "../../modules/company/settings/creation/creation.service.ts";
import { StartError } from "../../platform/start-error.ts";

import { withContext } from "./context.ts";
import { UsageError, ask, languageOption, noFiles, readOptions, say } from "./terminal.ts";

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
};

const name = z.string("is needed").trim().min(1, "must not be empty").max(120, "is too long");

const addresses = z
  .array(z.email("must be e-mail addresses with commas between them").max(254))
  .max(20, "may have 20 addresses");

/** Ids of modules: "all", or numbers with commas. */
const modules = z
  .string()
  .transform(readModules)
  .refine(
    (ids) => ids.every((id) => allModuleIds.includes(id)),
    `must be "all" or some of ${allModuleIds.join(",")}`,
  );

const schema = z.object({
  slug: z
    .string("is needed: the company's name in the address")
    .max(60, "may have 60 characters")
    .regex(
      /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/,
      "must be lower-case letters, digits and hyphens, not only digits",
    )
    .refine((slug) => !pageNames.includes(slug), "is the address of a page: choose another"),
  nombre: name,
  cif: z
    .string()
    .transform(normalizeNationalId)
    .refine(isCif, "is not a valid CIF or NIF: check the digits and the letter")
    .optional(),
  idioma: languageOption,
  zona: z.string().refine(isZone, "is not a time zone like Europe/Madrid").default("Europe/Madrid"),
  "inicio-registro": z.iso.date("must be a date like 2026-12-31").optional(),
  modulos: z.string().default("all").pipe(modules),
  "correos-control": z.string().transform(readAddresses).pipe(addresses).optional(),
  "admin-email": z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email("is not an e-mail address"))
    .optional(),
  "admin-nombre": name.optional(),
  "admin-apellido1": name.optional(),
  "admin-apellido2": name.optional(),
  files: noFiles,
});

/** `create`: makes a company and invites its first administrator. */
export async function runCreate(args: string[]): Promise<number> {
  const given = readOptions(args, options, schema);
  const administrator = administratorOf(given);
  const { slug, nombre } = given;
  const recipients = given["correos-control"] ?? (await askRecipients());
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
    throw new StartError(
      `There is already a company "${slug}".`,
      `Choose another --slug, or look at it: npm run company -- show --empresa ${slug}`,
    );
  }
  say(`Made "${nombre}" (id ${made.empresa_id}). Its address is /${slug} below PUBLIC_URL.`);
  say(
    `Time is recorded from ${made.inicio_registro} on; another first day:`,
    `  npm run company -- set --empresa ${slug} --inicio-registro YYYY-MM-DD`,
  );
  if (administrator !== null) say(invitation(administrator, made.invited));
  say(...recipientLines(recipients));
  say(`Next: npm run company -- import --empresa ${slug} FILES…`);
  return 0;
}

/** Distinct e-mail addresses of a list with commas, in lower case. */
export function readAddresses(list: string): string[] {
  const parts = list.split(",").map((part) => part.trim().toLowerCase());
  return [...new Set(parts.filter((part) => part !== ""))];
}

/** Prompts at a terminal; undefined without one. Throws UsageError. */
async function askRecipients(): Promise<string[]> {
  const answer = await ask(
    "Who receives the signed checkpoints of the time records? E-mails with commas, or nothing:",
  );
  const read = addresses.safeParse(readAddresses(answer ?? ""));
  if (read.success) return read.data;
  throw new UsageError(`These addresses ${read.error.issues[0]?.message ?? "cannot be used"}.`);
}

function recipientLines(recipients: readonly string[]): string[] {
  if (recipients.length > 0) {
    return [
      `The signed checkpoints of the time records go to ${recipients.join(", ")}: they keep them.`,
    ];
  }
  return [
    "WARNING: nobody receives the signed checkpoints of the time records. Whoever owns the database",
    "could rewrite the records unseen. Name somebody outside: --correos-control, or later",
    "administrador/puntos-control (docs/ledger-checks.md).",
  ];
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
    throw new UsageError(
      "An administrator needs --admin-email, --admin-nombre and --admin-apellido1.",
    );
  }
  return { email: address, nombre: first, apellido1: surname, apellido2: second ?? null };
}

function invitation(administrator: Administrator, invited: boolean): string {
  return invited
    ? `${administrator.email} gets a mail with a link, good for 7 days; mails go out while the server runs.`
    : `${administrator.email} has an account already and signs in with it.`;
}
