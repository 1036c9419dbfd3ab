import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { LeaveTotals } from "@atrio/contract/leave/leave";

import { loadTexts } from "../../../lib/i18n.ts";
import { balanceOf } from "../../../test/absences.ts";
import { renderInApp } from "../../../test/render.tsx";
import { userOf } from "../../../test/user.ts";

import { LeaveView } from "./leave-view.tsx";

const training: LeaveTotals["subtipos"][number] = {
  id: 12,
  pe_solicitud_tipo_id: 4,
  codigo: "formacion",
  nombre: "Formación para el empleo",
  descripcion: "Veinte horas al año de formación.",
  norma: "Estatuto de los Trabajadores, art. 23.3",
  unidad: "horas",
  saldo: null,
  retribuido: true,
  limite: 1200,
  limite_por: "anyo",
  maximo_consecutivo: null,
  preaviso_dias: 15,
  requiere_documento: true,
  admite_medio_dia: false,
  admite_horas: true,
  minimo_meses: null,
  maximo_meses: null,
  ocasion: null,
  plazo_meses: null,
  prorroga_dias: null,
  prorroga_meses: null,
  decide: "supervisores",
  documento_restringido: false,
  usados: 90,
  pendientes: 60,
  restantes: 1050,
};
const wedding = {
  ...training,
  id: 13,
  nombre: "Matrimonio",
  unidad: "naturales" as const,
  limite: 15,
  limite_por: "hecho" as const,
  usados: 0,
  pendientes: 0,
  restantes: null,
};

let paid: LeaveTotals["subtipos"] = [];

function serve(input: RequestInfo | URL): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const json = (body: unknown) => Promise.resolve(Response.json(body));
  if (path === "/auth/user") return json({ user: userOf() });
  if (path === "/saldos-trabajador/7") return json({ data: [balanceOf()] });
  const totals = { total: null, usados: 1, pendientes: 0, restantes: null };
  const isPaid = path === "/permisos-retribuidos/7";
  return json({ data: { ...totals, subtipos: isPaid ? paid : [] } });
}

describe("the leave of a year", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("absences", "requests"));

  beforeEach(() => {
    paid = [training, wedding];
    vi.stubGlobal("fetch", serve);
  });

  it("each kind of leave shows its allowance, use and rest, in its own unit", async () => {
    await renderInApp(<LeaveView year={2026} onYear={() => undefined} onAsk={() => undefined} />);
    const [first, second] = await screen.findAllByRole("group");
    const hours = within(first ?? document.body);
    expect(hours.getByText(/20 h al año/)).toBeDefined();
    expect(hours.getByText(/17 h 30 min/)).toBeDefined();
    expect(hours.getByText("Según: Estatuto de los Trabajadores, art. 23.3")).toBeDefined();
    expect(hours.getByText("Avisa con 15 días de antelación")).toBeDefined();
    expect(within(second ?? document.body).getByText(/15 días cada vez/)).toBeDefined();
    expect(await screen.findByText("Tu empresa no ofrece permisos de este tipo.")).toBeDefined();
  });

  it("kinds with something taken come first, the others tell their limit alone, in years where it is long", async () => {
    paid = [{ ...wedding, nombre: "Excedencia", limite: 1827 }, training];
    await renderInApp(<LeaveView year={2026} onYear={() => undefined} onAsk={() => undefined} />);
    const [first, second] = await screen.findAllByRole("group");
    expect(within(first ?? document.body).getByText("Formación para el empleo")).toBeDefined();
    const other = within(second ?? document.body);
    expect(other.getByText("5 años cada vez")).toBeDefined();
    expect(other.queryByText("Disfrutado")).toBeNull();
  });

  it("many kinds of leave have a search that ignores accents", async () => {
    paid = Array.from({ length: 9 }, (_, index) => ({
      ...wedding,
      id: index + 1,
      nombre: index === 4 ? "Elección sindical" : `Permiso ${index}`,
    }));
    await renderInApp(<LeaveView year={2026} onYear={() => undefined} onAsk={() => undefined} />);
    const user = userEvent.setup({ delay: null });
    const field = await screen.findByRole("textbox", { name: "Busca un permiso" });
    await user.type(field, "eleccion");
    expect(screen.getAllByRole("group")).toHaveLength(1);
    await user.type(field, "x");
    expect(screen.getByText("Ningún permiso tiene ese nombre.")).toBeDefined();
  });

  it("a kind of leave links its requests and the form", async () => {
    const onAsk = vi.fn<(kind: number) => void>();
    await renderInApp(<LeaveView year={2026} onYear={() => undefined} onAsk={onAsk} />);
    await screen.findByText("Matrimonio");
    const [link] = screen.getAllByRole("link", { name: "Ver las solicitudes" });
    expect(link?.getAttribute("href")).toContain("vista=solicitudes&tipo=4&anyo=2026");
    await userEvent.setup({ delay: null }).click(screen.getByText("Matrimonio"));
    await userEvent
      .setup({ delay: null })
      .click(screen.getByRole("button", { name: "Pedir: Matrimonio" }));
    expect(onAsk).toHaveBeenCalledWith(4);
  });
});
