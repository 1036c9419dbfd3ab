import { describe, expect, it } from "vitest";

import { templateFields } from "@atrio/contract/papers/template-fields";

import { blocksOf, fieldsIn, missingIn } from "./templates.rules.ts";
import type { FieldValues } from "./templates.rules.ts";

const nothing = Object.fromEntries(templateFields.map((field) => [field, null])) as FieldValues;
const values: FieldValues = { ...nothing, nombre: "# Ana {{nif}}", puesto: "Soldadora" };
const absent = (field: string): string => `[${field}]`;

describe("fields of a text (Rule PAPERS-93)", () => {
  it("are found once each, with or without spaces; an unknown one refuses the text", () => {
    expect(fieldsIn("{{nombre}}, {{ nif }} y {{nombre}}")).toEqual(["nombre", "nif"]);
    expect(fieldsIn("{{nomina}}")).toBeUndefined();
    expect(fieldsIn("{{}}")).toBeUndefined();
    expect(fieldsIn("nada")).toEqual([]);
  });

  it("without a value are told", () => {
    expect(missingIn("{{nombre}} {{nif}}", values)).toEqual(["nif"]);
  });

  it("are filled after the text is cut: a value is neither markup nor a field", () => {
    const text = "# Carta a {{puesto}}\n{{nombre}}\nsegunda línea\n\n- {{puesto}}\n- {{nif}}";
    expect(blocksOf(text, values, absent)).toEqual([
      { kind: "heading", text: "Carta a Soldadora" },
      { kind: "paragraph", text: "# Ana {{nif}}\nsegunda línea" },
      { kind: "list", items: ["Soldadora", "[nif]"] },
    ]);
  });
});
