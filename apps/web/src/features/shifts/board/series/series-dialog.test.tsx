import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { SeriesChanges } from "@atrio/contract/shifts/series";

import { loadTexts } from "../../../../lib/i18n.ts";
import { renderInApp } from "../../../../test/render.tsx";
import { boardOf, shiftOf } from "../../../../test/shifts.ts";
import { userOf } from "../../../../test/user.ts";
import { stateOf } from "../plan/plan.model.ts";

import { SeriesDialog } from "./series-dialog.tsx";
import { draftOfShift } from "./series.model.ts";
import type { SeriesSubject, StoredSeries } from "./series.model.ts";

const nothing: SeriesChanges = {
  desaparecen: [],
  se_mantienen: [],
  iguales: 0,
  aparecen: [],
  excluidas: [],
  sin_asignar: [],
  pierden: [],
  avisos: [],
  hasta: "2027-12-18",
  huella: null,
};
const times = { hora_inicio: "06:00", hora_fin: "14:00" };
const appearing = { ...nothing, aparecen: [{ fecha: "2026-11-23", ...times, worker_ids: [1] }] };
const losing = {
  ...nothing,
  desaparecen: [{ turno_id: 3, fecha: "2026-11-30", ...times, worker_ids: [2], publicado: true }],
  pierden: [{ trabajador_id: 2, fecha: "2026-11-30" }],
  huella: "first",
};
const stored: StoredSeries = {
  kind: "recurrencia",
  id: 8,
  nombre: "Mañanas",
  pe_area_trabajo_id: 5,
  fecha_inicio: "2026-11-16",
  tipo_fin: "nunca",
  num_veces: null,
  fecha_fin: null,
  observaciones: null,
  turnos: 12,
  version: 3,
  cambiado_en: "2026-11-01T09:00:00.000Z",
  frecuencia_intervalo: 1,
  tipo_intervalo: 2,
  dias_semana: [1],
  turno: {
    pe_area_trabajo_id: 5,
    ...times,
    color: "#EC6814",
    label_ids: [],
    pause_ids: [],
    num_minimo_trabajadores: 1,
    observaciones: null,
    termina_dia_siguiente: false,
    turno_24h: false,
    publicado: true,
    worker_ids: [2],
  },
};

type Call = { call: string; body: Record<string, unknown> };
type Reply = { status: number; body: unknown };

let calls: Call[] = [];
let replies: Reply[] = [];
let current = stored;

const preview = (cambios: SeriesChanges): Reply => ({ status: 200, body: { data: { cambios } } });
const refusal = (code: string): Reply => ({ status: 409, body: { code, message: `Es ${code}.` } });

function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
  const path = url.pathname.replace("/api/v1", "");
  if (path === "/auth/user") return Promise.resolve(Response.json({ user: userOf({ id: 7 }) }));
  if (init?.method === undefined || init.method === "GET") {
    const data = path === "/recurrencia" ? [current] : [];
    return Promise.resolve(Response.json({ data }));
  }
  const sent: unknown = typeof init.body === "string" ? JSON.parse(init.body) : {};
  const body =
    typeof sent === "object" && sent !== null && init.method !== "DELETE"
      ? Object.fromEntries(Object.entries(sent))
      : Object.fromEntries(url.searchParams);
  calls.push({ call: `${init.method} ${path}`, body });
  const reply = replies.shift() ?? preview(nothing);
  return Promise.resolve(Response.json(reply.body, { status: reply.status }));
}

const onClose = vi.fn<() => void>();

async function show(subject: SeriesSubject) {
  const board = boardOf({ turnos: [shiftOf({ id: 1, worker_ids: [1] })] });
  const names = new Map(
    board.areas.flatMap((area) => area.personas.map((one) => [one.id, one.nombre_completo])),
  );
  await renderInApp(
    <SeriesDialog
      subject={subject}
      board={board}
      templates={[]}
      today="2026-11-18"
      nameOf={(id) => names.get(id) ?? "Otra persona"}
      onDone={vi.fn<() => void>()}
      onSubject={vi.fn<() => void>()}
      onClose={onClose}
    />,
  );
  return userEvent.setup({ pointerEventsCheck: 0 });
}

