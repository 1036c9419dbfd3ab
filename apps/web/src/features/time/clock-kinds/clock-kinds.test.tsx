import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { loadTexts } from "../../../lib/i18n.ts";
import { currentUserQuery } from "../../../lib/identity.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { userOf } from "../../../test/user.ts";
import { theme } from "../../../ui/theme.ts";

import { ClockKindsPage } from "./clock-kinds.page.tsx";

const common = { activo: true, orden: 1, clase_tiempo: "ordinario" };
const types = [
  { id: 1, nombre: "Nave", tipo: "lugar", rangos_ip: [], ...common },
  { id: 2, nombre: "Casa", tipo: "teletrabajo", rangos_ip: [], ...common },
];
const pauses = [
  { id: 3, nombre: "Bocadillo", tipo: "comida", cuenta_como_trabajo: false, ...common },
];

let sent: Array<{ method: string; path: string; body: unknown }> = [];

beforeAll(async () => {
  await loadTexts("clock-kinds");
});

beforeEach(() => {
  sent = [];
  queryClient.clear();
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const path = String(input instanceof Request ? input.url : input);
    const method = init?.method ?? "GET";
    if (method !== "GET") {
      const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
      sent.push({ method, path, body });
    }
    return Promise.resolve(Response.json({ data: path.includes("paradas") ? pauses : types }));
  });
});

function draw(roles: Array<"tiempo" | "lectura"> | null): void {
  queryClient.setQueryData(
    currentUserQuery.queryKey,
    userOf({ administrador: true, roles_administracion: roles }),
  );
  render(
    <MantineProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <ClockKindsPage />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

describe("clock-in types and pauses in the office (Rule TIME-141)", () => {
  it("readers see the kinds and no buttons", async () => {
    draw(["lectura"]);
    expect(await screen.findByText("Nave")).toBeTruthy();
    expect(await screen.findByText("No cuenta como trabajo")).toBeTruthy();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("a new pause is not sent before it is said whether it counts as work", async () => {
    draw(["tiempo"]);
    await userEvent.click(await screen.findByRole("button", { name: "Añadir pausa" }));
    const dialog = await screen.findByRole("dialog");
    const save = within(dialog).getByRole("button", { name: "Guardar" });
    await userEvent.click(save);
    expect(within(dialog).getByText("Escribe un nombre.")).toBeTruthy();
    expect(within(dialog).getByText("Elige si cuenta como trabajo.")).toBeTruthy();
    await userEvent.type(within(dialog).getByRole("textbox", { name: /Nombre/ }), "Café");
    await userEvent.click(save);
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole("radio", { name: /^Sí/ }));
    await userEvent.click(save);
    expect(sent[0]).toMatchObject({
      method: "POST",
      body: { nombre: "Café", cuenta_como_trabajo: true, tipo: "otra" },
    });
  });

  it("a type in use changes its name and networks, never its kind; taking it off asks first", async () => {
    draw(null);
    await userEvent.click(await screen.findByRole("button", { name: "Cambiar Nave" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.type(within(dialog).getByRole("textbox", { name: /Redes/ }), "10.1.0.0/16");
    await userEvent.click(within(dialog).getByRole("button", { name: "Guardar" }));
    expect(sent[0]).toMatchObject({ method: "PATCH", body: { rangos_ip: ["10.1.0.0/16"] } });
    expect(sent[0]?.body).not.toHaveProperty("tipo");
    await userEvent.click(await screen.findByRole("button", { name: "Dejar de ofrecer: Casa" }));
    expect(sent).toHaveLength(1);
    const question = await screen.findByRole("dialog", { name: /Casa/ });
    await userEvent.click(within(question).getByRole("button", { name: "Dejar de ofrecer" }));
    expect(sent[1]).toMatchObject({ method: "PATCH", body: { activo: false } });
  });
});
