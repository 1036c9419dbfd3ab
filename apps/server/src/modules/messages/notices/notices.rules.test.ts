import { describe, expect, it } from "vitest";

import { keyOf } from "./keys.rules.ts";
import { sendingTime } from "./notices.rules.ts";
import type { Notice } from "./notices.rules.ts";
import { pageOf } from "./pages.rules.ts";

const at = (instant: string): number => Date.parse(instant);
const hours = (from: string, to: string) => ({ start: at(from), end: at(to) });

describe("when a mail is sent", () => {
  const week = [
    hours("2026-11-17T21:00:00Z", "2026-11-18T05:00:00Z"),
    hours("2026-11-18T08:00:00Z", "2026-11-18T12:00:00Z"),
    hours("2026-11-18T14:00:00Z", "2026-11-18T16:00:00Z"),
    hours("2026-11-21T16:00:00Z", "2026-11-21T20:00:00Z"),
  ];

  it.each([
    // At work, in the night shift of yesterday too.
    ["2026-11-18T04:59:00Z", "2026-11-18T04:59:00Z"],
    ["2026-11-18T08:00:00Z", "2026-11-18T08:00:00Z"],
    // Before work, at lunch.
    ["2026-11-18T05:00:00Z", "2026-11-18T08:00:00Z"],
    ["2026-11-18T12:00:00Z", "2026-11-18T14:00:00Z"],
    // Three days ahead at most; else it does not wait.
    ["2026-11-18T16:00:00Z", "2026-11-21T16:00:00Z"],
    ["2026-11-21T20:00:00Z", "2026-11-21T20:00:00Z"],
  ])("a mail created at %s is sent at %s", (now, expected) => {
    expect(sendingTime(at(now), week)).toBe(at(expected));
  });

  it("a mail is sent at once without working hours in the next three days", () => {
    const later = [hours("2026-11-21T16:00:01Z", "2026-11-21T20:00:00Z")];
    const now = at("2026-11-18T16:00:00Z");
    expect(sendingTime(now, later)).toBe(now);
    expect(sendingTime(now, [])).toBe(now);
  });
});

