import { describe, expect, it } from "vitest";

import type { BalanceRule } from "@atrio/contract/leave/leave-rules";

import { bodyOf, formOf, missingIn } from "./rule-form.model.ts";
import { codeOf, diagramOf, lockableYears, plannedRules, ruleFor } from "./rules.model.ts";

const rule = (desde_anyo: number, cantidad: number, arrastre_maximo = 0): BalanceRule => ({
  saldo: "vacaciones",
  desde_anyo,
  cantidad,
  arrastre_maximo,
  arrastre_hasta: "01-31",
  proporcional: true,
});

describe("rules of a balance", () => {
  it("the newest rule that has begun holds, later ones are planned", () => {
    const rules = [rule(2024, 22), rule(2026, 23), rule(2028, 25), rule(2027, 24)];
    expect(ruleFor(rules, "vacaciones", 2026)?.cantidad).toBe(23);
    expect(ruleFor(rules, "domingos", 2026)).toBeUndefined();
    expect(plannedRules(rules, "vacaciones", 2026).map((one) => one.desde_anyo)).toEqual([
      2027, 2028,
    ]);
  });

  it("the diagram ends on 31 March and marks New Year, today and the end of the carry-over", () => {
    const diagram = diagramOf(2026, "2026-11-18", rule(2024, 22, 5));
    expect(diagram.newYear).toBeCloseTo((365 / 455) * 100);
    expect(diagram.today).toBeCloseTo((321 / 455) * 100);
    expect(diagram.carry).toBeCloseTo((396 / 455) * 100);
    expect(diagramOf(2026, "2026-11-18", rule(2024, 22)).carry).toBeNull();
    const late = { ...rule(2024, 22, 5), arrastre_hasta: "06-30" };
    expect(diagramOf(2026, "2026-11-18", late).carry).toBe(100);
  });

  it("years that have ended can be locked, also older ones that are locked", () => {
    const lock = { anyo: 2021, cerrado_en: "2022-01-10T08:00:00Z", cerrado_por: "Ana" };
    expect(lockableYears({ cerrados: [lock], hoy: "2026-11-18" })).toEqual([
      2025, 2024, 2023, 2021,
    ]);
  });
});

describe("the form of a kind of leave", () => {
  it("a new kind gets a key of its own from its name", () => {
    expect(codeOf("Boda de un hijo", [])).toBe("boda_de_un_hijo");
    expect(codeOf("Formación", ["formacion"])).toBe("formacion_2");
    expect(codeOf("¡!", [])).toBe("permiso");
  });

  it("empty texts of other languages use the Spanish one, hours become minutes", () => {
    const form = formOf(null);
    expect(missingIn(form)).toEqual(["nombre", "descripcion"]);
    const filled = {
      ...form,
      unidad: "horas" as const,
      limite: 1.5,
      nombres: { ...form.nombres, es: "Formación", en: "Training" },
      descripciones: { ...form.descripciones, es: "Cursos" },
    };
    expect(bodyOf(filled, [])).toMatchObject({
      codigo: "formacion",
      limite: 90,
      nombres: { es: "Formación", en: "Training", fr: "Formación", pt: "Formación" },
      norma: null,
      retribuido: true,
    });
  });
});
