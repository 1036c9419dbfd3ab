import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Centre } from "@atrio/contract/company/centres";

import { loadTexts } from "../../../lib/i18n.ts";
import { currentUserQuery } from "../../../lib/identity.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { userOf } from "../../../test/user.ts";
import { theme } from "../../../ui/theme.ts";

import { CentreDialog } from "./centre-dialog.tsx";
import { CentreTable } from "./centre-table.tsx";
import { DepartmentDialog } from "./department-dialog.tsx";

const centre: Centre = {
  id: 7,
  codigo: "VIG",
  nombre: "Vigo",
  direccion: null,
  municipio: "Vigo",
  region: "ES-GA",
  zona_horaria: "Europe/Madrid",
  calendario_festivo_id: 3,
  calendario: "Galicia",
  rangos_ip: ["10.1.0.0/16"],
  activo: false,
  personas: 0,
};

let sent: unknown[] = [];

beforeAll(async () => {
  await loadTexts("centres");
});

beforeEach(() => {
  sent = [];
  queryClient.clear();
  queryClient.setQueryData(currentUserQuery.queryKey, userOf({ administrador: true }));
  vi.stubGlobal("fetch", (_: RequestInfo | URL, init?: RequestInit) => {
    sent.push(typeof init?.body === "string" ? JSON.parse(init.body) : null);
    return Promise.resolve(Response.json({ data: { personas: 2 } }));
  });
});

const draw = (node: ReactNode) =>
  render(
    <MantineProvider theme={theme}>
      <QueryClientProvider client={queryClient}>{node}</QueryClientProvider>
    </MantineProvider>,
  );

describe("work centres in the office", () => {
  it("a centre out of use is marked and comes back; readers see no buttons", async () => {
    const onUse = vi.fn<(one: Centre) => void>();
    draw(<CentreTable centres={[centre]} onEdit={vi.fn<() => void>()} onUse={onUse} />);
    expect(screen.getByText("En desuso")).toBeTruthy();
    expect(screen.getByText("Vigo, Galicia")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Recuperar Vigo" }));
    expect(onUse).toHaveBeenCalledWith(centre);
  });

  it("a form names blank fields, and sends networks as a list and blank texts as none", async () => {
    const onClose = vi.fn<() => void>();
    draw(<CentreDialog centre={centre} calendars={[]} onClose={onClose} />);
    const dialog = await screen.findByRole("dialog");
    const name = within(dialog).getByRole("textbox", { name: /Nombre del centro/ });
    fireEvent.change(name, { target: { value: "" } });
    fireEvent.click(within(dialog).getByText("Guardar"));
    expect(within(dialog).getByText("Escribe este dato.")).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(name, { target: { value: "Vigo Puerto" } });
    const networks = within(dialog).getByRole("textbox", { name: /Redes/ });
    fireEvent.change(networks, { target: { value: "10.1.0.0/16\n10.2.0.0/16" } });
    fireEvent.click(within(dialog).getByText("Guardar"));
    await waitFor(() => expect(sent).not.toEqual([]));
    expect(sent[0]).toMatchObject({
      nombre: "Vigo Puerto",
      direccion: null,
      rangos_ip: ["10.1.0.0/16", "10.2.0.0/16"],
    });
  });

  it("a department that gets another one's name says that they become one", async () => {
    const known = [
      { nombre: "Ventas", personas: 2 },
      { nombre: "Comercial", personas: 3 },
    ];
    const [sales] = known;
    if (sales === undefined) throw new Error("no department");
    draw(<DepartmentDialog department={sales} known={known} onClose={vi.fn<() => void>()} />);
    const field = await screen.findByRole("textbox", { name: /Departamento/ });
    fireEvent.change(field, { target: { value: "Comercial" } });
    expect(screen.getByText(/Ya hay 3 personas/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Guardar" }));
    expect(sent[0]).toEqual({ nombre: "Ventas", nuevo: "Comercial" });
  });
});
