import { readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { languages } from "@atrio/contract/languages";

import { fill, fillLine, textAt, wordsIn } from "./words.ts";

describe("dictionaries of the server", () => {
  it("exist in each language of the contract, and in no other", () => {
    const folder = new URL("../../../../../packages/i18n/src/", import.meta.url);
    const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual(languages.toSorted());
    const titles = languages.map((language) => wordsIn(language, "people/directory").file.title);
    expect(new Set(titles).size).toBe(languages.length);
  });

  it.each([
    ["es", "La contraseña se ha cambiado."],
    ["en", "The password has been changed."],
    ["fr", "Le mot de passe a été modifié."],
    ["pt", "A palavra-passe foi alterada."],
  ] as const)("are read in %s by dotted key", (language, text) => {
    expect(textAt(language, "answers", "password.changed")).toBe(text);
  });
});

describe("filling a text", () => {
  it("puts each value at its name, as often as it is named", () => {
    expect(fill("{{a}} of {{b}}, {{a}}", { a: 3, b: "$&" })).toBe("3 of $&, 3");
  });

  it("fails when the value of a name is missing", () => {
    expect(() => fill("{{a}} of {{b}}", { a: "1" })).toThrow("Value b is missing");
    expect(() => fillLine("{{a}} of {{b}}", { a: "1", b: undefined })).toThrow("b is missing");
  });

  it("keeps typed values on one line, without controls", () => {
    expect(fillLine("«{{a}}»", { a: " one\r\n\ttwo\u202E\u0000three " })).toBe("«one two three»");
  });
});
