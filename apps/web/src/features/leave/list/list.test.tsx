import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../lib/i18n.ts";
import { absenceOf, balanceOf } from "../../../test/absences.ts";
import { renderInApp } from "../../../test/render.tsx";
import { userOf } from "../../../test/user.ts";
import { readAbsencesSearch } from "../leave.model.ts";
import type { AbsencesSearch } from "../leave.model.ts";

import { RequestsView } from "./requests-view.tsx";

describe("the address of the page", () => {
  it("the address keeps known parameters and leaves the rest out", () => {
    const known = { vista: "solicitudes", tipo: 4, estado: 2, anyo: 2026, pagina: 3, filas: 50 };
    expect(readAbsencesSearch(known)).toEqual(known);
    expect(readAbsencesSearch({ tipo: 10, estado: 9, anyo: "x", pagina: 0, vista: "?" })).toEqual(
      {},
    );
    // The first page and the first view need not be said.
    expect(readAbsencesSearch({ vista: "saldos", pagina: 1, filas: 5 })).toEqual({});
    expect(readAbsencesSearch({ solicitud: "53", nueva: 0, mes: "2026-13" })).toEqual({
      solicitud: 53,
      nueva: 0,
    });
  });
});

const expense = absenceOf({
  id: 60,
  pe_solicitud_tipo_id: 9,
  estado_id: 3,
  aprobaciones: [],
  documentos: 1,
  ausencia: null,
  gasto: {
    fecha_gasto: "2026-11-12",
    importe: 1234.5,
    pe_gasto_tipo_id: 3,
    kilometros: null,
    tarifa_km: null,
    pagado_en: null,
  },
});

let sent: unknown[] = [];
let total = 2;

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const json = (body: unknown) => Promise.resolve(Response.json(body));
  if (path === "/auth/user") return json({ user: userOf() });
  if (path === "/saldos-trabajador/7") return json({ data: [balanceOf()] });
  const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
  sent.push(body);
  return json({ data: total === 0 ? [] : [absenceOf(), expense], total });
}

async function show(search: AbsencesSearch = {}) {
  const onChange = vi.fn<(change: object) => void>();
  await renderInApp(<RequestsView search={search} today="2026-11-21" onChange={onChange} />);
  return { onChange, user: userEvent.setup({ delay: null }) };
}

/** Input of the last call. */
function asked(): unknown {
  const last: unknown = sent.at(-1);
  const text: unknown = Reflect.get(Object(last), "paramsFront");
  return typeof text === "string" ? JSON.parse(text) : undefined;
}

describe("the list of requests", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("absences", "requests"));

  beforeEach(() => {
    sent = [];
    total = 2;
    vi.stubGlobal("fetch", serve);
  });

  it("the list of requests shows kind, dates, amount and state", async () => {
    await show();
    const list = await screen.findByRole("list", { name: "Solicitudes" });
    const [first, second] = within(list).getAllByRole("link");
    expect(first?.textContent).toContain("07/12/2026 – 09/12/2026");
    expect(second?.textContent).toContain("Gasto: Taxi");
    expect(second?.textContent).toContain("1.234,50");
    expect(second?.textContent).toContain("Rechazada");
    expect(second?.textContent).toContain("1 documento");
    expect(second?.getAttribute("href")).toContain("solicitud=60");
  });

  it("the list asks for its page's kinds, filtered by the address", async () => {
    await show();
    await screen.findByRole("list", { name: "Solicitudes" });
    const kinds = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(asked()).toEqual({ skip: 0, take: 25, pe_solicitud_tipo_id: kinds });
  });

  it("the list asks for a page of the filtered requests", async () => {
    total = 120;
    await show({ tipo: 4, estado: 2, anyo: 2026, pagina: 3, filas: 50 });
    await screen.findByRole("list", { name: "Solicitudes" });
    const filters = { pe_solicitud_tipo_id: 4, estado_id: 2, anyo_dias: 2026 };
    expect(asked()).toEqual({ skip: 100, take: 50, ...filters });
    expect(screen.getByText("101–120 de 120")).toBeDefined();
  });

  it("the list turns pages and clears filters through the address", async () => {
    total = 120;
    const { onChange, user } = await show({ estado: 2 });
    await screen.findByRole("list", { name: "Solicitudes" });
    await user.click(screen.getByRole("button", { name: "Página siguiente" }));
    expect(onChange).toHaveBeenLastCalledWith({ pagina: 2, filas: 25 });
    await user.click(screen.getByRole("button", { name: "Quitar los filtros" }));
    expect(onChange).toHaveBeenLastCalledWith({
      tipo: undefined,
      estado: undefined,
      anyo: undefined,
      pagina: undefined,
    });
  });

  it("the list says when no request matches", async () => {
    total = 0;
    await show({ estado: 4 });
    expect(await screen.findByText("Ninguna solicitud coincide con los filtros.")).toBeDefined();
  });
});
