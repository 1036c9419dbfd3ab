import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Invitation } from "@atrio/contract/company/invitations";

import { loadTexts } from "../../../lib/i18n.ts";
import { currentUserQuery } from "../../../lib/identity.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { userOf } from "../../../test/user.ts";
import { theme } from "../../../ui/theme.ts";

import { InvitationTable } from "./invitation-table.tsx";
import { InviteDialog } from "./invite-dialog.tsx";

const person = (id: number, name: string, estado: Invitation["estado"]): Invitation => ({
  trabajador_id: id,
  nombre_completo: name,
  email: `persona${id}@prueba.test`,
  centro_trabajo: "Madrid",
  estado,
  invitado_en: estado === "sin_invitar" ? null : "2026-11-10T23:30:00Z",
  caduca_en: estado === "sin_invitar" ? null : "2026-11-17T22:30:00Z",
});
const people = [
  person(1, "Ana Activa", "activado"),
  person(2, "Bea Nueva", "sin_invitar"),
  person(3, "Caro Vieja", "caducado"),
];

const counts = { sin_invitar: 4, invitado: 2, caducado: 3, activado: 1 };

let sent: unknown[] = [];

beforeAll(async () => {
  await loadTexts("invitations");
});

beforeEach(() => {
  sent = [];
  queryClient.clear();
  queryClient.setQueryData(currentUserQuery.queryKey, userOf({ administrador: true }));
  vi.stubGlobal("fetch", (_input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method === "POST") {
      const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
      sent.push(body);
      return Promise.resolve(Response.json({ data: { invitados: 2 } }));
    }
    return Promise.resolve(Response.json({ data: [], total: 0, estados: counts }));
  });
});

const draw = (node: ReactNode) =>
  render(
    <MantineProvider theme={theme}>
      <QueryClientProvider client={queryClient}>{node}</QueryClientProvider>
    </MantineProvider>,
  );

describe("people and their invitations", () => {
  it("people with an account cannot be chosen, the others all at once", async () => {
    const invite = vi.fn<(ids: readonly number[]) => void>();
    draw(<InvitationTable people={people} isBusy={false} onInvite={invite} />);
    const table = screen.getByRole("table");
    expect(within(table).getAllByRole("checkbox")).toHaveLength(2);
    expect(within(table).getAllByText("11/11/2026")).toHaveLength(2);
    await userEvent.click(screen.getByRole("checkbox", { name: /todas las de esta página/ }));
    await userEvent.click(screen.getByRole("button", { name: "Invitar" }));
    expect(invite).toHaveBeenCalledWith([2, 3]);
  });

  it("readers choose nobody and see no buttons", () => {
    draw(<InvitationTable people={people} isBusy={false} onInvite={null} />);
    expect(screen.queryAllByRole("checkbox")).toEqual([]);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("sending invitations", () => {
  it("inviting everybody counts those who have no link that works, and leaves the others alone", async () => {
    const close = vi.fn<() => void>();
    draw(<InviteDialog ids={null} counts={counts} onClose={close} />);
    await screen.findByText("Invitar a 7 personas");
    await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(sent).toEqual([{}]);
  });

  it("inviting chosen people sends them a link again", async () => {
    draw(<InviteDialog ids={[2, 3]} counts={counts} onClose={() => {}} />);
    await screen.findByText(/dejará de servir el anterior/);
    await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
    await waitFor(() => expect(sent).toEqual([{ trabajadores_ids: [2, 3], otra_vez: true }]));
  });
});
