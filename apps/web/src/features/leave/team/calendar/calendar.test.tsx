import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../../lib/i18n.ts";
import { daysOfMonth, monthOfDay } from "../../../../lib/month-grid.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { lucia, marcos } from "../../../../test/team.ts";
import type { TeamCalendar } from "../team.queries.ts";

import { CalendarView } from "./calendar-view.tsx";
import { cellAfter, monthsLater, rowsOf } from "./calendar.model.ts";

const holidays = {
  solicitud_id: 90,
  fecha: "2026-11-03",
  pe_solicitud_tipo_id: 1,
  estado_id: 2,
  completo: true,
};

const calendar: TeamCalendar = {
  personas: [
    {
      trabajador: lucia,
      ausencias: [
        holidays,
        { ...holidays, fecha: "2026-11-04", estado_id: 1, completo: false, solicitud_id: 91 },
      ],
    },
    {
      trabajador: marcos,
      ausencias: [{ ...holidays, solicitud_id: 92, pe_solicitud_tipo_id: null }],
    },
    { trabajador: { id: 9, nombre_completo: "Zoé Ayala", link_foto: null }, ausencias: [] },
  ],
  dias: [
    { fecha: "2026-11-03", previstos: 3, ausentes: 2, pendientes: 0 },
    { fecha: "2026-11-07", previstos: 0, ausentes: 0, pendientes: 0 },
  ],
  solicitudes: [],
};

describe("the days of a month", () => {
  it("the days of a month are as many as it has", () => {
    expect(daysOfMonth(monthOfDay("2026-02"))).toHaveLength(28);
    expect(daysOfMonth(monthOfDay("2028-02")).at(-1)).toBe("2028-02-29");
    expect(monthsLater("2026-12", 1)).toBe("2027-01");
    expect(monthsLater("2026-01", -1)).toBe("2025-12");
  });

  it("the days of a month hold everybody's absences in their order", () => {
    const [first] = rowsOf(calendar.personas, ["2026-11-02", "2026-11-03", "2026-11-04"]);
    expect(first?.days.map((day) => day.map(({ solicitud_id }) => solicitud_id))).toEqual([
      [],
      [90],
      [91],
    ]);
  });

  it("the days of a month are walked through with the arrows, and not beyond the edge", () => {
    const size = { rows: 3, columns: 30 };
    expect(cellAfter("ArrowRight", { row: 0, column: 28 }, size)).toEqual({ row: 0, column: 29 });
    expect(cellAfter("ArrowRight", { row: 0, column: 29 }, size)).toEqual({ row: 0, column: 29 });
    expect(cellAfter("ArrowUp", { row: 0, column: 4 }, size)).toEqual({ row: 0, column: 4 });
    expect(cellAfter("End", { row: 1, column: 4 }, size)).toEqual({ row: 1, column: 29 });
    expect(cellAfter("a", { row: 1, column: 4 }, size)).toBeNull();
  });
});

describe("the calendar of a team", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("team-absences", "requests"));

  beforeEach(() => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ data: calendar })));
  });

  async function show() {
    const onMonth = vi.fn<(month: string) => void>();
    await renderInApp(<CalendarView month="2026-11" today="2026-11-21" onMonth={onMonth} />);
    const grid = await screen.findByRole("grid", { name: "Calendario de ausencias del equipo" });
    return { grid, onMonth, user: userEvent.setup({ delay: null }) };
  }

  it("the calendar of a team describes absences, medical ones without kind, and the coverage as a share", async () => {
    const { grid } = await show();
    const cell = (name: string) => within(grid).getByRole("cell", { name });
    expect(cell("Lucía García Pérez, 3 nov: Vacaciones")).toBeDefined();
    const half = "Lucía García Pérez, 4 nov: Vacaciones, pendiente de aprobación, parte del día";
    expect(cell(half)).toBeDefined();
    expect(cell("Marcos Herrero, 3 nov: Ausente")).toBeDefined();
    const words = "1 de 3 disponibles; ausentes: 2; pendientes de aprobación: 0";
    const day = within(grid).getByRole("cell", { name: words });
    expect(within(day).getByText("/3").parentElement?.textContent).toBe("1/3");
  });

  it("the calendar of a team is walked through by keyboard and tells the chosen day below", async () => {
    const { grid, user } = await show();
    within(grid).getByRole("cell", { name: "Lucía García Pérez, 1 nov: Sin ausencias" }).focus();
    await user.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}{Enter}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe(
      "Marcos Herrero, 3 nov: Ausente",
    );
    const chosen = screen.getByRole("heading", { name: /^Marcos Herrero · Martes, 3 de/ });
    expect(chosen).toBeDefined();
    const link = screen.getByRole("link", { name: "Ver la solicitud" });
    expect(link.getAttribute("href")).toContain("solicitud=92");
  });

  it("the calendar finds people by name, and absent ones", async () => {
    const { grid, user } = await show();
    await user.click(screen.getByRole("checkbox", { name: "Solo quien tiene ausencias" }));
    expect(within(grid).queryByText("Zoé Ayala")).toBeNull();
    await user.type(screen.getByRole("searchbox"), "GARCIA");
    expect(within(grid).queryByText("Marcos Herrero")).toBeNull();
    expect(within(grid).getByText("Lucía García Pérez")).toBeDefined();
  });

  it("the calendar of a team goes from month to month", async () => {
    const { onMonth, user } = await show();
    await user.click(screen.getByRole("button", { name: "Mes siguiente" }));
    expect(onMonth).toHaveBeenCalledWith("2026-12");
  });
});
