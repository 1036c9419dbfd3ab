import { describe, expect, it } from "vitest";

import { registrationOf } from "../../../../test/projects.ts";
import { readProjectsSearch } from "../search.model.ts";

import {
  bulkDecisions,
  decisionsOf,
  isBackwards,
  registrationPageOf,
  stateOf,
} from "./registrations.model.ts";

const can = { editar: false, decidir: true, borrar: true };
const waiting = registrationOf({ can });
const approved = registrationOf({ id: 2, aprobado: true, can: { ...can, borrar: false } });
const running = registrationOf({
  id: 3,
  hora_fin: null,
  en_curso: true,
  can: { ...can, decidir: false },
});
const free = registrationOf({ id: 4, requiere_aprobacion: false, can });
const frozen = registrationOf({ id: 5, can: { editar: false, decidir: false, borrar: false } });

describe("the list that an address of projects asks for", () => {
  it("asks for registrations to approve where the address names no state", () => {
    const page = registrationPageOf(8, readProjectsSearch({ estado: "otro", pagina: "2" }));
    expect(page).toMatchObject({ projectId: 8, list: "pendiente", skip: 25, take: 25, from: null });
  });

  it("reads state, person, activity, dates and rows of a page", () => {
    const search = readProjectsSearch({
      estado: "todos",
      persona: "7",
      actividad: 3,
      desde: "2026-11-01",
      hasta: "2026-10-31",
      filas: 50,
    });
    const page = registrationPageOf(8, search);
    expect(page).toMatchObject({ list: "todos", workerId: 7, activityId: 3, take: 50 });
    expect(isBackwards(page)).toBe(true);
    expect(isBackwards({ ...page, from: "2026-10-31" })).toBe(false);
  });

  it("leaves out dates and numbers that are none", () => {
    const search = { desde: "2026-13-01", hasta: 5, persona: "-1", proyecto: "x", filas: 1.5 };
    expect(readProjectsSearch(search)).toEqual({});
  });
});

describe("decisions about registrations (PROJECTS-7, PROJECTS-8)", () => {
  it("names the state of a registration", () => {
    expect([waiting, approved, running, free].map(stateOf)).toEqual([
      "pendiente",
      "aprobado",
      "en_curso",
      "sin_aprobacion",
    ]);
  });

  it("offers to approve what waits, to take back what is approved, and to delete the others", () => {
    expect(decisionsOf(waiting)).toEqual(["aprobar", "borrar"]);
    expect(decisionsOf(approved)).toEqual(["retirar"]);
    expect(decisionsOf(running)).toEqual(["borrar"]);
    expect(decisionsOf(free)).toEqual(["borrar"]);
  });

  it("offers nothing where the reader has no right", () => {
    expect(decisionsOf(frozen)).toEqual([]);
  });

  it("sends each decision about the selected registrations that it applies to", () => {
    const found = bulkDecisions([waiting, approved, free, frozen]);
    expect(found.map(({ decision, registrations }) => [decision, registrations.length])).toEqual([
      ["aprobar", 1],
      ["retirar", 1],
      ["borrar", 2],
    ]);
  });
});
