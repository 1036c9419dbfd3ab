import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  currentUser,
  listSessions,
  logout,
  logoutByGet,
  revokeSession,
} from "@atrio/contract/access/auth";

import { startDoor } from "../../../../../test/door.ts";
import type { Door } from "../../../../../test/door.ts";
import { inSpanish } from "../../../../../test/harness.ts";

let t: Door;

beforeAll(async () => {
  t = await startDoor();
});

afterAll(() => t.stop());

async function isOpen(token: string): Promise<boolean> {
  return (await t.call(currentUser, { token })).status === 200;
}

describe("signing out", () => {
  it.each([
    ["POST", logout],
    ["GET, the spec's call", logoutByGet],
  ])("signing out answers 401 without a session: %s", async (_, endpoint) => {
    expect((await t.call(endpoint)).status).toBe(401);
  });

  it.each([
    ["POST", logout],
    ["GET", logoutByGet],
  ])("signing out ends this session and no other: %s", async (_, endpoint) => {
    const person = await t.person();
    const [token, other] = [await t.enter(person), await t.enter(person)];
    expect(await t.call(endpoint, { token, headers: inSpanish })).toMatchObject({
      status: 200,
      body: { data: { message: "Has cerrado la sesión." } },
    });
    expect((await t.call(currentUser, { token })).body.code).toBe("session.expired");
    expect(await isOpen(other)).toBe(true);
    expect((await t.trail(person.empresa_id)).at(-1)).toMatchObject({
      accion: "sesion.cerrada",
      actor_id: person.trabajador_id,
      suplantada_por: null,
    });
  });

  it("signing out works while the password must be changed", async () => {
    const token = await t.enter(await t.person({ account: { requires_password_change: true } }));
    expect((await t.call(logout, { token })).status).toBe(200);
  });

  it("signing out is answered in the caller's language", async () => {
    for (const [language, message] of [
      ["en", "You have signed out."],
      ["fr", "Votre session est fermée."],
      ["pt", "Terminou a sessão."],
    ] as const) {
      const token = await t.enter(await t.person());
      const answer = await t.call(logout, { token, headers: { "accept-language": language } });
      expect(answer.body.data.message).toBe(message);
    }
  });
});

