import type { Language } from "@atrio/contract/common";
import { activityWords } from "@atrio/i18n/es/access/activity-words";
import { auth } from "@atrio/i18n/es/access/auth";
import { office } from "@atrio/i18n/es/access/office";
import { secondFactor } from "@atrio/i18n/es/access/second-factor";
import { calendar } from "@atrio/i18n/es/calendar/calendar";
import { colleagues } from "@atrio/i18n/es/calendar/colleagues";
import { companyEvents } from "@atrio/i18n/es/calendar/company-events";
import { cards } from "@atrio/i18n/es/cards";
import { common } from "@atrio/i18n/es/common";
import { centres } from "@atrio/i18n/es/company/centres";
import { companySettings } from "@atrio/i18n/es/company/company-settings";
import { holidays } from "@atrio/i18n/es/company/holidays";
import { importPage } from "@atrio/i18n/es/company/import-page";
import { inbox } from "@atrio/i18n/es/company/inbox";
import { installation } from "@atrio/i18n/es/company/installation";
import { invitations } from "@atrio/i18n/es/company/invitations";
import { officeHome } from "@atrio/i18n/es/company/office-home";
import { officeInbox } from "@atrio/i18n/es/company/office-inbox";
import { payroll } from "@atrio/i18n/es/company/payroll";
import { policyOffice } from "@atrio/i18n/es/company/policy-office";
import { privacyPolicy } from "@atrio/i18n/es/company/privacy-policy";
import { search } from "@atrio/i18n/es/company/search";
import { staff } from "@atrio/i18n/es/company/staff";
import { staffForms } from "@atrio/i18n/es/company/staff-forms";
import { tutorials } from "@atrio/i18n/es/company/tutorials";
import { welcomeVideos } from "@atrio/i18n/es/company/welcome-videos";
import { complaintCases } from "@atrio/i18n/es/complaints/complaint-cases";
import { complaintReport } from "@atrio/i18n/es/complaints/complaint-report";
import { complaintTerms } from "@atrio/i18n/es/complaints/complaint-terms";
import { handlersOffice } from "@atrio/i18n/es/complaints/handlers-office";
import { errors } from "@atrio/i18n/es/errors";
import { home } from "@atrio/i18n/es/home";
import { absences } from "@atrio/i18n/es/leave/absences";
import { approvals } from "@atrio/i18n/es/leave/approvals";
import { ask } from "@atrio/i18n/es/leave/ask";
import { away } from "@atrio/i18n/es/leave/away";
import { leaveBalances } from "@atrio/i18n/es/leave/leave-balances";
import { leaveDates } from "@atrio/i18n/es/leave/leave-dates";
import { leaveRules } from "@atrio/i18n/es/leave/leave-rules";
import { leaveYearEnd } from "@atrio/i18n/es/leave/leave-year-end";
import { leaving } from "@atrio/i18n/es/leave/leaving";
import { officeAbsences } from "@atrio/i18n/es/leave/office-absences";
import { requests } from "@atrio/i18n/es/leave/requests";
import { teamAbsences } from "@atrio/i18n/es/leave/team-absences";
import { messagesOffice } from "@atrio/i18n/es/messages/messages-office";
import { noticePreferences } from "@atrio/i18n/es/messages/notice-preferences";
import { noticeTexts } from "@atrio/i18n/es/messages/notice-texts";
import { noticesPage } from "@atrio/i18n/es/messages/notices-page";
import { certificates } from "@atrio/i18n/es/papers/certificates";
import { documents } from "@atrio/i18n/es/papers/documents";
import { documentsTeam } from "@atrio/i18n/es/papers/documents-team";
import { files } from "@atrio/i18n/es/papers/files";
import { model145 } from "@atrio/i18n/es/papers/model145";
import { model145Office } from "@atrio/i18n/es/papers/model145-office";
import { officeDocuments } from "@atrio/i18n/es/papers/office-documents";
import { payslipBatches } from "@atrio/i18n/es/papers/payslip-batches";
import { payslipConcepts } from "@atrio/i18n/es/papers/payslip-concepts";
import { payslipLayouts } from "@atrio/i18n/es/papers/payslip-layouts";
import { payslips } from "@atrio/i18n/es/papers/payslips";
import { seal } from "@atrio/i18n/es/papers/seal";
import { signatures } from "@atrio/i18n/es/papers/signatures";
import { signingCode } from "@atrio/i18n/es/papers/signing-code";
import { signingOffice } from "@atrio/i18n/es/papers/signing-office";
import { verify } from "@atrio/i18n/es/papers/verify";
import { viewer } from "@atrio/i18n/es/papers/viewer";
import { bankAccounts } from "@atrio/i18n/es/people/bank-accounts";
import { directory } from "@atrio/i18n/es/people/directory";
import { directoryRules } from "@atrio/i18n/es/people/directory-rules";
import { orgChart } from "@atrio/i18n/es/people/org-chart";
import { orgChartOffice } from "@atrio/i18n/es/people/org-chart-office";
import { profile } from "@atrio/i18n/es/people/profile";
import { workers } from "@atrio/i18n/es/people/workers";
import { myProjects } from "@atrio/i18n/es/projects/my-projects";
import { projectsOffice } from "@atrio/i18n/es/projects/projects-office";
import { teamProjects } from "@atrio/i18n/es/projects/team-projects";
import { settings } from "@atrio/i18n/es/settings";
import { shell } from "@atrio/i18n/es/shell";
import { areasOffice } from "@atrio/i18n/es/shifts/areas-office";
import { board } from "@atrio/i18n/es/shifts/board";
import { boardEdit } from "@atrio/i18n/es/shifts/board-edit";
import { boardSeries } from "@atrio/i18n/es/shifts/board-series";
import { exchanges } from "@atrio/i18n/es/shifts/exchanges";
import { changes } from "@atrio/i18n/es/time/changes";
import { clockKinds } from "@atrio/i18n/es/time/clock-kinds";
import { download } from "@atrio/i18n/es/time/download";
import { evidenceOffice } from "@atrio/i18n/es/time/evidence-office";
import { hoursBank } from "@atrio/i18n/es/time/hours-bank";
import { inspection } from "@atrio/i18n/es/time/inspection";
import { months } from "@atrio/i18n/es/time/months";
import { schedules } from "@atrio/i18n/es/time/schedules";
import { teamTime } from "@atrio/i18n/es/time/team-time";
import { time } from "@atrio/i18n/es/time/time";
import { timeRules } from "@atrio/i18n/es/time/time-rules";

