import { screen } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";

import type { DayAbsence } from "@atrio/contract/time/day-absences";

import { loadTexts } from "../../../lib/i18n.ts";
import { renderInApp } from "../../../test/render.tsx";
import { workdayOf } from "../../../test/workdays.ts";

import { absenceKindOf } from "./absence/absence.model.ts";
import { ClockedAwayNotes, DayAbsences } from "./day-absences.tsx";
import { dayTone } from "./sheet.model.ts";

const whole: DayAbsence = {
  solicitud_id: 4,
  pe_solicitud_tipo_id: 1,
  completo: true,
  minutos: 480,
  desde: null,
  hasta: null,
  minutos_fichados: 0,
};
const hours: DayAbsence = {
  ...whole,
  pe_solicitud_tipo_id: 3,
  completo: false,
  minutos: 120,
  desde: "10:00",
  hasta: "12:00",
};

describe("an absence on the sheet", () => {
  beforeAll(() => loadTexts("away", "requests"));

  it("an absence on the sheet has the name and colours of its kind, or is only an absence", () => {
    expect(absenceKindOf(whole).key).toBe("holidays");
    expect(absenceKindOf({ ...whole, pe_solicitud_tipo_id: 8 }).key).toBe("paternity");
    expect(absenceKindOf({ ...whole, pe_solicitud_tipo_id: null }).key).toBe("away");
  });

  it("an absence shows its name and, for a part of the day, its times", async () => {
    const ausencias = [
      whole,
      hours,
      { ...hours, solicitud_id: 5, pe_solicitud_tipo_id: null, desde: null, hasta: "13:00" },
      { ...hours, solicitud_id: 6, pe_solicitud_tipo_id: 2, desde: "13:00", hasta: null },
    ];
    await renderInApp(<DayAbsences day={workdayOf({ ausencias })} />);
    expect(screen.getByText("Vacaciones")).toBeDefined();
    expect(screen.getByText("Horas retribuidas, de 10:00 a 12:00")).toBeDefined();
    expect(screen.getByText("Ausencia, hasta las 13:00")).toBeDefined();
    expect(screen.getByText("Asuntos propios, desde las 13:00")).toBeDefined();
    expect(screen.queryByText("Fichado durante la ausencia")).toBeNull();
  });

  it("an absence warns in a word and in a sentence of work clocked within it", async () => {
    const day = workdayOf({ ausencias: [{ ...hours, minutos_fichados: 45 }] });
    await renderInApp(
      <>
        <DayAbsences day={day} />
        <ClockedAwayNotes day={day} />
      </>,
    );
    expect(screen.getByText("Fichado durante la ausencia")).toBeDefined();
    expect(screen.getByText(/\(Horas retribuidas\): 45 min\./)).toBeDefined();
  });

  it("an absence of a whole day mutes the day, one of a part does not", () => {
    const day = workdayOf({ dia: "2026-11-17", minutos_previstos: 0 });
    expect(dayTone({ ...day, ausencias: [whole] }, "2026-11-18")).toBe("off");
    expect(dayTone({ ...day, ausencias: [hours] }, "2026-11-18")).toBe("plain");
  });
});
