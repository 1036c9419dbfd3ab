import type { absences } from "@atrio/i18n/es/absences";
import type { ask } from "@atrio/i18n/es/ask";
import type { auth } from "@atrio/i18n/es/auth";
import type { away } from "@atrio/i18n/es/away";
import type { bank } from "@atrio/i18n/es/bank";
import type { bankAccounts } from "@atrio/i18n/es/bank-accounts";
import type { calendar } from "@atrio/i18n/es/calendar";
import type { cards } from "@atrio/i18n/es/cards";
import type { certificates } from "@atrio/i18n/es/certificates";
import type { changes } from "@atrio/i18n/es/changes";
import type { common } from "@atrio/i18n/es/common";
import type { directory } from "@atrio/i18n/es/directory";
import type { documentsPage } from "@atrio/i18n/es/documents-page";
import type { documentsTeam } from "@atrio/i18n/es/documents-team";
import type { download } from "@atrio/i18n/es/download";
import type { files } from "@atrio/i18n/es/files";
import type { home } from "@atrio/i18n/es/home";
import type { inspection } from "@atrio/i18n/es/inspection";
import type { leaving } from "@atrio/i18n/es/leaving";
import type { model145 } from "@atrio/i18n/es/model145";
import type { months } from "@atrio/i18n/es/months";
import type { noticePreferences } from "@atrio/i18n/es/notice-preferences";
import type { noticesPage } from "@atrio/i18n/es/notices-page";
import type { orgChart } from "@atrio/i18n/es/org-chart";
import type { payslipConcepts } from "@atrio/i18n/es/payslip-concepts";
import type { payslips } from "@atrio/i18n/es/payslips";
import type { privacyPolicy } from "@atrio/i18n/es/privacy-policy";
import type { profile } from "@atrio/i18n/es/profile";
import type { requests } from "@atrio/i18n/es/requests";
import type { secondFactor } from "@atrio/i18n/es/second-factor";
import type { settings } from "@atrio/i18n/es/settings";
import type { shell } from "@atrio/i18n/es/shell";
import type { signatures } from "@atrio/i18n/es/signatures";
import type { signingCode } from "@atrio/i18n/es/signing-code";
import type { supervision } from "@atrio/i18n/es/supervision";
import type { team } from "@atrio/i18n/es/team";
import type { time } from "@atrio/i18n/es/time";
import type { tutorials } from "@atrio/i18n/es/tutorials";
import type { verify } from "@atrio/i18n/es/verify";
import type { viewer } from "@atrio/i18n/es/viewer";
import type { welcomeVideos } from "@atrio/i18n/es/welcome-videos";
import type { workers } from "@atrio/i18n/es/workers";

/** The dictionaries by namespace; the Spanish ones are the type, so a wrong key does not compile. */
type Resources = {
  absences: typeof absences;
  ask: typeof ask;
  auth: typeof auth;
  away: typeof away;
  bank: typeof bank;
  "bank-accounts": typeof bankAccounts;
  calendar: typeof calendar;
  cards: typeof cards;
  certificates: typeof certificates;
  changes: typeof changes;
  common: typeof common;
  directory: typeof directory;
  "documents-page": typeof documentsPage;
  "documents-team": typeof documentsTeam;
  download: typeof download;
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
  supervision: typeof supervision;
  team: typeof team;
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
