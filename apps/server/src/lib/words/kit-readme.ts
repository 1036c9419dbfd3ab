import type { Language } from "@atrio/contract/common";

import { fillLine, wordsIn } from "./words.ts";

/** Columns of a text file that any editor shows. */
const lineLength = 92;

/** Values of the text that comes with an inspection kit. */
export type ReadmeValues = Record<
  "empresa" | "objeto" | "desde" | "hasta" | "emisor" | "fecha" | "hora" | "numero" | "huella",
  string
>;

/** The text that explains an inspection kit, wrapped for a plain editor, with CRLF. */
export function kitReadme(language: Language, values: ReadmeValues): string {
  const { readme } = wordsIn(language, "time/evidence");
  const sections = [
    [readme.contents_title, readme.contents],
    [readme.columns_title, readme.columns],
    [readme.verify_title, readme.verify],
    [readme.limits_title, readme.limits],
  ].map(([title = "", text = ""]) => `${title}\n\n${text}`);
  const whole = [readme.title, readme.about, ...sections].join("\n\n");
  const lines = fillLine(whole, values).split("\n").flatMap(wrap);
  return `${lines.join("\r\n")}\r\n`;
}

/** Wraps a long line between words; text after a file's name is indented. */
function wrap(line: string): string[] {
  // A command is copied as it stands.
  if (line.startsWith("  python3")) return [line];
  const indent = " ".repeat(/^\s*(?:\S+\s{3,})?/.exec(line)?.[0].length ?? 0);
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(/(?<=\S)(?=\s)/)) {
    if (current !== "" && current.length + word.trimEnd().length > lineLength) {
      lines.push(current);
      current = `${indent}${word.trimStart()}`;
    } else current += word;
  }
  return [...lines, current];
}
