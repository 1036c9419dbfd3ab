import { describe, expect, it } from "vitest";

import type { DayDivision, Registration, UsableProject } from "@atrio/contract/projects/shapes";

import {
  bodyOf,
  draftOf,
  judgeRows,
  newRow,
  removedOf,
  reseatRows,
  stretchesOf,
} from "./division.model.ts";
import type { IntervalDraft } from "./division.model.ts";

const zone = "Europe/Madrid";
const at = (time: string) => `2026-11-18T${time}:00.000Z`;

function stored(changes: Partial<Registration> = {}): Registration {
  return {
    id: 1,
    trabajador_id: 7,
    fichaje_id: 5,
    dia: "2026-11-18",
    zona_horaria: zone,
    proyecto_id: 3,
    proyecto: "Web",
    actividad_id: null,
    actividad: null,
    hora_inicio: at("08:00"),
    hora_fin: at("10:00"),
    minutos: 120,
    en_curso: false,
    partes: [],
    observaciones: null,
    requiere_aprobacion: true,
    aprobado: false,
    aprobado_por: null,
    aprobado_en: null,
    ajustado: false,
    can: { editar: true, decidir: false, borrar: true },
    ...changes,
  };
}

function dayOf(registros: Registration[], hora_fin: string | null = at("12:00")): DayDivision {
  const minutes = { minutos: 240, minutos_asignados: 120, minutos_sin_asignar: 120 };
  return {
    trabajador_id: 7,
    dia: "2026-11-18",
    zona_horaria: zone,
    version: 4,
    mes_cerrado: false,
    ...minutes,
    fichajes: [{ id: 5, hora_inicio: at("08:00"), hora_fin, ...minutes, registros, huecos: [] }],
  };
}

const project: UsableProject = {
  id: 3,
  codigo: "P1",
  nombre: "Web",
  descripcion: null,
  link_imagen: null,
  fecha_inicio: "2026-01-01",
  fecha_fin: null,
  estado: "activo",
  situacion: "en_marcha",
  favorito: false,
  usado_en: null,
  actividades: [],
};

const knownOf = (division: DayDivision) => ({ division, projects: [project], parts: [] });

function rowFrom(from: string, to: string | null): IntervalDraft {
  const span = { start: at(from), end: to === null ? null : at(to) };
  const row = newRow(`new-${from}`, 5, span, zone);
  return { ...row, work: { ...row.work, proyecto_id: 3 } };
}

describe("the editor of a day's division", () => {
  it("a signing is cut into its rows and the free stretch between them", () => {
    const division = dayOf([stored()]);
    const [signing] = division.fichajes;
    const rows = [...draftOf(division), rowFrom("11:00", "12:00")];
    const cut = signing && stretchesOf(rows, signing, { zone, now: at("13:00") });
    expect(cut?.map(({ row, minutes }) => [row?.key ?? null, minutes])).toEqual([
      ["stored-1", 120],
      [null, 60],
      ["new-11:00", 60],
    ]);
  });

  it.each([
    ["an overlap", rowFrom("09:00", "11:00"), { overlap: "editor.overlap" }],
    [
      "an end before its start",
      { ...rowFrom("11:00", "12:00"), to: "11:30", from: "11:45" },
      { to: "editor.order" },
    ],
    [
      "a start outside the signing",
      { ...rowFrom("11:00", "12:00"), from: "06:00" },
      { from: "editor.outside" },
    ],
    [
      "an end outside the signing",
      { ...rowFrom("11:00", "12:00"), from: "11:00", to: "14:00" },
      expect.anything(),
    ],
    ["a missing time", { ...rowFrom("11:00", "12:00"), to: "" }, { to: "editor.time_required" }],
  ])("the editor finds %s", (_, row, expected) => {
    const division = dayOf([stored()]);
    const found = judgeRows([...draftOf(division), row], knownOf(division)).get(row.key);
    expect(found).toEqual(
      typeof expected === "object" && "asymmetricMatch" in expected
        ? expected
        : expect.objectContaining(expected),
    );
  });

  it("an empty end is allowed in an open signing alone", () => {
    const open = dayOf([], null);
    expect(judgeRows([rowFrom("11:00", null)], knownOf(open)).size).toBe(0);
    const closed = dayOf([]);
    expect(judgeRows([rowFrom("11:00", null)], knownOf(closed)).size).toBe(1);
  });

  it("untouched times keep their stored instants, and approved rows their values", () => {
    const partes = [{ parte_id: 9, valor: 2 }];
    const approved = stored({
      aprobado: true,
      partes,
      can: { editar: false, decidir: false, borrar: false },
    });
    const division = dayOf([approved]);
    const body = bodyOf(draftOf(division), knownOf(division), "");
    expect(body).toMatchObject({
      version: 4,
      registros: [{ id: 1, hora_inicio: at("08:00"), hora_fin: at("10:00"), partes }],
    });
  });

  it("a row left out is a deletion, whose reason is sent", () => {
    const division = dayOf([stored()]);
    expect(removedOf([], division).map(({ id }) => id)).toEqual([1]);
    expect(bodyOf([], knownOf(division), " error ").motivo).toBe("error");
  });

  it("rows go on over a changed division: what is gone becomes new, what is approved by now stays", () => {
    const rows = [...draftOf(dayOf([stored(), stored({ id: 2 })])), rowFrom("11:00", "12:00")];
    const approved = stored({ id: 2, can: { editar: false, decidir: false, borrar: false } });
    const seated = reseatRows(rows, dayOf([approved]));
    expect(seated.map(({ key, id }) => [key, id])).toEqual([
      ["stored-2", 2],
      ["stored-1", null],
      ["new-11:00", null],
    ]);
  });
});
