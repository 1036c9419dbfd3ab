import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { RequestView } from "@atrio/contract/request-view";

import { loadTexts } from "../../../../lib/i18n.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { marcos, requestOf } from "../../../../test/team.ts";
import { userOf } from "../../../../test/user.ts";
import { signingOf, workdayOf } from "../../../../test/workdays.ts";

import { DecideView } from "./decide-view.tsx";
import { compareDay, proposedLines } from "./decide.model.ts";

const morning = signingOf({
  id: 11,
  dia: "2026-11-12",
  hora_inicio: "2026-11-12T08:15:00.000Z",
  hora_fin: "2026-11-12T11:09:00.000Z",
  minutos: 174,
});
const pause = signingOf({
  id: 12,
  dia: "2026-11-12",
  hora_inicio: "2026-11-12T11:09:00.000Z",
  hora_fin: "2026-11-12T11:24:00.000Z",
  fichador_id: null,
  parada_id: 5,
  cuenta_como_trabajo: false,
  minutos: 15,
});
const day = workdayOf({
  dia: "2026-11-12",
  fichajes: [morning, pause],
  minutos_trabajados: 174,
});
const blank = {
  fichaje_id: null,
  hora_inicio: null,
  hora_fin: null,
  fichador_id: null,
  parada_id: null,
  observaciones: null,
  hora_inicio_actual: null,
  hora_fin_actual: null,
};
const proposal = [
  {
    ...blank,
    accion: "cambiar" as const,
    fichaje_id: 11,
    hora_inicio: "2026-11-12T07:00:00.000Z",
    hora_fin: "2026-11-12T11:09:00.000Z",
    hora_inicio_actual: morning.hora_inicio,
    hora_fin_actual: morning.hora_fin,
  },
  {
    ...blank,
    accion: "borrar" as const,
    fichaje_id: 12,
    hora_inicio_actual: pause.hora_inicio,
    hora_fin_actual: pause.hora_fin,
  },
  {
    ...blank,
    accion: "anadir" as const,
    hora_inicio: "2026-11-12T17:00:00.000Z",
    hora_fin: "2026-11-12T18:00:00.000Z",
    fichador_id: 2,
  },
];
const kinds = {
  types: [
    { id: 1, tipo: "presencial" },
    { id: 2, tipo: "teletrabajo" },
  ],
  pauses: [{ id: 5, cuenta_como_trabajo: false }],
};

describe("a correction laid over its day", () => {
  it("a correction shows changed, removed and added lines, with worked time before and after", () => {
    const { before, after, workedBefore, workedAfter } = compareDay(day, proposal, kinds);
    expect(before.map(({ change }) => change)).toEqual(["change", "remove"]);
    expect(after.map(({ change, start }) => [change, start])).toEqual([
      ["change", "2026-11-12T07:00:00.000Z"],
      ["add", "2026-11-12T17:00:00.000Z"],
    ]);
    // 08:00–12:09 is 4 h 9 min, and the hour that is added.
    expect([workedBefore, workedAfter]).toEqual([174, 249 + 60]);
    expect(after.map(({ teletrabajo }) => teletrabajo)).toEqual([false, true]);
  });

  it("keeps the kind of a signing whose times alone change, and does not count pauses", () => {
    const longer = { ...blank, accion: "cambiar" as const, fichaje_id: 12 };
    const end = { hora_inicio: pause.hora_inicio, hora_fin: "2026-11-12T12:00:00.000Z" };
    const { after, workedAfter } = compareDay(day, [{ ...longer, ...end }], kinds);
    expect(after[1]).toMatchObject({ parada_id: 5, countsAsWork: false, change: "change" });
    expect(workedAfter).toBe(174);
  });

  it("a correction laid over its day can be read without the day too", () => {
    const changes = proposedLines(proposal, kinds).map(({ change, start }) => [change, start]);
    expect(changes).toEqual([
      ["change", "2026-11-12T07:00:00.000Z"],
      ["remove", "2026-11-12T11:09:00.000Z"],
      ["add", "2026-11-12T17:00:00.000Z"],
    ]);
  });
});

const correction = requestOf({
  id: 42,
  pe_solicitud_tipo_id: 11,
  descripcion: "Llegué antes.",
  cierre: null,
  correccion: { dia: "2026-11-12", propuesta: proposal, zona_horaria: "Europe/Madrid" },
});

