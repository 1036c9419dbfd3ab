import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../lib/i18n.ts";
import { renderInApp } from "../../../test/render.tsx";
import { userOf } from "../../../test/user.ts";

import { LinksCard } from "./links-card.tsx";

const link = {
  id: 4,
  alcance: "empresa",
  objeto: "Clínica",
  desde: "2026-01-01",
  hasta: "2026-11-24",
  motivo: "Expediente 7",
  emisor: "Adriana",
  creado_en: "2026-11-20T10:00:00Z",
  expira_en: "2099-11-27T10:00:00Z",
  revocado_en: null,
  consultas: 2,
  descargas: 1,
  ultimo_acceso: null,
};

let sent: unknown[];

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const json = (body: unknown) => Promise.resolve(Response.json(body));
  if (path === "/auth/user") return json({ user: userOf({ administrador: true }) });
  if (init?.method === "POST") {
    const body: unknown = JSON.parse(typeof init.body === "string" ? init.body : "{}");
    sent.push(body);
    const { id, expira_en } = link;
    return json({ data: { id, enlace: "https://portal.test/inspection#abc", expira_en } });
  }
  return json({ data: [link] });
}

describe("links for inspectors (Rule TIME-121)", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("evidence-office", "office"));
  beforeEach(() => {
    sent = [];
    vi.stubGlobal("fetch", serve);
  });

  it("the list says how a link was used, and readers change nothing", async () => {
    await renderInApp(<LinksCard today="2026-11-24" canWrite={false} />);
    const row = await screen.findByRole("row", { name: /Expediente 7/ });
    expect(row.textContent).toContain("Consultas: 2 · Descargas: 1");
    expect(row.textContent).toContain("En vigor");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("a new link needs a reason and shows its address once", async () => {
    await renderInApp(<LinksCard today="2026-11-24" canWrite />);
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole("button", { name: "Crear enlace" }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Crear" }));
    expect(within(dialog).getByText("Indica el motivo.")).toBeDefined();
    await user.type(within(dialog).getByRole("textbox", { name: /Motivo/ }), "Expediente 9");
    await user.click(within(dialog).getByRole("button", { name: "Crear" }));
    const address = await screen.findByDisplayValue("https://portal.test/inspection#abc");
    expect(address).toBeDefined();
    expect(sent).toEqual([
      {
        alcance: "empresa",
        desde: "2026-01-01",
        hasta: "2026-11-24",
        motivo: "Expediente 9",
        dias: 7,
      },
    ]);
  });
});
