import { describe, expect, it } from "vitest";

import { areaOf, boardOf, shiftOf } from "../../../test/shifts.ts";

import { isWarned, openKey, personKey, rowsOf, shownShifts } from "./board.model.ts";
import type { Row } from "./board.model.ts";
import { coverageRows, hourlyCoverage, runsOfHours } from "./coverage.model.ts";
import { daysOf, rangeAround, stepRange } from "./range.model.ts";
import { readBoardSearch } from "./search.model.ts";

const week = daysOf({ from: "2026-11-16", to: "2026-11-22" });
const rowOf = (rows: readonly Row[], key: string) => rows.find((row) => row.key === key);

describe("address and range of the board", () => {
  it("keeps known parameters and drops others", () => {
    const search = { rango: "mes", fecha: "2026-02-29", area: "5", estado: "roto", x: 1 };
    expect(readBoardSearch(search)).toEqual({ rango: "mes", area: 5 });
    expect(readBoardSearch({ fecha: "2026-13-45" })).toEqual({});
    expect(readBoardSearch({ fecha: "2028-02-29" })).toEqual({ fecha: "2028-02-29" });
  });

  it.each([
    ["dia", "2026-11-18", "2026-11-18", "2026-11-18", "2026-11-19"],
    ["semana", "2026-11-18", "2026-11-16", "2026-11-22", "2026-11-23"],
    ["quincena", "2026-11-18", "2026-11-16", "2026-11-29", "2026-11-30"],
    ["mes", "2026-01-31", "2026-01-01", "2026-01-31", "2026-02-01"],
  ] as const)("%s around %s", (range, day, from, to, next) => {
    expect(rangeAround(range, day)).toEqual({ from, to });
    expect(stepRange(range, day, 1)).toBe(next);
  });
});

describe("coverage by hour (SHIFTS-40)", () => {
  const morning = shiftOf({ id: 1, worker_ids: [1], num_minimo_trabajadores: 2 });
  const late = { hora_inicio: "13:30", hora_fin: "22:00" };
  const night = { hora_inicio: "22:00", hora_fin: "06:00", termina_dia_siguiente: true };

  it("counts the night before, hand-overs and hours without shifts", () => {
    const turnos = [morning, shiftOf({ id: 2, worker_ids: [2], ...late })];
    const before = [shiftOf({ id: 3, fecha: "2026-11-15", worker_ids: [3], ...night })];
    const board = boardOf({ turnos });
    const [row] = hourlyCoverage(board, [areaOf()], { day: "2026-11-16", before });
    const runs = runsOfHours(row?.days ?? []);
    expect(
      runs.map(({ from, to, coverage: { assigned, minimum, missing } }) => [
        from,
        to,
        assigned,
        minimum,
        missing,
      ]),
    ).toEqual([
      [0, 6, 1, 1, 0],
      [6, 13, 1, 2, 1],
      [13, 14, 2, 3, 1],
      [14, 22, 1, 1, 0],
      [22, 24, 0, 0, 0],
    ]);
  });
});

describe("shifts on approved absences (SHIFTS-39)", () => {
  it("are warned of for whole days, and found by that filter", () => {
    const ausencia = { trabajador_id: 1, fecha: "2026-11-16", estado_id: 2, completo: true };
    const shift = shiftOf({ id: 1, worker_ids: [1] });
    const other = shiftOf({ id: 2, worker_ids: [2] });
    const of = (part: Partial<typeof ausencia>) =>
      boardOf({ turnos: [shift, other], ausencias: [{ ...ausencia, ...part }] });
    expect(isWarned(of({}), shift)).toBe(true);
    expect(isWarned(of({}), other)).toBe(false);
    expect(isWarned(of({ estado_id: 1 }), shift)).toBe(false);
    expect(isWarned(of({ completo: false }), shift)).toBe(false);
    expect(shownShifts(of({}), { estado: "avisos" }).map(({ id }) => id)).toEqual([1]);
    const rows = rowsOf({ board: of({}), view: "areas", filters: {}, days: week });
    expect(rows[0]?.cells[0]?.absent).toEqual([1]);
  });
});

