import { readFileSync } from "node:fs";
import { join } from "node:path";

import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";

/** Task of the printing thread; all plain data. */
export type PdfTask = {
  /** File of assets/ without its ending. */
  template: string;
  /** JSON that the template reads: data, never markup. */
  document: string;
  /** Moment that the file bears, in seconds since 1970. */
  made: number;
};

const assets = join(import.meta.dirname, "../../../../assets");
const fonts = [
  import.meta.resolve("@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf"),
  import.meta.resolve("@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf"),
  import.meta.resolve("@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf"),
];

/** Compilations for which layouts are cached: the fonts and the template's own parts. */
const rememberedFor = 3;

let made: NodeCompiler | undefined;

function compiler(): NodeCompiler {
  made ??= NodeCompiler.create({
    workspace: assets,
    fontArgs: [
      {
        fontBlobs: fonts.map((address) => readFileSync(new URL(address))),
      },
    ],
  });
  return made;
}

/** Lays a document out and exports it, on the calling thread. Throws when the template is wrong. */
export function compilePdf({ template, document, made: creationTimestamp }: PdfTask): Buffer {
  const result = compiler().compile({
    mainFilePath: join(assets, `${template}.typ`),
    inputs: { document },
  });
  const laidOut = result.result;
  if (laidOut === null) {
    const problems = JSON.stringify(result.takeDiagnostics()?.shortDiagnostics);
    throw new Error(`The template ${template} does not compile: ${problems}`);
  }
  const bytes = exportPdf(laidOut, creationTimestamp);
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