describe("GET /auth/sessions", () => {
  it("the list of sessions needs a session and a changed password", async () => {
    expect((await t.call(listSessions)).status).toBe(401);
    const token = await t.enter(await t.person({ account: { requires_password_change: true } }));
    expect((await t.call(listSessions, { token })).body.code).toBe("access.password_change");
  });

  it("the list of sessions has the own open ones with their devices, and nobody else's", async () => {
    const before = t.clock.now().toString();
    const person = await t.person();
    await t.enter(await t.person());
    const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
    await t.factory.session(person, { hours: 1 });
    t.clock.advance({ hours: 2 });
    await t.signIn({ email: person.email, remember: true }, { headers: { "user-agent": agent } });
    t.clock.advance({ minutes: 1 });
    const { body } = await t.signIn({ email: person.email }, { from: "2001:db8::7" });
    const { data } = (await t.call(listSessions, { token: body.access_token })).body;
    expect(data).toMatchObject([
      { actual: true, recordar: false, suplantada: false, ip: "2001:db8::7", dispositivo: "" },
      {
        actual: false,
        recordar: true,
        dispositivo: "Firefox · Linux",
        creada_en: "2026-11-18T10:00:00Z",
        expira_en: "2026-12-18T10:00:00Z",
      },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/token|hash/);
    t.clock.set(before);
  });
});

describe("DELETE /auth/sessions/:id", () => {
  const idOf = async (token: string): Promise<string> => {
    const { body } = await t.call(listSessions, { token });
    return body.data.find((one: { actual: boolean }) => one.actual).id;
  };

  it("ending a session remotely answers 401 without a session", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    expect((await t.call(revokeSession, { params: { id } })).status).toBe(401);
  });

  it("another person's session is not found, not even a colleague's", async () => {
    const company = await t.factory.company();
    const token = await t.enter(await t.person({ company }));
    const colleague = await t.enter(await t.person({ company }));
    for (const id of [await idOf(colleague), "00000000-0000-4000-8000-000000000000"]) {
      expect(await t.call(revokeSession, { params: { id }, token })).toMatchObject({
        status: 404,
        body: { code: "session.not_found" },
      });
    }
    expect(await isOpen(colleague)).toBe(true);
  });

  it("ending a session refuses an id of another form", async () => {
    const token = await t.enter(await t.person());
    expect((await t.call(revokeSession, { params: { id: "1" }, token })).status).toBe(422);
  });

  it("a session on another device ends at once, and its open pages are told", async () => {
    const person = await t.person();
    const [token, lost] = [await t.enter(person), await t.enter(person)];
    const id = await idOf(lost);
    const heard: unknown[] = [];
    const spared: unknown[] = [];
    t.ctx.events.subscribe({ ...person, sesion_id: id }, (event) => heard.push(event));
    t.ctx.events.subscribe({ ...person, sesion_id: await idOf(token) }, (event) =>
      spared.push(event),
    );
    expect(
      await t.call(revokeSession, { params: { id }, token, headers: inSpanish }),
    ).toMatchObject({
      status: 200,
      body: { data: { message: "La sesión se ha cerrado." } },
    });
    expect(await isOpen(lost)).toBe(false);
    expect(await isOpen(token)).toBe(true);
    await expect.poll(() => heard, { timeout: 1000 }).toEqual([{ tipo: "sesion_cerrada" }]);
    expect(spared).toEqual([]);
    expect((await t.call(revokeSession, { params: { id }, token })).status).toBe(404);
    expect((await t.trail(person.empresa_id)).at(-1)).toMatchObject({
      accion: "sesion.revocada",
      objeto_id: id,
    });
  });

  it("a session may end itself remotely", async () => {
    const token = await t.enter(await t.person());
    expect((await t.call(revokeSession, { params: { id: await idOf(token) }, token })).status).toBe(
      200,
    );
    expect(await isOpen(token)).toBe(false);
  });
});

describe("a session", () => {
  it("a session dies at once when the account is disabled", async () => {
    const person = await t.person();
    const token = await t.enter(person);
    await t.sql("update account set desactivada_en = now() where account_user_id = $1", [
      person.account_user_id,
    ]);
    expect(await isOpen(token)).toBe(false);
  });

  it("a session of a disabled account does not come back when the account is enabled", async () => {
    const person = await t.person();
    const token = await t.enter(person);
    const disable = (time: string | null) =>
      t.sql("update account set desactivada_en = $2 where account_user_id = $1", [
        person.account_user_id,
        time,
      ]);
    await disable("2026-11-18T00:00:00Z");
    expect(await isOpen(token)).toBe(false);
    await disable(null);
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(await t.enter(person))).toBe(true);
  });

  it("expired sessions, tries and links are deleted at night", async () => {
    const before = t.clock.now().toString();
    const person = await t.person();
    await t.resetToken(person);
    const token = await t.enter(person);
    const count = async (table: string): Promise<number> =>
      (await t.sql(`select 1 from ${table}`)).length;
    const purge = async (): Promise<void> => {
      await t.ctx.db.gate((tx) => t.ctx.jobs.enqueue(tx, "auth.purge", {}));
      await t.ctx.jobs.idle();
    };
    await purge();
    expect(await isOpen(token)).toBe(true);
    expect(await count("limite")).toBeGreaterThan(0);
    t.clock.advance({ hours: 13 });
    await purge();
    expect(
      await t.sql("select 1 from sesion where trabajador_id = $1", [person.trabajador_id]),
    ).toEqual([]);
    expect(await count("enlace_clave")).toBeGreaterThan(0);
    t.clock.advance({ hours: 8 * 24 });
    await purge();
    expect(await count("enlace_clave")).toBe(0);
    expect(await count("limite")).toBe(0);
    expect(await count("direccion_conocida")).toBeGreaterThan(0);
    t.clock.advance({ hours: 180 * 24 });
    await purge();
    expect(await count("direccion_conocida")).toBe(0);
    t.clock.set(before);
  });
});
