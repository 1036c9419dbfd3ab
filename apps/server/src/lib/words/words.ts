import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";
import type { Dictionary } from "@atrio/i18n/dictionary";
import { activityWords } from "@atrio/i18n/es/access/activity-words";
import { office } from "@atrio/i18n/es/access/office";
import { answers } from "@atrio/i18n/es/answers";
import { calendarPrint } from "@atrio/i18n/es/calendar/calendar-print";
import { eventWords } from "@atrio/i18n/es/calendar/event-words";
import { commandHelp } from "@atrio/i18n/es/company/command-help";
import { commandUsage } from "@atrio/i18n/es/company/command-usage";
import { commandWords } from "@atrio/i18n/es/company/command-words";
import { doctorWords } from "@atrio/i18n/es/company/doctor-words";
import { imports } from "@atrio/i18n/es/company/imports";
import { payrollWords } from "@atrio/i18n/es/company/payroll-words";
import { privacyWords } from "@atrio/i18n/es/company/privacy-words";
import { staffWords } from "@atrio/i18n/es/company/staff-words";
import { welcome } from "@atrio/i18n/es/company/welcome";
import { complaintWords } from "@atrio/i18n/es/complaints/complaint-words";
import { errors } from "@atrio/i18n/es/errors";
import { askingNotes } from "@atrio/i18n/es/leave/asking-notes";
import { away } from "@atrio/i18n/es/leave/away";
import { balanceWords } from "@atrio/i18n/es/leave/balance-words";
import { dateRuleNotes } from "@atrio/i18n/es/leave/date-rule-notes";
import { leaveCatalogue } from "@atrio/i18n/es/leave/leave-catalogue";
import { leaveWords } from "@atrio/i18n/es/leave/leave-words";
import { requests } from "@atrio/i18n/es/leave/requests";
import { shutdownWords } from "@atrio/i18n/es/leave/shutdown-words";
import { mail } from "@atrio/i18n/es/mail";
import { notices } from "@atrio/i18n/es/messages/notices";
import { certificateWords } from "@atrio/i18n/es/papers/certificate-words";
import { documentKinds } from "@atrio/i18n/es/papers/document-kinds";
import { documentWords } from "@atrio/i18n/es/papers/document-words";
import { fileWords } from "@atrio/i18n/es/papers/file-words";
import { model145Words } from "@atrio/i18n/es/papers/model145-words";
import { payslipWords } from "@atrio/i18n/es/papers/payslip-words";
import { signatureEvidence } from "@atrio/i18n/es/papers/signature-evidence";
import { signatureWords } from "@atrio/i18n/es/papers/signature-words";
import { templateWords } from "@atrio/i18n/es/papers/template-words";
import { bankWords } from "@atrio/i18n/es/people/bank-words";
import { contractKinds } from "@atrio/i18n/es/people/contract-kinds";
import { directory } from "@atrio/i18n/es/people/directory";
import { projectWords } from "@atrio/i18n/es/projects/project-words";
import { restWords } from "@atrio/i18n/es/shifts/rest-words";
import { rosterWords } from "@atrio/i18n/es/shifts/roster-words";
import { changeWords } from "@atrio/i18n/es/time/change-words";
import { evidence } from "@atrio/i18n/es/time/evidence";
import { time } from "@atrio/i18n/es/time/time";
import { timeSheets } from "@atrio/i18n/es/time/time-sheets";

/** Dictionaries of the server in Spanish, by path below a language's folder. */
const spanish = {
  answers,
  errors,
  mail,
  "access/activity-words": activityWords,
  "access/office": office,
  "calendar/calendar-print": calendarPrint,
  "calendar/event-words": eventWords,
  "company/command-help": commandHelp,
  "company/command-usage": commandUsage,
  "company/command-words": commandWords,
  "company/doctor-words": doctorWords,
  "company/imports": imports,
  "company/payroll-words": payrollWords,
  "company/privacy-words": privacyWords,
  "company/staff-words": staffWords,
  "company/welcome": welcome,
  "complaints/complaint-words": complaintWords,
  "leave/asking-notes": askingNotes,
  "leave/away": away,
  "leave/balance-words": balanceWords,
  "leave/date-rule-notes": dateRuleNotes,
  "leave/shutdown-words": shutdownWords,
  "leave/leave-catalogue": leaveCatalogue,
  "leave/leave-words": leaveWords,
  "leave/requests": requests,
  "messages/notices": notices,
  "papers/certificate-words": certificateWords,
  "papers/document-kinds": documentKinds,
  "papers/file-words": fileWords,
  "papers/model145-words": model145Words,
  "papers/payslip-words": payslipWords,
  "papers/signature-evidence": signatureEvidence,
  "papers/document-words": documentWords,
  "papers/signature-words": signatureWords,
  "papers/template-words": templateWords,
  "people/bank-words": bankWords,
  "people/contract-kinds": contractKinds,
  "people/directory": directory,
  "projects/project-words": projectWords,
  "shifts/rest-words": restWords,
  "shifts/roster-words": rosterWords,
  "time/change-words": changeWords,
  "time/evidence": evidence,
  "time/time": time,
  "time/time-sheets": timeSheets,
};

export type DictionaryName = keyof typeof spanish;

/** Texts of a dictionary in any language. */
export type Words<Name extends DictionaryName> = Dictionary<(typeof spanish)[Name]>;

const loaded = new Map(
  await Promise.all(
    languages.flatMap((language) =>
      Object.keys(spanish).map(async (name): Promise<[string, unknown]> => {
        const path = `${language}/${name}`;
        const file: unknown = await import(`@atrio/i18n/${path}`);
        return [path, Object.values(file ?? {})[0]];
      }),
    ),
  ),
);

/** A dictionary of the server in a language. */
export function wordsIn<Name extends DictionaryName>(language: Language, name: Name): Words<Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each translation compiles against the Spanish one
  return loaded.get(`${language}/${name}`) as Words<Name>;
}

type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

/** Dotted key of a text in a dictionary: `area.what`. */
export type TextKey<Name extends DictionaryName> = KeyOf<(typeof spanish)[Name]>;

/** The text at a dotted key of a dictionary. */
export function textAt<Name extends DictionaryName>(
  language: Language,
  name: Name,
  key: TextKey<Name>,
): string {
  let node: unknown = wordsIn(language, name);
  for (const part of key.split(".")) node = Reflect.get(Object(node), part);
  if (typeof node !== "string") throw new Error(`There is no text ${name}:${key}`);
  return node;
}

/** Fills each `{{name}}` of a text. Throws if the value of a name is missing. */
export function fill(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Value ${name} is missing in the text "${text}"`);
    return String(value);
  });
}

/** Fills each `{{name}}` of a text with typed values, each as one line. */
export function fillLine(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return fill(text, Object.fromEntries(known.map(([name, value = ""]) => [name, oneLine(value)])));
}

/** Typed text as one line without controls or marks that reorder the text around it. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
}
