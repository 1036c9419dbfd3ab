import { describe, expect, it } from "vitest";

import { emptyHire, hireBody } from "./acts/acts.model.ts";
import { readStaffSearch } from "./search.model.ts";
import { askedOf, inForce, isIndefinite, toCome, yearStrip } from "./staff.model.ts";

describe("the office's list of people (Rule PEOPLE-52)", () => {
  it("an address without a state asks for people who work here, 'todas' for everybody", () => {
    expect(askedOf(readStaffSearch({})).filter).toEqual({ estado: "activa" });
    expect(askedOf(readStaffSearch({ estado: "todas" })).filter).toEqual({});
    expect(askedOf(readStaffSearch({ estado: "anterior", q: "ana" })).filter).toEqual({
      estado: "anterior",
      texto: "ana",
    });
  });

  it("an address with wrong parameters asks for the list without them", () => {
    const search = readStaffSearch({
      estado: "x",
      centros: ["a", 3, -1],
      departamentos: "Caja",
      acceso: "nunca",
      orden: "salario",
      filas: 7,
      persona: "0",
    });
    expect(search).toEqual({ centros: [3], filas: 7 });
    expect(askedOf(search)).toMatchObject({ skip: 0, take: 25, order: "nombre" });
  });
});

describe("a person's card (Rule PEOPLE-53)", () => {
  const part = { id: 1, nombre: "Partida", desde: "2025-03-01", hasta: "2026-06-30" };
  const summer = { id: 2, nombre: "Intensiva", desde: "2026-07-01", hasta: null };

  it("the year strip shares the year out among its schedules", () => {
    const { stretches, now } = yearStrip([part, summer], "2026-11-18");
    expect(stretches.map(({ name, first }) => [name, first])).toEqual([
      ["Partida", "2026-01-01"],
      ["Intensiva", "2026-07-01"],
    ]);
    expect(Math.round(stretches.reduce((sum, { width }) => sum + width, 0))).toBe(100);
    expect(Math.round(now)).toBe(88);
  });

  it("a period is in force on its first and last day, and to come before", () => {
    expect(inForce([part, summer], "2026-06-30")).toBe(part);
    expect(inForce([part, summer], "2026-07-01")).toBe(summer);
    expect(toCome([part, summer], "2026-06-30")).toEqual([summer]);
    expect(inForce([part], "2025-02-28")).toBeUndefined();
  });

  it("codes of the SEPE tell contracts without an end from the others", () => {
    expect(["100", "289", "300"].every(isIndefinite)).toBe(true);
    expect(["402", "510"].some(isIndefinite)).toBe(false);
  });
});

describe("the form of a new person (Rule PEOPLE-54)", () => {
  it("chosen values are sent as ids, and a part-time contract with its share of full time", () => {
    const draft = { ...emptyHire("2026-12-01"), nombre: "Zoe", supervisores_ids: ["7"] };
    expect(hireBody(draft)).not.toHaveProperty("contrato");
    const body = hireBody({
      ...draft,
      centro_trabajo_id: "3",
      codigo_contrato: "200",
      horas_semanales: 20,
    });
    expect(body).toMatchObject({
      centro_trabajo_id: 3,
      supervisores_ids: [7],
      contrato: { codigo_contrato: "200", horas_semanales: 20, jornada_porcentaje: 50 },
    });
    expect(body).not.toHaveProperty("horario_id");
  });
});
