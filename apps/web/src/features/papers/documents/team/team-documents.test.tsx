import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { TeamDocument } from "@atrio/contract/papers/documents-office";

import { loadTexts } from "../../../../lib/i18n.ts";
import { queryClient } from "../../../../lib/query-client.ts";
import { paperOf } from "../../../../test/documents.ts";
import { lucia, marcos } from "../../../../test/team.ts";
import { userOf } from "../../../../test/user.ts";
import { theme } from "../../../../ui/theme.ts";

import { readTeamDocuments } from "./search.model.ts";
import { TeamDocumentsPage } from "./team-documents.page.tsx";

const { can: _can, nuevo: _new, ...paper } = paperOf({ aprobacion: "pendiente" });
const waitingOf = (id: number, title: string): TeamDocument => ({
  ...paper,
  id,
  titulo: title,
  trabajador: lucia,
  can: { decidir: true },
});

let waiting: TeamDocument[] = [];
let asked: Array<{ path: string; body: unknown }> = [];
let refused: number | null = null;

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

/** The calls of the page: a decision takes the document out of the list it waits in. */
function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
  asked.push({ path, body });
  if (path === "/auth/user") return json({ user: userOf({ id: marcos.id }) });
  if (path === "/supervisor/documentos") {
    const { skip = 0, take = 25 } = JSON.parse(Object(body).paramsFront);
    const data = waiting.slice(skip, skip + take);
    return json({ data, total: waiting.length, pendientes: waiting.length });
  }
  if (path.startsWith("/supervisor/supervisors-and-supervisees-photos")) {
    return json({ data: { supervisores: [], supervisados: [lucia] } });
  }
  const id: unknown = Object(body).id;
  if (id === refused) {
    return json({ code: "document.already_decided", message: "Ya está decidido." }, 409);
  }
  waiting = waiting.filter((one) => one.id !== id);
  return json({ data: waitingOf(Number(id), "") });
}

async function show(address = "/documentsSupervisor") {
  queryClient.clear();
  const root = createRootRoute();
  const portal = createRoute({ getParentRoute: () => root, id: "portal" });
  const page = createRoute({
    getParentRoute: () => portal,
    path: "/documentsSupervisor",
    validateSearch: readTeamDocuments,
    component: TeamDocumentsPage,
  });
  const router = createRouter({
    routeTree: root.addChildren([portal.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider<typeof router> router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup({ delay: null }), router };
}

const decisions = () =>
  asked.filter(({ path }) => /^\/supervisor\/(aprobar|rechazar)-documento$/.test(path));

describe("the documents of a team", { timeout: 40_000 }, () => {
  beforeAll(() => loadTexts("approvals", "documents-team", "files"));

  beforeEach(() => {
    waiting = [waitingOf(53, "Inglés"), waitingOf(54, "Primeros auxilios")];
    asked = [];
    refused = null;
    vi.stubGlobal("fetch", serve);
  });

  it("documents of a team begin with those to decide, and are searched by words and person", async () => {
    const { user } = await show();
    expect(await screen.findByText("Por aprobar (2)")).toBeDefined();
    expect(asked.map(({ body }) => Object(body).paramsFront)).toContain(
      '{"skip":0,"take":25,"aprobacion":"pendiente"}',
    );
    await user.type(screen.getByRole("searchbox", { name: "Buscar" }), "auxilios");
    await user.click(screen.getByText("Todos", { exact: true }));
    await waitFor(() =>
      expect(asked.map(({ body }) => Object(body).paramsFront)).toContain(
        '{"skip":0,"take":25,"texto":"auxilios"}',
      ),
    );
  });

  it("the documents of a team are approved one by one", async () => {
    const { user } = await show();
    const name = `Aprobar: ${lucia.nombre_completo}: Inglés`;
    await user.click(await screen.findByRole("button", { name }));
    await waitFor(() => expect(screen.queryByText("Inglés")).toBeNull());
    expect(decisions()).toEqual([{ path: "/supervisor/aprobar-documento", body: { id: 53 } }]);
  });

  it("documents of a team go back to the last page once those of the page are decided", async () => {
    waiting = Array.from({ length: 11 }, (_, index) => waitingOf(100 + index, `Curso ${index}`));
    const { user, router } = await show("/documentsSupervisor?pagina=2&filas=10");
    const name = `Aprobar: ${lucia.nombre_completo}: Curso 10`;
    await user.click(await screen.findByRole("button", { name }));
    expect(await screen.findByText("Curso 9")).toBeDefined();
    expect(router.state.location.search).toMatchObject({ pagina: 1 });
  });

  it("the documents of a team are rejected with a reason only", async () => {
    const { user } = await show();
    const name = `Rechazar: ${lucia.nombre_completo}: Inglés`;
    await user.click(await screen.findByRole("button", { name }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Rechazar" }));
    expect(await dialog.findByText("Indica el motivo del rechazo.")).toBeDefined();
    expect(decisions()).toEqual([]);
    await user.type(dialog.getByRole("textbox", { name: /Motivo/ }), "No se lee");
    await user.click(dialog.getByRole("button", { name: "Rechazar" }));
    await waitFor(() =>
      expect(decisions()).toEqual([
        { path: "/supervisor/rechazar-documento", body: { id: 53, motivo: "No se lee" } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("documents are approved together, with an outcome each", async () => {
    refused = 54;
    const { user } = await show();
    await user.click(await screen.findByLabelText("Seleccionar los pendientes"));
    await user.click(screen.getByRole("button", { name: "Aprobar" }));
    const outcome = within(await screen.findByRole("status", { name: "Resultado" }));
    expect(outcome.getByText("Documento aprobado · 1 sin aprobar")).toBeDefined();
    expect(outcome.getByText("Ya está decidido.")).toBeDefined();
    expect(decisions()).toHaveLength(2);
  });
});
