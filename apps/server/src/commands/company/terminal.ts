import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";

import { z } from "zod";

import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";

import { UsageError, optionText, usage, usageText } from "./usage.ts";

type Spec = Record<string, { type: "string" | "boolean" }>;

/** A language of the portal by its code. */
export const portalLanguage = z.enum(languages, usage("language"));

/** Language that `--idioma` names among the arguments; undefined without a known one. */
export function askedLanguage(args: readonly string[]): Language | undefined {
  const asked = optionAmong(args, "idioma");
  return languages.find((language) => language === asked);
}

/** Value of a text option among arguments that may be wrong. */
export function optionAmong(args: readonly string[], name: string): string | undefined {
  const at = args.findIndex((one) => one === `--${name}` || one.startsWith(`--${name}=`));
  const [found, next] = args.slice(at, at + 2);
  if (at === -1 || found === undefined) return undefined;
  return found.includes("=") ? found.slice(found.indexOf("=") + 1) : next;
}

/**
 * Reads options and file names of a subcommand; `--idioma` is one of each. Throws UsageError.
 */
export function readOptions<S extends z.ZodType>(
  args: string[],
  options: Spec,
  schema: S,
): z.output<S> {
  const spec: Spec = { idioma: { type: "string" }, ...options };
  try {
    const { values, positionals } = parseArgs({ args, options: spec, allowPositionals: true });
    const { idioma, ...others } = values;
    z.object({ idioma: portalLanguage.optional() }).parse({ idioma });
    const own = options["idioma"] === undefined ? others : values;
    return schema.parse({ ...own, files: positionals });
  } catch (error) {
    if (error instanceof z.ZodError) throw wrongOption(error);
    throw unreadable(error);
  }
}

function wrongOption(error: z.ZodError): UsageError {
  const [issue] = error.issues;
  const at = issue?.path[0];
  const option = at === undefined || at === "files" ? "" : `--${String(at)}`;
  return new UsageError((language) => optionText(language, option, issue), error);
}

/** Refusal of the parser of arguments: it names the option between quotes. */
function unreadable(error: unknown): UsageError {
  const message = error instanceof Error ? error.message : String(error);
  const [, name = ""] = /'[^']*?(-{1,2}[\w-]+)/.exec(message) ?? [];
  const isUnknown = message.startsWith("Unknown");
  const key = isUnknown ? "unknown_option" : "option_value";
  return new UsageError((language) => usageText(language, key, { name }), error);
}

/** No file names are expected. */
export const noFiles = z.array(z.string()).max(0, usage("no_files"));

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

/** Text of a file as a terminal may show it: one line, no control sequences, at most 60 characters. */
export function printable(text: string): string {
  const line = printableWhole(text);
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Text of a file at any length, for a path: its end is the file's name. */
export function printableWhole(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ").trim();
}
