import { Readable } from "node:stream";

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

import { login, requestNewPassword } from "@atrio/contract/access/auth";
import { longBody } from "@atrio/contract/complaints/states";
import { defaultBodyLimit } from "@atrio/contract/endpoint";
import type { Endpoint } from "@atrio/contract/endpoint";
import { addOrgChart, orgChartLimits } from "@atrio/contract/people/org-charts";
import { updateWorker } from "@atrio/contract/people/workers";

import { allEndpoints, nameOf } from "../src/http/description/endpoints.ts";

import { fromElsewhere, password, startDoor } from "./door.ts";
import type { Door } from "./door.ts";

let t: Door;
let person: { email: string; trabajador_id: number };
let token: string;

beforeAll(async () => {
  t = await startDoor();
  const worker = await t.person();
  person = worker;
  token = await t.enter(worker);
});

afterAll(() => t.stop());

type JsonSchema = z.core.JSONSchema.BaseSchema | boolean | undefined;

/** Bytes of a UTF-16 unit that takes most of them in UTF-8. */
const widest = 3;

/** Bytes of the longest JSON text that a schema allows; Infinity where it sets no bound. */
function longest(schema: JsonSchema): number {
  if (typeof schema !== "object") return Number.POSITIVE_INFINITY;
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  if (schema.enum !== undefined) {
    return Math.max(...schema.enum.map((value) => JSON.stringify(value).length));
  }
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds !== undefined) return Math.max(...kinds.map(longest));
  if (schema.type === "null" || schema.type === "boolean") return 5;
  if (schema.type === "number" || schema.type === "integer") return 24;
  if (schema.type === "string") return longestText(schema);
  if (schema.type === "array") {
    const item = typeof schema.items === "object" && !Array.isArray(schema.items);
    const items = item ? longest(schema.items as JsonSchema) : Number.POSITIVE_INFINITY;
    return 2 + (schema.maxItems ?? Number.POSITIVE_INFINITY) * (items + 1);
  }
  const isOpen = Object.keys(schema.additionalProperties ?? {}).length > 0;
  if (schema.type !== "object" || isOpen) return Number.POSITIVE_INFINITY;
  const fields = Object.entries(schema.properties ?? {});
  return fields.reduce((sum, [key, one]) => sum + key.length + 4 + longest(one), 2);
}

function longestText(schema: z.core.JSONSchema.BaseSchema): number {
  if (schema.maxLength !== undefined) return schema.maxLength * widest + 2;
  // Dates, times, ids: as long as their form.
  const isFormed = schema.format !== undefined && schema.format !== "email";
  const isCounted = /^\^[^+*]*\$$/.test(schema.pattern ?? "") && !/,\}/.test(schema.pattern ?? "");
  return isFormed || isCounted ? 66 : Number.POSITIVE_INFINITY;
}

/** The longest body of a call but for its file. */
function longestBody({ body, file }: Endpoint): number {
  if (body === undefined) return 0;
  const schema = z.toJSONSchema(body, { io: "input", unrepresentable: "any", reused: "inline" });
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => name !== file);
  return longest({ ...schema, properties: Object.fromEntries(fields) });
}

/** Calls with several parts, files or calls, each of which may be as large as all of them together. */
const limitedTogether = new Set([
  "POST /batch",
  "POST /administrador/importacion/revision",
  "POST /administrador/importacion",
]);

