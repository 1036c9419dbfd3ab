import type { Icon } from "@tabler/icons-react";

import type { OfficeArea } from "@atrio/contract/access/office-roles";

/** Permissions of a worker that open pages. */
export type Role =
  | "supervisor_bolsa_horas"
  | "permiso_gestor_turnos"
  | "tiene_area"
  | "gestor_denuncias"
  | "gestor_instalacion";

/** A page of the menu. Labels are keys of `shell.page`; `short` is for the phone's bottom bar. */
export type MenuEntry = {
  path: string;
  label: (typeof labels)[number];
  short?:
    | "inbox"
    | "paysheets"
    | "timeRegistration"
    | "documents"
    | "internalCommunication"
    | "officeSettings";
  icon: Icon;
  /** Module that must be hired; none for pages of every company. */
  module?: number;
  /** Permission that the worker needs beside the mode. */
  role?: Role;
  /** Role inside the office that its page needs for reading; of several, one. */
  office?: OfficeArea | readonly OfficeArea[];
  /** Heading above the entry, in a menu of groups. */
  group?:
    | "work"
    | "ownPapers"
    | "team"
    | "people"
    | "time"
    | "papers"
    | "communication"
    | "company";
  /** Priority in the phone's bottom bar, before the other entries. */
  tab?: true;
  /** Number in the badge: unread notifications, or inbox entries of the reader. */
  badge?: "unread" | "waiting";
};

const labels = [
  "home",
  "inbox",
  "paysheets",
  "absences",
  "timeRegistration",
  "documents",
  "internalCommunication",
  "calendar",
  "shifts",
  "orgCharts",
  "complaints",
  "complaintCases",
  "workers",
  "videoTutorials",
  "documentsSupervisor",
  "projects",
  "hoursBag",
  "quadrants",
  "officeHome",
  "officeInbox",
  "officeInspection",
  "officeTimeRules",
  "officeStaff",
  "officeInvitations",
  "officeImport",
  "officeOrgCharts",
  "officeDirectory",
  "officeAbsences",
  "officeLeave",
  "officeLeaveDates",
  "officeBalances",
  "officePayroll",
  "officeModel145",
  "officeYearEnd",
  "officeSchedules",
  "officeProjects",
  "officeAreas",
  "officeHandlers",
  "officeMessages",
  "officeNoticeTexts",
  "officeEvents",
  "officeCalendars",
  "officePrivacy",
  "officePayslips",
  "officeDocuments",
  "officeSignatures",
  "officeSeal",
  "officeClockKinds",
  "officeSettings",
  "officeCentres",
  "officeAccess",
  "officeActivity",
  "officeInstallation",
] as const;