let requests: RequestView[] = [];
let sent: Array<{ path: string; body: unknown }> = [];

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** The calls of the list, with a closure that is approved. */
function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
  if (path === "/auth/user") return Promise.resolve(json({ user: userOf({ id: marcos.id }) }));
  if (path === "/supervisor/solicitudes-pendientes") {
    const totals = { mi_turno: requests.length, en_espera: 0, decididas: 0 };
    return Promise.resolve(json({ data: requests, total: requests.length, totales: totals }));
  }
  if (path === "/supervisor/get-clockings") {
    return Promise.resolve(json({ data: [{ trabajador: marcos, jornadas: [day] }], total: 1 }));
  }
  const isEmptyList =
    path.startsWith("/obtener-lista") || path.startsWith("/solicitud/obtener-comentarios");
  if (isEmptyList) return Promise.resolve(json({ data: [] }));
  sent.push({ path, body });
  requests = requests.filter(({ id }) => id !== 41);
  const can = { ...requestOf().can, decidir: false };
  return Promise.resolve(json({ data: requestOf({ estado_id: 2, can }) }));
}

async function show(): Promise<ReturnType<typeof userEvent.setup>> {
  const nothing = () => undefined;
  await renderInApp(
    <DecideView tab={null} person={null} marked={null} onTab={nothing} onEverybody={nothing} />,
  );
  return userEvent.setup({ delay: null });
}

describe("the requests to decide", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("approvals", "requests", "team-time", "time"));

  beforeEach(() => {
    requests = [requestOf(), correction];
    sent = [];
    vi.stubGlobal("fetch", serve);
    // jsdom sees nothing: here every card is in sight.
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        private readonly notice: (entries: unknown[]) => void;
        constructor(notice: (entries: unknown[]) => void) {
          this.notice = notice;
        }
        observe(): void {
          this.notice([{ isIntersecting: true }]);
        }
        unobserve(): void {}
        disconnect(): void {}
      },
    );
  });

  it("requests show their author, contents, figures and approvers", async () => {
    await show();
    const closure = await screen.findByRole("article", { name: /Cierre de octubre de 2026/ });
    expect(within(closure).getByText("164 h 49 min")).toBeDefined();
    expect(within(closure).getByText("−2 h 11 min")).toBeDefined();
    expect(within(closure).getByText("Ha aprobado")).toBeDefined();
    expect(within(closure).getByText("Falta su aprobación")).toBeDefined();
    const link = within(closure).getByRole("link", { name: "Ver sus fichajes del mes" });
    expect(link.getAttribute("href")).toContain("persona=7&mes=2026-10");
  });

  it("show the day of a correction before and after", async () => {
    await show();
    const card = await screen.findByRole("article", { name: /Corrección del 12\/11\/2026/ });
    expect(await within(card).findByText("Antes")).toBeDefined();
    expect(within(card).getByText("Se elimina")).toBeDefined();
    expect(within(card).getByText("Se añade")).toBeDefined();
    expect(within(card).getByText("2 h 54 min → 5 h 09 min trabajadas")).toBeDefined();
  });

  it("an approved closure keeps its place, in its new state", async () => {
    const user = await show();
    const card = await screen.findByRole("article", { name: /Cierre/ });
    await user.click(within(card).getByRole("button", { name: /^Aprobar: Lucía/ }));
    expect(await within(card).findByText("Aprobada")).toBeDefined();
    expect(sent).toEqual([{ path: "/supervisor/aprobar-solicitud", body: { solicitud_id: 41 } }]);
    // The list has been asked for again and no longer has it.
    expect(await screen.findByText("Por aprobar (1)")).toBeDefined();
    const names = screen.getAllByRole("article").map((one) => one.getAttribute("aria-label"));
    expect(names[0]).toMatch(/Cierre de octubre/);
    expect(names[1]).toMatch(/Corrección/);
  });

  it("the requests to decide take comments, once each", async () => {
    const user = await show();
    const card = await screen.findByRole("article", { name: /Cierre/ });
    await user.click(within(card).getByRole("button", { name: "Comentar" }));
    await user.click(within(card).getByRole("button", { name: "Enviar comentario" }));
    expect(within(card).getByText("Escribe algo antes de enviar.")).toBeDefined();
    await user.type(within(card).getByRole("textbox"), "¿Y el día 12?");
    await user.click(within(card).getByRole("button", { name: "Enviar comentario" }));
    await vi.waitFor(() =>
      expect(sent.at(-1)).toEqual({
        path: "/supervisor/dejar-comentario/41",
        body: { comentario: "¿Y el día 12?" },
      }),
    );
  });
});
