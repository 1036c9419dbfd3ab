import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../../lib/i18n.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { lucia, marcos } from "../../../../test/team.ts";
import type { TeamSummary } from "../team.queries.ts";

import { SummaryView } from "./summary-view.tsx";
import { balancesIn, orderAfter, summaryRows } from "./summary.model.ts";
import type { PersonBalance } from "./summary.model.ts";

const balance: PersonBalance = {
  saldo: "vacaciones",
  unidad: "laborables",
  dias_resultantes: 24,
  dias_usados: 12,
  dias_aprobados: 6,
  dias_pendientes: 1.5,
  dias_caducados: 0,
  dias_reservados: 0,
  dias_restantes: 4.5,
};
const zoe = { id: 9, nombre_completo: "Zoé Ayala", link_foto: null };

const summary: TeamSummary = [
  { trabajador: marcos, saldos: [{ ...balance, dias_restantes: 10 }] },
  { trabajador: zoe, saldos: [] },
  {
    trabajador: lucia,
    saldos: [balance, { ...balance, saldo: "asuntos_propios", dias_resultantes: 3 }],
  },
];

describe("the balances of a team", () => {
  it("balances are those that anybody has, in the contract's order", () => {
    expect(balancesIn(summary)).toEqual(["vacaciones", "asuntos_propios"]);
  });

  it("balances are sorted by name or figure; missing figures come last in both directions", () => {
    const names = (by: "name" | "dias_restantes", descending: boolean) =>
      summaryRows(summary, "vacaciones", { by, descending }).map(
        ({ person }) => person.nombre_completo.split(" ")[0],
      );
    expect(names("name", false)).toEqual(["Lucía", "Marcos", "Zoé"]);
    expect(names("dias_restantes", true)).toEqual(["Marcos", "Lucía", "Zoé"]);
    expect(names("dias_restantes", false)).toEqual(["Lucía", "Marcos", "Zoé"]);
  });

  it("a pressed figure sorts balances by the most, and pressed again by the least", () => {
    const first = orderAfter({ by: "name", descending: false }, "dias_usados");
    expect(first).toEqual({ by: "dias_usados", descending: true });
    expect(orderAfter(first, "dias_usados")).toEqual({ by: "dias_usados", descending: false });
  });
});

describe("the table of balances", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("team-absences", "requests"));

  beforeEach(() => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ data: summary })));
  });

  it("the table shows one balance at a time, in the chosen order", async () => {
    const user = userEvent.setup({ delay: null });
    await renderInApp(<SummaryView year={2026} thisYear={2026} onYear={() => undefined} />);
    const table = await screen.findByRole("table", { name: "Vacaciones de 2026 por persona" });
    const people = () =>
      within(table)
        .getAllByRole("rowheader")
        .map((cell) => cell.textContent.replace(/^[A-ZÀ-Ý]{2}/, ""));
    expect(people()).toEqual(["Lucía García Pérez", "Marcos Herrero", "Zoé Ayala"]);
    expect(within(table).getByText("4,5 días")).toBeDefined();
    expect(within(table).getByText("No tiene este saldo")).toBeDefined();
    await user.click(within(table).getByRole("button", { name: "Disponibles" }));
    expect(people()[0]).toBe("Marcos Herrero");
    const head = within(table).getByRole("columnheader", { name: "Disponibles" });
    expect(head.getAttribute("aria-sort")).toBe("descending");
    await user.click(screen.getByText("Asuntos propios"));
    expect(
      await screen.findByRole("table", { name: "Asuntos propios de 2026 por persona" }),
    ).toBeDefined();
  });
});
