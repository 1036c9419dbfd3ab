/**
 * A plain PDF whose fonts are not in it, a text for each page, like a company's own document. Texts
 * in ASCII, without brackets.
 */
export function paper(pages: readonly string[]): Buffer {
  const parts = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((text, index) => {
      const drawing = `BT /F1 20 Tf 72 740 Td (${text}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ];
    }),
  ];
  let file = "%PDF-1.7\n";
  const places: number[] = [];
  for (const [index, part] of parts.entries()) {
    places.push(file.length);
    file += `${index + 1} 0 obj\n${part}\nendobj\n`;
  }
  const size = parts.length + 1;
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.lastIndexOf("xref\n0")}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

/** A photo of a paper: the smallest PNG. */
export const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);
