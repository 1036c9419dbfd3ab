import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { currentUser } from "@atrio/contract/access/auth";
import { getSettings } from "@atrio/contract/company/settings";
import type { EndpointSpec } from "@atrio/contract/endpoint";
import { listTowns } from "@atrio/contract/people/districts";
import { updateLanguage, updateWorker } from "@atrio/contract/people/workers";

import { openDb } from "../src/db/client.ts";
import { allEndpoints } from "../src/http/description/endpoints.ts";

import type { SignedIn } from "./factory.ts";
import { startTestApp, type TestApp } from "./harness.ts";
import { keepLog } from "./log-lines.ts";

let t: TestApp;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  worker = await t.factory.signedIn();
});

afterAll(() => t.stop());

describe("the error envelope", () => {
  it("an unknown call answers 404 in the caller's language", async () => {
    const answer = await t.app.inject({
      url: "/api/v1/nada",
      headers: { "accept-language": "fr" },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: "Introuvable.", code: "request.not_found" });
  });

  it.each([
    ["es", "Este campo no se puede enviar."],
    ["en", "This field cannot be sent."],
    ["fr", "Ce champ ne peut pas être envoyé."],
    ["pt", "Este campo não pode ser enviado."],
  ])("an unknown field is named in %s", async (language, text) => {
    const answer = await t.call(updateWorker, {
      token: worker.token,
      params: { id: worker.trabajador_id },
      body: { administrador: true } as never,
      headers: { "accept-language": language },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ administrador: [text] });
  });

  it("text that the database cannot store is refused, with the field", async () => {
    const answer = await t.call(updateLanguage, {
      token: worker.token,
      params: { id: worker.trabajador_id },
      body: { worker_lang: "e\u0000s" as never },
    });
    expect([answer.status, answer.body.code]).toEqual([422, "request.text"]);
  });

  it.each([
    ["{", "application/json", 400, "request.malformed"],
    ["a=1", "text/weird", 415, "request.media_type"],
    [`"${"x".repeat(5 * 1024 * 1024)}"`, "application/json", 413, "request.too_large"],
  ])("an unreadable body is answered with 4xx (%#)", async (payload, type, status, code) => {
    const answer = await t.app.inject({
      method: "PUT",
      url: `/api/v1/trabajador/${worker.trabajador_id}`,
      headers: { authorization: `Bearer ${worker.token}`, "content-type": type },
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});

describe("sessions on the wire", () => {
  it("the session token is read from the header only", async () => {
    const bare = await t.app.inject({ url: `/api/v1/auth/user?token=${worker.token}` });
    expect(bare.statusCode).toBe(401);
    const cookie = await t.app.inject({
      url: "/api/v1/auth/user",
      cookies: { token: worker.token },
    });
    expect(cookie.statusCode).toBe(401);
  });

  it("a session token dies at its expiry", async () => {
    const token = await t.factory.session(worker, { hours: 1 });
    expect((await t.call(currentUser, { token })).status).toBe(200);
    t.clock.advance({ hours: 1 });
    expect((await t.call(currentUser, { token })).status).toBe(401);
    t.clock.advance({ hours: -1 });
  });
});

describe("large answers (Rule COMPANY-120)", () => {
  it("large answers are compressed for clients that read it, the others are as they were", async () => {
    const { token } = worker;
    const towns = async (provincia_id: number, encoding: string) =>
      t.app.inject({
        url: `/api/v1${listTowns.path}`,
        query: { provincia_id: String(provincia_id) },
        headers: { authorization: `Bearer ${token}`, "accept-encoding": encoding },
      });
    const burgos = 9;
    const ceuta = 51;
    const plain = await towns(burgos, "identity");
    expect(plain.statusCode).toBe(200);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers["vary"]).toContain("accept-encoding");
    const small = await towns(burgos, "br, gzip");
    expect(small.headers["content-encoding"]).toBe("gzip");
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(gunzipSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect((await towns(ceuta, "gzip")).headers["content-encoding"]).toBeUndefined();
  });
});

describe("headers", () => {
  it("a page loads only listed sources", async () => {
    const { headers } = await t.app.inject({ url: "/" });
    const csp = String(headers["content-security-policy"]);
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain("script-src 'self';");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=()",
    });
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  it("the answer of a call loads, runs and is framed by nothing, and nobody keeps it (ACCESS-55)", async () => {
    const { headers } = await t.call(currentUser, { token: worker.token });
    expect(headers).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  it("with an address of https, pages and calls ask for it for a year", async () => {
    const config = { publicUrl: "https://portal.example" };
    const secure = await startTestApp({ config });
    for (const url of ["/", "/api/v1/auth/user"]) {
      const { headers } = await secure.app.inject({ url });
      expect(headers["strict-transport-security"], url).toMatch(/^max-age=31536000\b/);
    }
    await secure.stop();
  });

  it("headers are the same on the first answer, on later ones and on a refusal", async () => {
    const fresh = await startTestApp();
    const answersOf = async (requests: ReadonlyArray<{ url: string; token?: string }>) => {
      const answers: string[][] = [];
      for (const { url, token = "" } of requests) {
        const { headers } = await fresh.app.inject({ url, headers: { authorization: token } });
        answers.push(
          Object.entries(headers)
            .filter(([name]) => /policy|frame|^x-c|^cache/.test(name))
            .map(([name, value]) => `${name}: ${String(value)}`),
        );
      }
      return answers;
    };
    const pages = await answersOf(["/nothing.js", "/healthz", "/healthz"].map((url) => ({ url })));
    const call = "/api/v1/auth/user";
    const { token } = await fresh.factory.signedIn();
    const calls = await answersOf([{ url: call }, { url: call, token: `Bearer ${token}` }]);
    await fresh.stop();
    expect(pages[0]?.length).toBeGreaterThan(6);
    expect(new Set(pages.map((one) => one.join())).size).toBe(1);
    expect(calls[0]?.length).toBe(5);
    expect(new Set(calls.map((one) => one.join())).size).toBe(1);
  });
});

describe("the description of the API", () => {
  it("the description of the API is OpenAPI 3.1 with every schema in it", async () => {
    const document = (await t.app.inject({ url: "/api/v1/openapi.json" })).json();
    expect(document.openapi).toBe("3.1.0");
    const punch = document.paths["/fichaje"].post;
    expect(Object.keys(punch.requestBody.content["application/json"].schema.properties)).toContain(
      "fichador_id",
    );
    expect(punch.responses["200"].content["application/json"].schema.properties.data).toBeDefined();
  });

  it("OpenAPI says which calls take a form, and which part is the file", async () => {
    const endpoints: EndpointSpec[] = await allEndpoints();
    const document = (await t.app.inject({ url: "/api/v1/openapi.json" })).json();
    const declared = endpoints.filter(({ file }) => file !== undefined);
    expect(declared.length).toBeGreaterThanOrEqual(11);
    const paths = new Map<string, unknown>();
    for (const { method, path, file = "" } of declared) {
      const named = path.replaceAll(/:(\w+)/g, "{$1}");
      const call = document.paths[named][method.toLowerCase()];
      const { content } = call.requestBody;
      expect(Object.keys(content), named).toEqual(["multipart/form-data"]);
      const { schema } = content["multipart/form-data"];
      expect(schema.properties[file], named).toMatchObject({
        type: "string",
        contentMediaType: "application/octet-stream",
      });
      expect(schema.required, named).toContain(file);
      paths.set(`${method} ${named}`, content);
    }
    // Apart from uploads, only calls that take texts both ways are described so.
    const both = endpoints.filter(({ file, form }) => file === undefined && form === true);
    for (const { method, path } of both) {
      const { content } = document.paths[path][method.toLowerCase()].requestBody;
      expect(Object.keys(content)).toEqual(["application/json", "multipart/form-data"]);
    }
    const described = JSON.stringify(document).match(/"multipart\/form-data":/g) ?? [];
    expect(described).toHaveLength(paths.size + both.length);
  });

  it("the description of the API is also a page without scripts", async () => {
    const page = await t.app.inject({ url: "/api/docs" });
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.payload).toContain("Clock in, out, pause or resume");
    expect(page.payload).not.toContain("<script");
  });

  it.each(["/api/docs", "/api/v1/openapi.json"])(
    "%s is generated once, sent compressed, and answered 304 afterwards",
    async (url) => {
      const plain = await t.app.inject({ url });
      const etag = String(plain.headers["etag"]);
      expect(plain.headers).toMatchObject({ "cache-control": "no-cache", vary: "accept-encoding" });
      expect(plain.headers["content-encoding"]).toBeUndefined();
      for (const [encoding, inflate] of [
        ["br", brotliDecompressSync],
        ["gzip", gunzipSync],
      ] as const) {
        const answer = await t.app.inject({ url, headers: { "accept-encoding": encoding } });
        expect(answer.headers).toMatchObject({ "content-encoding": encoding, etag });
        expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
        expect(inflate(answer.rawPayload).equals(plain.rawPayload)).toBe(true);
      }
      const refused = await t.app.inject({ url, headers: { "accept-encoding": "br;q=0" } });
      expect(refused.headers["content-encoding"]).toBeUndefined();
      const known = await t.app.inject({ url, headers: { "if-none-match": `"x", ${etag}` } });
      expect([known.statusCode, known.payload]).toEqual([304, ""]);
    },
  );

  it("the description of the API is not there where it is closed", async () => {
    const closed = await startTestApp({ config: { apiDocs: false } });
    for (const url of ["/api/docs", "/api/v1/openapi.json"]) {
      expect((await closed.app.inject({ url })).statusCode).toBe(404);
    }
    await closed.stop();
  });
});

describe("row security", () => {
  it("row security shows nothing without a company, and never another company's rows", async () => {
    const other = await t.factory.worker();
    const db = openDb(t.databaseUrl, { max: 1 });
    const seen = await db.tenant(worker.empresa_id, async (tx) =>
      tx.selectFrom("trabajador").select("id").execute(),
    );
    expect(seen.map(({ id }) => id)).toContain(worker.trabajador_id);
    expect(seen.map(({ id }) => id)).not.toContain(other.trabajador_id);
    const stolen = db.tenant(worker.empresa_id, async (tx) =>
      tx
        .updateTable("trabajador")
        .set({ empresa_id: other.empresa_id })
        .where("id", "=", worker.trabajador_id)
        .execute(),
    );
    await expect(stolen).rejects.toThrow(/row-level security/);
    await db.close();
  });

  it("row security covers every table that the application can read", async () => {
    const open = await t.sql<{ relname: string }>(`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> 'migracion'
        and (has_table_privilege('atrio_app', c.oid, 'select') or has_any_column_privilege('atrio_app', c.oid, 'select, update'))
        and not (c.relrowsecurity and c.relforcerowsecurity)`);
    expect(open).toEqual([]);
  });

  it("row security leaves the application's roles neither ownership nor a bypass", async () => {
    const roles = await t.sql(
      "select rolname, rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname like 'atrio\\_%' order by 1",
    );
    for (const role of roles) {
      expect(role).toMatchObject({ rolsuper: false, rolbypassrls: false, rolcanlogin: false });
    }
    const owned = await t.sql(
      "select from pg_class where relowner in (select oid from pg_roles where rolname like 'atrio\\_%')",
    );
    expect(owned).toHaveLength(0);
  });
});

describe("what is not there", () => {
  it.each(["/.env", "/package.json", "/.git/HEAD.txt", "/api/v1/"])(
    "a file beside the portal is not answered: %s",
    async (url) => {
      const answer = await t.app.inject({ url });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "request.not_found"]);
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    },
  );

  it.each(["/.git/config", "/assets/", "/assets"])(
    "a folder has no list, its address is one of the portal's: %s",
    async (url) => {
      const [answer, portal] = [await t.app.inject({ url }), await t.app.inject({ url: "/login" })];
      expect(answer.body).toBe(portal.body);
    },
  );

  it("the method TRACE is not answered", async () => {
    expect((await t.app.inject({ method: "TRACE" as never, url: "/login" })).statusCode).toBe(404);
  });
});

describe("the access log", () => {
  it("a refusal has a line of its own level, without address or parameters", async () => {
    const { log, lines } = keepLog();
    const usual = t.ctx.log;
    t.ctx.log = log as typeof usual;
    await t.call(currentUser, { token: worker.token });
    await t.call(getSettings, { token: worker.token });
    t.ctx.log = usual;
    expect(lines.map(({ level, status, route }) => [level, status, route])).toEqual([
      ["debug", 200, "/api/v1/auth/user"],
      ["info", 403, `/api/v1${getSettings.path}`],
    ]);
  });

  it("a page or file of the complaints mailbox writes no line (COMPLAINTS-26)", async () => {
    const { log, lines } = keepLog();
    const usual = t.ctx.log;
    t.ctx.log = log as typeof usual;
    const statusOf = async (url: string) => (await t.app.inject({ url })).statusCode;
    for (const url of ["/complaint/demo", "/fr/complaint/demo?x=1", "/mailbox/kit.js"]) {
      await statusOf(url);
    }
    expect(lines).toEqual([]);
    await statusOf("/login");
    expect(lines).toHaveLength(1);
    t.ctx.log = usual;
  });
});
