import { describe, expect, it } from "vitest";

import type { PlannedShift, WorkArea } from "@atrio/contract/shifts/shifts";

import { initialsOf, tablesOf } from "./print.rules.ts";

const person = (id: number, nombre_completo: string) => ({ id, nombre_completo, link_foto: null });
const people = [
  person(1, "Ana Ruiz Gil"),
  person(2, "Alba Romero Gómez"),
  person(3, "Luis de la Fe"),
];

const area: WorkArea = {
  id: 5,
  nombre: "Planta",
  centro_trabajo_id: 1,
  centro_trabajo: "Madrid",
  zona_horaria: "Europe/Madrid",
  observaciones: null,
  personas: people,
  gestores: [],
};

function shift(
  fecha: string,
  worker_ids: number[],
  more: Partial<PlannedShift> = {},
): PlannedShift {
  return {
    id: 1,
    fecha,
    hora_inicio: "07:00",
    hora_fin: "15:00",
    color: "#EC6814",
    pe_area_trabajo_id: 5,
    label_ids: [],
    pause_ids: [],
    num_minimo_trabajadores: 2,
    observaciones: null,
    publicado: true,
    termina_dia_siguiente: false,
    turno_24h: false,
    worker_ids,
    visto_por: [],
    pe_recurrencia_id: null,
    pe_patron_id: null,
    minutos: 480,
    zona_horaria: "Europe/Madrid",
    pausas: [],
    version: 1,
    cambiado_en: "2026-11-18T08:00:00Z",
    ...more,
  };
}

describe("the printed board (SHIFTS-37)", () => {
  it("people with the same initials are numbered in the order of their names", () => {
    expect([...initialsOf(people)]).toEqual([
      [2, "ARG"],
      [1, "ARG2"],
      [3, "LF"],
    ]);
  });

  it("a line holds the shifts of the same times, with initials, gaps and drafts", () => {
    const shifts = [
      shift("2026-12-01", [3, 1]),
      shift("2026-12-02", [2], { publicado: false }),
      shift("2026-12-02", [], { hora_inicio: "22:00", hora_fin: "06:00" }),
    ];
    const board = {
      from: "2026-12-01",
      to: "2026-12-02",
      areas: [area, { ...area, id: 6, nombre: "Sin turnos" }],
      shifts,
      initials: initialsOf(people),
    };
    expect(tablesOf(board, "A4")).toEqual([
      {
        dates: ["2026-12-01", "2026-12-02"],
        areas: [
          {
            name: "Planta",
            lines: [
              {
                times: "07:00–15:00",
                cells: [
                  { people: ["ARG2", "LF"], lacks: 0, isDraft: false },
                  { people: ["ARG"], lacks: 1, isDraft: true },
                ],
              },
              { times: "22:00–06:00", cells: [null, { people: [], lacks: 2, isDraft: false }] },
            ],
          },
        ],
      },
    ]);
  });

  it("a month takes five tables on A4 and three on A3", () => {
    const board = {
      from: "2026-12-01",
      to: "2026-12-31",
      areas: [area],
      shifts: [],
      initials: new Map(),
    };
    expect(tablesOf(board, "A4")).toHaveLength(5);
    expect(tablesOf(board, "A3").map(({ dates }) => dates.length)).toEqual([14, 14, 3]);
  });
});
