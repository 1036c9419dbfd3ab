import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Workday } from "@atrio/contract/time/time";

import { loadTexts } from "../../../../lib/i18n.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { changeOf, lucia, marcos } from "../../../../test/team.ts";
import { userOf } from "../../../../test/user.ts";
import { signingOf, workdayOf } from "../../../../test/workdays.ts";

import { ChangeNote } from "./change-note.tsx";
import { answersOf, changesOf, deletionsOf } from "./sheets.model.ts";
import { SundaysCard } from "./sundays-card.tsx";
import { TeamDayActions } from "./team-day-actions.tsx";
import { TeamSigningActions } from "./team-signing-actions.tsx";

const signing = signingOf({
  id: 11,
  dia: "2026-11-10",
  hora_inicio: "2026-11-10T07:56:41.120Z",
  hora_fin: "2026-11-10T13:57:08.500Z",
  minutos: 361,
});
const day = workdayOf({ dia: "2026-11-10", fichajes: [signing] });

describe("the changes of a sheet", () => {
  const edited = changeOf({ id: 3, fichaje_id: 11, respuesta: "disputado" });
  const again = changeOf({ id: 5, fichaje_id: 11 });
  const deleted = changeOf({ id: 4, fichaje_id: 12, tipo: "borrado", respuesta: "confirmado" });
  const elsewhere = changeOf({ id: 6, fichaje_id: 13, dia: "2026-11-11" });
  const all = [edited, deleted, again, elsewhere];

  it("changes stand at their signing, newest first", () => {
    expect(changesOf(signing, all).map(({ id }) => id)).toEqual([5, 3]);
  });

  it("changes stand at their day when the signing is gone", () => {
    expect(deletionsOf(day, all).map(({ id }) => id)).toEqual([4]);
  });

  it("changes are counted by the worker's answer", () => {
    expect(answersOf(all)).toEqual({ waiting: 2, disputed: 1 });
  });
});

let sent: Array<{ method: string; address: string; body: unknown; key: string | null }> = [];
let refusal: { code: string; message: string } | null = null;

const sundays = [
  { trabajador: marcos, domingos: 0, festivos: 0, minutos: 0, dias: [] },
  {
    trabajador: lucia,
    domingos: 1,
    festivos: 1,
    minutos: 900,
    dias: [
      { dia: "2026-01-06", minutos: 420, festivo: { tipo_festivo_id: 2, nombre: "Reyes" } },
      { dia: "2026-02-01", minutos: 480, festivo: null },
    ],
  },
];

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** The kinds that the company offers, and changes that succeed unless a refusal is set. */
function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  if (path === "/auth/user") return Promise.resolve(json({ user: userOf({ id: marcos.id }) }));
  if (path === "/obtener-lista-fichadores") {
    return Promise.resolve(json({ data: [{ id: 1, nombre: "Oficina", tipo: "presencial" }] }));
  }
  if (path === "/supervisor/get-sunday-clockings") return Promise.resolve(json({ data: sundays }));
  if (path === "/obtener-lista-paradas") return Promise.resolve(json({ data: [] }));
  sent.push({
    method: init?.method ?? "GET",
    address: path + url.search,
    body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
    key: new Headers(init?.headers).get("idempotency-key"),
  });
  if (refusal !== null) return Promise.resolve(json(refusal, 409));
  return Promise.resolve(json({ data: { jornada: day, recibo: { seq: 9, hash: "ab" } } }));
}

