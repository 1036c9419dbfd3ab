import { inflateSync } from "node:zlib";

import { describe, expect, it, onTestFinished, vi } from "vitest";

import { plainLine, plainLines } from "../values/page-text.ts";
import type { PageText } from "../values/page-text.ts";

import { withPages } from "./page-reader.ts";

async function pagesOf(bytes: Buffer): Promise<PageText[]> {
  const pages = await withPages(bytes, (reader) => reader.texts({ document: 0, from: 0, to: 0 }));
  if ("refused" in pages) throw new Error(pages.refused);
  return pages;
}

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
  return pdfOf(objects);
}

/** The objects of a PDF, numbered from 1. */
function pdfOf(objects: readonly string[]): Buffer {
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

/** A word set letter by letter, in Helvetica of 10 points. */
function lettersOf(word: string, from: number): string[] {
  const widths: Record<string, number> = { A: 6.67, n: 5.56, a: 5.56, G: 7.78, i: 2.22, l: 2.22 };
  let x = from;
  return word.split("").map((letter) => {
    const set = `1 0 0 1 ${x} 250 Tm (${letter}) Tj`;
    x += widths[letter] ?? 5;
    return set;
  });
}

/** Bytes of a PDF, unpacked where they are packed. */
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

it("a page cut out of a PDF holds nothing of other pages, though they shared everything", async () => {
  const texts = ["ONE SALARY", "TWO SALARY", "THREE SALARY"];
  const cut = await withPages(sharedForms(texts), async (reader) => {
    expect(reader.documents).toEqual([{ name: null, pages: 3 }]);
    const pages = await reader.texts({ document: 0, from: 0, to: 2 });
    expect(pages.map(plainLines)).toEqual(texts.map((text) => [text]));
    return reader.cut({ document: 0, from: 1, to: 1 });
  });
  if ("refused" in cut) throw new Error(cut.refused);
  const contents = contentsOf(cut);
  expect(contents).toContain("TWO SALARY");
  expect(contents).not.toMatch(/ONE SALARY|THREE SALARY|Annot|PieceInfo/);
  expect(await pagesOf(cut)).toMatchObject([{ lines: [{ cells: [{ text: "TWO SALARY" }] }] }]);
});

it("a file that comes while the thread of the last one is being ended is read by another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await pagesOf(sharedForms(["FIRST"]));
  vi.runOnlyPendingTimers();
  expect((await pagesOf(sharedForms(["SECOND"]))).map(plainLines)).toEqual([["SECOND"]]);
});

describe("text with its places", () => {
  /** A page with an operator in front of its texts, each at its place. */
  const paged = (page: string, content: string): Buffer => {
    const objects = [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[4 0 R]/Count 1/Resources<</Font<</F1 3 0 R>>>>>>",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
      `<</Type/Page/Parent 2 0 R/Contents 5 0 R ${page}>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ];
    return pdfOf(objects);
  };
  const at = (matrix: string, text: string): string => `${matrix} Tm (${text}) Tj`;
  const drawn = (matrix: string, places: string): string => {
    const [net = "", amount = "", end = ""] = places.split(", ").map((one) => `${matrix} ${one}`);
    return `BT /F1 10 Tf ${at(net, "Neto")} ${at(amount, "1.234,56")} ${at(end, "Fin")} ET`;
  };

  it.each([
    ["upright", "/MediaBox[0 0 400 300]", "1 0 0 1", "40 250, 200 250, 40 230"],
    [
      "turned by /Rotate 90",
      "/MediaBox[0 0 300 400]/Rotate 90",
      "0 1 -1 0",
      "50 40, 50 200, 70 40",
    ],
    [
      "turned by a matrix, reading upwards",
      "/MediaBox[0 0 300 400]",
      "0 1 -1 0",
      "50 40, 50 200, 70 40",
    ],
    [
      "turned by a matrix, reading downwards",
      "/MediaBox[0 0 300 400]",
      "0 -1 1 0",
      "250 360, 250 200, 230 360",
    ],
    ["upside down", "/MediaBox[0 0 400 300]", "-1 0 0 -1", "360 50, 200 50, 360 70"],
    [
      "with a box that begins elsewhere",
      "/MediaBox[100 100 500 400]",
      "1 0 0 1",
      "140 350, 300 350, 140 330",
    ],
  ])("text and positions of a page are the same %s", async (_, box, matrix, places) => {
    const [page] = await pagesOf(paged(box, drawn(matrix, places)));
    expect(page).toMatchObject({ width: 400, height: 300 });
    const cells = page?.lines.map((line) =>
      line.cells.map(({ text, x, y }) => [text, Math.round(x), Math.round(y)]),
    );
    expect(cells).toEqual([
      [
        ["Neto", 40, 50],
        ["1.234,56", 200, 50],
      ],
      [["Fin", 40, 70]],
    ]);
  });

  it("text in another direction comes after the page's horizontal text", async () => {
    const margin = at("0 1 -1 0 20 40", "Margen");
    const [page] = await pagesOf(
      paged(
        "/MediaBox[0 0 400 300]",
        `${drawn("1 0 0 1", "40 250, 200 250, 40 230")} BT /F1 6 Tf ${margin} ET`,
      ),
    );
    expect(page === undefined ? [] : plainLines(page)).toEqual(["Neto\t1.234,56", "Fin", "Margen"]);
  });

  it("letters are joined to words, and a cell ends where its column ends", async () => {
    const letters = [...lettersOf("Ana", 40), ...lettersOf("Gil", 60), ...lettersOf("X", 200)].join(
      " ",
    );
    const [page] = await pagesOf(paged("/MediaBox[0 0 400 300]", `BT /F1 10 Tf ${letters} ET`));
    expect(page?.lines.map(plainLine)).toEqual(["Ana Gil\tX"]);
  });
});
