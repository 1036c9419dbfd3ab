import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../lib/i18n.ts";
import { renderInApp } from "../../../test/render.tsx";
import { userOf } from "../../../test/user.ts";

import { BankCard } from "./bank-card.tsx";
import { CheckpointsCard } from "./checkpoints-card.tsx";

const config = {
  anyo: 2026,
  activa: true,
  umbral_minutos: 15,
  intervalo_minutos: 15,
  maximo_diario_minutos: 120,
  tope_anual_minutos: 4800,
  caduca_el: null,
};
const points = {
  correos: ["comite@prueba.test"],
  huella_clave: "ab12",
  sello_tiempo: "no_configurado",
  puntos: [],
};

let sent: Array<[path: string, body: unknown]>;

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const json = (body: unknown) => Promise.resolve(Response.json(body));
  if (path === "/auth/user") return json({ user: userOf({ administrador: true }) });
  if (path === "/administrador/buscar") return json({ data: { personas: [], centros: [] } });
  if (init?.method === "PUT") {
    const body: unknown = JSON.parse(typeof init.body === "string" ? init.body : "{}");
    sent.push([path, body]);
    return json({ data: path.endsWith("correos") ? { message: "ok" } : config });
  }
  return json({ data: path.endsWith("puntos-control") ? points : [config] });
}

describe("rules of time in the office", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("time-rules", "office"));
  beforeEach(() => {
    sent = [];
    vi.stubGlobal("fetch", serve);
  });

  it("the next year of the hours bank begins with the rules of the last one", async () => {
    await renderInApp(<BankCard today="2026-11-24" canWrite />);
    const user = userEvent.setup({ delay: null });
    expect((await screen.findByRole("row", { name: /2026/ })).textContent).toContain("80\u00a0h");
    await user.click(screen.getByRole("button", { name: "Añadir un año" }));
    const dialog = await screen.findByRole("dialog");
    const threshold = within(dialog).getByRole("textbox", { name: /Umbral/ });
    await user.clear(threshold);
    await user.click(within(dialog).getByRole("button", { name: "Guardar" }));
    expect(within(dialog).getByText("Escribe un número entero entre 0 y 480.")).toBeDefined();
    await user.type(threshold, "30");
    await user.click(within(dialog).getByRole("button", { name: "Guardar" }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.[1]).toEqual({ ...config, anyo: 2027, umbral_minutos: 30 });
  });

  it("an adjustment asks for the person and the reason before it is sent", async () => {
    await renderInApp(<BankCard today="2026-11-24" canWrite />);
    const user = userEvent.setup({ delay: null });
    await user.click(
      await screen.findByRole("button", { name: "Ajustar el saldo de una persona" }),
    );
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Ajustar" }));
    expect(within(dialog).getByText("Elige a una persona.")).toBeDefined();
    expect(within(dialog).getByText("Indica el motivo.")).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("recipients of checkpoints are one to a line", async () => {
    await renderInApp(<CheckpointsCard canWrite />);
    const user = userEvent.setup({ delay: null });
    const mails = await screen.findByRole("textbox", { name: "Quién los recibe" });
    await user.type(mails, "\ngestoria@prueba.test");
    await user.click(screen.getByRole("button", { name: "Guardar" }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([
      "/administrador/puntos-control/correos",
      { correos: ["comite@prueba.test", "gestoria@prueba.test"] },
    ]);
  });
});
