import { describe, expect, it } from "vitest";

import type { Remedy } from "@atrio/contract/shifts/remedies";

import { areaOf, boardOf, shiftOf } from "../../../../test/shifts.ts";

import { burdenOf, changesOfRemedy, coverAfter } from "./remedies.model.ts";
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

it("nights have three hours between 22:00 and 06:00; weekends are counted apart (SHIFTS-40)", () => {
  const own = { worker_ids: [1] };
  const turnos = [
    shiftOf({ ...own, hora_inicio: "16:00", hora_fin: "00:59", termina_dia_siguiente: true }),
    shiftOf({ ...own, hora_inicio: "16:00", hora_fin: "01:00", termina_dia_siguiente: true }),
    shiftOf({ ...own, fecha: "2026-11-17", hora_inicio: "03:00", hora_fin: "09:00" }),
    shiftOf({ ...own, fecha: "2026-11-21" }),
    shiftOf({ fecha: "2026-11-22", worker_ids: [2] }),
  ];
  expect(burdenOf(boardOf({ turnos }), 1)).toEqual({ nights: 2, weekends: 1 });
});

it("issues are broken rules, then shifts on absences, then shifts to come of the shown areas that lack people", () => {
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
  const away = shiftOf({ id: 6, fecha: "2026-11-21", worker_ids: [2] });
  const past = shiftOf({ id: 7, fecha: "2026-11-17", worker_ids: [2] });
  turnos.push(away, past);
  const ausencias = [away, past].map(({ fecha }) => ({
    trabajador_id: 2,
    fecha,
    estado_id: 2,
    completo: true,
  }));
  const lacking = boardOf({ turnos, avisos: [warning], ausencias });
  expect(issuesOf(lacking, [areaOf()], "2026-11-18")).toEqual([
    { kind: "rule", warning },
    { kind: "absent", shift: away, workerId: 2 },
    { kind: "open", shift: turnos[1], missing: 2 },
  ]);
});
