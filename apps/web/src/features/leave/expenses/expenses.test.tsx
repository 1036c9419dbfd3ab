import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../lib/i18n.ts";
import { renderInApp } from "../../../test/render.tsx";
import { userOf } from "../../../test/user.ts";

import { ExpensesView } from "./expenses-view.tsx";

const taxi = { pe_gasto_tipo_id: 3, pedido: 1234.5, aprobado: 100, pagado: 0 };

let kinds = [taxi];
let asked: string[] = [];

function serve(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  if (url.pathname.endsWith("/auth/user")) {
    return Promise.resolve(Response.json({ user: userOf() }));
  }
  asked.push(url.searchParams.get("month") ?? "");
  const total = { pedido: 1234.5, aprobado: 100, pagado: 0 };
  const range = { desde: "2026-11-01", hasta: "2026-11-30" };
  return Promise.resolve(
    Response.json({ data: { ...range, total, tipos: kinds, tarifa_km: 0.26 } }),
  );
}

async function show(month: string) {
  const onMonth = vi.fn<(month: string) => void>();
  await renderInApp(
    <ExpensesView month={month} current="2026-11" onMonth={onMonth} onAsk={() => undefined} />,
  );
  return { onMonth, user: userEvent.setup({ delay: null }) };
}

describe("the expenses of a month", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("absences", "requests"));

  beforeEach(() => {
    kinds = [taxi];
    asked = [];
    vi.stubGlobal("fetch", serve);
  });

  it("the expenses of a month are added up by kind: asked for, approved and paid", async () => {
    await show("2026-11");
    const row = await screen.findByRole("row", { name: /Taxi/ });
    expect(row.textContent).toMatch(/1\.234,50.*100,00.*0,00/);
    expect(screen.getByRole("row", { name: /Total/ }).textContent).toMatch(/1\.234,50/);
    expect(screen.getByText(/tu empresa paga 0,26.€ por kilómetro/)).toBeDefined();
    expect(asked).toEqual(["2026-11"]);
  });

  it("the expenses of a month end with this month, and go back over the year's end", async () => {
    const { onMonth, user } = await show("2026-11");
    await screen.findByRole("row", { name: /Taxi/ });
    expect(screen.getByRole("button", { name: "Mes siguiente" })).toHaveProperty("disabled", true);
    await user.click(screen.getByRole("button", { name: "Mes anterior" }));
    expect(onMonth).toHaveBeenCalledWith("2026-10");
  });

  it.each([
    ["2026-01", "Mes anterior", "2025-12"],
    ["2026-01", "Mes siguiente", "2026-02"],
    ["2025-12", "Mes siguiente", "2026-01"],
    ["2026-02", "Mes siguiente", "2026-03"],
  ])("months go from %s with '%s' to %s", async (month, button, expected) => {
    const { onMonth, user } = await show(month);
    await user.click(await screen.findByRole("button", { name: button }));
    expect(onMonth).toHaveBeenCalledWith(expected);
  });

  it("the page of expenses says when there are none", async () => {
    kinds = [];
    await show("2026-11");
    expect(await screen.findByText("Sin gastos en noviembre de 2026")).toBeDefined();
  });
});
