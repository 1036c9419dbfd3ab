import { describe, expect, it } from "vitest";

import { boardOf, shiftOf } from "../../../../test/shifts.ts";
import { stateOf } from "../plan/plan.model.ts";

import { breakGroups, daysByPerson } from "./preview.model.ts";
import {
  copyStart,
  draftOfShift,
  patternBody,
  recurrenceBody,
  withKind,
  withSequence,
  withWorker,
} from "./series.model.ts";
import type { StoredSeries } from "./series.model.ts";

const shift = shiftOf({ worker_ids: [1, 2], label_ids: [4] });
const draft = draftOfShift(stateOf(shift), boardOf(), "2026-11-17");

describe("drafts of series", () => {
  it("a shift repeats each week on its weekday, under the name of its label", () => {
    expect(draft.nombre).toBe("Mañana 06–14");
    expect(recurrenceBody(draft)).toMatchObject({
      fecha_inicio: "2026-11-17",
      frecuencia_intervalo: 1,
      tipo_intervalo: 2,
      dias_semana: [1],
      tipo_fin: "nunca",
      turno: { hora_inicio: "06:00", pe_area_trabajo_id: 5, worker_ids: [1, 2], publicado: true },
    });
  });

  it("a pattern keeps the shift as its first day, and each new worker begins a day later", () => {
    const pattern = withSequence(withKind(draft, "patron"), [...draft.secuencia, null, null]);
    expect(patternBody(withWorker(pattern, 3)).rotacion).toEqual([
      { trabajador_id: 1, desplazamiento: 0 },
      { trabajador_id: 2, desplazamiento: 0 },
      { trabajador_id: 3, desplazamiento: 1 },
    ]);
    expect(withWorker(pattern, 1).rotacion).toEqual([{ trabajador_id: 2, desplazamiento: 0 }]);
  });

  it("a shorter sequence moves workers to its last day", () => {
    const pattern = withSequence(withKind(draft, "patron"), [null, ...draft.secuencia]);
    const late = { ...pattern, rotacion: [{ trabajador_id: 1, desplazamiento: 1 }] };
    expect(withSequence(late, draft.secuencia).rotacion).toEqual([
      { trabajador_id: 1, desplazamiento: 0 },
    ]);
    expect(withKind(pattern, "recurrencia").secuencia).toEqual(draft.secuencia);
  });

  it("a copy of a series that has begun starts tomorrow", () => {
    const at = (fecha_inicio: string) => copyStart({ fecha_inicio } as StoredSeries, "2026-11-18");
    expect([at("2026-01-01"), at("2026-12-01")]).toEqual(["2026-11-19", "2026-12-01"]);
  });
});

describe("previews of series", () => {
  it("lists people with the most days first, each day in order", () => {
    const items = [
      { trabajador_id: 2, fecha: "2026-12-02" },
      { trabajador_id: 1, fecha: "2026-12-03" },
      { trabajador_id: 1, fecha: "2026-12-01" },
    ];
    expect(daysByPerson(items)).toEqual([
      { trabajador_id: 1, days: ["2026-12-01", "2026-12-03"] },
      { trabajador_id: 2, days: ["2026-12-02"] },
    ]);
  });

  it("groups broken rules by rule and person, hard ones first", () => {
    const soft = { nivel: "blanda", norma: "descanso_diario", valor: 1, limite: 2 } as const;
    const hard = { ...soft, nivel: "dura", norma: "menores_noche" } as const;
    const groups = breakGroups([
      { ...soft, trabajador_id: 1, fecha: "2026-12-02" },
      { ...hard, trabajador_id: 2, fecha: "2026-12-02" },
      { ...soft, trabajador_id: 1, fecha: "2026-12-01" },
    ]);
    expect(groups.map(({ norma, days }) => [norma, days.length])).toEqual([
      ["menores_noche", 1],
      ["descanso_diario", 2],
    ]);
  });
});
