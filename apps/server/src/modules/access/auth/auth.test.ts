import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { currentUser, login, logout } from "@atrio/contract/access/auth";

import { startDoor } from "../../../../test/door.ts";
import type { Door } from "../../../../test/door.ts";
import { hashPassword } from "../../../lib/crypto/password-hash.ts";

let t: Door;

beforeAll(async () => {
  t = await startDoor();
});

afterAll(() => t.stop());

describe("POST /auth/login", () => {
  it("refuses an unknown e-mail and a wrong password with the same words", async () => {
    const { email } = await t.person();
    const unknown = await t.signIn({ email: "nadie@prueba.test" });
    const wrong = await t.signIn({ email, password: "otra-clave" });
    expect(unknown).toMatchObject({ status: 401, body: { code: "auth.wrong_credentials" } });
    expect(wrong.body).toEqual(unknown.body);
  });

  it("a login is refused before the account is activated, for any password", async () => {
    const { email } = await t.person({ account: { password_hash: null } });
    expect(await t.signIn({ email, password: "cualquiera" })).toMatchObject({
      status: 401,
      body: { code: "auth.wrong_credentials" },
    });
  });

  it.each([
    ["es", "Datos de acceso erróneos"],
    ["en", "Incorrect access data"],
    ["fr", "Identifiants incorrects"],
    ["pt", "Dados de acesso incorretos"],
  ])("a refused login is told in %s", async (language, message) => {
    const headers = { "accept-language": language };
    const answer = await t.signIn({ email: "nadie@prueba.test" }, { headers });
    expect(answer.body.message).toBe(message);
  });

  it("a disabled account is only revealed to a login with the right password", async () => {
    const { email } = await t.person({ account: { desactivada_en: "2026-11-01T00:00:00Z" } });
    expect((await t.signIn({ email, password: "otra-clave" })).body.code).toBe(
      "auth.wrong_credentials",
    );
    expect(await t.signIn({ email })).toMatchObject({
      status: 403,
      body: { code: "auth.disabled" },
    });
  });

  it("a worker can sign in on their last day, by the company's calendar, and not after it", async () => {
    const { email, empresa_id } = await t.person({ trabajador: { fecha_baja: "2026-11-18" } });
    const before = t.clock.now().toString();
    t.clock.set("2026-11-18T22:59:00Z"); // 23:59 in Madrid
    expect((await t.signIn({ email })).status).toBe(200);
    t.clock.set("2026-11-18T23:01:00Z"); // the 19th in Madrid
    expect((await t.signIn({ email })).body.code).toBe("auth.disabled");
    expect((await t.signIn({ email, password: "otra-clave" })).body.code).toBe(
      "auth.wrong_credentials",
    );
    t.clock.set(before);
    expect((await t.trail(empresa_id)).length).toBe(3);
  });

  it("a login needs an e-mail, a password of five characters and no unknown field", async () => {
    const invalid = await t.call(login, { body: { email: "no", password: "1234" } });
    expect(invalid.status).toBe(422);
    expect(Object.keys(invalid.body.errors).toSorted()).toEqual(["email", "password"]);
    const stray = { email: "a@prueba.test", password: "12345", rol: "administrador" };
    expect((await t.call(login, { body: stray })).body.errors).toHaveProperty("rol");
    const long = { email: "a@prueba.test", password: "x".repeat(129) };
    expect((await t.call(login, { body: long })).body.errors).toHaveProperty("password");
  });

  it("a session lasts 12 hours, or 30 days on a remembered device", async () => {
    const { email } = await t.person();
    const ordinary = await t.signIn({ email });
    expect(ordinary).toMatchObject({ status: 200, body: { token_type: "Bearer" } });
    expect(ordinary.body.access_token).toMatch(/^[\w-]{43}$/);
    expect(ordinary.body.expires_at).toBe("2026-11-18T20:00:00Z");
    const remembered = await t.signIn({ email, remember: true });
    expect(remembered.body.expires_at).toBe("2026-12-18T08:00:00Z");
  });

  it("only the hash of a session token is stored", async () => {
    const { email, account_user_id } = await t.person();
    const { body } = await t.signIn({ email });
    const [row] = await t.sql(
      "select sesion::text as line from sesion where account_user_id = $1",
      [account_user_id],
    );
    expect(row?.["line"]).not.toContain(body.access_token);
  });

  it("a login accepts the password in any Unicode composition, and the e-mail in capitals", async () => {
    const { email, account_user_id } = await t.person();
    const composed = "Ca\u00f1\u00f3n-Lento-42";
    await t.sql("update account set password_hash = $2 where account_user_id = $1", [
      account_user_id,
      await hashPassword(t.ctx.config.secrets.pepper, composed),
    ]);
    const typed = { email: ` ${email.toUpperCase()} `, password: composed.normalize("NFD") };
    expect((await t.signIn(typed)).status).toBe(200);
  });

  it("a login asks for the company, by slug or id, when there are several", async () => {
    const [one, other, third] = [
      await t.factory.company(),
      await t.factory.company(),
      await t.factory.company(),
    ];
    const person = await t.person({ company: one });
    await t.alsoIn(person, other);
    const { email } = person;
    expect(await t.signIn({ email })).toMatchObject({
      status: 409,
      body: { code: "auth.choose_company" },
    });
    for (const [empresa, expected] of [
      [one.slug, one.empresa_id],
      [other.slug.toUpperCase(), other.empresa_id],
      [String(other.empresa_id), other.empresa_id],
    ] as const) {
      const { body } = await t.signIn({ email, empresa });
      const { body: me } = await t.call(currentUser, { token: body.access_token });
      expect(me.user.empresa_id).toBe(expected);
    }
    // The password is not revealed by a company where the person does not work.
    expect((await t.signIn({ email, empresa: third.slug })).body.code).toBe(
      "auth.wrong_credentials",
    );
  });

  it("a login needs no choice when only one of the companies still employs the person", async () => {
    const [one, other] = [await t.factory.company(), await t.factory.company()];
    const person = await t.person({ company: one });
    await t.alsoIn(person, other, { fecha_baja: "2026-01-31" });
    expect((await t.signIn({ email: person.email })).status).toBe(200);
    const left = await t.signIn({ email: person.email, empresa: other.slug });
    expect(left.body.code).toBe("auth.disabled");
  });

  it("both outcomes of a login are audited, without the e-mail of an unknown person", async () => {
    const { email, empresa_id, trabajador_id, account_user_id } = await t.person();
    await t.signIn({ email, password: "otra-clave" }, { from: "198.51.100.7" });
    await t.signIn({ email }, { from: "198.51.100.7" });
    expect(await t.trail(empresa_id)).toMatchObject([
      {
        accion: "sesion.rechazada",
        actor_id: null,
        objeto_id: String(account_user_id),
        detalle: { motivo: "auth.wrong_credentials" },
        ip: "198.51.100.7",
      },
      { accion: "sesion.iniciada", actor_id: trabajador_id },
    ]);
    await t.signIn({ email: "desconocido@prueba.test" });
    const [all] = await t.sql("select string_agg(auditoria::text, ' ') as lines from auditoria");
    expect(all?.["lines"]).not.toContain("@");
  });

  it("no session begins on a password that was changed while it was checked", async () => {
    const { email, account_user_id } = await t.person();
    // The account changes after it was read: the change's lock keeps the entrance waiting.
    const client = new pg.Client({ connectionString: t.databaseUrl });
    await client.connect();
    await client.query("begin");
    await client.query(
      "update account set password_version = password_version + 1 where account_user_id = $1",
      [account_user_id],
    );
    const entering = t.signIn({ email });
    await expect.poll(() => t.waitingForLocks()).toBe(1);
    await client.query("commit");
    await client.end();
    expect((await entering).body.code).toBe("auth.wrong_credentials");
    expect(
      await t.sql("select 1 from sesion where account_user_id = $1", [account_user_id]),
    ).toEqual([]);
  });
});

