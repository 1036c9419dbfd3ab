import { describe, expect, it } from "vitest";

import { requestKinds } from "@atrio/contract/kinds";

import { dayAfterKey, sameDayOf, weeksOf } from "../../../lib/month-grid.ts";
import { problemOf } from "../../../lib/sendable-file.ts";
import { kindOf, ruleOf } from "../../../test/asking.ts";

import {
  askOf,
  canPreview,
  emptyDraft,
  isChanged,
  missingOf,
  tellableProblems,
  textsOf,
  waysOf,
} from "./ask.model.ts";
import type { AskDraft, PeriodDraft } from "./ask.model.ts";
import { kilometresInEuros, rateText, readNumber } from "./expense/expense.model.ts";
import { inOrder, isFree, newPeriod, shortened } from "./periods/periods.model.ts";
import { byRequest, rangesOf, runsOf } from "./preview/preview.model.ts";

const today = "2026-11-18";
const holidays = kindOf(requestKinds.holidays, [ruleOf({ id: 1 })]);
const leave = kindOf(requestKinds.paidLeave, [ruleOf({ id: 7 }), ruleOf({ id: 8 })]);
const expenses = kindOf(requestKinds.expenses, []);

const days = (from: string, to: string): PeriodDraft => newPeriod("days", { from, to });
const draft = (changes: Partial<AskDraft>): AskDraft => ({
  ...emptyDraft(holidays, today),
  ...changes,
});

describe("the form of a request", () => {
  it("the form chooses the only rule of a kind, and leaves several to the worker", () => {
    expect(emptyDraft(holidays, today).subtype).toBe(1);
    expect(emptyDraft(leave, today).subtype).toBeNull();
    expect(missingOf(emptyDraft(leave, today))).toEqual({
      pe_solicitud_subtipo_id: "subtype_missing",
      periodos: "missing",
    });
  });

  it("the form sends complete periods, without spaces around words", () => {
    const hours = newPeriod("hours", { from: "2026-12-01", to: "2026-12-01" });
    const sent = askOf(
      draft({
        title: "  Puente ",
        description: "   ",
        periods: [days("2026-12-07", "2026-12-08"), hours],
      }),
    );
    expect(sent).toEqual({
      pe_solicitud_tipo_id: 1,
      pe_solicitud_subtipo_id: 1,
      titulo: "Puente",
      periodos: [{ fecha_inicio: "2026-12-07", fecha_fin: "2026-12-08", pe_tipo_periodo_id: 1 }],
      documento_ids: [],
    });
  });

  it("the form of a request is not sent with hours missing or words of spaces alone", () => {
    const hours = newPeriod("hours", { from: "2026-12-01", to: "2026-12-01" });
    expect(missingOf(draft({ periods: [hours], title: " " }))).toEqual({
      periodos: "incomplete",
      titulo: "blank",
    });
    const typed = { ...hours, start: "09:00", end: "10:30" };
    expect(missingOf(draft({ periods: [typed] }))).toEqual({});
    expect(askOf(draft({ periods: [typed] })).periodos).toEqual([
      {
        fecha_inicio: "2026-12-01",
        fecha_fin: "2026-12-01",
        pe_tipo_periodo_id: 4,
        hora_inicio: "09:00",
        hora_fin: "10:30",
      },
    ]);
  });

  it("the form sends amount or kilometres, never both, and kilometres for the own car alone", () => {
    const base = emptyDraft(expenses, today);
    const both = { ...base.expense, kind: 1, amount: "12,50", kilometres: "120" };
    expect(askOf({ ...base, expense: both })).toMatchObject({ importe: 12.5, pe_gasto_tipo_id: 1 });
    const byCar = askOf({ ...base, expense: { ...both, way: "kilometres" } });
    expect(byCar).toMatchObject({ kilometros: 120 });
    expect(byCar).not.toHaveProperty("importe");
    const meal = askOf({ ...base, expense: { ...both, kind: 4, way: "kilometres" } });
    expect(meal).toMatchObject({ importe: 12.5 });
    expect(meal).not.toHaveProperty("kilometros");
    expect(byCar).not.toHaveProperty("periodos");
    expect(missingOf(base)).toEqual({ pe_gasto_tipo_id: "kind_missing", importe: "number" });
  });

  it("the form asks for a preview once there are days to count", () => {
    expect(canPreview(askOf(draft({})))).toBe(false);
    expect(canPreview(askOf(draft({ periods: [days("2026-12-07", "2026-12-08")] })))).toBe(true);
  });

  it("the form knows whether typed data would be lost", () => {
    const initial = draft({});
    expect(isChanged(draft({ description: " " }), initial)).toBe(false);
    expect(isChanged(draft({ description: "Viaje" }), initial)).toBe(true);
    const half = newPeriod("hours", { from: "2026-12-01", to: "2026-12-01" });
    expect(isChanged(draft({ periods: [half] }), initial)).toBe(true);
    const expense = { ...initial.expense, amount: "12,5x" };
    expect(isChanged(draft({ expense }), initial)).toBe(true);
  });

  it("the form offers the periods that a rule allows", () => {
    const every = { admite_medio_dia: true, admite_horas: true };
    expect(waysOf(ruleOf({}))).toEqual(["days"]);
    expect(waysOf(ruleOf(every))).toEqual(["days", "half", "hours"]);
    expect(waysOf(ruleOf({ ...every, unidad: "horas" }))).toEqual(["hours", "days", "half"]);
    expect(waysOf(ruleOf({ ...every, pe_solicitud_tipo_id: requestKinds.paidHours }))).toEqual([
      "hours",
    ]);
  });

  it("missing fields are reported only after an attempt to send", () => {
    const problems = [
      {
        code: "leave.document_required",
        message: "Adjunta",
        field: "documento_ids",
        confirmable: false,
      },
      { code: "leave.overlap", message: "Ya tienes", field: "periodos", confirmable: false },
    ];
    expect(tellableProblems(problems, false)).toEqual([problems[1]]);
    expect(tellableProblems(problems, true)).toEqual(problems);
  });

  it("the texts of an error are found for a field and its parts", () => {
    const errors = { periodos: ["a"], "periodos.0.hora_fin": ["b", "a"], titulo: ["c"] };
    expect(textsOf(errors, "periodos")).toEqual(["a", "b"]);
  });
});

