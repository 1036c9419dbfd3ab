import { describe, expect, it } from "vitest";

import { allModuleIds, moduleIds } from "@atrio/contract/modules";
import { shell as en } from "@atrio/i18n/en/shell";
import { shell as es } from "@atrio/i18n/es/shell";
import { shell as fr } from "@atrio/i18n/fr/shell";
import { shell as pt } from "@atrio/i18n/pt/shell";

import {
  badgeText,
  isOfficePath,
  isSupervising,
  menuOf,
  nameOfLink,
  tabsOf,
} from "./navigation.ts";

const worker = {
  administrador: false,
  roles_administracion: null,
  permiso_supervisor: false,
  pe_modo_supervisor: false,
  supervisor_bolsa_horas: false,
  permiso_gestor_turnos: false,
  tiene_area: false,
  gestor_denuncias: false,
  gestor_instalacion: false,
};
const supervisor = { ...worker, permiso_supervisor: true, pe_modo_supervisor: true };
const everywhere = () => true;

function paths(input: Partial<Parameters<typeof menuOf>[0]>): string[] {
  const menu = menuOf({ user: worker, hiredModules: allModuleIds, exists: everywhere, ...input });
  return menu.map(({ path }) => path);
}

describe("the worker's menu", () => {
  it("the worker's menu has the spec's entries: own work, own papers, the company (COMPANY-110)", () => {
    expect(paths({})).toEqual([
      "/",
      "/inbox",
      "/timeRegistration",
      "/absences",
      "/userCalendar",
      "/paysheets",
      "/documents",
      "/internComunication",
      "/workers",
      "/orgChart",
      "/complaint",
      "/videoTutorials",
    ]);
  });

  it("a phone's bar has home, what waits, time record and absences, then what comes first", () => {
    const menu = menuOf({ user: worker, hiredModules: allModuleIds, exists: everywhere });
    const bar = (entries: typeof menu) => tabsOf(entries, 4).map(({ path }) => path);
    expect(bar(menu)).toEqual(["/", "/inbox", "/timeRegistration", "/absences"]);
    expect(bar(menu.filter(({ path }) => path !== "/absences"))).toEqual([
      "/",
      "/inbox",
      "/timeRegistration",
      "/paysheets",
    ]);
  });

  it("people of a work area have their shifts after the calendar", () => {
    const menu = paths({ user: { ...worker, tiene_area: true } });
    expect(menu[menu.indexOf("/userCalendar") + 1]).toBe("/shifts");
  });

  it("the worker's menu leaves out modules that are not hired; home always stays", () => {
    expect(paths({ hiredModules: [] })).toEqual(["/", "/inbox"]);
    expect(paths({ hiredModules: [moduleIds.timeRegistration] })).toEqual([
      "/",
      "/inbox",
      "/timeRegistration",
    ]);
  });

  it("the menu leaves out pages that do not exist yet", () => {
    expect(paths({ exists: (path) => path !== "/paysheets" })).not.toContain("/paysheets");
  });
});

describe("the supervisor's menu", () => {
  it("the supervisor's menu shows hours bank and quadrants only to their roles", () => {
    const plain = paths({ user: supervisor });
    expect(plain).toEqual([
      "/",
      "/inbox",
      "/absencesSupervisor",
      "/timeRegistrationSupervisor",
      "/documentsSupervisor",
      "/projectSupervisor",
      "/videoTutorialsSupervisor",
    ]);
    expect(paths({ user: { ...supervisor, supervisor_bolsa_horas: true } })).toContain(
      "/hoursBagSupervisor",
    );
    expect(paths({ user: { ...supervisor, permiso_gestor_turnos: true } })).toContain(
      "/quadrantsSupervisor",
    );
  });

  it("complaint handlers have their cases in both menus, everybody else in none", () => {
    const path = "/complaintCases";
    for (const user of [worker, supervisor]) {
      expect(paths({ user })).not.toContain(path);
      expect(paths({ user: { ...user, gestor_denuncias: true } })).toContain(path);
    }
  });

  it("the supervisor's menu needs the permission beside the mode", () => {
    expect(isSupervising({ permiso_supervisor: false, pe_modo_supervisor: true })).toBe(false);
    expect(isSupervising({ permiso_supervisor: true, pe_modo_supervisor: false })).toBe(false);
    expect(isSupervising(supervisor)).toBe(true);
  });
});

describe("the unread badge", () => {
  it.each([
    [-1, null],
    [0, null],
    [7, "7"],
    [99, "99"],
    [100, "99+"],
  ])("the unread badge of %i shows %s", (unread, text) => {
    expect(badgeText(unread)).toBe(text);
  });
});

describe("the office's menu", () => {
  const owner = { ...worker, administrador: true };

  it("owners have every page of the office, people with roles those that they may read", () => {
    expect(paths({ user: owner, mode: "office" })).toEqual([
      "/admin",
      "/admin/inbox",
      "/admin/people",
      "/admin/invitations",
      "/admin/import",
      "/admin/org-charts",
      "/admin/directory",
      "/admin/absences",
      "/admin/leave",
      "/admin/leave-dates",
      "/admin/balances",
      "/admin/year-end",
      "/admin/inspection",
      "/admin/time-rules",
      "/admin/schedules",
      "/admin/clock-kinds",
      "/admin/areas",
      "/admin/projects",
      "/admin/payroll",
      "/admin/payslips",
      "/admin/model145",
      "/admin/documents",
      "/admin/signatures",
      "/admin/seal",
      "/admin/messages",
      "/admin/notice-texts",
      "/admin/events",
      "/admin/settings",
      "/admin/centres",
      "/admin/calendars",
      "/admin/privacy",
      "/admin/complaint-handlers",
      "/admin/access",
      "/admin/activity",
    ]);
    const helper = { ...owner, roles_administracion: ["personas" as const] };
    expect(paths({ user: helper, mode: "office" })).toEqual([
      "/admin",
      "/admin/people",
      "/admin/invitations",
      "/admin/import",
      "/admin/org-charts",
      "/admin/directory",
      "/admin/messages",
      "/admin/notice-texts",
      "/admin/events",
      "/admin/settings",
      "/admin/centres",
      "/admin/calendars",
      "/admin/access",
    ]);
  });

  it("the installation's page is for those who run it (COMPANY-112)", () => {
    const user = { ...worker, administrador: true, roles_administracion: ["lectura" as const] };
    const officeOf = (gestor_instalacion: boolean) =>
      paths({ user: { ...user, gestor_instalacion }, mode: "office" });
    expect(officeOf(false)).not.toContain("/admin/installation");
    expect(officeOf(true)).toContain("/admin/installation");
  });

  it("addresses below /admin belong to the office, a company's page of a like name does not", () => {
    expect(["/admin", "/admin/access"].every((path) => isOfficePath(path))).toBe(true);
    expect(["/", "/administracion", "/absences"].some((path) => isOfficePath(path))).toBe(false);
  });
});

describe("names of pages in the bar of a phone (WCAG 2.5.3)", () => {
  it("a short name that is a part of the page's name leaves it as it is, another one comes first", () => {
    expect(nameOfLink("Registro horario", "Registro")).toBe("Registro horario");
    expect(nameOfLink("Internal communication", "Messages")).toBe(
      "Messages, Internal communication",
    );
  });

  it.each(Object.entries({ es, en, fr, pt }))(
    "the name of what waits in %s says its short name once",
    (_language, { page, short }) => {
      expect(nameOfLink(page.inbox, short.inbox)).toBe(page.inbox);
    },
  );
});
