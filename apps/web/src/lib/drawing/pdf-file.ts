import { pdfProperty } from "./pdf-text.ts";

/** A JPEG that a page draws. */
export type Jpeg = { bytes: Uint8Array; width: number; height: number };

type PdfInput = {
  title: string;
  language: string;
  width: number;
  height: number;
  /** The page's operators, compressed with zlib. */
  content: Uint8Array;
  pictures: ReadonlyMap<string, Jpeg>;
};

type Part = string | Uint8Array;

const latin = new TextEncoder();
const n = (value: number): string => value.toFixed(2);

/** PDF of one page in two plain fonts, with pictures: the least that every reader opens. */
export function pdfFile(input: PdfInput): Uint8Array<ArrayBuffer> {
  const { title, language, content, pictures } = input;
  const named = [...pictures].map(([name], index) => `/${name} ${8 + index} 0 R`).join(" ");
  const objects: Part[][] = [
    [`<</Type/Catalog/Pages 2 0 R/Lang(${language})/ViewerPreferences<</DisplayDocTitle true>>>>`],
    ["<</Type/Pages/Kids[3 0 R]/Count 1>>"],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${n(input.width)} ${n(input.height)}]/Contents 4 0 R`,
      `/Resources<</Font<</F1 5 0 R/F2 6 0 R>>/XObject<<${named}>>>>>>`,
    ],
    [`<</Length ${content.length}/Filter/FlateDecode>>\nstream\n`, content, "\nendstream"],
    ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"],
    ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>"],
    [`<</Title${pdfProperty(title)}/Creator(Atrio)>>`],
    ...[...pictures.values()].map((picture): Part[] => pictureObject(picture)),
  ];
  return joined(objects);
}

function pictureObject({ bytes, width, height }: Jpeg): Part[] {
  const about = `/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8`;
  return [
    `<</Type/XObject/Subtype/Image${about}/Filter/DCTDecode/Length ${bytes.length}>>\nstream\n`,
    bytes,
    "\nendstream",
  ];
}

/** The objects one after the other, and the table of where each begins. */
function joined(objects: readonly Part[][]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: Part): void => {
    const bytes = typeof part === "string" ? latin.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  write("%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n");
  const starts = objects.map((object, index) => {
    const start = length;
    write(`${index + 1} 0 obj\n`);
    for (const part of object) write(part);
    write("\nendobj\n");
    return start;
  });
  const table = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const start of starts) write(`${String(start).padStart(10, "0")} 00000 n \n`);
  write(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 7 0 R>>\n`);
  write(`startxref\n${table}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
