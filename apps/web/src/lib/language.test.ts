import { describe, expect, it } from "vitest";

import { addLanguage, languageOfAddress, languageOfPath, stripLanguage } from "./language.ts";

const pages = [
  ["/", "/", "/en"],
  ["/timeRegistration", "/timeRegistration", "/en/timeRegistration"],
  ["/login/demo", "/login/demo", "/en/login/demo"],
] as const;

describe("the language of an address", () => {
  it.each(pages)("%s is %s in Spanish and %s in English", (page, spanish, english) => {
    expect(addLanguage(page, "es")).toBe(spanish);
    expect(addLanguage(page, "en")).toBe(english);
    expect(stripLanguage(spanish)).toBe(page);
    expect(stripLanguage(english)).toBe(page);
  });

  it("the language of an address is a whole first segment", () => {
    expect(languageOfPath("/en")).toBe("en");
    expect(languageOfPath("/pt/absences")).toBe("pt");
    expect(languageOfPath("/english")).toBeNull();
    expect(languageOfPath("/frutas")).toBeNull();
    expect(stripLanguage("/french/x")).toBe("/french/x");
  });

  it("the language of an address is Spanish without a prefix; /es is a company's name", () => {
    expect(languageOfAddress("/")).toBe("es");
    expect(stripLanguage("/es")).toBe("/es");
  });
});
