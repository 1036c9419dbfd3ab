import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { moduleIds } from "@atrio/contract/modules";

import { ClockCard } from "../../features/time/clock/clock-card.tsx";
import { loadTexts } from "../../lib/i18n.ts";
import { renderInApp } from "../../test/render.tsx";
import { userOf } from "../../test/user.ts";
import { signingOf, workdayOf } from "../../test/workdays.ts";

import { ProjectPlaces } from "./project-places.tsx";

vi.setConfig({ testTimeout: 30_000 });
const open = signingOf({ hora_inicio: "2026-11-18T08:00:00.000Z", fichador_id: 2 });
const today = workdayOf({ dia: "2026-11-18", estado_id: null, fichajes: [open] });
const division = {
  trabajador_id: 7,
  dia: "2026-11-18",
  zona_horaria: "Europe/Madrid",
  version: 0,
  mes_cerrado: false,
  minutos: 60,
  minutos_asignados: 0,
  minutos_sin_asignar: 60,
  fichajes: [],
};
const project = {
  id: 3,
  codigo: "P1",
  nombre: "Reforma",
  descripcion: null,
  link_imagen: null,
  fecha_inicio: "2026-01-01",
  fecha_fin: null,
  estado: "activo",
  situacion: "en_marcha",
  favorito: false,
  usado_en: null,
  actividades: [],
};

let modules: number[] = [];
let person = 300;
let sent: Array<Record<string, unknown>> = [];

/** A server that answers reads; changes of project never reach it. */
function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  if (path === "/proyecto-trabajador/en-curso") {
    const body = typeof init?.body === "string" ? init.body : "{}";
    sent.push(JSON.parse(body) as Record<string, unknown>);
    return Promise.reject(new TypeError("cut"));
  }
  const user = userOf({ account_user_id: person });
  if (path === "/auth/user") return Promise.resolve(Response.json({ user }));
  const data: Record<string, unknown> = {
    "/config-company/1": { empresa_id: 1, mostrar_aviso_horario: false },
    "/modulo-empresa": modules,
    "/fichaje": open,
    "/jornada": [today],
    "/obtener-lista-fichadores": [],
    "/obtener-lista-paradas": [],
    "/proyecto-trabajador": [project],
    "/proyecto-trabajador/partes": [],
    "/proyecto-trabajador/getAssignmentsDay": division,
  };
  return Promise.resolve(Response.json({ data: data[path] ?? null }));
}

beforeAll(() => loadTexts("time", "my-projects"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T09:00:00Z") });
  person += 1;
  sent = [];
  vi.stubGlobal("fetch", serve);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const card = (
  <ProjectPlaces>
    <ClockCard />
  </ProjectPlaces>
);

describe("projects in the clock card", () => {
  it("a project started without connection shows at once and waits in the queue of punches", async () => {
    modules = [moduleIds.timeRegistration, moduleIds.supervisorProjects];
    await renderInApp(card);
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole("button", { name: "Elegir proyecto" }));
    await user.click(await screen.findByRole("button", { name: "Empezar" }));
    expect(await screen.findByText("Elige un proyecto.")).toBeTruthy();
    await user.click(screen.getByRole("combobox", { name: /^Proyecto/ }));
    await user.click(await screen.findByRole("option", { name: "Reforma (P1)" }));
    await user.click(screen.getByRole("button", { name: "Empezar" }));
    expect(await screen.findByText("1 registro pendiente de enviar")).toBeTruthy();
    expect(screen.getByText(/^Proyecto: Reforma · /)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Dejar el proyecto" })).toBeTruthy();
    expect(sent[0]).toMatchObject({ accion: "empezar", proyecto_id: 3 });
  });

  it("nothing of projects is shown without their module", async () => {
    modules = [moduleIds.timeRegistration];
    await renderInApp(card);
    expect(await screen.findByRole("button", { name: "Fichar salida" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("Sin proyecto")).toBeNull());
  });
});
