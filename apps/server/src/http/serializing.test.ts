import { expect, it } from "vitest";
import { z } from "zod";

import { serializerOf } from "./serializing.ts";

const person = z.object({ id: z.int(), nombre: z.string() });
const schema = z.object({
  data: z.array(person.extend({ jefe: person.nullable(), nota: z.string().optional() })),
  porDia: z.record(z.string(), person),
  cualquiera: z.unknown(),
  tipo: z.union([z.literal("a"), z.int(), z.null()]),
  quien: z.union([person, z.object({ codigo: z.string() })]),
});
const ana = { id: 1, nombre: "Ana" };
const secret = { ...ana, clave: "secreta" };
const answer = {
  data: [{ ...secret, jefe: secret }],
  porDia: { lunes: secret },
  cualquiera: { x: 1 },
  tipo: null,
  quien: secret,
  clave: "secreta",
};
const shown = {
  data: [{ ...ana, jefe: ana }],
  porDia: { lunes: ana },
  cualquiera: { x: 1 },
  tipo: null,
  quien: ana,
};

it.each([true, false])(
  "an answer keeps its declared fields alone, at any depth: %s",
  (checkAnswers) => {
    expect(JSON.parse(serializerOf({ checkAnswers }, schema)(answer))).toEqual(shown);
  },
);

it("picking parses an object in the place of a plain value, and what a codec or a default changes", () => {
  const text = serializerOf({ checkAnswers: false }, z.object({ nombre: z.string() }));
  expect(() => text({ nombre: secret })).toThrow("does not match");
  const list = serializerOf({ checkAnswers: false }, z.array(person));
  expect(() => list(secret)).toThrow("does not match");
  const flag = z.codec(z.literal([0, 1]), z.boolean(), {
    decode: (value) => value === 1,
    encode: (value) => (value ? 1 : 0),
  });
  expect(serializerOf({ checkAnswers: false }, z.object({ flag }))({ flag: true })).toBe(
    '{"flag":1}',
  );
});

it("picking leaves absent fields out, and takes any name of a field", () => {
  const odd = z.object({
    "de-quien": z.string(),
    '"); throw 1; ("': z.int(),
    nota: z.string().optional(),
    jefe: person.optional(),
    nulo: z.string().nullable(),
  });
  const text = serializerOf({ checkAnswers: false }, odd);
  const value = { "de-quien": "Ana", '"); throw 1; ("': 1, nulo: null };
  expect(JSON.parse(text({ ...value, clave: "secreta" }))).toEqual(value);
  const jefe = { ...secret, nota: undefined };
  expect(JSON.parse(text({ ...value, nota: "sí", jefe }))).toEqual({
    ...value,
    nota: "sí",
    jefe: ana,
  });
});

it("picking follows a schema that contains itself", () => {
  const node = z.object({
    id: z.int(),
    get hijos() {
      return z.array(node);
    },
  });
  const tree = { id: 1, clave: 1, hijos: [{ id: 2, clave: 2, hijos: [] }] };
  expect(serializerOf({ checkAnswers: false }, node)(tree)).toBe(
    '{"id":1,"hijos":[{"id":2,"hijos":[]}]}',
  );
});

it("a checked answer that does not match its schema is refused", () => {
  const text = serializerOf({ checkAnswers: true }, person);
  expect(() => text({ id: "1", nombre: "Ana" })).toThrow("does not match");
});