describe("periods", () => {
  const chosen = [days("2026-12-07", "2026-12-09"), days("2026-12-21", "2026-12-24")];

  it("periods share no day, not even in parts", () => {
    expect(isFree(chosen, { from: "2026-12-10", to: "2026-12-20" })).toBe(true);
    expect(isFree(chosen, { from: "2026-12-01", to: "2026-12-07" })).toBe(false);
    expect(isFree(chosen, { from: "2026-12-01", to: "2026-12-31" })).toBe(false);
  });

  it("periods are sorted by date", () => {
    const [one, other] = chosen;
    expect(inOrder([other, one].filter((period) => period !== undefined))).toEqual(chosen);
  });

  it("periods are shortened to a new last day", () => {
    const until = (last: string) => shortened(chosen, last).map(({ from, to }) => [from, to]);
    expect(until("2026-12-22")).toEqual([
      ["2026-12-07", "2026-12-09"],
      ["2026-12-21", "2026-12-22"],
    ]);
    expect(until("2026-12-08")).toEqual([["2026-12-07", "2026-12-08"]]);
    expect(until("2026-12-15")).toEqual([["2026-12-07", "2026-12-09"]]);
  });
});

describe("the calendar", () => {
  it("a month is laid out in weeks from Monday", () => {
    const weeks = weeksOf({ year: 2026, month: 11 });
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks[5]?.[0]).toBe("2026-11-30");
  });

  it.each([
    ["ArrowLeft", "2026-11-30"],
    ["ArrowDown", "2026-12-08"],
    ["Home", "2026-11-30"],
    ["End", "2026-12-06"],
    ["PageUp", "2026-11-01"],
    ["PageDown", "2027-01-01"],
  ])("the calendar's focus moves with %s to %s", (key, day) => {
    expect(dayAfterKey("2026-12-01", key, false)).toBe(day);
  });

  it("the calendar stays within shorter months and moves by years with Shift", () => {
    expect(sameDayOf("2026-12-31", 2)).toBe("2027-02-28");
    expect(dayAfterKey("2028-02-29", "PageUp", true)).toBe("2027-02-28");
    expect(dayAfterKey("2026-12-01", "a", false)).toBeNull();
  });
});

