import { describe, expect, it } from "vitest";

import type { Delegation } from "@atrio/contract/leave/delegations";
import type { RequestPeriod, RequestView } from "@atrio/contract/request-view";

import { absenceOf } from "../../../../test/absences.ts";
import { lucia, marcos, requestOf } from "../../../../test/team.ts";
import type { TeamCalendar } from "../team.queries.ts";

import {
  coverageOf,
  daysOf,
  insteadOf,
  rangeOf,
  windowOf,
  windowsOf,
  yearsOf,
} from "./decide.model.ts";

function on(...days: ReadonlyArray<readonly [string, string]>): RequestView {
  const absence = absenceOf().ausencia;
  const periodos = days.map(([first, last]): RequestPeriod => ({
    fecha_inicio: first,
    fecha_fin: last,
    pe_tipo_periodo_id: 1,
    hora_inicio: null,
    hora_fin: null,
    diferencia_dias: 1,
  }));
  return absenceOf({ ausencia: absence === null ? null : { ...absence, periodos } });
}

describe("the days of a request", () => {
  it("days are those of all its periods, once each and in order", () => {
    const request = on(["2026-12-31", "2027-01-02"], ["2026-12-07", "2026-12-07"]);
    expect(daysOf(request)).toEqual(["2026-12-07", "2026-12-31", "2027-01-01", "2027-01-02"]);
    expect(yearsOf(request)).toEqual([2026, 2027]);
    expect(rangeOf(request)).toEqual({ from: "2026-12-07", to: "2027-01-02" });
    expect(rangeOf(requestOf())).toBeNull();
  });

  it("the days of a request are looked up in as few calendars as hold them, of 92 days at most", () => {
    const paternity = on(["2026-01-01", "2026-04-30"]);
    expect(rangeOf(paternity)).toEqual({ from: "2026-01-01", to: "2026-04-02" });
    const ranges = [
      { from: "2026-07-01", to: "2026-07-03" },
      { from: "2026-01-10", to: "2026-01-12" },
      { from: "2026-03-30", to: "2026-04-11" },
      { from: "2026-02-01", to: "2026-04-11" },
    ];
    const windows = windowsOf(ranges);
    expect(windows).toEqual([
      { from: "2026-01-10", to: "2026-04-11" },
      { from: "2026-07-01", to: "2026-07-03" },
    ]);
    expect(windowOf(on(["2026-04-01", "2026-04-02"]), windows)).toEqual(windows[0]);
    expect(windowOf(on(["2026-06-01", "2026-06-02"]), windows)).toBeNull();
  });
});

describe("who is there on the days of a request", () => {
  const away = { solicitud_id: 1, pe_solicitud_tipo_id: 1, estado_id: 2, completo: true };
  const calendar: TeamCalendar = {
    personas: [
      { trabajador: lucia, ausencias: [{ ...away, fecha: "2026-12-07" }] },
      {
        trabajador: marcos,
        ausencias: [
          { ...away, fecha: "2026-12-08", estado_id: 1 },
          { ...away, fecha: "2026-12-20" },
        ],
      },
    ],
    dias: [
      { fecha: "2026-12-07", previstos: 6, ausentes: 1, pendientes: 0 },
      { fecha: "2026-12-08", previstos: 3, ausentes: 1, pendientes: 1 },
      { fecha: "2026-12-09", previstos: 0, ausentes: 0, pendientes: 0 },
      { fecha: "2026-12-20", previstos: 1, ausentes: 1, pendientes: 0 },
    ],
    solicitudes: [],
  };

  it("leaves out who asks, other days and days without anybody's schedule", () => {
    const { colleagues, days, tightest } = coverageOf(absenceOf(), calendar);
    expect(colleagues).toEqual([{ person: marcos, days: ["2026-12-08"], isWaiting: true }]);
    expect(days.map(({ fecha }) => fecha)).toEqual(["2026-12-07", "2026-12-08"]);
    expect(tightest).toBeNull();
  });

  it("counts a waiting request as if it were approved, by the server's figures (LEAVE-80)", () => {
    const first = { fecha: "2026-12-07", previstos: 6, ausentes: 2, pendientes: 0 };
    const second = { fecha: "2026-12-08", previstos: 3, ausentes: 2, pendientes: 1 };
    const rest = { fecha: "2026-12-09", previstos: 0, ausentes: 0, pendientes: 0 };
    const dias = [first, second, rest];
    const solicitudes = [
      { solicitud_id: 7, dias: [], menos_gente: null },
      { solicitud_id: absenceOf().id, dias, menos_gente: second },
    ];
    const { days, tightest } = coverageOf(absenceOf(), { ...calendar, solicitudes });
    expect(days).toEqual([first, second]);
    expect(tightest).toBe(second);
  });
});

describe("deciding in somebody's place", () => {
  const lent: Delegation = {
    id: 1,
    supervisor: marcos,
    delegado: lucia,
    desde: "2026-11-20",
    hasta: "2026-11-22",
    motivo: null,
    revocada_en: null,
  };

  it("takes a delegation that is in force, of somebody who is still awaited", () => {
    const names = (received: Delegation[], today: string, request = absenceOf()) =>
      insteadOf(request, received, today).map(({ id }) => id);
    expect(names([lent], "2026-11-22")).toEqual([marcos.id]);
    expect(names([lent], "2026-11-23")).toEqual([]);
    expect(names([{ ...lent, revocada_en: "2026-11-21T08:00:00.000Z" }], "2026-11-21")).toEqual([]);
    const done = absenceOf().aprobaciones.map((one) => ({ ...one, aprobada: true }));
    expect(names([lent], "2026-11-21", absenceOf({ aprobaciones: done }))).toEqual([]);
  });
});