describe("a supervisor's actions on a day", { timeout: 30_000 }, () => {
  beforeAll(() => loadTexts("team-time", "time", "changes", "away", "requests"));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T08:00:00Z") });
    sent = [];
    refusal = null;
    vi.stubGlobal("fetch", serve);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const showSigning = async (on: Workday = day) => {
    await renderInApp(
      <TeamSigningActions person={lucia} signing={signing} day={on} changes={[]} />,
    );
    return userEvent.setup({ delay: null });
  };
  const press = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) => {
    await user.click(await screen.findByRole("button", { name }));
    return screen.findByRole("dialog");
  };
  const save = (dialog: HTMLElement, name = "Guardar") =>
    within(dialog).getByRole("button", { name });

  it("a supervisor's edit needs a reason, and keeps the instants of unchanged times", async () => {
    const user = await showSigning();
    const dialog = await press(user, /^Editar/);
    await user.click(save(dialog));
    expect(within(dialog).getByText("Indica el motivo.")).toBeDefined();
    expect(sent).toEqual([]);
    const end = within(dialog).getByLabelText("Fin");
    await user.clear(end);
    await user.type(end, "15:10");
    await user.type(within(dialog).getByLabelText(/^Motivo/), "Se quedó más");
    await user.click(save(dialog));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ method: "PUT", address: "/supervisor/fichaje" });
    expect(sent[0]?.body).toMatchObject({
      trabajador_id: 7,
      id: 11,
      hora_inicio: "2026-11-10T07:56:41.120Z",
      hora_fin: "2026-11-10T14:10:00.000Z",
      motivo: "Se quedó más",
    });
  });

  it("an action shows the obstacle, and keeps typed values", async () => {
    const user = await showSigning();
    const dialog = await press(user, /^Editar/);
    refusal = { code: "incidence.holds_day", message: "El día tiene una incidencia." };
    const reason = within(dialog).getByLabelText(/^Motivo/);
    await user.type(reason, "Salió antes");
    await user.click(save(dialog));
    const alert = await within(dialog).findByRole("alert");
    expect(alert.textContent).toContain("El día tiene una incidencia.");
    expect(reason).toHaveProperty("value", "Salió antes");
  });

  it("a supervisor's edit is not sent with an end before the start", async () => {
    const user = await showSigning();
    const dialog = await press(user, /^Editar/);
    const end = within(dialog).getByLabelText("Fin");
    await user.clear(end);
    await user.type(end, "08:00");
    expect(within(dialog).getByText("El fin tiene que ser posterior al inicio.")).toBeDefined();
    await user.type(within(dialog).getByLabelText(/^Motivo/), "x");
    await user.click(save(dialog));
    expect(sent).toEqual([]);
  });

  it("a supervisor's edit in the repeated hour asks which of the two is meant", async () => {
    const autumn = workdayOf({ dia: "2026-10-24", fichajes: [] });
    await renderInApp(<TeamDayActions person={lucia} day={autumn} changes={[]} deletions={[]} />);
    const user = userEvent.setup({ delay: null });
    const dialog = await press(user, /^Añadir fichaje/);
    await user.type(within(dialog).getByLabelText("Inicio"), "22:00");
    await user.type(within(dialog).getByLabelText("Fin"), "02:30");
    const days = within(dialog).getByRole("group", { name: "Día (Fin)" });
    await user.click(within(days).getByRole("radio", { name: /25\/10/ }));
    await user.type(within(dialog).getByLabelText(/^Motivo/), "No pudo fichar");
    await user.click(within(dialog).getByRole("combobox", { name: "Tipo de tramo" }));
    await user.click(await screen.findByRole("option", { name: "Presencial" }));
    await user.click(save(dialog));
    expect(sent).toEqual([]);
    expect(within(dialog).getByText("Elige cuál de las dos horas fue.")).toBeDefined();
    await user.click(within(dialog).getByRole("radio", { name: "La segunda (UTC+1)" }));
    await user.click(save(dialog));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      trabajador_id: 7,
      dia: "2026-10-24",
      hora_inicio: "2026-10-24T20:00:00.000Z",
      hora_fin: "2026-10-25T01:30:00.000Z",
      fichador_id: 1,
    });
    expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
  });

  it("a supervisor's deletion sends a reason and the signing's id", async () => {
    const user = await showSigning();
    const dialog = await press(user, /^Eliminar/);
    await user.click(save(dialog, "Eliminar"));
    expect(within(dialog).getByText("Indica el motivo.")).toBeDefined();
    await user.type(within(dialog).getByLabelText(/^Motivo/), "Duplicado");
    await user.click(save(dialog, "Eliminar"));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: "DELETE",
      address: "/supervisor/fichaje?trabajador_id=7&id=11&motivo=Duplicado",
    });
  });

  it("a day that cannot change offers only its history, with the reason", async () => {
    const closed = { ...day, mes_cerrado: true, can: { ...day.can, editar: false } };
    await renderInApp(
      <>
        <TeamSigningActions person={lucia} signing={signing} day={closed} changes={[]} />
        <TeamDayActions person={lucia} day={closed} changes={[]} deletions={[]} />
      </>,
    );
    const names = screen.getAllByRole("button").map((button) => button.textContent);
    expect(names).toEqual(["Historial"]);
    expect(screen.getByText(/El mes está cerrado o pendiente de cierre/)).toBeDefined();
  });

  it("the Sundays and holidays that people worked are counted, with their days", async () => {
    const onPerson = vi.fn<(id: number) => void>();
    await renderInApp(<SundaysCard year={2026} person={null} onPerson={onPerson} />);
    const row = await screen.findByRole("row", { name: /Lucía/ });
    const figures = within(row).getAllByRole("cell");
    expect(figures.slice(0, 3).map((cell) => cell.textContent)).toEqual([
      "1",
      "1",
      "15\u00a0h\u00a000",
    ]);
    expect(within(row).getByText("Mar 06/01/2026 · 7 h · Reyes")).toBeDefined();
    expect(within(row).getByText("Dom 01/02/2026 · 8 h")).toBeDefined();
    // People who worked none are not in the list.
    expect(screen.getAllByRole("row")).toHaveLength(2);
    await userEvent
      .setup({ delay: null })
      .click(within(row).getByRole("button", { name: /Lucía/ }));
    expect(onPerson).toHaveBeenCalledWith(7);
  });

  it("the worker's words of a dispute are shown", async () => {
    const change = changeOf({ respuesta: "disputado", comentario: "Salí a las 18:15." });
    await renderInApp(<ChangeNote change={change} />);
    expect(screen.getByText("No conforme")).toBeDefined();
    expect(screen.getByText(/Salí a las 18:15\./)).toBeDefined();
    expect(screen.getByText(/Se quedó a atender una urgencia\./)).toBeDefined();
  });
});
