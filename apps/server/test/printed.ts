import { execFileSync } from "node:child_process";

/**
 * The text of a PDF as a person reads it, line by line; columns are apart by spaces. With other
 * `options` as `pdftotext` gives it.
 */
export function pdfText(bytes: Buffer, options: readonly string[] = ["-layout"]): string {
  return execFileSync("pdftotext", [...options, "-", "-"], { input: bytes, encoding: "utf8" });
}

/** Metadata of a PDF, by `pdfinfo`'s labels. */
export function pdfInfo(bytes: Buffer): Record<string, string> {
  const output = execFileSync("pdfinfo", ["-"], {
    input: bytes,
    encoding: "utf8",
    // poppler calls a boolean of the tagging dictionary a syntax error
    stdio: ["pipe", "pipe", "ignore"],
  });
  return Object.fromEntries(
    output.split("\n").map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
}
