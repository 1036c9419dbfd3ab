import { writeFile } from "node:fs/promises";

import { z } from "zod";

import { writeWorkbook } from "../../lib/files/xlsx.ts";
import { emptyTable, tableNames } from "../../modules/company/imports/columns.rules.ts";
import { StartError, errorCode } from "../../platform/start-error.ts";

import { languageOption, noFiles, readOptions, say } from "./terminal.ts";

const schema = z.object({
  xlsx: z.string("is needed: the file to write").min(1, "must not be empty"),
  idioma: languageOption,
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
  try {
    await writeFile(path, await writeWorkbook(sheets), { flag: "wx" });
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    const isThere = errorCode(error) === "EEXIST";
    throw new StartError(
      `${path} ${isThere ? "exists already" : "cannot be written"}.`,
      isThere ? "Choose another name: nothing is overwritten." : "Check the folder.",
      { cause: error },
    );
  }
  say(`Wrote ${path}. Fill in the sheets you need and leave the others empty.`);
  return 0;
}
