import { describe, expect, test } from "vitest";

import { codeOf, moved, newKind, tidied, withKind } from "./kinds/kinds.model.ts";
import {
  emptyDraft,
  isForMany,
  isNarrow,
  lacksPeople,
  manyBodyOf,
  oneBodyOf,
} from "./office-documents.model.ts";
import { readOfficeDocumentsSearch } from "./search.model.ts";

const ana = { id: 3, name: "Ana" };
const berta = { id: 4, name: "Berta" };

describe("the address of the office's documents", () => {
  test("keeps what it knows and leaves the rest out", () => {
    const read = readOfficeDocumentsSearch({
      q: 2026,
      persona: "3",
      tipo: "otro",
      desde: "2026-01-01",
      hasta: "mañana",
      filas: -1,
    });
    expect(read).toEqual({ q: "2026", persona: 3, desde: "2026-01-01" });
    expect(isNarrow(read)).toBe(true);
    expect(isNarrow({ envio: 2, pagina: 3 })).toBe(false);
  });
});

describe("a document that is published", () => {
  test("for one person names the worker, for two the audience", () => {
    const one = { ...emptyDraft, personas: [ana], carpeta: " Alta ", fecha: "2026-11-02" };
    expect(isForMany(one)).toBe(false);
    expect(oneBodyOf(one, " Contrato ")).toEqual({
      titulo: "Contrato",
      categoria: "laboral",
      clase: "general",
      carpeta: "Alta",
      fecha: "2026-11-02",
      visible_supervisor: "0",
      avisar: "1",
      trabajador_id: 3,
    });
    const two = { ...one, personas: [ana, berta] };
    expect(isForMany(two)).toBe(true);
    expect(manyBodyOf(two, "Manual")).toMatchObject({
      destinatarios: "trabajadores",
      trabajador_ids: "3,4",
    });
  });

  test("is never shown to supervisors when it is confidential", () => {
    const draft = { ...emptyDraft, personas: [ana], supervisor: true, clase: "medica" as const };
    expect(oneBodyOf(draft, "Apto")).toMatchObject({ visible_supervisor: "0", clase: "medica" });
  });

  test("for the company has no person and is not confidential", () => {
    const draft = {
      ...emptyDraft,
      target: "company" as const,
      centro: 7,
      clase: "medica" as const,
    };
    expect(lacksPeople(draft)).toBe(false);
    expect(lacksPeople(emptyDraft)).toBe(true);
    expect(oneBodyOf(draft, "Norma")).toEqual({
      titulo: "Norma",
      categoria: "empresa",
      clase: "general",
      centro_trabajo_id: 7,
    });
  });
});

describe("kinds of personal document", () => {
  test("a code is made from the name and stays apart from others", () => {
    expect(codeOf("Carné de manipulador", [])).toBe("carne_de_manipulador");
    expect(codeOf("Otro", ["otro", "otro_2"])).toBe("otro_3");
    expect(codeOf("¿?", [])).toBe("tipo");
  });

  test("move up and down, and are changed or added", () => {
    expect(moved(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], 1, 1)).toEqual(["a", "c", "b"]);
    const named = { ...newKind, nombres: { es: "Carné", en: "Card", fr: "Carte", pt: "Cartão" } };
    const [added] = withKind([], named);
    expect(added?.codigo).toBe("carne");
    expect(withKind([{ ...named, codigo: "x" }], { ...named, codigo: "x", activo: false })).toEqual(
      [{ ...named, codigo: "x", activo: false }],
    );
  });

  test("what supervisors do not see they do not approve", () => {
    const kind = { ...newKind, clase: "medica" as const, visible_supervisor: true };
    expect(tidied({ ...kind, requiere_aprobacion: true })).toMatchObject({
      visible_supervisor: false,
      requiere_aprobacion: false,
    });
  });
});
