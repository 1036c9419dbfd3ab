import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import { loadTexts } from "../../../../lib/i18n.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { userOf } from "../../../../test/user.ts";

import { DayProjects } from "./day-projects.tsx";

vi.setConfig({ testTimeout: 30_000 });
const minutes = { minutos: 240, minutos_asignados: 0, minutos_sin_asignar: 240 };
const signing = {
  id: 5,
  hora_inicio: "2026-11-18T08:00:00.000Z",
  hora_fin: "2026-11-18T12:00:00.000Z",
  ...minutes,
  registros: [],
  huecos: [
    { hora_inicio: "2026-11-18T08:00:00.000Z", hora_fin: "2026-11-18T12:00:00.000Z", minutos: 240 },
  ],
};
const division = {
  trabajador_id: 7,
  dia: "2026-11-18",
  zona_horaria: "Europe/Madrid",
  version: 4,
  mes_cerrado: false,
  ...minutes,
  fichajes: [signing],
};
let saves: Array<Record<string, unknown>> = [];

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  if (path === "/auth/user") return Promise.resolve(Response.json({ user: userOf() }));
  if (init?.method === "PUT") {
    const body = typeof init.body === "string" ? init.body : "{}";
    saves.push(JSON.parse(body) as Record<string, unknown>);
    const refusal = { code: "project.changed", message: "Ha cambiado." };
    return Promise.resolve(Response.json(refusal, { status: 409 }));
  }
  const project = { id: 3, codigo: "P1", nombre: "Reforma", favorito: false, usado_en: null };
  const data: Record<string, unknown> = {
    "/proyecto-trabajador": [{ ...project, actividades: [] }],
    "/proyecto-trabajador/partes": [],
    "/proyecto-trabajador/getAssignmentsDay":
      saves.length === 0 ? division : { ...division, version: 5 },
  };
  return Promise.resolve(Response.json({ data: data[path] ?? null }));
}

beforeAll(() => loadTexts("my-projects", "leaving"));

beforeEach(() => {
  saves = [];
  vi.stubGlobal("fetch", serve);
});

it("a division refused as changed keeps what was typed and is saved over the new version (Rule PROJECTS-10)", async () => {
  await renderInApp(<DayProjects workerId={7} dia="2026-11-18" />);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole("button", { name: "Repartir el día" }));
  await user.click(await screen.findByRole("button", { name: "Añadir de 09:00 a 13:00" }));
  await user.click(screen.getByRole("button", { name: "Guardar el reparto" }));
  expect(await screen.findByText("Elige un proyecto.")).toBeTruthy();
  await user.click(screen.getByRole("combobox", { name: /^Proyecto/ }));
  await user.click(await screen.findByRole("option", { name: "Reforma (P1)" }));
  await user.click(screen.getByRole("button", { name: "Guardar el reparto" }));
  await user.click(await screen.findByRole("button", { name: "Seguir con lo mío" }));
  await user.click(screen.getByRole("button", { name: "Guardar el reparto" }));
  await vi.waitFor(() => expect(saves.map(({ version }) => version)).toEqual([4, 5]));
  expect(saves[1]?.["registros"]).toEqual(saves[0]?.["registros"]);
});

it("an edited division asks before it is left, and goes on where it was", async () => {
  await renderInApp(<DayProjects workerId={7} dia="2026-11-18" />);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole("button", { name: "Repartir el día" }));
  await user.click(await screen.findByRole("button", { name: "Añadir de 09:00 a 13:00" }));
  await user.click(screen.getByRole("button", { name: "Cancelar" }));
  await user.click(await screen.findByRole("button", { name: "Seguir editando" }));
  expect(await screen.findByRole("button", { name: "Quitar el intervalo 1" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancelar" }));
  await user.click(await screen.findByRole("button", { name: "Salir sin guardar" }));
  await vi.waitFor(() =>
    expect(screen.queryByRole("button", { name: "Guardar el reparto" })).toBeNull(),
  );
});

it("a division without changes closes at once", async () => {
  await renderInApp(<DayProjects workerId={7} dia="2026-11-18" />);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole("button", { name: "Repartir el día" }));
  await user.click(await screen.findByRole("button", { name: "Cancelar" }));
  await vi.waitFor(() =>
    expect(screen.queryByRole("button", { name: "Guardar el reparto" })).toBeNull(),
  );
  expect(screen.queryByText("¿Salir sin guardar?")).toBeNull();
});

it("arrow keys on a border of the bar move the interval's time, and the border keeps the focus", async () => {
  await renderInApp(<DayProjects workerId={7} dia="2026-11-18" />);
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole("button", { name: "Repartir el día" }));
  await user.click(await screen.findByRole("button", { name: "Añadir de 09:00 a 13:00" }));
  const end = await screen.findByRole("slider", { name: "Fin: Intervalo 1" });
  end.focus();
  await user.keyboard("{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}");
  expect(end.getAttribute("aria-valuetext")).toBe("12:54");
  await user.click(screen.getByRole("button", { name: "Añadir de 12:54 a 13:00" }));
  // Where the second interval begins, the first one ends: one border for both.
  const both = screen.getByRole("slider", { name: "Límite: Intervalo 1 / Intervalo 2" });
  both.focus();
  await user.keyboard("{Home}");
  expect(document.activeElement).toBe(both);
  const times = screen.getAllByRole("slider").map((one) => one.getAttribute("aria-valuetext"));
  expect(times).toEqual(["09:00", "09:01", "13:00"]);
});
