import { describe, expect, it } from "vitest";

import type { ProjectPart, UsableProject } from "@atrio/contract/projects/shapes";

import {
  emptyWork,
  firstActivity,
  groupProjects,
  judgeWork,
  orderActivities,
  partValues,
} from "./work.model.ts";

const activityOf = (id: number, changes = {}) => ({
  id,
  proyecto_id: 1,
  nombre: `Actividad ${id}`,
  requiere_aprobacion: false,
  activo: true,
  parte_ids: [9],
  favorita: false,
  usada_en: null,
  ...changes,
});

function projectOf(id: number, changes: Partial<UsableProject> = {}): UsableProject {
  return {
    id,
    codigo: `P${id}`,
    nombre: `Proyecto ${id}`,
    descripcion: null,
    link_imagen: null,
    fecha_inicio: "2026-01-01",
    fecha_fin: null,
    estado: "activo",
    situacion: "en_marcha",
    favorito: false,
    usado_en: null,
    actividades: [],
    ...changes,
  };
}

const partOf = (changes: Partial<ProjectPart> = {}): ProjectPart => ({
  id: 9,
  nombre: "Kilómetros",
  tipo: "numero",
  obligatorio: true,
  opciones: [],
  activo: true,
  ...changes,
});

describe("the choice of a project", () => {
  it("favourites come first, then the last used, each project once", () => {
    const used = (id: number, day: string) =>
      projectOf(id, { usado_en: `2026-11-${day}T08:00:00Z` });
    const projects = [projectOf(1), used(2, "10"), used(3, "12"), projectOf(4, { favorito: true })];
    const { favourites, recent, others } = groupProjects(projects);
    const ids = [favourites, recent, others].map((group) => group.map(({ id }) => id));
    expect(ids).toEqual([[4], [3, 2], [1]]);
  });

  it("favourite activities of a project come first", () => {
    const actividades = [activityOf(1), activityOf(2, { favorita: true })];
    expect(orderActivities(projectOf(1, { actividades })).map(({ id }) => id)).toEqual([2, 1]);
  });

  it("a project starts with its favourite activity, else the last used one", () => {
    const used = activityOf(2, { usada_en: "2026-11-10T08:00:00Z" });
    expect(firstActivity(projectOf(1, { actividades: [activityOf(1), used] }))).toBe(2);
    const marked = activityOf(1, { favorita: true });
    expect(firstActivity(projectOf(1, { actividades: [marked, used] }))).toBe(1);
    expect(firstActivity(projectOf(1, { actividades: [activityOf(1), activityOf(3)] }))).toBeNull();
  });
});

describe("the fields of an activity (Rule PROJECTS-9)", () => {
  const project = projectOf(1, { actividades: [activityOf(1), activityOf(2, { parte_ids: [] })] });
  const draft = (text: string) => ({
    ...emptyWork,
    proyecto_id: 1,
    actividad_id: 1,
    values: { 9: text },
  });

  it.each([
    ["", "work.part_required"],
    ["doce", "work.part_number"],
    ["12,5", undefined],
  ])("the number '%s' of a required field is judged %s", (text, expected) => {
    expect(judgeWork(draft(text), project, [partOf()])?.parts[9]).toBe(expected);
  });

  it("an activity is asked for where the project has any", () => {
    const found = judgeWork({ ...draft("1"), actividad_id: null }, project, []);
    expect(found?.activity).toBe("work.activity_required");
  });

  it("a number is sent as a number, and an empty field not at all", () => {
    expect(partValues(draft("12,5"), [partOf()])).toEqual([{ parte_id: 9, valor: 12.5 }]);
    expect(partValues(draft(""), [partOf()])).toEqual([]);
  });
});
