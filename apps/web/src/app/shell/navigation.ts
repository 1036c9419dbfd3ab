import {
  IconBeach,
  IconCalendarMonth,
  IconCalendarUser,
  IconClock,
  IconFileCertificate,
  IconHome2,
  IconHourglassHigh,
  IconInbox,
  IconLayoutBoard,
  IconLockSquareRounded,
  IconMessage2,
  IconPlayerPlay,
  IconReceiptEuro,
  IconSchema,
  IconShieldLock,
  IconSitemap,
  IconUsers,
} from "@tabler/icons-react";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import { moduleIds } from "@atrio/contract/modules";

import type { CurrentUser } from "../../lib/identity.ts";

import type { MenuEntry, Role } from "./menu.model.ts";
import { officeMenu } from "./office-menu.ts";

const home: MenuEntry = { path: "/", label: "home", icon: IconHome2, tab: true };

/** Entry of the inbox, the same for workers and supervisors (Rule COMPANY-115). */
const inbox: MenuEntry = {
  path: "/inbox",
  label: "inbox",
  short: "inbox",
  icon: IconInbox,
  tab: true,
  badge: "waiting",
};

/** Cases of the complaints mailbox: a role of its own, whichever menu its holder works with. */
const complaintCases: MenuEntry = {
  path: "/complaintCases",
  label: "complaintCases",
  icon: IconLockSquareRounded,
  module: moduleIds.complaints,
  role: "gestor_denuncias",
  group: "company",
};

const tutorials = {
  label: "videoTutorials",
  icon: IconPlayerPlay,
  module: moduleIds.videoTutorials,
  group: "company",
} as const;

/** The worker's menu (Rule COMPANY-110): own work, own papers, the company. */
const workerMenu: readonly MenuEntry[] = [
  home,
  inbox,
  {
    path: "/timeRegistration",
    label: "timeRegistration",
    short: "timeRegistration",
    icon: IconClock,
    module: moduleIds.timeRegistration,
    tab: true,
    group: "work",
  },
  {
    path: "/absences",
    label: "absences",
    icon: IconBeach,
    module: moduleIds.absences,
    tab: true,
    group: "work",
  },
  {
    path: "/userCalendar",
    label: "calendar",
    icon: IconCalendarMonth,
    module: moduleIds.calendar,
    group: "work",
  },
  {
    path: "/shifts",
    label: "shifts",
    icon: IconCalendarUser,
    module: moduleIds.supervisorQuadrants,
    role: "tiene_area",
    group: "work",
  },
  {
    path: "/paysheets",
    label: "paysheets",
    short: "paysheets",
    icon: IconReceiptEuro,
    module: moduleIds.payslips,
    tab: true,
    group: "ownPapers",
  },
  {
    path: "/documents",
    label: "documents",
    short: "documents",
    icon: IconFileCertificate,
    module: moduleIds.documents,
    group: "ownPapers",
  },
  {
    path: "/internComunication",
    label: "internalCommunication",
    short: "internalCommunication",
    icon: IconMessage2,
    module: moduleIds.internalCommunication,
    badge: "unread",
    group: "company",
  },
  {
    path: "/workers",
    label: "workers",
    icon: IconUsers,
    module: moduleIds.allWorkers,
    group: "company",
  },
  {
    path: "/orgChart",
    label: "orgCharts",
    icon: IconSitemap,
    module: moduleIds.orgCharts,
    group: "company",
  },
  {
    path: "/complaint",
    label: "complaints",
    icon: IconShieldLock,
    module: moduleIds.complaints,
    group: "company",
  },
  complaintCases,
  { path: "/videoTutorials", ...tutorials },
];

/** The supervisor's menu, in the spec's order (Rule COMPANY-110): the team, the company. */
const supervisorMenu: readonly MenuEntry[] = [
  home,
  inbox,
  {
    path: "/absencesSupervisor",
    label: "absences",
    icon: IconBeach,
    module: moduleIds.supervisorAbsences,
    group: "team",
  },
  {
    path: "/timeRegistrationSupervisor",
    label: "timeRegistration",
    short: "timeRegistration",
    icon: IconClock,
    module: moduleIds.supervisorTimeRegistration,
    group: "team",
  },
  {
    path: "/documentsSupervisor",
    label: "documentsSupervisor",
    icon: IconFileCertificate,
    module: moduleIds.supervisorDocuments,
    group: "team",
  },
  {
    path: "/projectSupervisor",
    label: "projects",
    icon: IconSchema,
    module: moduleIds.supervisorProjects,
    group: "team",
  },
  {
    path: "/hoursBagSupervisor",
    label: "hoursBag",
    icon: IconHourglassHigh,
    module: moduleIds.supervisorHoursBag,
    role: "supervisor_bolsa_horas",
    group: "team",
  },
  {
    path: "/quadrantsSupervisor",
    label: "quadrants",
    icon: IconLayoutBoard,
    module: moduleIds.supervisorQuadrants,
    role: "permiso_gestor_turnos",
    group: "team",
  },
  complaintCases,
  { path: "/videoTutorialsSupervisor", ...tutorials },
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

/** Entries of the phone's bar: those with a place there, then the first others. */
export function tabsOf(menu: readonly MenuEntry[], places: number): MenuEntry[] {
  const chosen = [...menu.filter(({ tab }) => tab), ...menu.filter(({ tab }) => !tab)];
  return chosen.slice(0, places);
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

/** Name of a link that is read out: the page's, and before it a short one that is no part of it (WCAG 2.5.3). */
export function nameOfLink(page: string, shown: string): string {
  return page.toLowerCase().includes(shown.toLowerCase()) ? page : `${shown}, ${page}`;
}
