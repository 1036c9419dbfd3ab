import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { loadTexts } from "../../../lib/i18n.ts";
import { renderInApp } from "../../../test/render.tsx";
import { areaOf, boardOf, shiftOf } from "../../../test/shifts.ts";
import { userOf } from "../../../test/user.ts";

import { PlanningBoard } from "./planning-board.tsx";
import { readBoardSearch } from "./search.model.ts";
import type { BoardSearch } from "./search.model.ts";

type Call = { call: string; body: Record<string, unknown> };

let board: Board = boardOf();
let calls: Call[] = [];
let isBroken = false;
/** Code of the refusal of calls without a reason. */
let refusal: string | null = null;
/** Worker who cannot have a shift. */
let stranger: number | null = null;

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

/** Lists of which there is none. */
const empty = [
  "/turno-peticiones-gestor",
  "/turnos-gestor-trabajadores",
  "/turnos-gestor-soluciones",
];

/** Calls of the page, on shifts that are kept in `board`. */
function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  const method = init?.method ?? "GET";
  if (path === "/auth/user") return json({ user: userOf({ id: 7 }) });
  if (empty.some((one) => path.startsWith(one))) return json({ data: [] });
  if (path.startsWith("/turnos-gestor/")) {
    return isBroken
      ? json({ message: "Ahora no.", code: "unavailable" }, 500)
      : json({ data: board });
  }
  const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : {};
  const sent =
    typeof body === "object" && body !== null ? Object.fromEntries(Object.entries(body)) : {};
  calls.push({ call: `${method} ${path}`, body: sent });
  const given = sent["worker_ids"];
  if (stranger !== null && Array.isArray(given) && given.includes(stranger)) {
    return json({ message: "No es de esa área.", code: "shift.worker_not_found" }, 404);
  }
  if (refusal !== null && sent["motivo"] === undefined && method !== "DELETE") {
    return json({ message: "Este turno incumpliría una norma.", code: refusal }, 422);
  }
  return json({ data: path === "/publish-massive" ? publish(sent) : change(path, sent) });
}

function publish({ accion, turno_ids }: Record<string, unknown>) {
  const ids = Array.isArray(turno_ids) ? turno_ids : [];
  const turnos = board.turnos.map((one) =>
    ids.includes(one.id) ? { ...one, publicado: accion === "publicar" } : one,
  );
  board = {
    ...board,
    turnos: turnos.filter((one) => accion !== "eliminar" || !ids.includes(one.id)),
  };
  return { turnos: ids.length, avisados: 0 };
}

function change(path: string, sent: Record<string, unknown>): PlannedShift {
  const id = Number(sent["turno_id"] ?? path.split("/")[2] ?? 99);
  const known = board.turnos.find((one) => one.id === id) ?? shiftOf({ id });
  const { motivo: _, turno_id: __, version: ___, ...part } = sent;
  const made = { ...known, ...part, id, version: known.version + 1 };
  board = { ...board, turnos: [...board.turnos.filter((one) => one.id !== id), made] };
  return made;
}

function Page({ start }: { start: BoardSearch }) {
  const [search, setSearch] = useState(start);
  return (
    <PlanningBoard
      managerId={7}
      search={search}
      today="2026-11-18"
      onSearch={(part) => setSearch(readBoardSearch({ ...search, ...part }))}
    />
  );
}

async function show(start: BoardSearch = { rango: "semana" }) {
  await renderInApp(<Page start={start} />);
  return userEvent.setup({ pointerEventsCheck: 0 });
}

const cellAt = (key: string, day: string) => {
  const cell = document.querySelector<HTMLElement>(`[data-cell="${key}"][data-day="${day}"]`);
  if (cell === null) throw new Error(`No cell ${key} ${day}`);
  return cell;
};
const shiftsAt = (key: string, day: string) =>
  [...cellAt(key, day).querySelectorAll<HTMLElement>("[data-shift]")].map((chip) =>
    Number(chip.dataset["shift"]),
  );
