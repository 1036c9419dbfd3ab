import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { getPrivacyPolicy, publishPrivacyPolicy } from "@atrio/contract/company/privacy-policy";
import { listNotifications } from "@atrio/contract/messages/company-messages";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";

// The clock of the tests stands at 2026-11-18 09:00 in Madrid.
const today = "2026-11-18";

let t: TestApp;
let company: Company;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company({ slug: "taller-luna" });
  await t.sql("update empresa set idioma = 'en' where empresa_id = $1", [company.empresa_id]);
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const read = async (query: object = {}, id: string | number = company.slug): Promise<Answer> =>
  t.call(getPrivacyPolicy, { params: { id: String(id) }, query });

const publish = async (body: object, who = administrator): Promise<Answer> =>
  t.call(publishPrivacyPolicy, { token: who.token, body: body as never });

async function shown(query: object = {}, id: string | number = company.slug): Promise<unknown> {
  const { status, body } = await read(query, id);
  expect(status).toBe(200);
  const { texto } = body.data;
  return texto === null ? null : [texto.version, texto.idioma, texto.contenido];
}

describe("the privacy policy of a company", () => {
  it("the privacy policy of a company is the product's until an administrator publishes one", async () => {
    expect(await shown()).toBeNull();
    expect((await read()).body.data).toEqual({
      empresa_id: company.empresa_id,
      nombre: "Empresa taller-luna",
      texto: null,
      versiones: [],
    });
    const worker = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    const refused = await publish({ textos: { es: "Hola" } }, worker);
    expect([refused.status, refused.body.code]).toEqual([403, "access.denied"]);
    expect(await shown()).toBeNull();
  });

  it("the privacy policy of an unknown company is 404", async () => {
    for (const id of ["ninguna", "999999", "../etc"]) {
      const { status, body } = await read({}, id);
      expect([id, status, body.code]).toEqual([id, 404, "company.not_found"]);
    }
  });

  it("visitors read the policy in their language, else in the company's, else in the first", async () => {
    const first = await publish({ textos: { es: "## Uno\n\nTexto", pt: " Um " } });
    expect(first.body.data).toEqual({ version: 1, vigente_desde: today, idiomas: ["es", "pt"] });
    expect(await shown({ idioma: "pt" })).toEqual([1, "pt", "Um"]);
    expect(await shown({ idioma: "fr" }, company.empresa_id)).toEqual([1, "es", "## Uno\n\nTexto"]);
    await publish({ textos: { pt: "Dois", en: "Two" } });
    expect(await shown({ idioma: "fr" })).toEqual([2, "en", "Two"]);
    expect(await shown()).toEqual([2, "en", "Two"]);
  });

  it("former versions of the policy stay listed, and future ones show from their day on", async () => {
    const later = await publish({ textos: { en: "Three" }, vigente_desde: "2026-11-20" });
    expect(later.body.data).toMatchObject({ version: 3, vigente_desde: "2026-11-20" });
    expect(await shown()).toEqual([2, "en", "Two"]);
    const early = await read({ version: 3 });
    expect([early.status, early.body.code]).toEqual([404, "privacy_policy.not_found"]);
    expect(await shown({ version: 1, idioma: "es" })).toEqual([1, "es", "## Uno\n\nTexto"]);

    // 23:30 of the 19th in UTC is the 20th in Madrid already.
    t.clock.set("2026-11-19T23:30:00Z");
    expect(await shown()).toEqual([3, "en", "Three"]);
    const { versiones } = (await read()).body.data;
    expect(versiones.map((one: { version: number }) => one.version)).toEqual([3, 2, 1]);
    t.clock.set("2026-11-18T08:00:00Z");
  });

  it("an unchanged policy is not published again; simultaneous ones are two versions", async () => {
    const again = await publish({ textos: { en: "Three" } });
    expect(again.body.data).toEqual({ version: 3, vigente_desde: "2026-11-20", idiomas: ["en"] });
    const both = await Promise.all([
      publish({ textos: { en: "Four" } }),
      publish({ textos: { en: "Five" } }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.data.version))).toEqual(new Set([4, 5]));
  });

  it("each version of the policy is announced once to current workers, in the portal", async () => {
    const home = await t.factory.company();
    const admin = await t.factory.signedIn({ company: home, trabajador: { administrador: true } });
    const worker = await t.factory.signedIn({ company: home });
    const gone = { fecha_baja: "2026-11-17" };
    const left = await t.factory.worker({ company: home, trabajador: gone });
    await publish({ textos: { es: "Uno" } }, admin);
    await publish({ textos: { es: "Uno" } }, admin);
    await publish({ textos: { es: "Dos" }, vigente_desde: "2026-12-01" }, admin);
    expect(await t.outbox()).toEqual([]);
    const again = { empresa_id: home.empresa_id, version: 2 };
    await t.ctx.db.gate((tx) => t.ctx.jobs.enqueue(tx, "privacy_policy.announce", again));
    await t.ctx.jobs.idle();
    const told = { token: worker.token, params: { id: worker.trabajador_id }, query: {} };
    const { body } = await t.call(listNotifications, told);
    expect(body.data).toHaveLength(2);
    const starts = body.data.map((one: { descripcion: string }) => one.descripcion).toSorted();
    expect(starts[0]).toContain("desde el 1 de diciembre de 2026");
    expect(starts[1]).toContain("desde el 18 de noviembre de 2026");
    expect(body.data[0]).toMatchObject({
      titulo: "La política de privacidad ha cambiado",
      tipo: "informacion",
      enlace: "/policyPrivacy",
      automatica: true,
    });
    const rows = await t.sql("select trabajador_id from notificacion where empresa_id = $1", [
      home.empresa_id,
    ]);
    const readers = rows.map((row) => row["trabajador_id"]);
    expect(readers).toHaveLength(4);
    expect(readers).not.toContain(left.trabajador_id);
  });

  it("a policy is refused without a text, for the past and for unknown languages", async () => {
    const refusals = [
      [{ textos: {} }, "privacy_policy.no_text"],
      [{ textos: { es: "x" }, vigente_desde: "2026-11-17" }, "privacy_policy.past"],
      [{ textos: { de: "x" } }, "request.invalid"],
      [{ textos: { es: "  " } }, "request.invalid"],
      [{ textos: { es: "a".repeat(60_001) } }, "request.invalid"],
    ] as const;
    for (const [body, code] of refusals) {
      const answer = await publish(body);
      expect([answer.status, answer.body.code]).toEqual([422, code]);
    }
  });

  it("a published policy is its company's only, and cannot be changed", async () => {
    const other = await t.factory.signedIn({ trabajador: { administrador: true } });
    await publish({ textos: { es: "Ajena" } }, other);
    expect(await shown({}, other.empresa_id)).toEqual([1, "es", "Ajena"]);
    expect(await shown({ version: 1, idioma: "es" })).toEqual([1, "es", "## Uno\n\nTexto"]);
    const rows = await t.sql(
      `select string_agg(privilege_type, ' ' order by privilege_type) as allowed
       from information_schema.role_table_grants
       where grantee = 'atrio_app' and table_name = 'texto_privacidad'`,
    );
    expect(rows).toEqual([{ allowed: "INSERT SELECT" }]);
  });
});
