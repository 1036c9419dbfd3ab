/** Columns of a line of Helvetica on an A4 page. */
const WIDTH = 88;

/** A PDF of one page: a title and some paragraphs, in the letters of Western Europe. */
export function paper(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((text) => [...wrapped(text), ""]);
  const body = lines.map((line) => `(${escaped(line)}) Tj T*`).join("\n");
  const heading = `BT /F2 18 Tf 56 770 Td (${escaped(title)}) Tj ET`;
  const content = `${heading}\nBT /F1 11 Tf 15 TL 56 735 Td\n${body}\nET`;
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return fileOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
  ]);
}

/** The objects of a PDF, numbered from 1, with the table of where each begins. */
function fileOf(objects: readonly string[]): Buffer {
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, "latin1");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
