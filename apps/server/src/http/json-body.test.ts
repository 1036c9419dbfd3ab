import { expect, it } from "vitest";

import { isBounded } from "./json-body.ts";

const objectOf = (fields: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: fields }, (_, one) => [`k${one}`, one])));
const listOf = (values: number): string => JSON.stringify(Array.from({ length: values }, () => 1));
const deep = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;

it.each([
  ["an object of 200 fields", objectOf(200), true],
  ["an object of 201 fields", objectOf(201), false],
  ["objects of 200 fields each", `[${objectOf(200)},${objectOf(200)}]`, true],
  ["an object of 201 fields in another", `{"a":[${objectOf(201)}]}`, false],
  ["an object of 201 fields behind brackets too many", `]]}}${objectOf(201)}`, false],
  ["an object of 150 fields with others in between", spread(150), true],
  ["40,000 values", listOf(40_000), true],
  ["40,001 values", listOf(40_001), false],
  ["32 levels", deep(32), true],
  ["33 levels", deep(33), false],
  ["punctuation in a text", JSON.stringify({ a: `"\\${",[{".repeat(50_000)}` }), true],
  ["a text without an end", `"${",".repeat(50_000)}`, true],
  ["nothing", "", true],
])("reads %s: %#", (_, text, expected) => {
  expect(isBounded(Buffer.from(text))).toBe(expected);
});

/** The fields of an object hold objects, whose fields are their own. */
function spread(fields: number): string {
  const inner = objectOf(150);
  return `{${Array.from({ length: fields }, (_, one) => `"k${one}":${inner}`).join(",")}}`;
}
