import { lineWidth } from "./drawing.ts";
import type { Drawing, Measure, Shape } from "./drawing.ts";
import { pdfText } from "./pdf-text.ts";

/** The longest side of a page that every reader opens, in points. */
const longestSide = 14_400;
const pointsPerPixel = 0.75;
/** Distance of a curve's handles, as a share of its radius, for a quarter of a circle. */
const handle = 0.5523;

/** A page as the operators of its content, its size in points, and the pictures that it names. */
export type PdfPage = {
  width: number;
  height: number;
  content: string;
  /** Addresses of photos, and texts that no font of the reader can show, by the name of their picture. */
  pictures: ReadonlyMap<string, Extract<Shape, { kind: "photo" | "text" }>>;
};

type Pen = {
  /** Height of the drawing: a PDF counts from the bottom. */
  height: number;
  measure: Measure;
  pictures: Map<string, Extract<Shape, { kind: "photo" | "text" }>>;
};

/** Height of a text's picture, and its part below the base line, in letter sizes. */
export const textPicture = { height: 1.4, below: 0.35 } as const;

const n = (value: number): string => String(Math.round(value * 100) / 100);

function colorOf(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => n(part)).join(" ");
}

/** A drawing as one page of a PDF, smaller where it would be larger than readers open. */
export function pdfPageOf(drawing: Drawing, measure: Measure): PdfPage {
  const scale = Math.min(pointsPerPixel, longestSide / drawing.width, longestSide / drawing.height);
  const pen: Pen = { height: drawing.height, measure, pictures: new Map() };
  const operators = drawing.shapes.map((shape) => operatorsOf(shape, pen));
  return {
    width: drawing.width * scale,
    height: drawing.height * scale,
    content: [`${scale.toFixed(5)} 0 0 ${scale.toFixed(5)} 0 0 cm`, ...operators].join("\n"),
    pictures: pen.pictures,
  };
}

function operatorsOf(shape: Shape, pen: Pen): string {
  switch (shape.kind) {
    case "line":
      return lineOf(shape, pen);
    case "box":
      return boxOf(shape, pen);
    case "text":
      return textOf(shape, pen);
    case "photo":
      return photoOf(shape, pen);
  }
}

function lineOf({ points, color }: Extract<Shape, { kind: "line" }>, { height }: Pen): string {
  const path = points.map(([x, y], index) => `${n(x)} ${n(height - y)} ${index === 0 ? "m" : "l"}`);
  return `${colorOf(color)} RG ${lineWidth} w ${path.join(" ")} S`;
}

function boxOf(box: Extract<Shape, { kind: "box" }>, pen: Pen): string {
  const fill = `${colorOf(box.fill)} rg`;
  const stroke = box.stroke === null ? "" : ` ${colorOf(box.stroke)} RG 1 w`;
  return `${fill}${stroke} ${roundedPath(box, pen)} ${box.stroke === null ? "f" : "B"}`;
}

type Rounded = { x: number; y: number; width: number; height: number; radius: number };

function roundedPath({ x, y, width, height, radius }: Rounded, pen: Pen): string {
  const [left, right, top, bottom] = [x, x + width, pen.height - y, pen.height - y - height];
  const away = radius * (1 - handle);
  const point = (...values: number[]): string => values.map((value) => n(value)).join(" ");
  return [
    `${point(left + radius, bottom)} m`,
    `${point(right - radius, bottom)} l`,
    `${point(right - away, bottom, right, bottom + away, right, bottom + radius)} c`,
    `${point(right, top - radius)} l`,
    `${point(right, top - away, right - away, top, right - radius, top)} c`,
    `${point(left + radius, top)} l`,
    `${point(left + away, top, left, top - away, left, top - radius)} c`,
    `${point(left, bottom + radius)} l`,
    `${point(left, bottom + away, left + away, bottom, left + radius, bottom)} c h`,
  ].join(" ");
}

function textOf(text: Extract<Shape, { kind: "text" }>, pen: Pen): string {
  const { x, y, size, isBold, color } = text;
  const encoded = pdfText(text.text);
  if (encoded === undefined) {
    const name = `T${pen.pictures.size}`;
    pen.pictures.set(name, text);
    const width = n(pen.measure(text.text, size, isBold));
    const bottom = n(pen.height - y - size * textPicture.below);
    return `q ${width} 0 0 ${n(size * textPicture.height)} ${n(x)} ${bottom} cm /${name} Do Q`;
  }
  const font = isBold ? "F2" : "F1";
  return `BT ${colorOf(color)} rg /${font} ${size} Tf ${n(x)} ${n(pen.height - y)} Td ${encoded} Tj ET`;
}

function photoOf(photo: Extract<Shape, { kind: "photo" }>, pen: Pen): string {
  const { x, y, size } = photo;
  const name = `P${pen.pictures.size}`;
  pen.pictures.set(name, photo);
  const circle = roundedPath({ x, y, width: size, height: size, radius: size / 2 }, pen);
  return `q ${circle} W n ${size} 0 0 ${size} ${n(x)} ${n(pen.height - y - size)} cm /${name} Do Q`;
}
