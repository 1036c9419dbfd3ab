import type { auth } from "@atrio/i18n/es/access/auth";
import type { secondFactor } from "@atrio/i18n/es/access/second-factor";
import type { calendar } from "@atrio/i18n/es/calendar/calendar";
import type { cards } from "@atrio/i18n/es/cards";
import type { common } from "@atrio/i18n/es/common";
import type { privacyPolicy } from "@atrio/i18n/es/company/privacy-policy";
import type { tutorials } from "@atrio/i18n/es/company/tutorials";
import type { welcomeVideos } from "@atrio/i18n/es/company/welcome-videos";
import type { complaintReport } from "@atrio/i18n/es/complaints/complaint-report";
import type { home } from "@atrio/i18n/es/home";
import type { absences } from "@atrio/i18n/es/leave/absences";
import type { approvals } from "@atrio/i18n/es/leave/approvals";
import type { ask } from "@atrio/i18n/es/leave/ask";
import type { away } from "@atrio/i18n/es/leave/away";
import type { leaving } from "@atrio/i18n/es/leave/leaving";
import type { requests } from "@atrio/i18n/es/leave/requests";
import type { teamAbsences } from "@atrio/i18n/es/leave/team-absences";
import type { noticePreferences } from "@atrio/i18n/es/messages/notice-preferences";
import type { noticesPage } from "@atrio/i18n/es/messages/notices-page";
import type { certificates } from "@atrio/i18n/es/papers/certificates";
import type { documents } from "@atrio/i18n/es/papers/documents";
import type { documentsTeam } from "@atrio/i18n/es/papers/documents-team";
import type { files } from "@atrio/i18n/es/papers/files";
import type { model145 } from "@atrio/i18n/es/papers/model145";
import type { payslipConcepts } from "@atrio/i18n/es/papers/payslip-concepts";
import type { payslips } from "@atrio/i18n/es/papers/payslips";
import type { signatures } from "@atrio/i18n/es/papers/signatures";
import type { signingCode } from "@atrio/i18n/es/papers/signing-code";
import type { verify } from "@atrio/i18n/es/papers/verify";
import type { viewer } from "@atrio/i18n/es/papers/viewer";
import type { bankAccounts } from "@atrio/i18n/es/people/bank-accounts";
import type { directory } from "@atrio/i18n/es/people/directory";
import type { orgChart } from "@atrio/i18n/es/people/org-chart";
import type { profile } from "@atrio/i18n/es/people/profile";
import type { workers } from "@atrio/i18n/es/people/workers";
import type { settings } from "@atrio/i18n/es/settings";
import type { shell } from "@atrio/i18n/es/shell";
import type { board } from "@atrio/i18n/es/shifts/board";
import type { boardEdit } from "@atrio/i18n/es/shifts/board-edit";
import type { exchanges } from "@atrio/i18n/es/shifts/exchanges";
import type { changes } from "@atrio/i18n/es/time/changes";
import type { download } from "@atrio/i18n/es/time/download";
import type { hoursBank } from "@atrio/i18n/es/time/hours-bank";
import type { inspection } from "@atrio/i18n/es/time/inspection";
import type { months } from "@atrio/i18n/es/time/months";
import type { teamTime } from "@atrio/i18n/es/time/team-time";
import type { time } from "@atrio/i18n/es/time/time";

/** The dictionaries by namespace; the Spanish ones are the type, so a wrong key does not compile. */
type Resources = {
  absences: typeof absences;
  approvals: typeof approvals;
  ask: typeof ask;
  auth: typeof auth;
  away: typeof away;
  "hours-bank": typeof hoursBank;
  "bank-accounts": typeof bankAccounts;
  board: typeof board;
  "board-edit": typeof boardEdit;
  calendar: typeof calendar;
  cards: typeof cards;
  certificates: typeof certificates;
  changes: typeof changes;
  common: typeof common;
  "complaint-report": typeof complaintReport;
  directory: typeof directory;
  documents: typeof documents;
  "documents-team": typeof documentsTeam;
  download: typeof download;
  exchanges: typeof exchanges;
  files: typeof files;
  home: typeof home;
  inspection: typeof inspection;
  leaving: typeof leaving;
  model145: typeof model145;
  months: typeof months;
  "notice-preferences": typeof noticePreferences;
  "notices-page": typeof noticesPage;
  "org-chart": typeof orgChart;
  "payslip-concepts": typeof payslipConcepts;
  payslips: typeof payslips;
  "privacy-policy": typeof privacyPolicy;
  profile: typeof profile;
  requests: typeof requests;
  "second-factor": typeof secondFactor;
  settings: typeof settings;
  shell: typeof shell;
  signatures: typeof signatures;
  "signing-code": typeof signingCode;
  "team-absences": typeof teamAbsences;
  "team-time": typeof teamTime;
  time: typeof time;
  tutorials: typeof tutorials;
  verify: typeof verify;
  viewer: typeof viewer;
  "welcome-videos": typeof welcomeVideos;
  workers: typeof workers;
};

export type Namespace = keyof Resources;

declare module "i18next" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Resources;
  }
}