describe("the page of a notice", () => {
  const day = { trabajador_id: 7, dia: "2026-11-17" };
  const month = { trabajador_id: 7, solicitud_id: 31, year: 2026, month: 9 };
  const absence = {
    trabajador_id: 7,
    solicitud_id: 32,
    pe_solicitud_tipo_id: 6,
    fechas: [{ desde: "2026-12-14", hasta: "2026-12-18" }],
  };
  const document = { trabajador_id: 7, documento_id: 41 };
  const payslip = {
    trabajador_id: 7,
    nomina_id: 51,
    tipo_nomina: "NM",
    year: 2026,
    month: 10,
  } as const;
  const reader = (id: number, roles = {}) => ({
    id,
    permiso_supervisor: false,
    supervisor_bolsa_horas: false,
    administrador: false,
    ...roles,
  });
  const cases: Array<[Notice, ReturnType<typeof reader>, string]> = [
    [
      { kind: "signing_changed", data: { ...day, autor_id: 8, tipo: "alta" } },
      reader(7),
      "/timeRegistration?mes=2026-11&dia=2026-11-17",
    ],
    [
      { kind: "closure_decided", data: { ...month, aprobada: true } },
      reader(7),
      "/timeRegistration?mes=2026-09",
    ],
    [
      { kind: "incidence_decided", data: { ...day, incidencia_id: 5, aprobada: false } },
      reader(7),
      "/timeRegistration?vista=bolsa",
    ],
    [
      { kind: "closure_requested", data: month },
      reader(8, { permiso_supervisor: true }),
      "/timeRegistrationSupervisor?solicitud=31",
    ],
    [
      { kind: "signing_change_answered", data: { ...day, respuesta: "disputado" } },
      reader(8, { permiso_supervisor: true }),
      "/timeRegistrationSupervisor?trabajador=7&dia=2026-11-17",
    ],
    [
      { kind: "incidence_created", data: { ...day, incidencia_id: 5 } },
      reader(8, { supervisor_bolsa_horas: true }),
      "/hoursBagSupervisor",
    ],
    [{ kind: "expense_paid", data: absence }, reader(7), "/absences?solicitud=32"],
    [
      { kind: "request_to_decide", data: { ...absence, rectifica: false, retira: false } },
      reader(8, { permiso_supervisor: true }),
      "/absencesSupervisor?solicitud=32",
    ],
    [
      {
        kind: "decision_waits",
        data: { ...absence, pe_solicitud_tipo_id: 10, version: "2026-11-18T08:00:00Z" },
      },
      reader(8, { permiso_supervisor: true }),
      "/timeRegistrationSupervisor?solicitud=32",
    ],
    [
      { kind: "decisions_wait", data: { trabajador_id: null, numero: 2, area: "time" } },
      reader(8, { permiso_supervisor: true }),
      "/timeRegistrationSupervisor",
    ],
    [
      { kind: "document_shared", data: { ...document, vista: "laborales" } },
      reader(7),
      "/documents?vista=laborales&doc=41",
    ],
    [
      { kind: "document_shared", data: { ...document, vista: "contrato" } },
      reader(7),
      "/documents?vista=contrato",
    ],
    [
      { kind: "document_decided", data: { ...document, aprobada: true } },
      reader(7),
      "/documents?vista=personales&doc=41",
    ],
    [
      { kind: "document_to_approve", data: document },
      reader(8, { permiso_supervisor: true }),
      "/documentsSupervisor?doc=41",
    ],
    [
      { kind: "payslip_published", data: { ...payslip, sustituye: false } },
      reader(7),
      "/paysheets?nomina=51",
    ],
    [
      {
        kind: "company_message",
        data: {
          trabajador_id: null,
          comunicado_id: 61,
          titulo: "Obras",
          fecha: "2026-11-18T08:00:00Z",
        },
      },
      reader(9),
      "/internComunication",
    ],
    // A reader without access to the page is not led there.
    [{ kind: "document_to_approve", data: document }, reader(9), "/"],
    [
      { kind: "request_to_decide", data: { ...absence, rectifica: false, retira: false } },
      reader(9),
      "/",
    ],
    [
      { kind: "decisions_wait", data: { trabajador_id: null, numero: 2, area: "absences" } },
      reader(9),
      "/",
    ],
    [{ kind: "closure_requested", data: month }, reader(9), "/"],
    // An administrator decides at home what nobody else can (Rule COMPANY-47).
    [
      { kind: "closure_requested", data: month },
      reader(9, { administrador: true }),
      "/admin?solicitud=31",
    ],
    [
      { kind: "request_to_decide", data: { ...absence, rectifica: false, retira: false } },
      reader(9, { administrador: true }),
      "/admin?solicitud=32",
    ],
    [
      { kind: "decisions_wait", data: { trabajador_id: null, numero: 2, area: "absences" } },
      reader(9, { administrador: true }),
      "/",
    ],
    [
      { kind: "expense_paid", data: absence },
      reader(7, { administrador: true }),
      "/absences?solicitud=32",
    ],
    [
      { kind: "incidence_created", data: { ...day, incidencia_id: 5 } },
      reader(8, { permiso_supervisor: true }),
      "/",
    ],
  ];

  it.each(cases)("the page of notice %o for %o is %s", (notice, who, page) => {
    expect(pageOf(notice, who)).toBe(page);
  });
});

it("an event is told once, and a repeatable one each time", () => {
  const day = { trabajador_id: 7, dia: "2026-11-17" };
  expect(keyOf({ kind: "incidence_created", data: { ...day, incidencia_id: 5 } })).toBe(
    "incidence_created:5",
  );
  expect(keyOf({ kind: "correction_requested", data: { ...day, solicitud_id: 5 } })).toBe(
    "correction_requested:5",
  );
  expect(
    keyOf({ kind: "signing_changed", data: { ...day, autor_id: 8, tipo: "alta" } }),
  ).toBeNull();
  const request = {
    trabajador_id: 7,
    solicitud_id: 5,
    pe_solicitud_tipo_id: 1,
    fechas: [{ desde: "2026-12-14", hasta: "2026-12-18" }],
  };
  expect(keyOf({ kind: "request_cancelled", data: request })).toBe("request_cancelled:5");
  expect(
    keyOf({ kind: "request_edited", data: { ...request, version: "2026-11-18T08:00:00Z" } }),
  ).toBe("request_edited:5:2026-11-18T08:00:00Z");
});