describe("the dialog of a series (SHIFTS-12)", { timeout: 60_000 }, () => {
  beforeAll(() => loadTexts("board", "board-edit", "board-series", "exchanges"));

  beforeEach(() => {
    calls = [];
    replies = [];
    current = stored;
    onClose.mockClear();
    vi.stubGlobal("fetch", serve);
  });

  it("a shift becomes a weekly recurrence, which is created after its preview", async () => {
    replies = [preview(appearing), preview(appearing)];
    const shift = shiftOf({ worker_ids: [1] });
    const user = await show({
      act: "create",
      draft: draftOfShift(stateOf(shift), boardOf(), "2026-11-17"),
    });
    await user.click(await screen.findByRole("button", { name: "Ver qué cambia" }));
    expect(await screen.findByText("turno aparece")).toBeDefined();
    expect(calls[0]).toMatchObject({
      call: "POST /recurrencia",
      body: { simular: true, fecha_inicio: "2026-11-17", tipo_intervalo: 2, dias_semana: [1] },
    });
    await user.click(screen.getByRole("button", { name: "Crear la serie" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls[1]?.body).toMatchObject({ simular: false, turno: { worker_ids: [1] } });
  });

  it("a change names who loses a shift and sends the preview's hash and version", async () => {
    replies = [
      preview(losing),
      refusal("shift.preview_needed"),
      preview({ ...losing, huella: "second" }),
      preview(losing),
    ];
    const user = await show({ act: "change", series: stored });
    const name = await screen.findByRole("textbox", { name: /^Nombre/ });
    await user.clear(name);
    await user.type(name, "Turno fijo");
    await user.click(screen.getByRole("button", { name: "Ver qué cambia" }));
    const lost = (await screen.findByText("Personas que pierden un turno")).closest("details");
    expect(lost?.textContent).toContain("Bruno Gil");
    await user.click(screen.getByRole("button", { name: "Guardar la serie" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Es shift.preview_needed.");
    await user.click(screen.getByRole("button", { name: "Guardar la serie" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.map(({ body }) => [body["simular"], body["huella"], body["version"]])).toEqual([
      [true, undefined, 3],
      [false, "first", 3],
      [true, undefined, 3],
      [false, "second", 3],
    ]);
  });

  it("a series that somebody changed keeps what was typed and takes the new version", async () => {
    replies = [refusal("shift.series_changed"), preview(losing)];
    const user = await show({ act: "change", series: stored });
    const name = await screen.findByRole("textbox", { name: /^Nombre/ });
    await user.clear(name);
    await user.type(name, "Turno fijo");
    await user.click(screen.getByRole("button", { name: "Ver qué cambia" }));
    const alert = await screen.findByRole("alert");
    expect(screen.getByDisplayValue("Turno fijo")).toBeDefined();
    current = { ...stored, version: 4, nombre: "De otra persona" };
    await user.click(within(alert).getByRole("button"));
    expect(await screen.findByText("Turno fijo")).toBeDefined();
    expect(calls.at(-1)?.body).toMatchObject({ version: 4, nombre: "Turno fijo", simular: true });
  });

  it("an end asks for its preview at once; a soft rule asks for a reason and keeps it", async () => {
    const soft = { ...late(), nivel: "blanda" } as const;
    const warned = preview({ ...losing, avisos: [soft] });
    replies = [warned, warned, warned];
    const user = await show({ act: "end", series: stored });
    const reason = await screen.findByRole("textbox", { name: /^Motivo/ });
    expect(screen.getByText(/5 días de preaviso/)).toBeDefined();
    await user.type(reason, "Cierre del centro");
    await user.click(screen.getByRole("checkbox", { name: "Mantener los turnos publicados" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await user.click(screen.getByRole("button", { name: "Terminar la serie" }));
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls[2]).toMatchObject({
      call: "DELETE /recurrencia/8",
      body: {
        simular: "0",
        huella: "first",
        motivo: "Cierre del centro",
        conservar_publicados: "1",
      },
    });
  });

  it("a hard rule leaves no way to save", async () => {
    const hard = { ...late(), nivel: "dura" } as const;
    replies = [preview({ ...losing, avisos: [hard] })];
    await show({ act: "end", series: stored });
    const button = await screen.findByRole("button", { name: "Terminar la serie" });
    expect(button.hasAttribute("disabled")).toBe(true);
  });

  it("a pattern is a sequence in which each person begins at a place", async () => {
    replies = [preview(appearing)];
    const shift = shiftOf({ worker_ids: [1] });
    const user = await show({
      act: "create",
      draft: draftOfShift(stateOf(shift), boardOf(), "2026-11-17"),
    });
    await user.click(await screen.findByRole("radio", { name: "Rotar varios turnos" }));
    await user.click(screen.getByRole("button", { name: "Día libre" }));
    await user.click(screen.getByRole("checkbox", { name: "Bruno Gil" }));
    await user.click(screen.getByRole("button", { name: "Repetir el día 1" }));
    await user.click(screen.getByRole("button", { name: "Ver qué cambia" }));
    await waitFor(() => expect(calls).toHaveLength(1));
    const { secuencia } = calls[0]?.body ?? {};
    expect(calls[0]?.call).toBe("POST /patron");
    expect(secuencia).toMatchObject([times, times, null]);
    expect(calls[0]?.body["rotacion"]).toEqual([
      { trabajador_id: 1, desplazamiento: 0 },
      { trabajador_id: 2, desplazamiento: 1 },
    ]);
  });
});

function late() {
  return { trabajador_id: 2, norma: "preaviso", fecha: "2026-11-20", valor: 2, limite: 5 } as const;
}
