import { lineWidth, pathOf } from "./drawing.ts";
import type { Drawing, Shape } from "./drawing.ts";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text inside markup: names never become elements. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A drawing as an SVG file that needs nothing else; photos are inside it as `data:` addresses. */
export function toSvg(drawing: Drawing, photos: ReadonlyMap<string, string>): string {
  const { width, height, title } = drawing;
  const shapes = drawing.shapes.map((shape, index) => markupOf(shape, { photos, index }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Figtree, Helvetica, Arial, sans-serif">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${drawing.ground}"/>`,
    ...shapes,
    "</svg>",
  ].join("\n");
}

function markupOf(
  shape: Shape,
  { photos, index }: { photos: ReadonlyMap<string, string>; index: number },
): string {
  switch (shape.kind) {
    case "line":
      return `<path d="${pathOf(shape.points)}" fill="none" stroke="${shape.color}" stroke-width="${lineWidth}"/>`;
    case "box": {
      const { x, y, width, height, radius, fill, stroke } = shape;
      const edge = stroke === null ? "" : ` stroke="${stroke}"`;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${edge}/>`;
    }
    case "text": {
      const { x, y, size, isBold, color, text } = shape;
      return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${isBold ? 700 : 400}" fill="${color}">${escaped(text)}</text>`;
    }
    case "photo": {
      const { x, y, size, address } = shape;
      const half = size / 2;
      const clip = `<clipPath id="c${index}"><circle cx="${x + half}" cy="${y + half}" r="${half}"/></clipPath>`;
      const image = `<image x="${x}" y="${y}" width="${size}" height="${size}" clip-path="url(#c${index})" href="${photos.get(address) ?? ""}"/>`;
      return clip + image;
    }
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
