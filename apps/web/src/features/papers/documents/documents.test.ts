import { describe, expect, it } from "vitest";

import type { SignatureDocument } from "@atrio/contract/papers/signatures";

import { dayIn } from "../../../lib/format.ts";
import { paperOf } from "../../../test/documents.ts";

import { directionOf, endOf, trialOf } from "./contract/contract.model.ts";
import { choicesOf, formatName, hasWords, isNarrowed, narrow, viewOf } from "./documents.model.ts";
import { latest, rejected, toSign } from "./overview/overview.model.ts";
import { readDocumentsSearch } from "./search.model.ts";
import { readTeamDocuments } from "./team/search.model.ts";
import { firstWords, missingOf, titleOf } from "./upload/upload.model.ts";

const dayOf = (instant: string) => dayIn("Europe/Madrid", instant);
const any = { words: "", kind: null, state: null, year: null };

const card = paperOf({ id: 1 });
const course = paperOf({
  id: 2,
  documento_tipo: "formacion",
  tipo_nombre: "Formación",
  titulo: "Inglés, nivel B2",
  aprobacion: "rechazada",
  // Still last year by the server's clock, new year by the worker's.
  subido_en: "2025-12-31T23:30:00.000Z",
});
const plan = paperOf({
  id: 3,
  categoria: "empresa",
  documento_tipo: null,
  tipo_nombre: null,
  carpeta: "Prevención",
  titulo: "Plan de emergencia",
  nuevo: true,
  subido_en: "2024-05-02T10:00:00.000Z",
});
const all = [card, course, plan];
const ids = (documents: ReadonlyArray<{ id: number }>) => documents.map(({ id }) => id);

describe("a list of documents", () => {
  it("a list of documents is searched for every word anywhere, without accents and capitals", () => {
    expect(hasWords("INGLES b2", ["Inglés, nivel B2", null])).toBe(true);
    expect(hasWords("inglés c1", ["Inglés, nivel B2", null])).toBe(false);
    expect(ids(narrow(all, { ...any, words: "prevencion plan" }, dayOf))).toEqual([3]);
    expect(ids(narrow(all, { ...any, words: "  " }, dayOf))).toEqual([1, 2, 3]);
  });

  it("a list of documents is narrowed by kind, state and the worker's own year", () => {
    expect(ids(narrow(all, { ...any, kind: "formacion" }, dayOf))).toEqual([2]);
    expect(ids(narrow(all, { ...any, state: "nuevo" }, dayOf))).toEqual([3]);
    expect(ids(narrow(all, { ...any, state: "rechazada" }, dayOf))).toEqual([2]);
    expect(ids(narrow(all, { ...any, year: 2026 }, dayOf))).toEqual([1, 2]);
    expect(isNarrowed(any)).toBe(false);
    expect(isNarrowed({ ...any, year: 2026 })).toBe(true);
  });

  it("a list offers only filters that match something", () => {
    expect(choicesOf(all, dayOf)).toEqual({
      kinds: [
        { value: "identidad", label: "Documento de identidad" },
        { value: "formacion", label: "Formación" },
      ],
      states: ["nuevo", "rechazada"],
      years: [2026, 2024],
    });
  });

  it("a list of documents belongs to a part of the page", () => {
    expect(all.map(viewOf)).toEqual(["personales", "personales", "empresa"]);
    expect(viewOf(paperOf({ categoria: "acuerdo_jornada" }))).toBe("laborales");
    expect(formatName("application/pdf")).toBe("PDF");
  });
});

describe("the overview", () => {
  const pending = { id: 5, estado: "pendiente", importante: false } as SignatureDocument;
  const important = { id: 6, estado: "pendiente", importante: true } as SignatureDocument;
  const signed = { id: 7, estado: "firmado", importante: true } as SignatureDocument;

  it("the overview begins with important documents", () => {
    expect(ids(toSign([pending, signed, important]))).toEqual([6, 5]);
    expect(ids(rejected(all))).toEqual([2]);
  });

  it("the overview lists the newest first", () => {
    expect(ids(latest([plan, course, card], 2))).toEqual([1, 2]);
  });
});

describe("an address", () => {
  it("an address holds the shown state, and drops unknown parameters", () => {
    expect(readDocumentsSearch({ vista: "personales", q: 2026, tipo: "formacion", anyo: "2026" }))
      // A number that somebody looks for arrives as one.
      .toEqual({ vista: "personales", q: "2026", tipo: "formacion", anyo: 2026 });
    expect(
      readDocumentsSearch({ vista: "nada", q: "", tipo: "a b", estado: "x", doc: -1, anyo: 1 }),
    ).toEqual({});
    expect(readDocumentsSearch({ vista: "resumen" })).toEqual({});
  });

  it("an address that names a document to sign leads to where it is signed", () => {
    expect(readDocumentsSearch({ firma: "12" })).toEqual({ vista: "firma", firma: 12 });
  });

  it("the address of the team's documents begins with waiting ones", () => {
    expect(readTeamDocuments({ estado: "pendiente", persona: "8", pagina: 2, doc: "x" })).toEqual({
      persona: 8,
      pagina: 2,
    });
    expect(readTeamDocuments({ estado: "todos" })).toEqual({ estado: "todos" });
  });
});

describe("a contract", () => {
  const today = "2026-11-21";

  it("a contract shows how its trial period and its end stand", () => {
    expect(trialOf({ periodo_prueba_hasta: null }, today)).toBe("none");
    expect(trialOf({ periodo_prueba_hasta: today }, today)).toBe("running");
    expect(trialOf({ periodo_prueba_hasta: "2026-11-20" }, today)).toBe("over");
    expect(endOf({ fecha_fin: null }, today)).toBe("open");
    expect(endOf({ fecha_fin: today }, today)).toBe("fixed");
    expect(endOf({ fecha_fin: "2026-11-20" }, today)).toBe("ended");
  });

  it("a contract compares hours only where both are known", () => {
    expect(directionOf(40, 30)).toBe("less");
    expect(directionOf(30, 40)).toBe("more");
    expect(directionOf(40, 40)).toBe("same");
    expect(directionOf(null, 40)).toBeNull();
  });
});

describe("description of a file", () => {
  it("the title of an upload begins with the file's name, unless a camera gave it", () => {
    expect(titleOf("certificado_b2.2026.pdf")).toBe("certificado b2.2026");
    expect(titleOf("image.jpg")).toBe("");
    expect(titleOf("IMG_2041.HEIC")).toBe("");
    expect(titleOf("20261121 101500.jpg")).toBe("");
    expect(titleOf("imagenología.pdf")).toBe("imagenología");
  });

  it("the fields of a new version begin with those of the document that it replaces", () => {
    const before = paperOf({ titulo: "DNI", descripcion: "Las dos caras." });
    expect(firstWords("nuevo.pdf", before, null)).toEqual({
      kind: "identidad",
      title: "DNI",
      description: "Las dos caras.",
    });
    expect(firstWords("dni.pdf", null, "formacion").kind).toBe("formacion");
  });

  it("an upload needs a kind and a title", () => {
    expect(missingOf({ kind: null, title: " ", description: "" })).toEqual(["kind", "title"]);
    expect(missingOf({ kind: "identidad", title: "DNI", description: "" })).toEqual([]);
  });
});
