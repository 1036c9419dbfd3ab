import type { Language } from "@atrio/contract/common";
import { absences } from "@atrio/i18n/es/absences";
import { ask } from "@atrio/i18n/es/ask";
import { auth } from "@atrio/i18n/es/auth";
import { bank } from "@atrio/i18n/es/bank";
import { bankAccounts } from "@atrio/i18n/es/bank-accounts";
import { calendar } from "@atrio/i18n/es/calendar";
import { cards } from "@atrio/i18n/es/cards";
import { certificates } from "@atrio/i18n/es/certificates";
import { changes } from "@atrio/i18n/es/changes";
import { common } from "@atrio/i18n/es/common";
import { directory } from "@atrio/i18n/es/directory";
import { documentsPage } from "@atrio/i18n/es/documents-page";
import { documentsTeam } from "@atrio/i18n/es/documents-team";
import { download } from "@atrio/i18n/es/download";
import { errors } from "@atrio/i18n/es/errors";
import { files } from "@atrio/i18n/es/files";
import { home } from "@atrio/i18n/es/home";
import { inspection } from "@atrio/i18n/es/inspection";
import { model145 } from "@atrio/i18n/es/model145";
import { months } from "@atrio/i18n/es/months";
import { noticePreferences } from "@atrio/i18n/es/notice-preferences";
import { noticesPage } from "@atrio/i18n/es/notices-page";
import { orgChart } from "@atrio/i18n/es/org-chart";
import { payslips } from "@atrio/i18n/es/payslips";
import { privacyPolicy } from "@atrio/i18n/es/privacy-policy";
import { profile } from "@atrio/i18n/es/profile";
import { requests } from "@atrio/i18n/es/requests";
import { secondFactor } from "@atrio/i18n/es/second-factor";
import { settings } from "@atrio/i18n/es/settings";
import { shell } from "@atrio/i18n/es/shell";
import { signatures } from "@atrio/i18n/es/signatures";
import { signingCode } from "@atrio/i18n/es/signing-code";
import { supervision } from "@atrio/i18n/es/supervision";
import { team } from "@atrio/i18n/es/team";
import { time } from "@atrio/i18n/es/time";
import { tutorials } from "@atrio/i18n/es/tutorials";
import { verify } from "@atrio/i18n/es/verify";
import { viewer } from "@atrio/i18n/es/viewer";
import { workers } from "@atrio/i18n/es/workers";

const es = {
  absences,
  ask,
  auth,
  bank,
  bankAccounts,
  calendar,
  cards,
  certificates,
  changes,
  common,
  directory,
  documentsPage,
  documentsTeam,
  download,
  errors,
  files,
  home,
  inspection,
  model145,
  months,
  noticePreferences,
  noticesPage,
  orgChart,
  payslips,
  privacyPolicy,
  profile,
  requests,
  secondFactor,
  settings,
  shell,
  signatures,
  signingCode,
  supervision,
  team,
  time,
  tutorials,
  verify,
  viewer,
  workers,
};

/** The texts of one language, by the dictionary they are in. */
export type Texts = Loose<typeof es>;

type Loose<T> = { readonly [K in keyof T]: T[K] extends string ? string : Loose<T[K]> };

/**
 * The texts a journey looks for, so that it speaks the language under test; with plain spaces also where
 * French has some that do not break, because that is how names are compared.
 */
export const texts: Readonly<Record<Language, Texts>> = {
  es,
  en: await textsOf("en"),
  fr: await textsOf("fr"),
  pt: await textsOf("pt"),
};

async function textsOf(language: Exclude<Language, "es">): Promise<Texts> {
  const names = Object.keys(es);
  const loaded: unknown[] = await Promise.all(
    names.map((name) => import(`../../packages/i18n/src/${language}/${fileOf(name)}.ts`)),
  );
  const entries = names.map((name, index): [string, unknown] => [
    name,
    withPlainSpaces(Reflect.get(Object(loaded[index]), name)),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every dictionary compiles against the Spanish one
  return Object.fromEntries(entries) as Texts;
}

function withPlainSpaces(part: unknown): unknown {
  if (typeof part === "string") return part.replaceAll(/[^\S\n]/g, " ");
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(([name, text]) => [name, withPlainSpaces(text)]);
  return Object.fromEntries(entries);
}

/** The file of a dictionary: `documentsTeam` is in `documents-team`. */
function fileOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Puts values into a text: `fill("of {{total}}", { total: "8h" })` → "of 8h". */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A pattern that finds a text whatever its values are: "In at {{time}}" finds "In at 07:58". */
export function patternOf(text: string): RegExp {
  return new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map(sourceOf)
      .join(".+")}$`,
  );
}

/** The source of a pattern that finds a text whichever of its spaces do not break. */
export function sourceOf(text: string): string {
  const words = text.split(/\s/).map((word) => RegExp.escape(word));
  return words.join(String.raw`\s`);
}
