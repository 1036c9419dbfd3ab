import { inflateSync } from "node:zlib";

import { expect, it } from "vitest";

import { withPages } from "./page-reader.ts";

/** A PDF whose pages share one dictionary of forms, each with the text of one page, and link to each other. */
function sharedForms(texts: readonly string[]): Buffer {
  const page = (index: number): number => 4 + index * 3;
  const forms = texts.map((_, index) => `/Fm${index} ${page(index) + 2} 0 R`).join("");
  const stream = (dictionary: string, body: string): string =>
    `<<${dictionary}/Length ${body.length}>>\nstream\n${body}\nendstream`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R/Names<</Dests 3 0 R>>>>",
    `<</Type/Pages/Kids[${texts.map((_, index) => `${page(index)} 0 R`).join(" ")}]/Count ${texts.length}/MediaBox[0 0 300 200]/Resources<</Font<</F1 3 0 R>>/XObject<<${forms}>>>>>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ...texts.flatMap((text, index) => [
      `<</Type/Page/Parent 2 0 R/Contents ${page(index) + 1} 0 R/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest[${page((index + 1) % texts.length)} 0 R/Fit]>>]/PieceInfo<</Next ${page((index + 1) % texts.length)} 0 R>>>>`,
      stream("", `q /Fm${index} Do Q`),
      stream(
        "/Type/XObject/Subtype/Form/BBox[0 0 300 200]",
        `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`,
      ),
    ]),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + end, "latin1");
}

/** Everything in a PDF's bytes, unpacked where it is packed. */
function contentsOf(bytes: Buffer): string {
  const text = bytes.toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const opened = streams.map(([, body = ""]) => {
    try {
      return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
    } catch {
      return body;
    }
  });
  return [text, ...opened].join("\n");
}

it("leaves nothing of other pages in what it cuts, though they share everything", async () => {
  const texts = ["ONE SALARY", "TWO SALARY", "THREE SALARY"];
  const cut = await withPages(sharedForms(texts), async (reader) => {
    expect(reader.documents).toEqual([{ name: null, pages: 3 }]);
    expect(await reader.lines({ document: 0, from: 0, to: 2 })).toEqual(
      texts.map((text) => [text]),
    );
    return reader.cut({ document: 0, from: 1, to: 1 });
  });
  if ("refused" in cut) throw new Error(cut.refused);
  const contents = contentsOf(cut);
  expect(contents).toContain("TWO SALARY");
  expect(contents).not.toMatch(/ONE SALARY|THREE SALARY|Annot|PieceInfo/);
  expect(await withPages(cut, (reader) => reader.lines({ document: 0, from: 0, to: 0 }))).toEqual([
    ["TWO SALARY"],
  ]);
});
