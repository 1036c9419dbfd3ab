import { describe, expect, it } from "vitest";

import { allModuleIds, moduleIds } from "@atrio/contract/modules";

import { badgeText, isOfficePath, isSupervising, menuOf } from "./navigation.ts";

const worker = {
  administrador: false,
  roles_administracion: null,
  permiso_supervisor: false,
  pe_modo_supervisor: false,
  supervisor_bolsa_horas: false,
  permiso_gestor_turnos: false,
  tiene_area: false,
  gestor_denuncias: false,
};
const supervisor = { ...worker, permiso_supervisor: true, pe_modo_supervisor: true };
const everywhere = () => true;

function paths(input: Partial<Parameters<typeof menuOf>[0]>): string[] {
  const menu = menuOf({ user: worker, hiredModules: allModuleIds, exists: everywhere, ...input });
  return menu.map(({ path }) => path);
}

describe("the worker's menu", () => {
  it("the worker's menu has the spec's entries in its order", () => {
    expect(paths({})).toEqual([
      "/",
      "/paysheets",
      "/absences",
      "/timeRegistration",
      "/documents",
      "/internComunication",
      "/userCalendar",
      "/orgChart",
      "/complaint",
      "/workers",
      "/videoTutorials",
    ]);
  });

  it("people of a work area have their shifts after the calendar", () => {
    const menu = paths({ user: { ...worker, tiene_area: true } });
    expect(menu[menu.indexOf("/userCalendar") + 1]).toBe("/shifts");
  });

  it("the worker's menu leaves out modules that are not hired; home always stays", () => {
    expect(paths({ hiredModules: [] })).toEqual(["/"]);
    expect(paths({ hiredModules: [moduleIds.timeRegistration] })).toEqual([
      "/",
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
      "/admin/documents",
      "/admin/signatures",
      "/admin/seal",
      "/admin/messages",
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
      "/admin/events",
      "/admin/settings",
      "/admin/centres",
      "/admin/calendars",
      "/admin/access",
    ]);
  });

  it("addresses below /admin belong to the office, a company's page of a like name does not", () => {
    expect(["/admin", "/admin/access"].every((path) => isOfficePath(path))).toBe(true);
    expect(["/", "/administracion", "/absences"].some((path) => isOfficePath(path))).toBe(false);
  });
});
