/** Columns of a line of Helvetica on an A4 page. */
const WIDTH = 88;

/** Contents of a page: a title and some paragraphs. */
type Page = { title: string; paragraphs: readonly string[] };

/** A PDF of one page: a title and some paragraphs, in the letters of Western Europe. */
export function paper(title: string, paragraphs: readonly string[]): Buffer {
  return papers([{ title, paragraphs }]);
}

/** A PDF of some pages, each with a title and paragraphs. */
export function papers(pages: readonly Page[]): Buffer {
  const firstPage = 3;
  const fonts = firstPage + pages.length * 2;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(" ");
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const resources = `<< /Font << /F1 ${fonts} 0 R /F2 ${fonts + 1} 0 R >> >>`;
  return fileOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...pages.flatMap((page, index) => {
      const content = contentOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${firstPage + index * 2 + 1} 0 R /Resources ${resources} >>`,
        `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
      ];
    }),
    font("Helvetica"),
    font("Helvetica-Bold"),
  ]);
}

function contentOf({ title, paragraphs }: Page): string {
  const lines = paragraphs.flatMap((text) => [...wrapped(text), ""]);
  const body = lines.map((line) => `(${escaped(line)}) Tj T*`).join("\n");
  const heading = `BT /F2 18 Tf 56 770 Td (${escaped(title)}) Tj ET`;
  return `${heading}\nBT /F1 11 Tf 15 TL 56 735 Td\n${body}\nET`;
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