import { dictionariesOf } from "./dictionaries.ts";

const es = {
  activityWords,
  office,
  centres,
  holidays,
  search,
  companyEvents,
  companySettings,
  importPage,
  installation,
  noticeTexts,
  invitations,
  staff,
  staffForms,
  evidenceOffice,
  timeRules,
  officeHome,
  inbox,
  officeInbox,
  away,
  leaveBalances,
  leaveDates,
  payroll,
  leaveRules,
  officeAbsences,
  leaveYearEnd,
  leaving,
  payslipBatches,
  payslipConcepts,
  payslipLayouts,
  welcomeVideos,
  absences,
  approvals,
  ask,
  auth,
  hoursBank,
  bankAccounts,
  board,
  boardEdit,
  boardSeries,
  calendar,
  colleagues,
  cards,
  certificates,
  clockKinds,
  changes,
  common,
  complaintCases,
  complaintReport,
  complaintTerms,
  directory,
  documents,
  documentsTeam,
  download,
  errors,
  exchanges,
  files,
  home,
  inspection,
  model145,
  model145Office,
  messagesOffice,
  months,
  myProjects,
  noticePreferences,
  noticesPage,
  orgChart,
  payslips,
  policyOffice,
  privacyPolicy,
  profile,
  requests,
  seal,
  secondFactor,
  schedules,
  settings,
  shell,
  signatures,
  signingCode,
  officeDocuments,
  signingOffice,
  teamAbsences,
  directoryRules,
  orgChartOffice,
  areasOffice,
  handlersOffice,
  projectsOffice,
  teamProjects,
  teamTime,
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every dictionary compiles against the Spanish one
  return withPlainSpaces(await dictionariesOf(language)) as Texts;
}

function withPlainSpaces(part: unknown): unknown {
  if (typeof part === "string") return part.replaceAll(/[^\S\n]/g, " ");
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).map(([name, text]) => [name, withPlainSpaces(text)]);
  return Object.fromEntries(entries);
}

/** Fills a text with values: `fill("of {{total}}", { total: "8h" })` → "of 8h". */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A pattern that finds a text with any values: "In at {{time}}" finds "In at 07:58". */
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
