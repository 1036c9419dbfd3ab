import { describe, expect, it } from "vitest";

import type { OrgNode } from "@atrio/contract/people/org-charts";

import { onTwoLines, shortened } from "../../../../lib/drawing/drawing.ts";
import type { Drawing } from "../../../../lib/drawing/drawing.ts";
import { pdfFile } from "../../../../lib/drawing/pdf-file.ts";
import { pdfPageOf } from "../../../../lib/drawing/pdf-page.ts";
import { pdfProperty, pdfText } from "../../../../lib/drawing/pdf-text.ts";
import { toSvg } from "../../../../lib/drawing/svg.ts";
import { treeOf } from "../org-chart.model.ts";

import { drawChart } from "./export.model.ts";

const measure = (text: string, size: number): number => text.length * size * 0.5;
const payload = `<script>alert("1")</script>&'`;

function drawingOf(count: number, changes: Partial<OrgNode> = {}): Drawing {
  const nodes = Array.from({ length: count }, (_, index): OrgNode => ({
    id: index + 1,
    padre_id: index === 0 ? null : Math.floor((index - 1) / 7) + 1,
    tipo: index === 0 ? "unidad" : "persona",
    trabajador_id: index === 0 ? null : index,
    nombre: `Persona ${index + 1}`,
    puesto: "Técnica",
    nombre_departamento_trabajador: null,
    link_foto: null,
    hijos: 0,
    ...changes,
  }));
  return drawChart({
    tree: treeOf(nodes),
    title: "Toda la empresa",
    subtitle: "A 18/11/2026",
    nameOf: ({ nombre }) => nombre ?? "Puesto vacante",
    photos: new Set(["/api/v1/foto/a"]),
    measure,
  });
}

const textsOf = ({ shapes }: Drawing): string[] =>
  shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));

describe("a drawing of a chart", () => {
  it("a drawing of a chart holds everybody, inside its edges", () => {
    const drawing = drawingOf(300);
    for (let number = 1; number <= 300; number += 1) {
      expect(textsOf(drawing)).toContain(`Persona ${number}`);
    }
    for (const shape of drawing.shapes) {
      if (shape.kind !== "box") continue;
      expect(shape.x + shape.width).toBeLessThan(drawing.width);
      expect(shape.y + shape.height).toBeLessThan(drawing.height);
    }
  });

  it("a drawing shortens texts without room", () => {
    const width = (text: string): number => text.length * 10;
    expect(shortened("Ana", 40, width)).toBe("Ana");
    expect(shortened("Ana María", 50, width)).toBe("Ana…");
  });

  it("a drawing of a chart takes two lines for a long name, within its card", () => {
    const width = (text: string): number => text.length * 10;
    expect(onTwoLines("Ana Ruiz", 80, width)).toEqual(["Ana Ruiz"]);
    expect(onTwoLines("Encarnación Acosta Delgado", 180, width)).toEqual([
      "Encarnación Acosta",
      "Delgado",
    ]);
    expect(onTwoLines("Wolfeschlegelsteinhausen Ana", 100, width)).toEqual(["Wolfeschl…", "Ana"]);
    const nombre = "María de los Desamparados Fernández Villavicencio";
    const texts = textsOf(drawingOf(2, { nombre, nombre_departamento_trabajador: "Cocina" }));
    expect(texts).not.toContain(nombre);
    expect(texts.slice(-4)).toEqual([
      "María de los",
      expect.stringMatching(/^Desamparados/),
      "Técnica",
      "Cocina",
    ]);
  });

  it("a drawing has each photo that could be read, else initials", () => {
    const kinds = (link: string) =>
      drawingOf(2, { link_foto: link }).shapes.filter(({ kind }) => kind === "photo").length;
    expect(kinds("/api/v1/foto/a")).toBe(2);
    expect(kinds("/api/v1/foto/b")).toBe(0);
  });
});

describe("the chart as an SVG", () => {
  it("the chart as an SVG is well formed, and a name in it stays a name", () => {
    const svg = toSvg(drawingOf(3, { nombre: payload, puesto: payload }), new Map());
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(parsed.querySelector("parsererror")).toBeNull();
    expect(parsed.querySelector("script")).toBeNull();
    expect(svg).not.toContain("<script");
    expect(parsed.querySelector("title")?.textContent).toBe("Toda la empresa");
  });
});

describe("the chart as a PDF", () => {
  it("the PDF writes letters of western Europe, and names those without a glyph", () => {
    expect(pdfText("Ñ€ (a)")).toBe("<d18020286129>");
    expect(pdfText("Núñez")).toBe(pdfText("Nu\u0301n\u0303ez"));
    expect(pdfText("Łukasz")).toBeUndefined();
    expect(pdfText("王")).toBeUndefined();
    expect(pdfProperty("Ł")).toBe("<feff0141>");
  });

  it("the PDF fits the largest page that readers open", () => {
    const page = pdfPageOf(drawingOf(2000), measure);
    expect(Math.max(page.width, page.height)).toBeLessThanOrEqual(14_400);
    expect(pdfPageOf(drawingOf(3), measure).width).toBeGreaterThan(200);
  });

  it("the PDF draws characters without a font as a picture, and a photo in a circle", () => {
    const page = pdfPageOf(
      drawingOf(1, { nombre: "王小明", link_foto: "/api/v1/foto/a" }),
      measure,
    );
    expect([...page.pictures.values()].map(({ kind }) => kind).toSorted()).toEqual([
      "photo",
      "text",
    ]);
    for (const name of page.pictures.keys()) expect(page.content).toContain(`/${name} Do`);
  });

  it("the PDF's cross-reference has the offset of each object", () => {
    const { width, height, content } = pdfPageOf(drawingOf(20), measure);
    const bytes = pdfFile({
      title: "Año",
      language: "es",
      width,
      height,
      content: new TextEncoder().encode(content),
      pictures: new Map([["P0", { bytes: new Uint8Array([255, 216]), width: 1, height: 1 }]]),
    });
    const text = new TextDecoder("latin1").decode(bytes);
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    const starts = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map((match) =>
      Number(match[1]),
    );
    expect(starts).toHaveLength(8);
    for (const [index, start] of starts.entries()) {
      expect(text.slice(start)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    }
    const stream = text.indexOf("stream\n") + 7;
    expect(text.slice(stream, text.indexOf("\nendstream"))).toBe(content);
  });
});
