import { writeFile } from "node:fs/promises";

import { z } from "zod";

import { writeWorkbook } from "../../lib/files/xlsx.ts";
import { fill, wordsIn } from "../../lib/words/words.ts";
import { emptyTable, tableNames } from "../../modules/company/imports/columns.rules.ts";
import { StartError, errorCode } from "../../platform/start-error.ts";

import { noFiles, portalLanguage, readOptions, say } from "./terminal.ts";
import { usage } from "./usage.ts";

const schema = z.object({
  xlsx: z.string(usage("xlsx_needed")).min(1, usage("empty")),
  idioma: portalLanguage.default("es"),
  files: noFiles,
});

/** `template`: writes an empty workbook; never over a file. */
export async function runTemplate(args: string[]): Promise<number> {
  const text = { type: "string" } as const;
  const { xlsx: path, idioma } = readOptions(args, { xlsx: text, idioma: text }, schema);
  const sheets = tableNames.map((table) => {
    const { name, headers } = emptyTable(table, idioma);
    return { sheet: name, rows: [headers] };
  });
  const words = wordsIn(idioma, "company/command-words").template;
  try {
    await writeFile(path, await writeWorkbook(sheets), { flag: "wx" });
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    const isThere = errorCode(error) === "EEXIST";
    throw new StartError(
      fill(isThere ? words.exists : words.unwritable, { path }),
      isThere ? words.choose : words.check_folder,
      { cause: error },
    );
  }
  say(fill(words.written, { path }));
  return 0;
}
