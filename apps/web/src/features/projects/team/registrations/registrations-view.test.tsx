import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import type { TeamRegistration } from "@atrio/contract/projects/team-projects";

import { loadTexts } from "../../../../lib/i18n.ts";
import { projectOf, registrationOf } from "../../../../test/projects.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { marcos } from "../../../../test/team.ts";
import { userOf } from "../../../../test/user.ts";
import type { ProjectsSearch, SearchChange } from "../search.model.ts";

import { RegistrationsView } from "./registrations-view.tsx";

vi.setConfig({ testTimeout: 30_000 });
const refusal = "El mes está cerrado.";
let waiting: TeamRegistration[] = [];
let asked: string[] = [];
let sent: Array<Record<string, unknown>> = [];

/** The calls of the list: number 2 is refused, decided ones leave it. */
function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const answer = (body: unknown) => Promise.resolve(Response.json(body));
  const body = JSON.parse(typeof init?.body === "string" ? init.body : "{}") as Record<
    string,
    unknown
  >;
  if (path === "/auth/user") return answer({ user: userOf({ id: marcos.id }) });
  if (path.endsWith("/registros")) {
    asked.push(String(body["paramsFront"]));
    return answer({ data: waiting, total: waiting.length, minutos: 120 * waiting.length });
  }
  if (path !== "/supervisor/proyectos/decidir-registros") return answer({ data: [] });
  sent.push(body);
  const ids = waiting.map(({ id }) => id).filter((id) => Object(body["ids"]).includes(id));
  waiting = waiting.filter(({ id }) => id === 2 || !ids.includes(id));
  return answer({
    data: ids.map((id) => ({ id, registro: null, error: id === 2 ? refusal : null })),
  });
}

async function show(search: ProjectsSearch = {}) {
  const changes: SearchChange[] = [];
  await renderInApp(
    <RegistrationsView
      project={projectOf()}
      search={search}
      today="2026-11-18"
      onSearch={(change) => changes.push(change)}
    />,
  );
  return { user: userEvent.setup({ delay: null }), changes };
}

beforeAll(() => loadTexts("team-projects", "approvals"));

beforeEach(() => {
  waiting = [registrationOf(), registrationOf({ id: 2 }), registrationOf({ id: 3 })];
  asked = [];
  sent = [];
  vi.stubGlobal("fetch", serve);
});

it("registrations approved together show which was refused and why, and keep it selected", async () => {
  const { user } = await show();
  const all = await screen.findByRole("checkbox", { name: "Seleccionar todos los de esta página" });
  await user.click(all);
  await user.click(screen.getByRole("button", { name: "Aprobar (3)" }));
  const outcome = await screen.findByRole("status", { name: "Resultado" });
  expect(within(outcome).getByText(refusal)).toBeTruthy();
  expect(outcome.textContent).toContain("Listo: 2 registros · Sin cambios: 1 registro");
  expect(sent).toEqual([{ ids: [1, 2, 3], accion: "aprobar" }]);
});

it("a deletion without a reason is not sent (Rule PROJECTS-8)", async () => {
  const { user } = await show();
  const [first] = await screen.findAllByRole("button", { name: /^Borrar: / });
  if (first === undefined) throw new Error("Nothing to delete");
  await user.click(first);
  const dialog = await screen.findByRole("dialog", { name: "Borrar el registro" });
  await user.click(within(dialog).getByRole("button", { name: "Borrar" }));
  expect(await within(dialog).findByText("Indica el motivo del borrado.")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByRole("textbox"), "Duplicado");
  await user.click(within(dialog).getByRole("button", { name: "Borrar" }));
  await vi.waitFor(() =>
    expect(sent).toEqual([{ ids: [1], accion: "borrar", motivo: "Duplicado" }]),
  );
});

it("a period that ends before it begins is named at its field and not asked for", async () => {
  await show({ desde: "2026-11-10", hasta: "2026-11-01" });
  expect(await screen.findByText("No puede ser anterior a «Desde».")).toBeTruthy();
  expect(asked).toEqual([]);
});

it("a list without a match offers to drop its filters", async () => {
  waiting = [];
  const { user, changes } = await show({ persona: 7, estado: "todos" });
  expect(await screen.findByText("Ningún registro coincide")).toBeTruthy();
  const [, drop] = screen.getAllByRole("button", { name: "Quitar los filtros" });
  if (drop === undefined) throw new Error("No button to drop the filters");
  await user.click(drop);
  expect(Object.keys(changes[0] ?? {})).toEqual(["persona", "actividad", "desde", "hasta"]);
});
