import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Endpoint } from "@atrio/contract/endpoint";

import { allEndpoints, nameOf } from "../../src/http/description/endpoints.ts";
import { startTestApp, type TestApp } from "../harness.ts";

import { samples, type Target } from "./samples.ts";

const endpoints = (await allEndpoints()).filter((endpoint) => endpoint.produces !== "event-stream");
const total = 20_000;
const each = Math.ceil(total / endpoints.length);

let t: TestApp;
let me: Target & { token: string };

beforeAll(async () => {
  t = await startTestApp();
  const worker = await t.factory.signedIn({
    trabajador: { permiso_supervisor: true, administrador: true },
  });
  me = { ...worker, jornada_id: 1, sesion_id: "00000000-0000-4000-8000-000000000000" };
});

afterAll(() => t.stop());

/** Values that people, scripts and attackers put in wrong places. */
const hostile = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      "",
      " ",
      "0",
      "-1",
      "1e9",
      "2147483648",
      "99999999999999999999",
      "null",
      "NaN",
      "2026-02-30",
      "2026-13-01",
      "0000-00-00",
      "2026-11-18to2025-01-01",
      "1900-01-01to2199-12-31",
      "'; drop table fichaje; --",
      "../../etc/passwd",
      "%00",
      "\u0000",
      "\uD800",
      "𝕬🙂",
      "<script>",
      "{{7*7}}",
      "__proto__",
      true,
      false,
      null,
      0,
      -1,
      1.5,
      1e308,
      [],
      {},
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.integer() },
);

type Shape = Record<string, unknown>;

/** A valid input with some of its values replaced, dropped or joined by strangers. */
function mangled(valid: Shape): fc.Arbitrary<Shape> {
  const keys = Object.keys(valid);
  const change = fc.dictionary(
    fc.constantFrom(
      ...keys,
      "empresa_id",
      "trabajador_id",
      "usuario_id",
      "extra",
      "__proto__",
      "constructor",
    ),
    hostile,
    { maxKeys: 4, noNullPrototype: true },
  );
  const dropped =
    keys.length === 0 ? fc.constant<string[]>([]) : fc.subarray(keys, { maxLength: 1 });
  return fc.tuple(change, dropped).map(([changes, gone]) => {
    const made = Object.entries({ ...valid, ...changes });
    return Object.fromEntries(made.filter(([key]) => !gone.includes(key)));
  });
}

const bearers = (token: string) =>
  fc.constantFrom(token, token, token, undefined, "", "x", "x".repeat(43), "x".repeat(5000));

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function urlOf(endpoint: Endpoint, params: Shape, query: Shape): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const text = textOf(params[name] ?? "");
    return encodeURIComponent(text.isWellFormed() ? text : "lone").slice(0, 1500) || "0";
  });
  const search = Object.entries(query).map(([key, value]) => {
    const [name, content] = [key, textOf(value)].map((one) =>
      encodeURIComponent(one.toWellFormed()),
    );
    return `${name}=${content}`;
  });
  return `/api/v1${path}?${search.join("&")}`;
}

describe(`${total} generated inputs never meet a 5xx`, () => {
  it.each(endpoints.map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint]))(
    "generated inputs never meet a 5xx: %s",
    async (name, endpoint) => {
      const sample = samples[name]?.(me) ?? {};
      const input = fc.record({
        params: mangled({ ...sample.params }),
        query: mangled({ ...sample.query }),
        body: fc.oneof(
          { weight: 4, arbitrary: mangled({ ...sample.body }) },
          { weight: 1, arbitrary: hostile },
        ),
        token: bearers(me.token),
        language: fc.constantFrom("es", "en-GB,fr;q=0.5", "xx", "*", ""),
        type: fc.constantFrom(
          "application/json",
          "application/json",
          "text/plain",
          "application/x-www-form-urlencoded",
          "multipart/form-data; boundary=x",
          "nonsense",
        ),
        key: fc.constantFrom(
          undefined,
          "short",
          "a-proper-key-1",
          "\u00ff".repeat(20),
          "k".repeat(300),
        ),
      });
      const property = fc.asyncProperty(
        input,
        async ({ params, query, body, token, language, type, key }) => {
          const hasBody = endpoint.method !== "GET";
          const response = await t.app.inject({
            method: endpoint.method,
            url: urlOf(endpoint, params, query),
            headers: {
              "accept-language": language,
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
              ...(key === undefined ? {} : { "idempotency-key": key }),
              ...(hasBody ? { "content-type": type } : {}),
            },
            ...(hasBody ? { payload: JSON.stringify(body) ?? "" } : {}),
          });
          expect(response.statusCode, `${response.payload} ${response.raw.req.url}`).toBeLessThan(
            500,
          );
          if (response.statusCode >= 400) expect(response.json()).toHaveProperty("code");
        },
      );
      await fc.assert(property, { numRuns: each, seed: 20_261_121 });
    },
  );
});
