import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";

import { z } from "zod";

import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";

import { readLocale } from "../../config.ts";

/** The person called the command in a way that it does not understand. */
export class UsageError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "UsageError";
  }
}

type Spec = Record<string, { type: "string" | "boolean" }>;

/** Reads options and file names of a subcommand. Throws UsageError. */
export function readOptions<S extends z.ZodType>(
  args: string[],
  options: Spec,
  schema: S,
): z.output<S> {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return schema.parse({ ...values, files: positionals });
  } catch (error) {
    if (error instanceof z.ZodError) {
      const [issue] = error.issues;
      const name = issue?.path[0] === "files" ? "" : `--${issue?.path.join(".") ?? ""} `;
      throw new UsageError(`${name}${issue?.message ?? "cannot be used"}.`, error);
    }
    throw new UsageError(error instanceof Error ? error.message : String(error), error);
  }
}

/** Language of the person at the terminal, by the locale of the environment; English without one. */
export function callerLanguage(locale = readLocale()): Language {
  const named = locale?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === named) ?? "en";
}

/** Language of what a command makes; Spanish without one. */
export const languageOption = z
  .enum(languages, `must be one of ${languages.join(", ")}`)
  .default("es");

/** No file names are expected. */
export const noFiles = z.array(z.string()).max(0, "There is nothing to do with file names here");

/** Prints lines. */
export function say(...lines: string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Prompt with a one-letter answer; undefined without a terminal. */
export async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${question} `)).trim().toLowerCase();
  } finally {
    terminal.close();
  }
}

/** Text of a file as a terminal may show it: one line, no control sequences, not too long. */
export function printable(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ").trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
