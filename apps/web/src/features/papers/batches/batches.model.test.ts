import { describe, expect, it } from "vitest";

import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";

import { batchProblem, groupsOf, likelyMonth, nextWaiting, stateOf } from "./batches.model.ts";
import { deductionsOf } from "./review/figures.model.ts";

const sheet = (orden: number, change: Partial<BatchSheet> = {}): BatchSheet => ({
  id: orden,
  orden,
  nombre: null,
  pagina_desde: orden,
  pagina_hasta: orden,
  nif: null,
  nombre_leido: null,
  trabajador: null,
  correspondencia: "segura",
  motivo: null,
  motivos: [],
  estado: "pendiente",
  revisada: false,
  con_cifras: true,
  con_lineas: false,
  total_percibir: null,
  nomina_id: null,
  retirada: false,
  ...change,
});

const hojas = { seguras: 2, dudosas: 0, sin_correspondencia: 0, descartadas: 0, publicadas: 0 };

describe("sheets of a batch", () => {
  const doubtful = sheet(2, { correspondencia: "dudosa" });
  const out = sheet(3, { estado: "descartada" });
  const reviewed = sheet(4, { correspondencia: "dudosa", revisada: true });
  const published = sheet(5, { estado: "publicada", correspondencia: "dudosa" });
  const nobodys = sheet(1, { correspondencia: "ninguna" });
  const all = [published, reviewed, out, doubtful, nobodys, sheet(6)];

  it("are grouped in the order of the file; a sure one that is left out counts as doubtful", () => {
    const groups = groupsOf(all);
    expect(groups.doubtful.map(({ orden }) => orden)).toEqual([1, 2, 3, 4]);
    expect(groups.sure.map(({ orden }) => orden)).toEqual([6]);
    expect(groups.published.map(({ orden }) => orden)).toEqual([5]);
  });

  it("the next sheet is the next one that waits, from the beginning again at the end", () => {
    expect(nextWaiting(all, nobodys)?.orden).toBe(2);
    expect(nextWaiting(all, doubtful)?.orden).toBe(1);
    expect(nextWaiting([doubtful], doubtful)).toBeUndefined();
  });

  it("a reviewed batch without waiting sheets is ready to publish", () => {
    expect(stateOf({ estado: "revision", hojas })).toBe("listo");
    expect(stateOf({ estado: "revision", hojas: { ...hojas, dudosas: 1 } })).toBe("revision");
    expect(stateOf({ estado: "publicado", hojas })).toBe("publicado");
  });
});

describe("a file of payslips", () => {
  it("is a PDF or ZIP of at most 60 MB", () => {
    expect(batchProblem({ name: "Nominas.PDF", size: 1 })).toBeNull();
    expect(batchProblem({ name: "nominas.xlsx", size: 1 })).toBe("wrongType");
    expect(batchProblem({ name: "nominas.zip", size: 62_914_561 })).toBe("tooLarge");
  });

  it("pays last month until the twentieth, this month afterwards", () => {
    expect(likelyMonth("2026-01-20")).toEqual({ year: 2025, month: 12 });
    expect(likelyMonth("2026-11-21")).toEqual({ year: 2026, month: 11 });
  });
});

describe("deductions of a payslip", () => {
  const figures = {
    dias: null,
    total_devengado: 1,
    total_aportaciones: 0.1,
    porcentaje_irpf: 1,
    descuento_irpf: 0.2,
    otras_deducciones: 0,
    total_percibir: 0.7,
  };

  it("are added to the cent, and unknown while a part is", () => {
    expect(deductionsOf(figures)).toBe(0.3);
    expect(deductionsOf({ ...figures, descuento_irpf: null })).toBeNull();
    expect(deductionsOf(null)).toBeNull();
  });
});
