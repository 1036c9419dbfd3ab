import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { nextExpiry } from "@atrio/contract/leave/lots";

import { loadTexts } from "../../../lib/i18n.ts";
import { absenceOf, balanceOf } from "../../../test/absences.ts";
import { renderInApp } from "../../../test/render.tsx";
import { userOf } from "../../../test/user.ts";

import { BalancesView } from "./balances-view.tsx";
import {
  barOf,
  figureOf,
  isShown,
  listedFigures,
  lotsOf,
  readFigure,
  restOf,
  usesOf,
} from "./balances.model.ts";

const today = "2026-11-21";
const balance = balanceOf();

describe("a balance", () => {
  it("a balance lists its figures, and rare ones only when not zero", () => {
    expect(listedFigures(balance)).toEqual(["granted", "adjusted", "used", "approved", "pending"]);
    const plain = balanceOf({ dias_ajuste: 0, dias_caducados: 3 });
    expect(listedFigures(plain)).toEqual(["granted", "used", "approved", "pending", "expired"]);
  });

  it("a balance splits approved days at today, today being enjoyed", () => {
    const daysOf = (figure: "used" | "approved" | "pending", day: string) =>
      usesOf(balance, figure, day).map(({ requestId, cost }) => [requestId, cost]);
    expect(daysOf("used", today)).toEqual([[51, 2]]);
    expect(daysOf("approved", today)).toEqual([[52, 1]]);
    expect(daysOf("used", "2026-12-24")).toEqual([
      [52, 1],
      [51, 2],
    ]);
    expect(daysOf("pending", today)).toEqual([[53, 1.5]]);
  });

  it("a balance is made of lots: the year's own, and carried-over days", () => {
    expect(lotsOf(balance, "granted")?.map(({ anyo }) => anyo)).toEqual([2026]);
    expect(lotsOf(balance, "adjusted")?.map(({ origen }) => origen)).toEqual(["arrastre"]);
    expect(lotsOf(balance, "left")?.map(({ origen }) => origen)).toEqual(["anual"]);
    expect(lotsOf(balance, "used")).toBeNull();
  });

  it("a negative adjustment is shown, and is no lot of its own", () => {
    expect(restOf(balance, "granted")).toBe(0);
    const lots = balance.lotes.map((lot) => ({ ...lot, cantidad: Math.min(lot.cantidad, 20.5) }));
    const adjusted = balanceOf({ lotes: lots, dias_ajuste: 0.5 });
    expect(restOf(adjusted, "granted")).toBe(1.5);
    expect(restOf(adjusted, "adjusted")).toBe(-1.5);
    expect(restOf(adjusted, "used")).toBe(0);
  });

  it("a balance names its next expiry, but never an expired one", () => {
    expect(nextExpiry(balance, today)).toEqual({ date: "2026-12-31", amount: 19.5 });
    expect(nextExpiry(balance, "2027-01-01")).toBeNull();
  });

  it("a balance is drawn in shares that add up", () => {
    const parts = barOf(balance);
    expect(parts.map(({ figure }) => figure)).toEqual(["used", "approved", "pending", "left"]);
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const empty = balanceOf({
      dias_usados: 0,
      dias_aprobados: 0,
      dias_pendientes: 0,
      dias_restantes: 0,
    });
    expect(barOf(empty)).toEqual([]);
  });

  it("expired days are no part of the bar: what is open of it is available", () => {
    const expired = balanceOf({
      dias_usados: 10,
      dias_aprobados: 0,
      dias_pendientes: 0,
      dias_caducados: 10,
      dias_restantes: 10,
    });
    expect(barOf(expired)).toEqual([
      { figure: "used", share: 0.5 },
      { figure: "left", share: 0.5 },
    ]);
  });

  it("a balance that is overdrawn fills its bar with what is taken", () => {
    const over = balanceOf({
      dias_usados: 3,
      dias_aprobados: 1,
      dias_pendientes: 0,
      dias_restantes: -2,
    });
    expect(barOf(over).map(({ share }) => share)).toEqual([0.75, 0.25]);
  });

  it("a balance is not shown where the company does not grant it and nothing is in it", () => {
    const nothing = {
      dias_totales: 0,
      dias_ajuste: 0,
      dias_usados: 0,
      dias_aprobados: 0,
      dias_pendientes: 0,
      dias_restantes: 0,
    };
    expect(isShown(balanceOf({ ...nothing, habilitado: false }))).toBe(false);
    expect(isShown(balanceOf({ ...nothing, habilitado: true }))).toBe(true);
    expect(isShown(balanceOf({ habilitado: false }))).toBe(true);
  });

  it("a balance is named in an address, with a figure", () => {
    expect(readFigure("asuntos_propios.used")).toEqual({ kind: "asuntos_propios", figure: "used" });
    expect(readFigure("vacaciones.nothing")).toBeNull();
    expect(readFigure(undefined)).toBeNull();
    expect(figureOf(balance, "left")).toBe(19.5);
  });
});

