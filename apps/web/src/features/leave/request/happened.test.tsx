import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { RequestDetail } from "@atrio/contract/leave/absences";

import { loadTexts } from "../../../lib/i18n.ts";
import { absenceOf, detailOf, eventOf } from "../../../test/absences.ts";
import { renderInApp } from "../../../test/render.tsx";
import { marcos, requestOf } from "../../../test/team.ts";
import { userOf } from "../../../test/user.ts";

import { RequestDrawer } from "./request-drawer.tsx";

const none = requestOf().can;
let request: RequestDetail = detailOf();
let sent: Array<{ call: string; body: unknown }> = [];

const json = (body: unknown) => Promise.resolve(Response.json(body));

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const method = init?.method ?? "GET";
  if (path === "/auth/user") return json({ user: userOf() });
  if (path.startsWith("/solicitud/obtener-comentarios")) return json({ data: [] });
  if (method === "GET") return json({ data: request });
  sent.push({
    call: `${method} ${path}`,
    body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
  });
  return json({ data: requestOf({ id: 60 }) });
}

async function show() {
  const onOpen = vi.fn<(id: number) => void>();
  await renderInApp(<RequestDrawer requestId={53} onOpen={onOpen} onClose={() => undefined} />);
  return {
    onOpen,
    user: userEvent.setup({ delay: null }),
    page: await screen.findByRole("dialog"),
  };
}

describe("an absence as it happened", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("absences", "requests", "ask", "files"));

  beforeEach(() => {
    request = detailOf();
    sent = [];
    vi.stubGlobal("fetch", serve);
  });

  it("a request says which administrator entered it, and why", async () => {
    request = detailOf({
      registrada_por: marcos,
      motivo_registro: "Parte de baja",
      sucesos: [eventOf({ tipo: "registrada", autor: marcos, motivo: "Parte de baja" })],
    });
    const { page } = await show();
    await within(page).findByText("Registrada por Marcos Herrero (administración): Parte de baja");
    const history = within(page).getByRole("list", { name: "Qué ha pasado" });
    expect(history.textContent).toContain("Registrada por Marcos Herrero (administración)Parte");
  });

  it("a medical leave without an end says so, and its cost is one for now", async () => {
    const { ausencia } = absenceOf();
    if (ausencia === null) throw new Error("no absence");
    request = detailOf({
      pe_solicitud_tipo_id: 7,
      ausencia: { ...ausencia, unidad: "naturales", sin_fecha_fin: true },
    });
    const { page } = await show();
    await within(page).findByText("Desde el 07/12/2026, sin fecha de fin");
    expect(within(page).getByText("2 días por ahora")).toBeDefined();
  });

  it("an absence that has begun is asked to be withdrawn, with a reason", async () => {
    request = detailOf({ estado_id: 2, can: { ...none, rectificar: true, retirar: true } });
    const { page, user, onOpen } = await show();
    await user.click(await within(page).findByRole("button", { name: "Pedir la retirada" }));
    const question = await screen.findByRole("dialog", {
      name: "¿Pedir que se retire la ausencia?",
    });
    await user.type(within(question).getByRole("textbox"), "Vine a trabajar");
    await user.click(within(question).getByRole("button", { name: "Pedir la retirada" }));
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledWith(60));
    expect(sent).toEqual([
      {
        call: "PUT /solicitud/53",
        body: {
          pe_solicitud_tipo_id: 1,
          pe_solicitud_subtipo_id: 1,
          descripcion: "Vine a trabajar",
          periodos: [],
        },
      },
    ]);
  });

  it("the withdrawal of a medical leave promises nothing back to a balance", async () => {
    const can = { ...none, retirar: true };
    request = detailOf({ estado_id: 2, pe_solicitud_tipo_id: 7, can });
    const { page, user } = await show();
    await user.click(await within(page).findByRole("button", { name: "Pedir la retirada" }));
    const question = await screen.findByRole("dialog", {
      name: "¿Pedir que se retire la ausencia?",
    });
    expect(question.textContent).toContain("deja de contar.");
    expect(question.textContent).not.toContain("saldo");
  });

  it("the history tells what was given back, and what is in force again", async () => {
    request = detailOf({
      sucesos: [
        eventOf({ tipo: "dias_devueltos", autor: null, dias: 2 }),
        eventOf({ id: 2, tipo: "dias_repuestos", autor: null, minutos: 90 }),
      ],
    });
    const { page } = await show();
    const history = await within(page).findByRole("list", { name: "Qué ha pasado" });
    expect(history.textContent).toContain("Días devueltos: 2 días");
    expect(history.textContent).toContain("Vuelven a estar en vigor: 1\u00a0h\u00a030\u00a0min");
  });
});
