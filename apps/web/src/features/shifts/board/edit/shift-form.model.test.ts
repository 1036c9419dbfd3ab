import { describe, expect, it } from "vitest";

import { boardOf, shiftOf } from "../../../../test/shifts.ts";
import { cloneDates, concernedShifts, massiveChanges } from "../massive/massive.model.ts";
import { stateOf } from "../plan/plan.model.ts";

import { candidatesOf, changesOfDraft, draftOf, overlaps, withPart } from "./shift-form.model.ts";

describe("form of a shift", () => {
  it("a new shift has the defaults of the specification (SHIFTS-3)", () => {
    const target = { kind: "new", days: ["2026-11-17"], area: null, worker: 2 } as const;
    expect(draftOf(target, boardOf())).toMatchObject({
      fecha: "2026-11-17",
      hora_inicio: "09:00",
      hora_fin: "10:00",
      color: "#EC6814",
      num_minimo_trabajadores: 1,
      publicado: true,
      pe_area_trabajo_id: 5,
      worker_ids: [2],
    });
  });

  it("a stroke over several days makes a shift on each", () => {
    const days = ["2026-11-17", "2026-11-18"];
    const target = { kind: "new", days, area: 5, worker: null } as const;
    const changes = changesOfDraft(target, draftOf(target, boardOf()));
    expect(changes.map(({ after }) => after?.fecha)).toEqual(days);
  });

  it("an end before the start is on the next day; 24 hours end at the start", () => {
    const day = stateOf(shiftOf());
    expect(withPart(day, { hora_inicio: "22:00" }).termina_dia_siguiente).toBe(true);
    expect(withPart(day, { hora_fin: "13:00" }).termina_dia_siguiente).toBe(false);
    const whole = withPart(day, { turno_24h: true });
    expect(whole).toMatchObject({ hora_fin: "06:00", termina_dia_siguiente: true });
    expect(withPart(whole, { hora_inicio: "08:00" }).hora_fin).toBe("08:00");
  });
});

describe("people for a shift", () => {
  it("says what stands against each; the assigned and the free come first", () => {
    const night = shiftOf({
      id: 1,
      fecha: "2026-11-15",
      hora_inicio: "22:00",
      hora_fin: "06:30",
      worker_ids: [1],
    });
    const board = boardOf({
      turnos: [night],
      ausencias: [{ trabajador_id: 2, fecha: "2026-11-16", estado_id: 2, completo: true }],
    });
    const draft = stateOf(shiftOf());
    const found = candidatesOf({ board, draft, shift: null, available: undefined });
    expect(
      found.map(({ person, against }) => [person.id, against.map(({ kind }) => kind)]),
    ).toEqual([
      [3, []],
      [1, ["shift"]],
      [2, ["absence"]],
    ]);
  });

  it("says what each wishes and who has seen the shift; the unwilling come after the free", () => {
    const shift = shiftOf({ worker_ids: [1, 3], visto_por: [3] });
    const wish = (trabajador_id: number, preferencia: "no_disponible" | "prefiere_trabajar") => ({
      trabajador_id,
      fecha: "2026-11-16",
      preferencia,
      comentario: "Examen",
    });
    const board = boardOf({
      turnos: [shift],
      preferencias: [
        wish(1, "no_disponible"),
        wish(2, "prefiere_trabajar"),
        { ...wish(3, "no_disponible"), fecha: "2026-11-17" },
      ],
    });
    const of = (draft: Partial<ReturnType<typeof stateOf>>) =>
      candidatesOf({
        board,
        draft: { ...stateOf(shift), ...draft },
        shift,
        available: undefined,
      }).map(({ person, wish: stated, hasSeen }) => [person.id, stated?.preferencia, hasSeen]);
    expect(of({ worker_ids: [] })).toEqual([
      [2, "prefiere_trabajar", null],
      [3, undefined, true],
      [1, "no_disponible", false],
    ]);
    expect(of({ worker_ids: [1] })[0]).toEqual([1, "no_disponible", false]);
  });

  it.each([
    ["2026-11-15", "22:00", "06:00", false],
    ["2026-11-15", "22:00", "06:01", true],
    ["2026-11-16", "14:00", "15:00", false],
    ["2026-11-16", "05:00", "22:00", true],
  ])("a shift of %s from %s to %s overlaps the morning: %s", (fecha, start, end, is) => {
    const other = shiftOf({ fecha, hora_inicio: start, hora_fin: end });
    expect(overlaps(other, shiftOf())).toBe(is);
  });
});

describe("massive actions", () => {
  const shifts = [shiftOf({ id: 1 }), shiftOf({ id: 2, publicado: false, label_ids: [4] })];

  it("concern only what would differ (SHIFTS-9)", () => {
    const ids = (action: Parameters<typeof concernedShifts>[1], labels: number[] = []) =>
      concernedShifts(shifts, action, labels).map(({ id }) => id);
    expect(ids("publicar")).toEqual([2]);
    expect(ids("retirar")).toEqual([1]);
    expect(ids("etiquetar", [4])).toEqual([1]);
    expect(ids("eliminar")).toEqual([1, 2]);
    expect(massiveChanges(shifts, "publicar", [])).toMatchObject([{ after: { publicado: true } }]);
  });

  it("copies fall on the first day and every step after it", () => {
    const range = { from: "2026-11-16", to: "2026-11-29", first: "2026-11-30" };
    expect(cloneDates({ ...range, step: "rango", times: 2 })).toEqual(["2026-11-30", "2026-12-14"]);
    expect(cloneDates({ ...range, step: "semana", times: 2 })).toEqual([
      "2026-11-30",
      "2026-12-07",
    ]);
    expect(cloneDates({ ...range, step: "dia", times: 400 })).toHaveLength(52);
  });
});
