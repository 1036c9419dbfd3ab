import sharp from "sharp";
import { expect, it } from "vitest";

import { payslipPaper } from "../../../../test/payslip-paper.ts";
import { noiseScan, scannedPaper } from "../../../../test/scanned-paper.ts";
import type { PageText } from "../../values/page-text.ts";

import { createOcr, withScans } from "./ocr.ts";
import type { OcrLimits } from "./ocr.ts";

const usual: OcrLimits = { pages: 10, page: 60_000, all: 60_000 };
const empty: PageText = { width: 595, height: 842, lines: [] };

async function blankScan(): Promise<Buffer> {
  const paper = { width: 400, height: 560, channels: 3, background: "#f4f4f0" } as const;
  const jpeg = await sharp({ create: paper }).grayscale().jpeg().toBuffer();
  return scannedPaper([{ jpeg, width: paper.width, height: paper.height }]);
}

it("OCR reads an empty sheet of paper as a page without text", async () => {
  const ocr = createOcr(usual);
  try {
    const pdf = await blankScan();
    expect(await ocr.read(pdf)).toMatchObject({ width: 595, height: 842, isBlank: true });
    expect(await withScans([empty], { ocr, cut: async () => pdf })).toEqual([empty]);
  } finally {
    await ocr.close();
  }
});

it("OCR gives up on broken, late and oversized scans, and reports them as scans", async () => {
  const noise = scannedPaper([await noiseScan()]);
  const cases: Array<[OcrLimits, Buffer]> = [
    [usual, noise.subarray(0, 200)],
    [{ ...usual, page: 1 }, noise],
    [{ ...usual, all: 0 }, noise],
    [{ ...usual, pages: 0 }, noise],
  ];
  for (const [limits, pdf] of cases) {
    const ocr = createOcr(limits);
    try {
      expect(await ocr.read(pdf)).toBeUndefined();
    } finally {
      await ocr.close();
    }
  }
  const ocr = createOcr({ ...usual, pages: 0 });
  const [page] = await withScans([empty], { ocr, cut: async () => noise });
  expect(page).toEqual({ ...empty, isScanned: true });
});

it("OCR skips pages without a picture", async () => {
  const ocr = createOcr({ ...usual, pages: 0 });
  const pdf = payslipPaper([["Conceptos"]]);
  const line = { y: 42, cells: [{ text: "Conceptos", x: 50, y: 42, width: 45, height: 10 }] };
  const page: PageText = { ...empty, lines: [line] };
  expect(await withScans([page, empty], { ocr, cut: async () => pdf })).toEqual([page, empty]);
});