describe("GET /auth/user", () => {
  it("GET /auth/user answers 401 without a session", async () => {
    expect((await t.call(currentUser)).status).toBe(401);
    expect((await t.call(currentUser, { token: "x".repeat(43) })).status).toBe(401);
  });

  it("a session token is read from the header only", async () => {
    const person = await t.person();
    const token = await t.enter(person);
    const inQuery = await t.app.inject({
      url: `/api/v1/auth/user?access_token=${token}&token=${token}`,
    });
    expect(inQuery.statusCode).toBe(401);
    const inCookie = await t.app.inject({
      url: "/api/v1/auth/user",
      headers: { cookie: `access_token=${token}; token=${token}` },
    });
    expect(inCookie.statusCode).toBe(401);
  });

  it("GET /auth/user answers profile and session, also before a required password change", async () => {
    const person = await t.person({ account: { requires_password_change: true } });
    const { body } = await t.signIn({ email: person.email });
    const answer = await t.call(currentUser, { token: body.access_token });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        user: {
          id: person.trabajador_id,
          email: person.email,
          requires_password_change: true,
          sesion: { expira_en: body.expires_at, suplantada: false },
        },
      },
    });
    expect(JSON.stringify(answer.body)).not.toContain("argon2");
  });

  it("a session ends at its expiry", async () => {
    const before = t.clock.now().toString();
    const token = await t.enter(await t.person());
    t.clock.advance({ hours: 11, minutes: 59, seconds: 59 });
    expect((await t.call(currentUser, { token })).status).toBe(200);
    t.clock.advance({ seconds: 1 });
    expect((await t.call(currentUser, { token })).body.code).toBe("session.expired");
    expect((await t.call(logout, { token })).status).toBe(401);
    t.clock.set(before);
  });
});
