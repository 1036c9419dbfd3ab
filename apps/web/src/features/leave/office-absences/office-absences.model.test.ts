import { describe, expect, it } from "vitest";

import {
  bodyOf,
  emptyForm,
  isChangeable,
  isWithdrawable,
  missingIn,
} from "./office-absences.model.ts";
import { readOfficeAbsencesSearch } from "./search.model.ts";

const person = { id: 7, name: "Ana" };
const filled = { ...emptyForm, person, from: "2026-11-16", reason: " Parte de baja " };

describe("the form of an absence for somebody", () => {
  it("a sick leave may have no last day; its period is the first day", () => {
    expect(missingIn(filled)).toEqual(["to"]);
    const open = { ...filled, open: true };
    expect(missingIn(open)).toEqual([]);
    expect(bodyOf(open)).toEqual({
      periodos: [{ fecha_inicio: "2026-11-16", fecha_fin: "2026-11-16" }],
      motivo: "Parte de baja",
      sin_fecha_fin: true,
      hospitalizacion: false,
    });
  });

  it("paid hours are hours of one day, paid leave needs its rule", () => {
    const hours = { ...filled, pe_solicitud_tipo_id: 3, start: "09:00", end: "11:00" };
    expect(missingIn(hours)).toEqual([]);
    expect(bodyOf(hours).periodos).toEqual([
      {
        fecha_inicio: "2026-11-16",
        fecha_fin: "2026-11-16",
        pe_tipo_periodo_id: 4,
        hora_inicio: "09:00",
        hora_fin: "11:00",
      },
    ]);
    const leave = { ...filled, pe_solicitud_tipo_id: 4, to: "2026-11-17" };
    expect(missingIn(leave)).toEqual(["subtype"]);
    expect(bodyOf({ ...leave, pe_solicitud_subtipo_id: 12 })).toMatchObject({
      pe_solicitud_subtipo_id: 12,
    });
  });

  it("filters outside their range are left out of the address", () => {
    expect(readOfficeAbsencesSearch({ tipo: 9, estado: "2", anyo: 1999, q: 1004 })).toEqual({
      estado: 2,
      q: "1004",
    });
  });
});

describe("acts on an absence", () => {
  const ausencia = { periodos: [{}] } as never;
  it("pending ones are withdrawn, approved ones changed too, replaced and rejected ones neither", () => {
    const pending = { estado_id: 1, sustituida_por: null, ausencia };
    const approved = { ...pending, estado_id: 2 };
    expect([isChangeable(pending), isWithdrawable(pending)]).toEqual([false, true]);
    expect([isChangeable(approved), isWithdrawable(approved)]).toEqual([true, true]);
    expect(isWithdrawable({ ...approved, sustituida_por: 4 })).toBe(false);
    expect(isWithdrawable({ ...pending, estado_id: 3 })).toBe(false);
  });
});
