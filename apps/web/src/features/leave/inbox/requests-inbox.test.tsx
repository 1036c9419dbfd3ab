import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { OfficeRequest } from "@atrio/contract/leave/requests";

import { loadTexts } from "../../../lib/i18n.ts";
import { absenceOf } from "../../../test/absences.ts";
import { renderInApp } from "../../../test/render.tsx";
import { lucia, requestOf } from "../../../test/team.ts";
import { userOf } from "../../../test/user.ts";

import { OfficePanel } from "./office-panel.tsx";
import { RequestsInbox } from "./requests-inbox.tsx";

const since = { espera_desde: "2026-11-12T09:30:00.000Z" };
const absence: OfficeRequest = { ...absenceOf({ aprobaciones: [] }), ...since };
const closure: OfficeRequest = { ...requestOf({ aprobaciones: [] }), ...since };

let waiting: OfficeRequest[];
/** Bodies of decisions, by path. */
let sent: Array<[path: string, body: unknown]>;

const correction = {
  ...requestOf({
    id: 61,
    pe_solicitud_tipo_id: 11,
    aprobaciones: [],
    cierre: null,
    correccion: {
      dia: "2026-11-10",
      zona_horaria: "Europe/Madrid",
      propuesta: [
        {
          accion: "anadir",
          fichaje_id: null,
          hora_inicio: "2026-11-10T08:00:00.000Z",
          hora_fin: "2026-11-10T13:00:00.000Z",
          fichador_id: 1,
          parada_id: null,
          observaciones: null,
          hora_inicio_actual: null,
          hora_fin_actual: null,
        },
      ],
    },
  }),
  dias: [],
  documentos: [],
  sucesos: [],
  rectificacion_id: null,
  reglas: [],
};

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const json = (body: unknown) => Promise.resolve(Response.json(body));
  if (path === "/auth/user") return json({ user: userOf({ administrador: true }) });
  if (path === "/modulo-empresa") return json({ data: [2, 3] });
  if (path === "/administrador/solicitudes-pendientes") {
    return json({ data: waiting, total: waiting.length });
  }
  if (path === "/administrador/decidir-solicitudes") {
    const body: unknown = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    sent.push([path, body]);
    return json({ data: [] });
  }
  if (path === "/administrador/decidir-solicitud") {
    const body: unknown = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    sent.push([path, body]);
    waiting = waiting.slice(1);
    return json({ data: { ...absence, estado_id: 2 } });
  }
  if (path === "/solicitud/61") return json({ data: correction });
  if (path === "/solicitud/obtener-comentarios/61") return json({ data: [] });
  return Promise.resolve(Response.json({ message: "No", code: "x" }, { status: 404 }));
}

const asked = { words: "", kind: null, scope: "administracion", skip: 0, take: 25 } as const;

const draw = (onOpen = vi.fn<(id: number | null) => void>()) =>
  renderInApp(<RequestsInbox asked={asked} openId={null} onAsk={() => {}} onOpen={onOpen} />);

describe("requests that wait for administrators (Rule COMPANY-47)", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("cards", "requests", "approvals", "team-absences", "office-inbox"));

  beforeEach(() => {
    waiting = [absence, closure];
    sent = [];
    vi.stubGlobal("fetch", serve);
  });

  it("a row names person, kind, dates and since when, and opens the details", async () => {
    const open = vi.fn<(id: number | null) => void>();
    await draw(open);
    const list = await screen.findByRole("list", { name: "Solicitudes pendientes" });
    const [first, second] = within(list).getAllByRole("article");
    expect(first?.textContent).toContain(lucia.nombre_completo);
    expect(first?.textContent).toContain("Vacaciones · 7 dic – 9 dic");
    expect(first?.textContent).toContain("Espera desde el 12/11/2026");
    expect(second?.textContent).toContain("Cierre de octubre de 2026");
    const [, details] = within(list).getAllByRole("button", { name: /^Ver los detalles/ });
    if (details === undefined) throw new Error("no button");
    await userEvent.click(details);
    expect(open).toHaveBeenCalledWith(41);
  });

  it("a decision is the administration's, and the row leaves the list", async () => {
    waiting = [absence];
    await draw();
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole("button", { name: /^Aprobar/ }));
    expect(await screen.findByText("No hay solicitudes por aprobar")).toBeDefined();
    expect(sent).toEqual([
      ["/administrador/decidir-solicitud", { solicitud_id: absence.id, aprobada: true }],
    ]);
  });

  it("chosen requests are rejected together, with one reason", async () => {
    await draw();
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole("checkbox", { name: /todas las de esta página/ }));
    const bar = screen.getByRole("group", { name: "Resolver varias" });
    await user.click(within(bar).getByRole("button", { name: "Rechazar" }));
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByRole("textbox"), "Ese día cerramos el año");
    await user.click(within(dialog).getByRole("button", { name: "Rechazar" }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([
      "/administrador/decidir-solicitudes",
      {
        solicitud_ids: [absence.id, closure.id],
        aprobada: false,
        respuesta: "Ese día cerramos el año",
      },
    ]);
  });

  it("the panel shows what a correction would change", async () => {
    await renderInApp(<OfficePanel requestId={61} onClose={() => {}} />);
    expect(await screen.findByText("Añadir 09:00 – 14:00")).toBeDefined();
    expect(screen.getByText("Corrección del 10/11/2026")).toBeDefined();
  });

  it("the panel says that a request is not there", async () => {
    await renderInApp(<OfficePanel requestId={62} onClose={() => {}} />);
    expect(await screen.findByText("No puedes ver esta solicitud")).toBeDefined();
  });
});