describe("amounts", () => {
  it.each([
    ["12", 12],
    ["12,5", 12.5],
    ["12.50 €", 12.5],
    ["1.234,56", 1234.56],
    ["1,234.56", 1234.56],
    ["1.234", 1234],
    ["12,345", 12345],
    ["0", null],
    ["-3", null],
    ["12,345,6", null],
    ["1,2345", null],
    ["doce", null],
    ["", null],
  ])("reads the amount %j as %j", (typed, value) => expect(readNumber(typed)).toBe(value));

  it("kilometres are turned into euros to the cent", () => {
    expect(kilometresInEuros(120.5, 0.26)).toBe(31.33);
    expect(kilometresInEuros(0.1, 0.2625)).toBe(0.03);
    expect([rateText(0.26), rateText(0.2625), rateText(0.3)]).toEqual([
      "0,26\u00A0€",
      "0,2625\u00A0€",
      "0,30\u00A0€",
    ]);
  });
});

describe("texts of a preview", () => {
  const day = {
    coste: 1,
    minutos: 480,
    desde: null,
    hasta: null,
    motivo_no_cuenta: null,
    festivo: null,
  };
  const rest = { ...day, coste: 0, motivo_no_cuenta: "descanso" as const };

  it("a preview groups days that are alike", () => {
    const runs = runsOf([
      { ...day, fecha: "2026-12-03" },
      { ...day, fecha: "2026-12-04", coste: 0.5 },
      { ...rest, fecha: "2026-12-05" },
      { ...rest, fecha: "2026-12-06" },
      { ...rest, fecha: "2026-12-08", motivo_no_cuenta: "festivo", festivo: "Inmaculada" },
      { ...day, fecha: "2026-12-09", coste: 0.5, hasta: "12:00" },
      { ...day, fecha: "2026-12-10" },
    ]);
    expect(runs.map(({ from, to, cost }) => [from, to, cost])).toEqual([
      ["2026-12-03", "2026-12-04", 1.5],
      ["2026-12-05", "2026-12-06", 0],
      ["2026-12-08", "2026-12-08", 0],
      ["2026-12-09", "2026-12-09", 0.5],
      ["2026-12-10", "2026-12-10", 1],
    ]);
  });

  it("a preview shows days as ranges and overlaps by request", () => {
    expect(rangesOf(["2026-12-09", "2026-12-07", "2026-12-08", "2026-12-20"])).toEqual([
      { from: "2026-12-07", to: "2026-12-09" },
      { from: "2026-12-20", to: "2026-12-20" },
    ]);
    const overlap = { solicitud_id: 5, pe_solicitud_tipo_id: 1, estado_id: 1 };
    const found = byRequest([
      { ...overlap, fecha: "2026-12-07" },
      { ...overlap, fecha: "2026-12-08" },
    ]);
    expect(found.map(({ days: dates }) => dates)).toEqual([["2026-12-07", "2026-12-08"]]);
  });
});

describe("a file", () => {
  it.each([
    ["tique.jpg", "image/jpeg", 1000, null],
    ["parte.PDF", "application/pdf", 5 * 1024 * 1024, null],
    ["foto.heic", "", 1000, null],
    ["grande.pdf", "application/pdf", 5 * 1024 * 1024 + 1, "too_large"],
    ["vacio.png", "image/png", 0, "empty"],
    ["hoja.docx", "application/msword", 1000, "type"],
    ["disfraz.pdf", "text/html", 1000, "type"],
  ])("checks a file named %s of type %j with %i bytes: %j", (name, type, size, problem) => {
    expect(problemOf({ name, type, size })).toBe(problem);
  });
});
