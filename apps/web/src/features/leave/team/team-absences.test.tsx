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

import type { RequestDetail } from "@atrio/contract/leave/absences";
import type { RequestView } from "@atrio/contract/request-view";

import { loadTexts } from "../../../lib/i18n.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { absenceOf, detailOf } from "../../../test/absences.ts";
import { lucia, marcos } from "../../../test/team.ts";
import { userOf } from "../../../test/user.ts";
import { theme } from "../../../ui/theme.ts";

import { readTeamAbsences } from "./search.model.ts";
import { TeamAbsencesPage } from "./team-absences.page.tsx";
import type { TeamCalendar } from "./team.queries.ts";

const hugo = { id: 8, nombre_completo: "Hugo Molina", link_foto: null };

const away: TeamCalendar = {
  personas: [
    { trabajador: lucia, ausencias: [] },
    {
      trabajador: hugo,
      ausencias: [
        {
          solicitud_id: 90,
          fecha: "2026-12-07",
          pe_solicitud_tipo_id: null,
          estado_id: 2,
          completo: true,
        },
      ],
    },
  ],
  dias: [{ fecha: "2026-12-07", previstos: 6, ausentes: 1, pendientes: 2 }],
  solicitudes: [
    {
      solicitud_id: absenceOf().id,
      dias: [{ fecha: "2026-12-07", previstos: 6, ausentes: 2, pendientes: 1 }],
      menos_gente: { fecha: "2026-12-07", previstos: 6, ausentes: 2, pendientes: 1 },
    },
  ],
};

const summary = [
  {
    trabajador: lucia,
    saldos: [
      {
        saldo: "vacaciones",
        unidad: "laborables",
        dias_resultantes: 29.5,
        dias_usados: 2,
        dias_aprobados: 1,
        dias_pendientes: 2,
        dias_caducados: 5.5,
        dias_reservados: 0,
        dias_restantes: 19,
      },
    ],
  },
];

const can = { ...absenceOf().can, decidir: false };
const decided = absenceOf({ estado_id: 2, decidida_en: "2026-11-21T09:00:00.000Z", can });

let waiting: RequestView[] = [];
let detail: RequestDetail = detailOf();
let received: object[] = [];
let asked: Array<{ path: string; body: unknown }> = [];
let refusal: { code: string; message: string } | null = null;

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

/** The calls of the page: a decision takes the request out of the list it waits in. */
function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
  asked.push({ path, body });
  if (path === "/auth/user") return json({ user: userOf({ id: marcos.id }) });
  if (path === "/supervisor/solicitudes-pendientes") {
    const totales = { mi_turno: waiting.length, en_espera: 4, decididas: 94 };
    return json({ data: waiting, total: waiting.length, totales });
  }
  if (path === "/supervisor/solicitudes-pendientes-anyo-anterior") {
    return json({ data: [], total: 3 });
  }
  if (path === "/supervisor/calendario-ausencias") return json({ data: away });
  if (path === "/supervisor/resumen-vacaciones") return json({ data: summary });
  if (path === "/supervisor/delegaciones") {
    return json({ data: { propias: [], recibidas: received, candidatos: [hugo] } });
  }
  if (path.startsWith("/solicitud/obtener-comentarios")) return json({ data: [] });
  if (path.startsWith("/solicitud/")) return json({ data: detail });
  return decide(path);
}

async function decide(path: string): Promise<Response> {
  if (refusal !== null) return json(refusal, 409);
  if (path === "/supervisor/decidir-solicitudes") {
    waiting = waiting.slice(1);
    await queryClient.invalidateQueries({ queryKey: ["absences"] });
    return json({
      data: [
        { solicitud_id: 53, solicitud: decided, error: null },
        { solicitud_id: 54, solicitud: null, error: "Esta solicitud ya está resuelta." },
      ],
    });
  }
  waiting = waiting.filter(({ id }) => id !== 53);
  // The server's news of a decision is often faster than its answer.
  await queryClient.invalidateQueries({ queryKey: ["absences"] });
  return json({ data: decided });
}

/** Inputs of a call, in order. */
function sent(path: string): unknown[] {
  return asked.filter((one) => one.path === path).map(({ body }) => body);
}

/** The lists of requests that were asked for, in order. */
function lists(): unknown[] {
  return sent("/supervisor/solicitudes-pendientes").map((body): unknown =>
    JSON.parse(String(Reflect.get(Object(body), "paramsFront"))),
  );
}