describe("rows of the board", () => {
  it("shows people by name with open shifts first; hours are of all areas (SHIFTS-19)", () => {
    const board = boardOf({
      turnos: [
        shiftOf({ id: 1, worker_ids: [1] }),
        shiftOf({ id: 2, worker_ids: [1], fecha: "2026-11-17", minutos: 450 }),
        shiftOf({ id: 3, fecha: "2026-11-18" }),
      ],
      horas: [{ trabajador_id: 1, minutos_contrato: 2400, minutos_otras_areas: 60 }],
    });
    const rows = rowsOf({ board, view: "personas", filters: {}, days: week });
    expect(rows.map(({ key }) => key)).toEqual([openKey, "p1", "p2", "p3"]);
    expect(rowOf(rows, "p1")).toMatchObject({ hours: { planned: 990, contract: 2400 } });
    expect(rowOf(rows, "p2")).toMatchObject({ hours: { planned: 0, contract: null } });
    expect(rowOf(rows, openKey)?.cells[2]?.shifts.map(({ id }) => id)).toEqual([3]);
  });

  it("has absences, holidays of the centre and warnings in their cells", () => {
    const warning = {
      trabajador_id: 2,
      norma: "descanso_diario",
      nivel: "blanda",
      fecha: "2026-11-17",
      valor: 480,
      limite: 720,
    } as const;
    const away = { trabajador_id: 2, fecha: "2026-11-19", estado_id: 2, completo: true };
    const board = boardOf({
      ausencias: [away],
      avisos: [warning],
      festivos: [
        { centro_trabajo_id: 3, fecha: "2026-11-20", nombre: "Patrona" },
        { centro_trabajo_id: 9, fecha: "2026-11-18", nombre: "De otro centro" },
      ],
    });
    const cells = rowOf(rowsOf({ board, view: "personas", filters: {}, days: week }), "p2")?.cells;
    expect(cells?.[1]?.warnings).toEqual([warning]);
    expect(cells?.[3]?.absence).toEqual(away);
    expect(cells?.[4]?.holiday).toBe("Patrona");
    expect(cells?.[2]?.holiday).toBeNull();
  });

  it("leaves out people without a shift that a filter shows", () => {
    const board = boardOf({
      turnos: [
        shiftOf({ id: 1, worker_ids: [1], publicado: false }),
        shiftOf({ id: 2, worker_ids: [2], label_ids: [4] }),
      ],
    });
    const keys = (filters: object) =>
      rowsOf({ board, view: "personas", filters, days: week }).map(({ key }) => key);
    expect(keys({ estado: "borrador" })).toEqual([openKey, personKey(1)]);
    expect(keys({ etiqueta: 4 })).toEqual([openKey, personKey(2)]);
    expect(keys({ persona: 3 })).toEqual([openKey, personKey(3)]);
    expect(shownShifts(board, { estado: "publicado" }).map(({ id }) => id)).toEqual([2]);
    expect(shownShifts(board, { area: 6 })).toEqual([]);
  });
});

describe("coverage", () => {
  it("adds up what each shift lacks: people to spare elsewhere do not fill it", () => {
    const board = boardOf({
      turnos: [
        shiftOf({ id: 1, num_minimo_trabajadores: 2, worker_ids: [1] }),
        shiftOf({ id: 2, num_minimo_trabajadores: 1, worker_ids: [2, 3] }),
      ],
    });
    const [row] = coverageRows(board, board.areas, week);
    expect(row?.days[0]).toEqual({ day: "2026-11-16", assigned: 2, minimum: 3, missing: 1 });
    expect(row?.days[1]).toMatchObject({ minimum: 0, missing: 0 });
  });

  it("is one row for more than four areas", () => {
    const areas = [1, 2, 3, 4, 5].map((id) => areaOf({ id }));
    expect(coverageRows(boardOf({ areas }), areas, week)).toHaveLength(1);
    expect(coverageRows(boardOf({ areas }), areas.slice(1), week)).toHaveLength(4);
  });
});
