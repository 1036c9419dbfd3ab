import type { Language } from "@atrio/contract/common";

import { wordsIn } from "../../lib/words/words.ts";
import type { Words } from "../../lib/words/words.ts";

type HelpWords = Words<"company/command-help">;

/** Syntax of each command; the words in capitals are those of `values`. */
const syntax: ReadonlyArray<
  [key: Exclude<keyof HelpWords, "values">, first: string, ...more: string[]]
> = [
  [
    "create",
    "create --slug SLUG --nombre NAME [--cif CIF] [--zona Europe/Madrid]",
    "[--modulos all|1,2,3] [--inicio-registro YYYY-MM-DD]",
    "[--admin-email EMAIL --admin-nombre NAME --admin-apellido1 SURNAME",
    "[--admin-apellido2 SURNAME] [--gestor-instalacion]]",
    "[--correos-control EMAIL,EMAIL]",
  ],
  ["import", "import --empresa SLUG [--dry-run | --yes] FILE…"],
  [
    "invite",
    "invite --empresa SLUG [--centro CODE] [--emails EMAIL,EMAIL]",
    "[--otra-vez] [--ver]",
  ],
  ["template", "template --xlsx FILE"],
  [
    "payslips",
    "payslips --empresa SLUG --mes YYYY-MM --tipo NM|PE|BN|AT FILE",
    "[--cifras CSV] [--lineas CSV] [--publicar | --publicar-el YYYY-MM-DDTHH:MM]",
  ],
  [
    "review",
    "payslips --empresa SLUG --review [--accept 12,13] [--assign 14=NIF,15=ID]",
    "[--discard 16] [--publicar]",
  ],
  ["withdraw", "payslips --empresa SLUG --withdraw NUMBER --motivo REASON"],
  ["operator", "operator --empresa SLUG --email EMAIL [--quitar]"],
  ["second_factor", "remove-second-factor --empresa SLUG --email EMAIL"],
  [
    "set",
    'set --empresa SLUG [--logo FILE] [--color "#1d4f91"]',
    "[--inicio-registro YYYY-MM-DD] [--modulos all|1,2,3] [--contacto NAME] …",
  ],
  ["list", "list"],
  ["show", "show --empresa SLUG"],
];

/** The help of `npm run company` in a language. */
export function helpLines(language: Language): string[] {
  const words = wordsIn(language, "company/command-help");
  const values: ReadonlyMap<string, string> = new Map(Object.entries(words.values));
  const written = (line: string): string =>
    line.replaceAll(/[A-Z]{4,}/g, (word) => values.get(word) ?? word);
  const paragraphs = syntax.flatMap(([key, first, ...more]) => [
    "",
    `  npm run company -- ${written(first)}`,
    ...more.map((line) => `      ${written(line)}`),
    ...wrapped(words[key], "      "),
  ]);
  const languages = wrapped(words.language, "");
  return [words.intro, ...languages, ...paragraphs, "", words.more];
}

/** A text in lines of at most 100 characters behind an indentation. */
function wrapped(text: string, indentation: string): string[] {
  const lines: string[] = [];
  let line = indentation;
  for (const word of text.split(" ")) {
    const longer = line === indentation ? `${indentation}${word}` : `${line} ${word}`;
    if (longer.length > 100 && line !== indentation) {
      lines.push(line);
      line = `${indentation}${word}`;
    } else line = longer;
  }
  return [...lines, line];
}
