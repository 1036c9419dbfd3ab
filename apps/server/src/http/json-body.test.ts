import { expect, it } from "vitest";

import { isBounded } from "./json-body.ts";

const objectOf = (fields: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: fields }, (_, one) => [`k${one}`, one])));
const listOf = (values: number): string => JSON.stringify(Array.from({ length: values }, () => 1));
const deep = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;

const name = (length: number): string => JSON.stringify({ ["x".repeat(length)]: 1 });

it.each([
  ["200 names of fields", objectOf(200), true],
  ["201 names of fields", objectOf(201), false],
  ["201 names with room before their colons", objectOf(201).replaceAll(":", " \n\t:"), false],
  ["the same names again and again", `[${objectOf(200)},${objectOf(200)},${objectOf(200)}]`, true],
  ["201 names, in two objects", `[${objectOf(200)},{"other":1}]`, false],
  [
    "201 texts that are no names",
    JSON.stringify(Array.from({ length: 201 }, (_, one) => `k${one}`)),
    true,
  ],
  ["a name of 999 letters", name(999), true],
  ["a name of 1,000 letters", name(1000), false],
  ["31,000 values", listOf(31_000), true],
  ["31,001 values", listOf(31_001), false],
  ["32 levels", deep(32), true],
  ["33 levels", deep(33), false],
  ["punctuation in a text", JSON.stringify({ a: `"\\${",[{:".repeat(50_000)}` }), true],
  ["a text without an end", `"${",".repeat(50_000)}`, true],
  ["nothing", "", true],
])("reads %s as a JSON body: %#", (_, text, expected) => {
  expect(isBounded(Buffer.from(text))).toBe(expected);
});
