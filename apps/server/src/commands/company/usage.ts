import type { z } from "zod";

import type { Language } from "@atrio/contract/common";
import type { ErrorCode } from "@atrio/contract/errors";
import { languages } from "@atrio/contract/languages";
import { allModuleIds } from "@atrio/contract/modules";

import { errorText } from "../../http/errors.ts";
import { fill, wordsIn } from "../../lib/words/words.ts";
import type { Words } from "../../lib/words/words.ts";

type UsageKey = keyof Words<"company/command-usage">;
type Values = Readonly<Record<string, string>>;

/** The person called the command in a way that it does not understand; in English until translated. */
export class UsageError extends Error {
  readonly textIn: (language: Language) => string;
  readonly language: Language;

  constructor(textIn: (language: Language) => string, cause?: unknown, language: Language = "en") {
    super(textIn(language), { cause });
    this.name = "UsageError";
    this.textIn = textIn;
    this.language = language;
  }

  /** The same error in another language. */
  translated(language: Language): UsageError {
    return new UsageError(this.textIn, this, language);
  }

  /** Where to read on. */
  hint(command: string): string {
    return usageText(this.language, "hint", { command });
  }
}

/** Key of a text about an option, as the message of a schema. */
export const usage = (key: UsageKey): string => key;

/** A text about the use of a command. */
export function usageText(language: Language, key: UsageKey, values: Values = {}): string {
  const fixed = { languages: languages.join(", "), modules: allModuleIds.join(",") };
  return fill(wordsIn(language, "company/command-usage")[key], { ...fixed, ...values });
}

/** Adds an issue with a text of `errors`, as the rules of the call word it. */
export const ruleIssue = (option: string, code: ErrorCode) => ({
  code: "custom" as const,
  path: [option],
  message: code,
  params: { rule: code },
  input: undefined,
});

/** Message for a wrong option: by the key of its schema, or by the rule of the call. */
export function optionText(
  language: Language,
  option: string,
  issue: z.core.$ZodIssue | undefined,
): string {
  const params = issue?.code === "custom" ? issue.params : undefined;
  if (isRule(params)) return `${option}: ${errorText(language, params.rule)}`;
  if (issue === undefined) return usageText(language, "unusable", { option });
  if (!isKey(issue.message)) return `${option} ${issue.message}.`.trim();
  return usageText(language, issue.message, { option, values: String(params?.["values"] ?? "") });
}

function isKey(message: string): message is UsageKey {
  return message in wordsIn("es", "company/command-usage");
}

function isRule(
  params: Readonly<Record<string, unknown>> | undefined,
): params is { rule: ErrorCode } {
  return params?.["rule"] !== undefined;
}
