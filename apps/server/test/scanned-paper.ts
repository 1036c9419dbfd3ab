import sharp from "sharp";
import type { Sharp } from "sharp";

import { fileOf } from "./payslip-paper.ts";
import type { PaperPage } from "./payslip-paper.ts";

/** A page as a scanner saves it: a picture in greys, JPEG. */
export type Scan = { jpeg: Buffer; width: number; height: number };

const a4 = { width: 595, height: 842 };

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A picture of a printed page, by default at 150 dots an inch; `askew` in degrees. */
export async function scanOf(
  page: PaperPage,
  { dpi = 150, askew = 0 }: { dpi?: number; askew?: number } = {},
): Promise<Scan> {
  const texts = page.flatMap((line, index) => {
    const parts = typeof line === "string" ? [[50, line] as const] : line;
    return parts.map(
      ([x, text]) => `<text x="${x}" y="${42 + index * 16}">${escaped(text)}</text>`,
    );
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${a4.width} ${a4.height}"
    width="${a4.width}" height="${a4.height}" font-family="Liberation Sans, Arial, sans-serif"
    font-size="10">${texts.join("")}</svg>`;
  const width = Math.round((a4.width * dpi) / 72);
  let picture = sharp(Buffer.from(svg), { density: dpi })
    .resize(width)
    .flatten({ background: "#fff" });
  if (askew !== 0) {
    picture = sharp(await picture.png().toBuffer()).rotate(askew, { background: "#fff" });
  }
  return scanFrom(picture);
}

/** Specks in all greys, of which no letter can be made. */
export async function noiseScan(): Promise<Scan> {
  const noise = { type: "gaussian", mean: 160, sigma: 60 } as const;
  return scanFrom(
    sharp({ create: { width: 60, height: 85, channels: 3, background: "#fff", noise } }),
  );
}

async function scanFrom(picture: Sharp): Promise<Scan> {
  const { data, info } = await picture
    .grayscale()
    .jpeg({ quality: 70 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

/** A PDF of pages that are nothing but a picture. */
export function scannedPaper(scans: readonly Scan[]): Buffer {
  const page = (index: number): number => 3 + index * 3;
  const kids = scans.map((_, index) => `${page(index)} 0 R`).join(" ");
  const content = `q ${a4.width} 0 0 ${a4.height} 0 0 cm /Im Do Q`;
  return fileOf([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Kids[${kids}]/Count ${scans.length}/MediaBox[0 0 ${a4.width} ${a4.height}]>>`,
    ...scans.flatMap(({ jpeg, width, height }, index) => [
      `<</Type/Page/Parent 2 0 R/Contents ${page(index) + 1} 0 R/Resources<</XObject<</Im ${page(index) + 2} 0 R>>>>>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>\nstream\n${jpeg.toString("latin1")}\nendstream`,
    ]),
  ]);
}
