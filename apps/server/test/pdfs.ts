import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

async function withFile<T>(pdf: Uint8Array, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "atrio-pdf-"));
  const file = join(folder, "file.pdf");
  try {
    await writeFile(file, pdf);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Output of poppler's `pdfsig` about the signatures of a PDF. */
export async function signatureOf(
  pdf: Uint8Array,
): Promise<{ isValid: boolean; isWhole: boolean; signatures: number }> {
  return withFile(pdf, async (file) => {
    // The command fails where there is no signature.
    const { stdout } = await run("pdfsig", ["-nocert", file]).catch((error: unknown) => ({
      stdout: String(Object(error).stdout),
    }));
    return {
      isValid: stdout.includes("Signature is Valid"),
      isWhole: stdout.includes("Total document signed"),
      signatures: [...stdout.matchAll(/^Signature #\d+:/gm)].length,
    };
  });
}

/** The text of a PDF, its lines as one. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  return withFile(pdf, async (file) => {
    const { stdout } = await run("pdftotext", [file, "-"]);
    return stdout.replaceAll(/\s+/g, " ");
  });
}
