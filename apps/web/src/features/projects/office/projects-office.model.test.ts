import { describe, expect, it } from "vitest";

import {
  bodyOf,
  faultsOf,
  formOf,
  hoursOf,
  isSound,
  minutesOf,
  optionsOf,
} from "./projects-office.model.ts";

describe("the office's form of a project", () => {
  const today = "2026-11-18";
  const person = { id: 7, nombre_completo: "Marta Rey" };
  const form = {
    ...formOf(null, today),
    codigo: " OB-1 ",
    nombre: "Obra",
    hours: 1.25,
    charges: [{ key: 0, person, desde: today, hasta: "" }],
  };

  it("blank fields and empty dates are sent as none, hours as minutes", () => {
    expect(bodyOf(form)).toEqual({
      codigo: "OB-1",
      nombre: "Obra",
      descripcion: null,
      fecha_inicio: today,
      fecha_fin: null,
      estado: "activo",
      presupuesto_minutos: 75,
      cargos: [{ trabajador_id: 7, desde: today, hasta: null }],
    });
    expect([minutesOf(0), minutesOf(null), hoursOf(50)]).toEqual([null, null, 0.83]);
  });

  it("an end before the start and a row without a person are faults", () => {
    expect(isSound(faultsOf(form))).toBe(true);
    const wrong = faultsOf({
      ...form,
      nombre: " ",
      fecha_fin: "2026-11-17",
      charges: [{ key: 3, person: null, desde: today, hasta: "2026-11-01" }],
    });
    expect(wrong.fields).toEqual({ nombre: "required", fecha_fin: "backwards" });
    expect(wrong.rows.get(3)).toEqual({ person: "required", hasta: "backwards" });
  });

  it("options are the lines with text, each once", () => {
    expect(optionsOf("Día\n\n Noche \nDía")).toEqual(["Día", "Noche"]);
  });
});
