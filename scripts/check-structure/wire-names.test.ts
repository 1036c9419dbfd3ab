import { describe, expect, test } from "vitest";

import { problemsWith } from "./fixture.ts";

const path = "apps/web/src/lib/shifts.ts";

/** A schema as zod builds it: codecs, unions and lists lead to the object's keys. */
const contract = `
const def = (def) => ({ _zod: { def } });
const row = def({ type: "object", shape: { hora_fin: def({ type: "string" }), "clave-nueva": 1, id: 1 } });
const list = def({ type: "array", element: def({ type: "optional", innerType: row }) });
const codec = def({ type: "pipe", in: 1, out: def({ type: "object", shape: { desde: 1, hasta: 1 } }) });
export const readShift = { kind: "endpoint", method: "GET", path: "/turno", query: codec, response: list };
`;

const columns = "type Turno = {\n  creado_en: Generated<string>;\n  notas: string;\n};\n";

async function problemsIn(text: string): Promise<string[]> {
  const problems = await problemsWith({
    "packages/contract/src/shift.ts": contract,
    "apps/server/src/db/schema.ts": columns,
    [path]: text,
  });
  return problems.filter((problem) => problem.startsWith("wire-names: "));
}

const advice = "use the name of the wire, or read it through its owner";

describe("renaming a name of the wire", () => {
  test.each([
    ["in a declaration", "const { hora_fin: end } = shift;", "hora_fin", "end"],
    ["with a default value", 'const { hora_fin: end = "" } = shift;', "hora_fin", "end"],
    ["in camelCase", "const { hora_fin: horaFin } = shift;", "hora_fin", "horaFin"],
    ["to another name of the wire", "const { hora_fin: hasta } = shift;", "hora_fin", "hasta"],
    ["of a codec", "const { hasta: until } = range;", "hasta", "until"],
    ["of a column", "const { notas: remarks } = shift;", "notas", "remarks"],
    ["in a parameter", "list.map(({ hora_fin: end }) => end);", "hora_fin", "end"],
    ["in a method's parameter", "class A { b({ hora_fin: end }) {} }", "hora_fin", "end"],
    ["in a pattern within one", "const [{ turno: { hora_fin: end } }] = all;", "hora_fin", "end"],
    ["in a loop", "for (const { hora_fin: end } of all) use(end);", "hora_fin", "end"],
    ["in an assignment", "({ hora_fin: end } = shift);", "hora_fin", "end"],
    ["as an alias", "const end = shift.hora_fin;", "hora_fin", "end"],
    ["as an alias of an absent one", "const end = plan.shift?.hora_fin;", "hora_fin", "end"],
  ])("a renamed wire name is refused %s", async (_, text, name, local) => {
    expect(await problemsIn(`// ñandú\n${text}\n`)).toEqual([
      `wire-names: ${path}:2 ${name} is renamed to ${local}: ${advice}`,
    ]);
  });

  test("a renamed wire name is refused in a mapper that does nothing else", async () => {
    const text = "export const ends = { start: shift.desde, end: shift.hasta };\n";
    expect(await problemsIn(text)).toEqual([
      `wire-names: ${path}:1 a mapper that renames: desde is renamed to start: ${advice}`,
    ]);
  });

  test.each([
    ["its own name as a local", "const { hora_fin, desde = 1 } = shift;"],
    ["a field that is left out", "const { hora_fin: _end, ...rest } = shift;"],
    ["an invented name", "const { end: last } = shift;"],
    ["a word that libraries use as well", "const { id: shiftId } = shift;"],
    ["a key that cannot be a local", 'const { "clave-nueva": password } = body;'],
    ["a computed value", "const end = parse(shift.hora_fin);"],
    ["the value of a call's answer", "const end = (await read()).hora_fin;"],
    ["a variable that changes", "let left = shift.hora_fin;"],
    ["an argument for another's parameter", "print({ end: shift.hora_fin });"],
    ["a value that is more than other names", "use({ start: shift.desde, end: last(shift) });"],
    ["one value at both ends", "use({ start: day.desde, end: day.desde });"],
    ["a row made of another's values", "use({ desde: row.hora_fin, hasta: row.notas });"],
  ])("reading a wire name is no renaming: %s", async (_, text) => {
    expect(await problemsIn(`${text}\n`)).toEqual([]);
  });
});

describe("a local in snake_case", () => {
  test.each([
    ["const hora_rara = 1;", "hora_rara"],
    ["function hora_rara() {}", "hora_rara"],
    ["const f = (hora_rara) => hora_rara;", "hora_rara"],
    ["function f(hora_rara = 1) {}", "hora_rara"],
    ["const { end: hora_rara } = shift;", "hora_rara"],
    ["const { hora_rara } = shift;", "hora_rara"],
    ["const [hora_rara] = shift;", "hora_rara"],
    ["const { id, ...hora_rara } = shift;", "hora_rara"],
    ["try { go(); } catch (hora_rara) {}", "hora_rara"],
  ])(
    "a local in snake_case is refused where the wire does not know the name: %s",
    async (text, name) => {
      expect(await problemsIn(`${text}\n`)).toEqual([
        `wire-names: ${path}:1 ${name} is no name of the wire: invented names are English camelCase`,
      ]);
    },
  );

  test.each([
    "const { hora_fin, creado_en } = shift;",
    "const hora_fin = shift?.hora_fin;",
    "const f = (creado_en: string): string => creado_en;",
    "const LONGEST_DAY = 24;",
  ])("a local in snake_case may be a name of the wire: %s", async (text) => {
    expect(await problemsIn(`${text}\n`)).toEqual([]);
  });
});
