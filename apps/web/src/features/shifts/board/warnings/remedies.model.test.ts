import { describe, expect, it } from "vitest";

import type { Remedy } from "@atrio/contract/shifts/remedies";

import { areaOf, boardOf, shiftOf } from "../../../../test/shifts.ts";

import { changesOfRemedy, coverAfter } from "./remedies.model.ts";
import { issuesOf } from "./warnings.model.ts";

const shift = shiftOf({ id: 1, worker_ids: [1, 2], num_minimo_trabajadores: 2 });
const other = shiftOf({ id: 2, hora_inicio: "14:00", hora_fin: "22:00", worker_ids: [3] });
const board = boardOf({ turnos: [shift, other] });
const about = { board, shift, workerId: 1 };

const remedyOf = (part: Partial<Remedy> & Pick<Remedy, "tipo">): Remedy => ({
  trabajador: null,
  turno_id: null,
  hora_inicio: null,
  hora_fin: null,
  termina_dia_siguiente: null,
  pausa_id: null,
  avisos: [],
  ...part,
});

describe("ways out as changes of the board", () => {
  it("a colleague takes the place of the worker, and the coverage stays", () => {
    const carla = { id: 3, nombre_completo: "Carla Sanz", link_foto: null };
    const remedy = remedyOf({ tipo: "dar", trabajador: carla });
    expect(changesOfRemedy(about, remedy)).toMatchObject([
      { id: 1, after: { worker_ids: [2, 3] } },
    ]);
    expect(coverAfter(about, remedy)).toMatchObject([{ assigned: 2, minimum: 2 }]);
    const open = { ...about, workerId: null };
    expect(changesOfRemedy(open, remedy)).toMatchObject([{ after: { worker_ids: [1, 2, 3] } }]);
  });

  it("a worker who goes to another shift leaves a gap in the first", () => {
    const remedy = remedyOf({ tipo: "pasar", turno_id: 2 });
    expect(changesOfRemedy(about, remedy)).toMatchObject([
      { id: 1, after: { worker_ids: [2] } },
      { id: 2, after: { worker_ids: [3, 1] } },
    ]);
    expect(coverAfter(about, remedy)).toMatchObject([
      { assigned: 1, minimum: 2 },
      { assigned: 2, minimum: 1 },
    ]);
    expect(changesOfRemedy(about, remedyOf({ tipo: "pasar", turno_id: 99 }))).toEqual([]);
  });

  it("times, pauses and an open shift change nothing else", () => {
    const times = { hora_inicio: "10:00", hora_fin: "18:00", termina_dia_siguiente: false };
    expect(changesOfRemedy(about, remedyOf({ tipo: "cambiar_hora", ...times }))).toMatchObject([
      { after: { ...times, worker_ids: [1, 2] } },
    ]);
    expect(changesOfRemedy(about, remedyOf({ tipo: "pausa", pausa_id: 7 }))).toMatchObject([
      { after: { pause_ids: [7], worker_ids: [1, 2] } },
    ]);
    expect(changesOfRemedy(about, remedyOf({ tipo: "liberar" }))).toMatchObject([
      { after: { worker_ids: [2] } },
    ]);
  });
});

it("issues are broken rules, then shifts to come of the shown areas that lack people", () => {
  const warning = {
    trabajador_id: 1,
    norma: "descanso_diario",
    nivel: "blanda",
    fecha: "2026-11-16",
    valor: 480,
    limite: 720,
  } as const;
  const turnos = [
    shiftOf({ id: 3, fecha: "2026-11-16" }),
    shiftOf({ id: 4, fecha: "2026-11-20", num_minimo_trabajadores: 2 }),
    shiftOf({ id: 5, fecha: "2026-11-20", pe_area_trabajo_id: 6 }),
    shiftOf({ id: -1, fecha: "2026-11-20" }),
  ];
  const lacking = boardOf({ turnos, avisos: [warning] });
  expect(issuesOf(lacking, [areaOf()], "2026-11-18")).toEqual([
    { kind: "rule", warning },
    { kind: "open", shift: turnos[1], missing: 2 },
  ]);
});
