import {
  IconBeach,
  IconBuilding,
  IconCalendarClock,
  IconCalendarEvent,
  IconCalendarMonth,
  IconCalendarOff,
  IconCalendarTime,
  IconCalendarUser,
  IconCertificate,
  IconClock,
  IconClockPause,
  IconFileCertificate,
  IconGavel,
  IconHistory,
  IconHome2,
  IconHourglassHigh,
  IconInbox,
  IconLayoutBoard,
  IconListNumbers,
  IconLockSquareRounded,
  IconMapPin,
  IconMessage2,
  IconPlayerPlay,
  IconReceiptEuro,
  IconScale,
  IconSchema,
  IconShieldCheck,
  IconShieldLock,
  IconTableImport,
  IconSitemap,
  IconUserPlus,
  IconUsers,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { OfficeArea } from "@atrio/contract/access/office-roles";
import { moduleIds } from "@atrio/contract/modules";

import type { CurrentUser } from "../../lib/identity.ts";

type Role = "supervisor_bolsa_horas" | "permiso_gestor_turnos" | "tiene_area" | "gestor_denuncias";

/** A page of the menu. Labels are keys of `shell.page`; `short` is for the phone's bottom bar. */
export type MenuEntry = {
  path: string;
  label: (typeof labels)[number];
  short?:
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
  group?: "people" | "time" | "papers" | "communication" | "company";
  /** Shows the number of unread notifications. */
  badge?: "unread";
};

const labels = [
  "home",
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
  "officeAbsences",
  "officeLeave",
  "officeBalances",
  "officeYearEnd",
  "officeSchedules",
  "officeMessages",
  "officeEvents",
  "officePrivacy",
  "officePayslips",
  "officeSeal",
  "officeClockKinds",
  "officeSettings",
  "officeCentres",
  "officeAccess",
  "officeActivity",
] as const;

const home: MenuEntry = { path: "/", label: "home", icon: IconHome2 };

/** Cases of the complaints mailbox: a role of its own, whichever menu its holder works with. */
const complaintCases: MenuEntry = {
  path: "/complaintCases",
  label: "complaintCases",
  icon: IconLockSquareRounded,
  module: moduleIds.complaints,
  role: "gestor_denuncias",
};

/** The worker's menu, in the spec's order. */
const workerMenu: readonly MenuEntry[] = [
  home,
  {
    path: "/paysheets",
    label: "paysheets",
    short: "paysheets",
    icon: IconReceiptEuro,
    module: moduleIds.payslips,
  },
  { path: "/absences", label: "absences", icon: IconBeach, module: moduleIds.absences },
  {
    path: "/timeRegistration",
    label: "timeRegistration",
    short: "timeRegistration",
    icon: IconClock,
    module: moduleIds.timeRegistration,
  },
  {
    path: "/documents",
    label: "documents",
    short: "documents",
    icon: IconFileCertificate,
    module: moduleIds.documents,
  },
  {
    path: "/internComunication",
    label: "internalCommunication",
    short: "internalCommunication",
    icon: IconMessage2,
    module: moduleIds.internalCommunication,
    badge: "unread",
  },
  { path: "/userCalendar", label: "calendar", icon: IconCalendarMonth, module: moduleIds.calendar },
  {
    path: "/shifts",
    label: "shifts",
    icon: IconCalendarUser,
    module: moduleIds.supervisorQuadrants,
    role: "tiene_area",
  },
  { path: "/orgChart", label: "orgCharts", icon: IconSitemap, module: moduleIds.orgCharts },
  { path: "/complaint", label: "complaints", icon: IconShieldLock, module: moduleIds.complaints },
  complaintCases,
  { path: "/workers", label: "workers", icon: IconUsers, module: moduleIds.allWorkers },
  {
    path: "/videoTutorials",
    label: "videoTutorials",
    icon: IconPlayerPlay,
    module: moduleIds.videoTutorials,
  },
];

/** The supervisor's menu, in the spec's order. */
const supervisorMenu: readonly MenuEntry[] = [
  home,
  {
    path: "/absencesSupervisor",
    label: "absences",
    icon: IconBeach,
    module: moduleIds.supervisorAbsences,
  },
  {
    path: "/timeRegistrationSupervisor",
    label: "timeRegistration",
    short: "timeRegistration",
    icon: IconClock,
    module: moduleIds.supervisorTimeRegistration,
  },
  {
    path: "/documentsSupervisor",
    label: "documentsSupervisor",
    icon: IconFileCertificate,
    module: moduleIds.supervisorDocuments,
  },
  {
    path: "/projectSupervisor",
    label: "projects",
    icon: IconSchema,
    module: moduleIds.supervisorProjects,
  },
  {
    path: "/hoursBagSupervisor",
    label: "hoursBag",
    icon: IconHourglassHigh,
    module: moduleIds.supervisorHoursBag,
    role: "supervisor_bolsa_horas",
  },
  {
    path: "/quadrantsSupervisor",
    label: "quadrants",
    icon: IconLayoutBoard,
    module: moduleIds.supervisorQuadrants,
    role: "permiso_gestor_turnos",
  },
  complaintCases,
  {
    path: "/videoTutorialsSupervisor",
    label: "videoTutorials",
    icon: IconPlayerPlay,
    module: moduleIds.videoTutorials,
  },
];

const ofLeave = { module: moduleIds.absences, office: "tiempo", group: "time" } as const;

/** The menu of the office, in groups. */
const officeMenu: readonly MenuEntry[] = [
  { path: "/admin", label: "officeHome", icon: IconHome2, office: "cualquiera" },
  {
    path: "/admin/inbox",
    label: "officeInbox",
    icon: IconInbox,
    office: ["tiempo", "nominas"],
  },
  {
    path: "/admin/people",
    label: "officeStaff",
    icon: IconUsers,
    office: "personas",
    group: "people",
  },
  {
    path: "/admin/invitations",
    label: "officeInvitations",
    icon: IconUserPlus,
    office: "personas",
    group: "people",
  },
  {
    path: "/admin/import",
    label: "officeImport",
    icon: IconTableImport,
    office: "personas",
    group: "people",
  },
  {
    path: "/admin/absences",
    label: "officeAbsences",
    icon: IconCalendarTime,
    ...ofLeave,
    office: "ausencias",
  },
  { path: "/admin/leave", label: "officeLeave", icon: IconBeach, ...ofLeave },
  { path: "/admin/balances", label: "officeBalances", icon: IconListNumbers, ...ofLeave },
  { path: "/admin/year-end", label: "officeYearEnd", icon: IconCalendarOff, ...ofLeave },
  {
    path: "/admin/inspection",
    label: "officeInspection",
    icon: IconGavel,
    office: "tiempo",
    group: "time",
  },
  {
    path: "/admin/time-rules",
    label: "officeTimeRules",
    icon: IconScale,
    office: "tiempo",
    group: "time",
  },
  {
    path: "/admin/schedules",
    label: "officeSchedules",
    icon: IconCalendarClock,
    office: "tiempo",
    group: "time",
  },
  {
    path: "/admin/payslips",
    label: "officePayslips",
    icon: IconReceiptEuro,
    module: moduleIds.payslips,
    office: "nominas",
    group: "papers",
  },
  {
    path: "/admin/seal",
    label: "officeSeal",
    icon: IconCertificate,
    module: moduleIds.documents,
    office: "documentos",
    group: "papers",
  },
  {
    path: "/admin/clock-kinds",
    label: "officeClockKinds",
    icon: IconClockPause,
    module: moduleIds.timeRegistration,
    office: "tiempo",
    group: "time",
  },
  {
    path: "/admin/messages",
    label: "officeMessages",
    icon: IconMessage2,
    module: moduleIds.internalCommunication,
    office: "personas",
    group: "communication",
  },
  {
    path: "/admin/events",
    label: "officeEvents",
    icon: IconCalendarEvent,
    office: "personas",
    group: "communication",
  },
  {
    path: "/admin/settings",
    label: "officeSettings",
    short: "officeSettings",
    icon: IconBuilding,
    office: "cualquiera",
    group: "company",
  },
  {
    path: "/admin/centres",
    label: "officeCentres",
    icon: IconMapPin,
    office: "personas",
    group: "company",
  },
  {
    path: "/admin/privacy",
    label: "officePrivacy",
    icon: IconShieldCheck,
    office: "titular",
    group: "company",
  },
  {
    path: "/admin/access",
    label: "officeAccess",
    icon: IconShieldCheck,
    office: "cualquiera",
    group: "company",
  },
  {
    path: "/admin/activity",
    label: "officeActivity",
    icon: IconHistory,
    office: "titular",
    group: "company",
  },
];

/** Three menus in one portal: of the worker, of the supervisor, of the office. */
export type Mode = "worker" | "supervisor" | "office";

/** True for addresses of the office, without the prefix of a language. */
export function isOfficePath(pathname: string): boolean {
  return pathname === "/admin" || pathname.startsWith("/admin/");
}

const menus: Record<Mode, readonly MenuEntry[]> = {
  worker: workerMenu,
  supervisor: supervisorMenu,
  office: officeMenu,
};

type MenuReader = Pick<
  CurrentUser,
  "permiso_supervisor" | "pe_modo_supervisor" | "administrador" | "roles_administracion" | Role
>;

type MenuInput = {
  user: MenuReader;
  /** Menu of the page that is open; the worker's or supervisor's by default, as the user works. */
  mode?: Mode;
  hiredModules: readonly number[];
  /** True if the app has the page: a page that is not built yet has no entry. */
  exists: (path: string) => boolean;
};

/** The entries a worker sees now: by mode, hired modules, roles and the pages that exist. */
export function menuOf({ user, mode, hiredModules, exists }: MenuInput): MenuEntry[] {
  const menu = menus[mode ?? (isSupervising(user) ? "supervisor" : "worker")];
  return menu.filter(
    ({ path, module, role, office }) =>
      exists(path) &&
      (module === undefined || hiredModules.includes(module)) &&
      (role === undefined || user[role]) &&
      (office === undefined || [office].flat().some((area) => mayUseOffice(user, area, true))),
  );
}

/** True if the worker works in supervisor mode; the flag alone, without the permission, is not enough. */
export function isSupervising(
  user: Pick<CurrentUser, "permiso_supervisor" | "pe_modo_supervisor">,
): boolean {
  return user.permiso_supervisor && user.pe_modo_supervisor;
}

/** The number on the badge: nothing for none, '99+' above 99. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > 99 ? "99+" : String(unread);
}