async function open(search = "") {
  queryClient.clear();
  const root = createRootRoute();
  const portal = createRoute({ getParentRoute: () => root, id: "portal" });
  const page = createRoute({
    getParentRoute: () => portal,
    path: "/absencesSupervisor",
    validateSearch: readTeamAbsences,
    component: TeamAbsencesPage,
  });
  const router = createRouter({
    routeTree: root.addChildren([portal.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: [`/absencesSupervisor${search}`] }),
  });
  await router.load();
  render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider<typeof router> router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { user: userEvent.setup({ delay: null }), at: () => router.state.location.search };
}

const card = () => screen.findByRole("article", { name: /^Lucía García Pérez: Vacaciones/ });

describe("the page of a team's absences", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("approvals", "team-absences", "requests"));

  beforeEach(() => {
    const personal = { id: 54, trabajador: hugo, pe_solicitud_tipo_id: 2 };
    waiting = [absenceOf(), absenceOf(personal)];
    detail = detailOf();
    received = [];
    asked = [];
    refusal = null;
    vi.stubGlobal("fetch", serve);
  });

  it("the page counts each list, and asks only for absences and expenses", async () => {
    await open();
    expect(await screen.findByText("Por aprobar (2)")).toBeDefined();
    expect(screen.getByText("Esperan a otros (4)")).toBeDefined();
    expect(screen.getByText("Resueltas (94)")).toBeDefined();
    expect(await screen.findByText("Año anterior (3)")).toBeDefined();
    expect(lists()[0]).toMatchObject({
      pestana: "mi_turno",
      pe_solicitud_tipo_id: [1, 2, 3, 4, 5, 6, 7, 8, 9],
    });
  });

  it("a request shows its author, contents, remaining balance, absent colleagues and approvers", async () => {
    await open();
    const article = await card();
    expect(within(article).getByText("07/12/2026 – 09/12/2026")).toBeDefined();
    expect(within(article).getByText("2 días")).toBeDefined();
    const left = "Vacaciones 2026: 19 de 24 días disponibles si se aprueba";
    expect(await within(article).findByText(left)).toBeDefined();
    const others = "1 persona más está o puede estar ausente";
    expect(await within(article).findByText(others)).toBeDefined();
    expect(
      within(article).getByText(/si se aprueba: 7 dic, 4 de 6 disponibles \(3 si se/),
    ).toBeDefined();
    expect(within(article).getByText("Ha aprobado")).toBeDefined();
    expect(within(article).getByText("Falta su aprobación")).toBeDefined();
  });

  it("an approved request keeps its place, in its new state", async () => {
    const { user } = await open();
    const article = await card();
    await user.click(within(article).getByRole("button", { name: /^Aprobar: Lucía/ }));
    await waitFor(() => expect(within(article).getByText("Aprobada")).toBeDefined());
    expect(sent("/supervisor/aprobar-solicitud")).toEqual([{ solicitud_id: 53 }]);
    // The list has been asked for again and no longer has it.
    await screen.findByText("Por aprobar (1)");
    const names = screen.getAllByRole("article").map((one) => one.getAttribute("aria-label"));
    expect(names[0]).toMatch(/^Lucía García Pérez/);
    expect(names[1]).toMatch(/^Hugo Molina/);
    expect(within(await card()).queryByRole("button", { name: /Aprobar/ })).toBeNull();
  });

  it("a request is rejected with a reason alone, which survives a refused call", async () => {
    const { user } = await open();
    await user.click(within(await card()).getByRole("button", { name: /^Rechazar/ }));
    const dialog = await screen.findByRole("dialog", { name: "Rechazar la solicitud" });
    const reject = within(dialog).getByRole("button", { name: "Rechazar" });
    await user.click(reject);
    expect(within(dialog).getByText("Indica el motivo del rechazo.")).toBeDefined();
    expect(sent("/supervisor/rechazar-solicitud")).toEqual([]);
    refusal = { code: "approval.already_decided", message: "Esta solicitud ya está resuelta." };
    await user.type(within(dialog).getByLabelText(/Motivo del rechazo/), "Cierre anual");
    await user.click(reject);
    expect((await within(dialog).findByRole("alert")).textContent).toContain("ya está resuelta");
    refusal = null;
    await user.click(reject);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const body = { solicitud_id: 53, motivo: "Cierre anual" };
    expect(sent("/supervisor/rechazar-solicitud").at(-1)).toEqual(body);
  });

  it("several requests are decided at once, with an outcome each, and failed ones stay selected", async () => {
    const { user } = await open();
    await user.click(
      await screen.findByRole("checkbox", { name: "Seleccionar todas las de esta página" }),
    );
    const bar = screen.getByRole("group", { name: "Resolver varias" });
    await user.click(within(bar).getByRole("button", { name: "Aprobar" }));
    const dialog = await screen.findByRole("dialog", { name: "Aprobar 2 solicitudes" });
    await user.click(within(dialog).getByRole("button", { name: "Aprobar" }));
    const outcome = await screen.findByRole("status", { name: "Resultado" });
    expect(within(outcome).getByText("1 resuelta · 1 sin resolver")).toBeDefined();
    expect(within(outcome).getByText("Esta solicitud ya está resuelta.")).toBeDefined();
    const body = { solicitud_ids: [53, 54], aprobada: true };
    expect(sent("/supervisor/decidir-solicitudes")).toEqual([body]);
    expect(within(await card()).getByText("Aprobada")).toBeDefined();
    const second = screen.getByRole("checkbox", { name: /^Seleccionar: Hugo/ });
    expect(second).toHaveProperty("checked", true);
  });

  it("a request decided by a delegate names the represented supervisor", async () => {
    received = [
      {
        id: 1,
        supervisor: marcos,
        delegado: hugo,
        desde: "2000-01-01",
        hasta: "2199-12-31",
        motivo: null,
        revocada_en: null,
      },
    ];
    await open();
    const article = await card();
    expect(await within(article).findByText("Apruebas en nombre de Marcos Herrero")).toBeDefined();
  });

  it("the team's list is filtered through the address", async () => {
    const { user, at } = await open("?tipo=1&persona=7&pestana=decididas&pagina=2");
    await card();
    expect(lists()).toContainEqual({
      pestana: "decididas",
      pe_solicitud_tipo_id: [1],
      trabajador_id: 7,
      skip: 25,
      take: 25,
    });
    await user.click(screen.getByText("Esperan a otros (4)"));
    await waitFor(() => expect(at()).toEqual({ tipo: 1, persona: 7, pestana: "en_espera" }));
  });

  it("the team's list is in the order that the address keeps (Rule LEAVE-90)", async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { user, at } = await open("?pestana=en_espera&pagina=2");
    await card();
    expect(lists()[0]).not.toHaveProperty("orden");
    await user.click(screen.getByRole("combobox", { name: "Orden" }));
    await user.click(await screen.findByText("Fecha de la ausencia, ascendente"));
    const order = { orden: "fecha_inicio", sentido: "asc" };
    await waitFor(() => expect(at()).toEqual({ pestana: "en_espera", ...order }));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ skip: 0, ...order }));
  });

  it("the address opens its request with days, files, colleagues and history", async () => {
    detail = detailOf({
      documentos: [
        {
          id: 5,
          nombre: "parte.pdf",
          tipo: "application/pdf",
          bytes: 1000,
          subido_en: "2026-11-02T08:00:00.000Z",
          restringido: true,
          can: { abrir: false, borrar: false },
        },
      ],
    });
    const { user, at } = await open("?solicitud=53");
    const panel = await screen.findByRole("dialog", { name: "Lucía García Pérez · Vacaciones" });
    expect(await within(panel).findByText("Festivo: Inmaculada Concepción")).toBeDefined();
    expect(await within(panel).findByText("Hugo Molina")).toBeDefined();
    expect(within(panel).getByText("Solo lo abre la administración")).toBeDefined();
    expect(within(panel).queryByRole("button", { name: /Descargar/ })).toBeNull();
    expect(within(panel).getByText("Lucía García Pérez envió la solicitud")).toBeDefined();
    await user.click(within(panel).getByRole("button", { name: "Cerrar el detalle" }));
    await waitFor(() => expect(at()).toEqual({}));
  });

  it("a request approved from the panel changes in the list too", async () => {
    const { user } = await open("?solicitud=53");
    const panel = await screen.findByRole("dialog", { name: /Lucía/ });
    const approve = await within(panel).findByRole("button", { name: /^Aprobar/ });
    detail = detailOf({ estado_id: 2, can });
    await user.click(approve);
    await waitFor(() => expect(within(panel).getByText("Aprobada")).toBeDefined());
    await user.click(within(panel).getByRole("button", { name: "Cerrar el detalle" }));
    expect(within(await card()).getByText("Aprobada")).toBeDefined();
  });
});
