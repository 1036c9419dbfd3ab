import { describe, expect, it } from "vitest";

import { previewOf, unknownFields, withField } from "./notice-texts.model.ts";

describe("texts of notices", () => {
  it("a preview has a value in the place of each field", () => {
    const values = { nombre: "Lucía" };
    expect(previewOf("{{nombre}} pide {{que}}", values)).toBe("Lucía pide {{que}}");
  });

  it("fields that the sentence does not have are found", () => {
    expect(unknownFields("{{nombre}} {{ nombre }} {{sueldo}} {{sueldo}}", ["nombre"])).toEqual([
      " nombre ",
      "sueldo",
    ]);
  });

  it("a field is inserted in the place of the selection", () => {
    expect(withField("Hola tú, adiós", { start: 5, end: 7 }, "nombre")).toEqual({
      text: "Hola {{nombre}}, adiós",
      caret: 15,
    });
  });
});
