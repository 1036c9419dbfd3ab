import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../../lib/i18n.ts";
import { profileOf } from "../../../../test/profile.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { userOf } from "../../../../test/user.ts";

import { ContactCard } from "./contact-card.tsx";

const towns = [
  { id: 8019, provincia_id: 8, nombre: "Barcelona" },
  { id: 8101, provincia_id: 8, nombre: "L'Hospitalet de Llobregat" },
];
const lists: Readonly<Record<string, unknown>> = {
  "/pais": [
    { id: 724, codigo: "ES", nombre: "España" },
    { id: 620, codigo: "PT", nombre: "Portugal" },
  ],
  "/provincia": [
    { id: 8, nombre: "Barcelona" },
    { id: 28, nombre: "Madrid" },
  ],
  "/poblacion": towns,
  "/tipo-via": [{ id: 1, codigo: "CL", nombre: "Calle" }],
  "/codigopostal/08001": {
    codigo_postal: "08001",
    provincia: { id: 8, nombre: "Barcelona" },
    poblaciones: towns.slice(0, 1),
  },
};

let user = userOf();
let sent: Array<{ path: string; body: unknown }> = [];
let refusal: object | null = null;

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  if (path === "/auth/user") return json({ user });
  if ((init?.method ?? "GET") === "GET") {
    const data = lists[path];
    if (data !== undefined) return json({ data });
    return json({ code: "postal_code.not_found", message: "No se ha encontrado." }, 404);
  }
  sent.push({ path, body: typeof init?.body === "string" ? JSON.parse(init.body) : null });
  if (refusal !== null) return json(refusal, 422);
  return json({ data: profileOf({ codigo_postal: "08001", provincia_id: 8, poblacion_id: 8019 }) });
}

describe("contact and address", { timeout: 60_000 }, () => {
  beforeAll(async () => {
    // jsdom draws nothing, so nothing scrolls.
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
    await loadTexts("profile");
  });

  beforeEach(() => {
    user = userOf();
    sent = [];
    refusal = null;
    vi.stubGlobal("fetch", serve);
  });

  async function show() {
    await renderInApp(<ContactCard profile={profileOf()} />);
    const code = await screen.findByLabelText<HTMLInputElement>("Código postal");
    return { type: userEvent.setup({ delay: null }), code };
  }

  const field = (name: string) =>
    screen.getByLabelText<HTMLInputElement>(name, { selector: "input" });

  it("contact and address are filled in from a postal code and saved as a whole", async () => {
    const { type, code } = await show();
    const save = screen.getByRole<HTMLButtonElement>("button", { name: "Guardar" });
    expect(save.disabled).toBe(true);
    await type.clear(code);
    await type.paste("08001");
    await waitFor(() => expect(field("Población").value).toBe("Barcelona"));
    expect(field("Provincia").value).toBe("Barcelona");
    await type.click(save);
    await waitFor(() => expect(save.disabled).toBe(true));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.path).toBe("/trabajador/7");
    expect(sent[0]?.body).toMatchObject({ codigo_postal: "08001", poblacion_id: 8019, piso: "3" });
    expect(sent[0]?.body).not.toHaveProperty("telefono");
  });

  it("a choice is removed by emptying its field", async () => {
    const { type } = await show();
    await waitFor(() => expect(field("Tipo de vía").value).toBe("Calle"));
    await type.clear(field("Tipo de vía"));
    await type.tab();
    await type.click(screen.getByRole("button", { name: "Guardar" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ tipo_via_id: null, nombre_via: "Mayor" });
  });

  it("refused values stay as typed, with the error beside the field", async () => {
    const { type, code } = await show();
    await type.clear(code);
    await type.paste("99999");
    await screen.findByText("No se ha encontrado.");
    refusal = {
      code: "postal_code.not_found",
      message: "No se ha podido guardar.",
      errors: { codigo_postal: ["No existe ese código postal."] },
    };
    await type.click(screen.getByRole("button", { name: "Guardar" }));
    await screen.findByText("No existe ese código postal.");
    expect(code.value).toBe("99999");
    await waitFor(() => expect(document.activeElement).toBe(code));
    await type.click(screen.getByRole("button", { name: "Descartar" }));
    expect(code.value).toBe("28013");
    expect(screen.queryByText("No existe ese código postal.")).toBeNull();
  });

  it("contact and address are read-only in a handed-over session", async () => {
    user = userOf({ sesion: { ...userOf().sesion, suplantada: true } });
    const { code } = await show();
    expect(code.disabled).toBe(true);
    expect(screen.queryByRole("button", { name: "Guardar" })).toBeNull();
  });
});