describe("the room of a body", () => {
  it("the room of a body holds the longest that each call allows, which 16 KB do but for a few", async () => {
    const endpoints = (await allEndpoints()).filter(({ body }) => body !== undefined);
    const wrong = endpoints.flatMap((endpoint) => {
      if (limitedTogether.has(nameOf(endpoint))) return [];
      const most = longestBody(endpoint);
      const room = endpoint.bodyLimit ?? defaultBodyLimit;
      if (most > room) return [`${nameOf(endpoint)} allows ${most} bytes and reads ${room}`];
      const isNeedless = endpoint.bodyLimit !== undefined && most <= defaultBodyLimit;
      return isNeedless ? [`${nameOf(endpoint)} needs no more than 16 KB`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("the limit of a body is 16 KB without a session, but for texts of anonymous reports", async () => {
    const open = (await allEndpoints()).filter(({ access }) => access.audience === "public");
    expect(open.length).toBeGreaterThan(5);
    const larger = open.filter(({ bodyLimit }) => bodyLimit !== undefined);
    expect(larger.filter(({ access }) => access.traceless !== true).map(nameOf)).toEqual([]);
    expect(Math.max(...larger.map(({ bodyLimit }) => bodyLimit ?? 0))).toBe(longBody);
  });
});

const json = { "content-type": "application/json" };
const megabytes = (text: string, count: number): string =>
  text.repeat(Math.ceil((count * 1_000_000) / text.length));

const unknownKeys = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, one) => [`k${one}`, one])));

/** Bodies that make a server work, as JSON texts of about 5 MB. */
const attacks: Record<string, () => string> = {
  "unknown keys": () => unknownKeys(400_000),
  "deep nesting": () => `{"email":${megabytes("[", 2.5)}${megabytes("]", 2.5)}}`,
  "a long text": () => `{"email":"${megabytes("a", 5)}"}`,
  "a long number": () => `{"email":${megabytes("9", 5)}}`,
  "a long list": () => `[${megabytes("1,", 5)}1]`,
  "no JSON": () => megabytes("{", 5),
};

describe("a body of 5 MB", () => {
  it.each(Object.keys(attacks))(
    "a body of 5 MB, %s, is not read, from any sender",
    async (kind) => {
      const payload = attacks[kind]?.() ?? "";
      const calls = [
        { method: "POST", url: "/api/v1/auth/login", headers: { ...json, ...fromElsewhere() } },
        {
          method: "PUT",
          url: `/api/v1/trabajador/${person.trabajador_id}`,
          headers: { ...json, authorization: `Bearer ${token}` },
        },
        { method: "POST", url: "/api/v1/no/such/call", headers: json },
      ] as const;
      for (const call of calls) {
        const answer = await t.app.inject({ ...call, payload });
        expect(answer.statusCode).toBe(413);
        expect(answer.json().code).toBe("request.too_large");
        expect(answer.payload.length).toBeLessThan(200);
      }
    },
  );

  it("a body of 5 MB is not read either when its length is not told", async () => {
    const answer = await t.app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      headers: { ...json, ...fromElsewhere() },
      payload: Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(2000, "["))),
    });
    expect(answer.statusCode).toBe(413);
  });

  it("a multipart body of 5 MB is for calls that take a form", async () => {
    const form = new FormData();
    form.set("email", "x".repeat(50_000));
    const answer = await t.app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      headers: fromElsewhere(),
      payload: form,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, "request.media_type"]);
    form.set("email", "x");
    form.set("observaciones", "x".repeat(100_000));
    const punched = await t.app.inject({
      method: "POST",
      url: "/api/v1/fichaje",
      headers: { authorization: `Bearer ${token}` },
      payload: form,
    });
    expect([punched.statusCode, punched.json().code]).toEqual([413, "request.too_large"]);
  });

  it("a body of 5 MB to a call with that limit is refused by its shape before parsing", async () => {
    const admin = await t.person({ trabajador: { administrador: true } });
    const headers = { ...json, authorization: `Bearer ${await t.enter(admin)}` };
    for (const kind of ["unknown keys", "deep nesting", "a long list", "no JSON"]) {
      const payload = attacks[kind]?.() ?? "";
      const answer = await t.app.inject({
        method: "POST",
        url: "/api/v1/organigrama",
        headers,
        payload,
      });
      expect([kind, answer.statusCode]).toEqual([kind, 413]);
    }
  });

  it("a body of 5 MB is accepted as the largest organisation chart", async () => {
    const admin = await t.person({ trabajador: { administrador: true } });
    const nodos = Array.from({ length: orgChartLimits.nodes }, (_, one) => ({
      clave: `${one}`.padStart(60, "0"),
      padre: one === 0 ? null : "0".repeat(60),
      tipo: "unidad" as const,
      nombre: "€".repeat(120),
      puesto: "€".repeat(120),
    }));
    const body = { nombre: "Todo", nodos };
    expect(JSON.stringify(body).length).toBeGreaterThan(2_000_000);
    const answer = await t.call(addOrgChart, { token: await t.enter(admin), body });
    expect(answer.status).toBe(200);
  });
});

describe("an error about a body", () => {
  it("an error about a body names twenty fields, by at most 100 letters, and counts the others", async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 150 }, (_, one) => [`${one} ${"x".repeat(9)}`, one]),
    );
    const answer = await t.call(login, {
      body: { ...fields, ["y".repeat(900)]: 1 } as never,
      headers: { ...fromElsewhere(), "accept-language": "en" },
    });
    expect(answer.status).toBe(422);
    const { _: others, ...named } = answer.body.errors;
    expect(Object.keys(named)).toHaveLength(20);
    expect(others).toEqual(["Other errors: 133."]);
    const long = await t.call(login, {
      body: { ["y".repeat(900)]: 1 } as never,
      headers: fromElsewhere(),
    });
    expect(Object.keys(long.body.errors)).toContain("y".repeat(100));
  });

  it("an error about a body is the domain's own where one field is wrong", async () => {
    const answer = await t.call(requestNewPassword, {
      body: { email: "nobody" },
      headers: fromElsewhere(),
    });
    expect(answer.body).toMatchObject({ code: "email.invalid" });
    expect(Object.keys(answer.body.errors)).toEqual(["email"]);
  });
});

describe("malformed bodies of strangers", () => {
  const from = "198.51.100.77";
  const send = async (payload: string, address = from) =>
    t.app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      headers: { ...json, ...fromElsewhere(address) },
      payload,
    });

  it("malformed bodies are limited to a hundred in 15 minutes from an address; valid ones pass", async () => {
    const bad = ["{", '{"email":1}', `"${"x".repeat(20_000)}"`];
    const statuses = new Set<number>();
    for (let count = 0; count < 100; count += 1) {
      statuses.add((await send(bad[count % 3] ?? "")).statusCode);
    }
    expect(statuses).toEqual(new Set([400, 422, 413]));
    const refused = await send("{");
    expect([refused.statusCode, refused.json().code]).toEqual([429, "request.too_many"]);
    expect(refused.headers["retry-after"]).toBe("900");
    // A long body is not read at all, a short one is; other addresses have nothing to do with it.
    const padded = JSON.stringify({ email: person.email, password, ["x".repeat(3000)]: 1 });
    expect((await send(padded)).statusCode).toBe(429);
    expect((await t.signIn({ email: person.email }, { from })).status).toBe(200);
    expect((await send("{", "198.51.100.78")).statusCode).toBe(400);
    const before = t.clock.now().toString();
    t.clock.advance({ minutes: 15 });
    expect((await send("{")).statusCode).toBe(400);
    t.clock.set(before);
  });

  it("malformed bodies of signed-in people are not counted", async () => {
    const address = "198.51.100.79";
    for (let count = 0; count < 101; count += 1) {
      const answer = await t.call(updateWorker, {
        token,
        params: { id: person.trabajador_id },
        body: { nada: 1 } as never,
        headers: fromElsewhere(address),
      });
      expect(answer.status).toBe(422);
    }
    expect((await send("{", address)).statusCode).toBe(400);
  });
});