const chip = (id: number) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-cell^="p"] [data-shift="${id}"]`);
    if (found === null) throw new Error(`No shift ${id}`);
    return found;
  });

describe("the board of shifts", { timeout: 60_000 }, () => {
  beforeAll(() => loadTexts("board", "board-edit", "exchanges"));

  beforeEach(() => {
    board = boardOf({ turnos: [shiftOf({ id: 1, worker_ids: [1] })] });
    calls = [];
    isBroken = false;
    refusal = null;
    stranger = null;
    vi.stubGlobal("fetch", serve);
  });

  it("a shift is carried by the keyboard to another person and day, and undone", async () => {
    const user = await show();
    (await chip(1)).focus();
    await user.keyboard(" {ArrowRight}{ArrowDown}{Enter}");
    await waitFor(() => expect(shiftsAt("p2", "2026-11-17")).toEqual([1]));
    expect(calls.map(({ call }) => call)).toEqual([
      "POST /turno-asignar-trabajador",
      "PUT /turno/1",
      "POST /turno-asignar-trabajador",
    ]);
    expect(calls[1]?.body).toMatchObject({ fecha: "2026-11-17", version: 2 });
    expect(calls[2]?.body).toMatchObject({ worker_ids: [2], version: 3 });
    expect(screen.getByRole("status").textContent).toContain("movido a Bruno Gil");
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(shiftsAt("p1", "2026-11-16")).toEqual([1]));
    expect(screen.getByRole("status").textContent).toContain("Deshecho");
  });

  it("Escape cancels, and Alt+Enter copies as a draft", async () => {
    const user = await show();
    (await chip(1)).focus();
    await user.keyboard(" {ArrowRight}{Escape}");
    expect(calls).toEqual([]);
    await user.keyboard(" {ArrowRight}{Alt>}{Enter}{/Alt}");
    await waitFor(() => expect(shiftsAt("p1", "2026-11-17")).toEqual([99]));
    expect(calls[0]).toMatchObject({
      call: "POST /turno",
      body: { fecha: "2026-11-17", publicado: false },
    });
    expect(shiftsAt("p1", "2026-11-16")).toEqual([1]);
  });

  it("a soft rule asks for a reason and sends it; without one nothing stays", async () => {
    refusal = "shift.reason_required";
    const user = await show();
    (await chip(1)).focus();
    await user.keyboard(" {ArrowRight}{Enter}");
    let dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("Este turno incumpliría una norma.");
    await user.click(within(dialog).getByRole("button", { name: "No hacerlo" }));
    await waitFor(() => expect(shiftsAt("p1", "2026-11-16")).toEqual([1]));
    (await chip(1)).focus();
    await user.keyboard(" {ArrowRight}{Enter}");
    dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByRole("textbox"), "Baja de última hora");
    await user.click(within(dialog).getByRole("button", { name: "Continuar" }));
    await waitFor(() => expect(shiftsAt("p1", "2026-11-17")).toEqual([1]));
    expect(calls.at(-1)?.body).toMatchObject({ motivo: "Baja de última hora" });
  });

  it("a move whose new person is refused goes back to its day and person", async () => {
    stranger = 2;
    const user = await show();
    (await chip(1)).focus();
    await user.keyboard(" {ArrowRight}{ArrowDown}{Enter}");
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ worker_ids: [1] }));
    await waitFor(() => expect(shiftsAt("p1", "2026-11-16")).toEqual([1]));
    expect(board.turnos).toMatchObject([{ id: 1, fecha: "2026-11-16", worker_ids: [1] }]);
  });

  it("a new shift is created from a cell, and its workers assigned after", async () => {
    const user = await show();
    await chip(1);
    await user.click(cellAt("p2", "2026-11-19"));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Crear turno" }));
    await waitFor(() => expect(shiftsAt("p2", "2026-11-19")).toEqual([99]));
    expect(calls.map(({ call }) => call)).toEqual([
      "POST /turno",
      "POST /turno-asignar-trabajador",
    ]);
  });

  it("drafts are published in one call after their count", async () => {
    board = boardOf({
      turnos: [
        shiftOf({ id: 1, worker_ids: [1], publicado: false }),
        shiftOf({ id: 2, worker_ids: [2], publicado: false }),
        shiftOf({ id: 3, worker_ids: [3] }),
      ],
    });
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Publicar 2 borradores" }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Publicar 2 turnos" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ accion: "publicar", turno_ids: [1, 2] });
  });

  it("a shift on an approved absence is a warning, whose way out frees the worker", async () => {
    const ausencia = { trabajador_id: 1, fecha: "2026-11-20", estado_id: 2, completo: true };
    const shift = shiftOf({ id: 1, fecha: "2026-11-20", worker_ids: [1] });
    board = boardOf({ turnos: [shift], ausencias: [ausencia] });
    const user = await show();
    expect((await chip(1)).dataset["warned"]).toBe("true");
    await user.click(screen.getByRole("button", { name: "1 aviso" }));
    await screen.findByText("Turno en una ausencia aprobada");
    await user.click(await screen.findByRole("button", { name: "Dejar libre" }));
    await waitFor(() => expect(shiftsAt("p1", "2026-11-20")).toEqual([]));
    expect(calls.map(({ call, body }) => [call, body["worker_ids"]])).toEqual([
      ["POST /turno-asignar-trabajador", []],
    ]);
  });

  it("says what to do without areas, and offers a retry after an error", async () => {
    board = boardOf({ areas: [] });
    isBroken = true;
    const user = await show();
    await user.click(await screen.findByRole("button", { name: "Reintentar" }));
    isBroken = false;
    await user.click(await screen.findByRole("button", { name: "Reintentar" }));
    expect(await screen.findByText("Todavía no gestionas ningún área")).toBeDefined();
  });

  it("rows of areas show their shifts", async () => {
    board = boardOf({
      areas: [areaOf(), areaOf({ id: 6, nombre: "Planta" })],
      turnos: [shiftOf({ id: 1, worker_ids: [1] })],
    });
    await show({ rango: "semana", vista: "areas" });
    await waitFor(() => expect(shiftsAt("a5", "2026-11-16")).toEqual([1]));
    expect(shiftsAt("a6", "2026-11-16")).toEqual([]);
  });
});
