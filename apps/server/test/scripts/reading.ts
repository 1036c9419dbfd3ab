import { expect } from "vitest";

import { readWorkbook } from "../../src/lib/files/xlsx.ts";
import type { Answer, TestApp } from "../harness.ts";
import { pdfInfo, pdfText } from "../printed.ts";

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((part) => textsIn(part));
}

/** Expects an answer that is data and nothing else, with each of the texts letter by letter. */
export function expectTexts(answer: Answer, wanted: Iterable<string>): void {
  expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  const told = new Set(textsIn(answer.body));
  expect([...wanted].filter((text) => !told.has(text))).toEqual([]);
}

export type Download = { bytes: Buffer; headers: Record<string, unknown> };

/** Downloads a file and expects that no browser runs, guesses or keeps it. */
export async function download(
  t: TestApp,
  input: { method?: "GET" | "POST"; url: string; token?: string; body?: object },
): Promise<Download> {
  const { method = "GET", url, token, body } = input;
  const response = await t.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: {
      "accept-language": "es",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { payload: body }),
  });
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  expect(response.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
    // A name in ASCII and an encoded one: neither ends the header or begins another.
    "content-disposition": expect.stringMatching(
      /^attachment; filename="[\w !#$&+.^`|~-]+"; filename\*=UTF-8''[\w%.~$&+^`|!#-]+$/,
    ),
  });
  return { bytes: response.rawPayload, headers: response.headers };
}

/** The name under which a browser saves a download. */
export function savedAs({ headers }: Download): string {
  const encoded = /filename\*=UTF-8''(\S+)$/.exec(String(headers["content-disposition"]))?.[1];
  return decodeURIComponent(encoded ?? "");
}

/** A text without what printing on lines of some width changes: blanks and line ends. */
const unspaced = (text: string): string => text.replaceAll(/\s+/g, "");

/** Body of an answer that must be a success. */
export function taken(answer: Answer): Answer["body"]["data"] {
  expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).toBe(200);
  return answer.body.data;
}

/** Expects a workbook or CSV file to hold each text in one cell, as text. */
export function expectCells(cells: readonly string[], wanted: readonly string[]): void {
  const known = new Set(cells.map((cell) => unspaced(cell)));
  expect(wanted.filter((text) => !known.has(unspaced(text)))).toEqual([]);
}

/** Every cell of a workbook. */
export async function sheetCells(bytes: Buffer): Promise<string[]> {
  return (await readWorkbook(bytes)).flatMap(({ rows }) => rows.flat());
}

/** Expects a PDF to show each text, and to do nothing by itself. */
export function expectPrinted(bytes: Buffer, wanted: readonly string[]): void {
  expect(pdfInfo(bytes)).toMatchObject({ JavaScript: "no", Form: "none" });
  // Links and actions would be written so, outside of the compressed pages.
  expect(bytes.toString("latin1")).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|URI|Launch)\b/);
  const shown = unspaced(pdfText(bytes));
  expect(wanted.filter((text) => !shown.includes(unspaced(text)))).toEqual([]);
}
