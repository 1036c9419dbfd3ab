import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";

import type { Language } from "@atrio/contract/common";

/** What a printed document is made of; the template is a file of assets/ without its ending. */
export type PdfInput = {
  template: "time-record";
  title: string;
  language: Language;
  /** Printed literally: no text of it can become markup. */
  data: unknown;
  /** Moment that the file bears, in epoch milliseconds; the same input makes the same bytes. */
  made: number;
};

const assets = join(import.meta.dirname, "../../assets");
const require = createRequire(import.meta.url);
const fontFiles = [
  "400Regular/Figtree_400Regular.ttf",
  "600SemiBold/Figtree_600SemiBold.ttf",
  "700Bold/Figtree_700Bold.ttf",
];

/** Compilations for which what was laid out is remembered: the fonts and the template's own parts. */
const rememberedFor = 3;

let made: NodeCompiler | undefined;

function compiler(): NodeCompiler {
  made ??= NodeCompiler.create({
    workspace: assets,
    fontArgs: [
      {
        fontBlobs: fontFiles.map((file) =>
          readFileSync(require.resolve(`@expo-google-fonts/figtree/${file}`)),
        ),
      },
    ],
  });
  return made;
}

/**
 * Lays a document out as an A4 PDF with tags, title and language, by PDF/UA-1 where its characters
 * allow. A month of a time record takes about 10 ms of the process. Throws when the template is wrong.
 */
export function writePdf(input: PdfInput): Buffer {
  const { template, title, language, data } = input;
  const result = compiler().compile({
    mainFilePath: join(assets, `${template}.typ`),
    inputs: { document: JSON.stringify({ title, language, data }) },
  });
  const laidOut = result.result;
  if (laidOut === null) {
    const problems = JSON.stringify(result.takeDiagnostics()?.shortDiagnostics);
    throw new Error(`The template ${template} does not compile: ${problems}`);
  }
  const bytes = exportPdf(laidOut, Math.floor(input.made / 1000));
  compiler().evictCache(rememberedFor);
  return bytes;
}

/** The standard forbids a character that no font has: such a name is still printed, without the claim. */
function exportPdf(document: NodeTypstDocument, creationTimestamp: number): Buffer {
  try {
    return compiler().pdf(document, { pdfStandard: "ua-1", creationTimestamp });
  } catch {
    return compiler().pdf(document, { creationTimestamp });
  }
}