let balances = [balance];
let failing = false;

function serve(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const json = (body: unknown) => Promise.resolve(Response.json(body));
  if (path === "/auth/user") return json({ user: userOf() });
  if (path === "/saldos-trabajador/7" && failing) {
    return Promise.resolve(Response.json({ code: "x", message: "Algo falla." }, { status: 500 }));
  }
  if (path === "/saldos-trabajador/7") return json({ data: balances });
  if (path === "/trabajador/7/solicitudes") return json({ data: [absenceOf()], total: 1 });
  if (path === "/trabajador/7/regla-vacaciones") {
    const rule = { titulo: "Verano", descripcion: "Dos semanas seguidas." };
    return json({ data: [{ id: 3, ...rule, documento: { nombre: "vacaciones.pdf" } }] });
  }
  return Promise.resolve(new Response(null, { status: 404 }));
}

async function show(figure?: string): Promise<ReturnType<typeof vi.fn<(text?: string) => void>>> {
  const onFigure = vi.fn<(text?: string) => void>();
  await renderInApp(
    <BalancesView
      year={2026}
      today={today}
      figure={figure}
      onYear={() => undefined}
      onFigure={onFigure}
    />,
  );
  return onFigure;
}

describe("the balances", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("absences", "requests"));

  beforeEach(() => {
    balances = [balance];
    failing = false;
    vi.stubGlobal("fetch", serve);
  });

  it("balances tell their rest, parts and expiry", async () => {
    const onFigure = await show();
    const card = await screen.findByRole("article", { name: "Vacaciones" });
    expect(within(card).getByText("19,5 días")).toBeDefined();
    expect(within(card).getByText("19,5 días: hasta el 31/12/2026")).toBeDefined();
    const used = within(card).getByRole("button", { name: "Disfrutado 2 días" });
    await userEvent.setup({ delay: null }).click(used);
    expect(onFigure).toHaveBeenCalledWith("vacaciones.used");
  });

  it("the figures of a balance open their days, each with its request", async () => {
    await show("vacaciones.pending");
    const dialog = await screen.findByRole("dialog", {
      name: "Vacaciones de 2026: Pendiente de aprobación",
    });
    expect(within(dialog).getByText("Mar 29/12/2026 (0,5 días)")).toBeDefined();
    const link = within(dialog).getByRole("link", { name: "Ver la solicitud del 28/12/2026" });
    expect(link.getAttribute("href")).toContain("/absences?solicitud=53");
  });

  it("balances open their grants with expiry", async () => {
    await show("vacaciones.adjusted");
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Pasan de 2025")).toBeDefined();
    expect(within(dialog).getByText(/del 01\/01\/2025 al 31\/03\/2026/)).toBeDefined();
  });

  it("balances stand beside the newest requests and the rules in plain words", async () => {
    await show();
    const row = await screen.findByRole("link", { name: /Vacaciones.*07\/12\/2026/ });
    expect(row.textContent).toContain("2 días");
    expect(row.textContent).toContain("Falta la aprobación de Marcos Herrero");
    expect(within(row).getByText("Pendiente")).toBeDefined();
    expect(await screen.findByRole("button", { name: "Descargar vacaciones.pdf" })).toBeDefined();
  });

  it("the balances do not list figures where all of them are nothing", async () => {
    const nothing = { dias_totales: 0, dias_ajuste: 0, dias_usados: 0, dias_aprobados: 0 };
    const rest = { dias_pendientes: 0, dias_restantes: 0, lotes: [] };
    balances = [balanceOf({ ...nothing, ...rest, saldo: "domingos" })];
    await show();
    const card = await screen.findByRole("article", { name: "Domingos y festivos trabajados" });
    expect(within(card).getByText("Todavía no hay nada en este saldo.")).toBeDefined();
    expect(within(card).getAllByRole("button")).toHaveLength(1);
  });

  it("the page of balances says when there are none", async () => {
    balances = [];
    await show();
    expect(await screen.findByText("Sin saldos en 2026")).toBeDefined();
  });

  it("the page of balances offers a retry when they cannot be read", async () => {
    failing = true;
    await show();
    expect(await screen.findByText("Algo falla.")).toBeDefined();
    failing = false;
    await userEvent
      .setup({ delay: null })
      .click(screen.getByRole("button", { name: "Reintentar" }));
    expect(await screen.findByRole("article", { name: "Vacaciones" })).toBeDefined();
  });
});
