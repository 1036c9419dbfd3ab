import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  currentUser,
  forceUpdatePassword,
  login,
  resetPassword,
} from "@atrio/contract/access/auth";
import { secondFactorState } from "@atrio/contract/access/second-factor";

import { fromElsewhere, otherPassword, password, startDoor } from "../../../../../test/door.ts";
import type { Door } from "../../../../../test/door.ts";
import { codeAt, guard, wrongCode } from "../../../../../test/factor.ts";
import type { Guarded } from "../../../../../test/factor.ts";
import type { Answer } from "../../../../../test/harness.ts";

let t: Door;

beforeAll(async () => {
  t = await startDoor();
});

afterAll(() => t.stop());

const guarded = async (): Promise<Guarded> => guard(t, await t.person());

type Typed = { password?: string; empresa?: string; remember?: boolean; codigo?: string };

const signIn = async (person: { email: string }, typed: Typed, from?: string): Promise<Answer> =>
  t.call(login, {
    body: { email: person.email, password, ...typed },
    headers: fromElsewhere(from),
  });

const codeOf = (answer: Answer): string | undefined => answer.body.code;

describe("signing in with a second factor", () => {
  it("a login asks for the second-factor code only after the right password, and reveals nothing else", async () => {
    const person = await guarded();
    const required = await signIn(person, {});
    expect(required.status).toBe(401);
    expect(required.body).toEqual({
      code: "auth.code_required",
      message: "Escribe el código de tu aplicación de autenticación.",
    });
    const unknown = await signIn({ email: "nadie@prueba.test" }, { password: "otra-clave" });
    for (const codigo of [undefined, codeAt(t, person.secret), person.recovery[0] ?? ""]) {
      const typed = codigo === undefined ? {} : { codigo };
      const wrong = await signIn(person, { password: "otra-clave", ...typed });
      expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    }
    // None of the failures has spent the code.
    expect((await signIn(person, { codigo: codeAt(t, person.secret) })).status).toBe(200);
  });

  it("a second-factor code of the step before, of now and of the next is accepted, and no other", async () => {
    const person = await guarded();
    t.clock.advance({ minutes: 2 });
    const statuses: number[] = [];
    for (const steps of [-2, -1, 0, 1, 2]) {
      const codigo = codeAt(t, person.secret, steps);
      statuses.push((await signIn(person, { codigo })).status);
    }
    expect(statuses).toEqual([401, 200, 200, 200, 401]);
  });

  it("a second-factor code may have spaces, and a remembered device is trusted for 30 days", async () => {
    const person = await guarded();
    const code = codeAt(t, person.secret);
    const typed = { codigo: ` ${code.slice(0, 3)} ${code.slice(3)} `, remember: true };
    const { status, body } = await signIn(person, typed);
    expect(status).toBe(200);
    expect(body.expires_at).toBe(t.clock.now().add({ hours: 720 }).toString());
    expect((await t.call(currentUser, { token: body.access_token })).status).toBe(200);
  });

  it("a second-factor code works once, and no earlier code works after it", async () => {
    const person = await guarded();
    t.clock.advance({ minutes: 1 });
    const [before, now] = [codeAt(t, person.secret, -1), codeAt(t, person.secret)];
    expect((await signIn(person, { codigo: now })).status).toBe(200);
    expect(codeOf(await signIn(person, { codigo: now }))).toBe("auth.code_wrong");
    expect(codeOf(await signIn(person, { codigo: before }))).toBe("auth.code_wrong");
    expect((await signIn(person, { codigo: codeAt(t, person.secret, 1) })).status).toBe(200);
  });

  it("the code that turned the second factor on does not sign in", async () => {
    const person = await guarded();
    const first = codeAt(t, person.secret, -1);
    expect(codeOf(await signIn(person, { codigo: first }))).toBe("auth.code_wrong");
  });

  it("one of many simultaneous logins with one second-factor code succeeds", async () => {
    const person = await guarded();
    for (const codigo of [codeAt(t, person.secret), person.recovery[0] ?? ""]) {
      const all = Array.from({ length: 4 }, async () => signIn(person, { codigo }));
      const statuses = (await Promise.all(all)).map((answer) => answer.status);
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401, 401, 401]);
    }
  });

  it("a login with several companies asks for the company before the second-factor code", async () => {
    const [one, other] = [await t.factory.company(), await t.factory.company()];
    const known = await t.person({ company: one });
    const person = await guard(t, known);
    await t.alsoIn(person, other);
    const codigo = codeAt(t, person.secret);
    expect(codeOf(await signIn(person, { codigo }))).toBe("auth.choose_company");
    expect(codeOf(await signIn(person, { empresa: other.slug }))).toBe("auth.code_required");
    expect((await signIn(person, { empresa: other.slug, codigo })).status).toBe(200);
  });

  it("a code is ignored in a login without a second factor", async () => {
    expect((await signIn(await t.person(), { codigo: "123456" })).status).toBe(200);
  });

  it("second-factor logins are audited, accepted and refused ones", async () => {
    const person = await guarded();
    await signIn(person, { codigo: wrongCode(t, person.secret) });
    await signIn(person, { codigo: codeAt(t, person.secret) });
    expect((await t.trail(person.empresa_id)).slice(-2)).toMatchObject([
      { accion: "sesion.rechazada", actor_id: null, detalle: { motivo: "auth.code_wrong" } },
      { accion: "sesion.iniciada", detalle: { segundo_factor: "app" } },
    ]);
  });

  it("no session begins without the code when the second factor came on meanwhile", async () => {
    const person = await guarded();
    await t.sql(
      "update segundo_factor set activado_en = null, ultimo_paso = null where account_user_id = $1",
      [person.account_user_id],
    );
    // The factor is turned on after the password check: its lock delays the sign-in.
    const client = new pg.Client({ connectionString: t.databaseUrl });
    await client.connect();
    await client.query("begin");
    await client.query("select 1 from account where account_user_id = $1 for update", [
      person.account_user_id,
    ]);
    await client.query(
      "update segundo_factor set activado_en = now(), ultimo_paso = 0 where account_user_id = $1",
      [person.account_user_id],
    );
    const entering = signIn(person, {});
    await expect.poll(() => t.waitingForLocks()).toBe(1);
    await client.query("commit");
    await client.end();
    expect(codeOf(await entering)).toBe("auth.code_required");
  });
});

describe("a recovery code", () => {
  it("a recovery code signs in once, however it is typed; a mail and the audit trail tell", async () => {
    const person = await guarded();
    const [code = ""] = person.recovery;
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    const typed = ` ${code.replace("-", "").toLowerCase()}`;
    const { status, body } = await signIn(person, { codigo: typed });
    expect(status).toBe(200);
    expect(codeOf(await signIn(person, { codigo: code }))).toBe("auth.code_wrong");
    const state = await t.call(secondFactorState, { token: body.access_token });
    expect(state.body.data).toMatchObject({ activo: true, codigos_restantes: 9 });
    const mail = (await t.mailsTo(person.email)).at(-1);
    expect(mail?.headers["subject"]).toBe("Se ha usado uno de tus códigos de recuperación");
    expect(mail?.text).toContain("Códigos que te quedan sin usar: 9.");
    expect(await t.trail(person.empresa_id)).toContainEqual(
      expect.objectContaining({
        accion: "segundo_factor.recuperacion_usada",
        actor_id: person.trabajador_id,
      }),
    );
  });

  it("a recovery code opens no other account", async () => {
    const [person, other] = [await guarded(), await guarded()];
    const [codigo = ""] = other.recovery;
    expect(codeOf(await signIn(person, { codigo }))).toBe("auth.code_wrong");
    expect((await signIn(other, { codigo })).status).toBe(200);
  });
});

describe("wrong codes", () => {
  const tryWrong = async (person: Guarded, count: number, from?: string): Promise<string[]> => {
    const codes: string[] = [];
    for (let tries = 0; tries < count; tries += 1) {
      const codigo = wrongCode(t, person.secret);
      codes.push(codeOf(await signIn(person, { codigo }, from)) ?? "");
    }
    return codes;
  };

  it("wrong second-factor codes count with wrong passwords: of twenty, ten are looked at", async () => {
    const person = await guarded();
    const codes = await tryWrong(person, 20);
    expect(new Set(codes.slice(0, 10))).toEqual(new Set(["auth.code_wrong"]));
    expect(new Set(codes.slice(10))).toEqual(new Set(["request.too_many"]));
    const right = { codigo: codeAt(t, person.secret) };
    expect(codeOf(await signIn(person, right))).toBe("request.too_many");
    // The usual address of the person has a counter of its own.
    const home = "198.51.100.77";
    t.clock.advance({ minutes: 15 });
    expect((await signIn(person, { codigo: codeAt(t, person.secret) }, home)).status).toBe(200);
    await tryWrong(person, 11);
    const there = await signIn(person, { codigo: codeAt(t, person.secret, 1) }, home);
    expect(there.status).toBe(200);
  });

  it("wrong second-factor codes are answered the later the more there were", async () => {
    const person = await guarded();
    t.clock.waits.length = 0;
    await tryWrong(person, 10);
    expect(Math.max(...t.clock.waits)).toBe(2000);
  });

  it("thirty wrong second-factor codes a day are the limit, also after a change of password", async () => {
    const person = await guarded();
    for (let quarter = 0; quarter < 3; quarter += 1) {
      expect(new Set(await tryWrong(person, 10))).toEqual(new Set(["auth.code_wrong"]));
      t.clock.advance({ minutes: 15 });
    }
    const token = await t.resetToken(person);
    const body = { token, password: otherPassword, password_confirmation: otherPassword };
    expect((await t.call(resetPassword, { body, headers: fromElsewhere() })).status).toBe(200);
    const codigo = codeAt(t, person.secret);
    const refused = await signIn(person, { password: otherPassword, codigo });
    expect(refused).toMatchObject({ status: 429, body: { code: "auth.too_many_codes" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(900);
    t.clock.advance({ hours: 24 });
    const again = { password: otherPassword, codigo: codeAt(t, person.secret) };
    expect((await signIn(person, again)).status).toBe(200);
  });

  it("the right password alone neither clears wrong codes nor costs a try", async () => {
    const person = await guarded();
    for (let tries = 0; tries < 9; tries += 1) await signIn(person, { password: "otra-clave" });
    for (let tries = 0; tries < 3; tries += 1) {
      expect(codeOf(await signIn(person, {}))).toBe("auth.code_required");
    }
    expect(await tryWrong(person, 2)).toEqual(["auth.code_wrong", "request.too_many"]);
  });

  it("the right second-factor code clears the wrong ones", async () => {
    const person = await guarded();
    await tryWrong(person, 9);
    expect((await signIn(person, { codigo: codeAt(t, person.secret) })).status).toBe(200);
    expect(new Set(await tryWrong(person, 10))).toEqual(new Set(["auth.code_wrong"]));
  });
});

describe("another password", () => {
  it("a new password leaves the second factor on, by link as by required change", async () => {
    const person = await guarded();
    const token = await t.resetToken(person);
    const body = { token, password: otherPassword, password_confirmation: otherPassword };
    expect((await t.call(resetPassword, { body, headers: fromElsewhere() })).status).toBe(200);
    expect(codeOf(await signIn(person, { password: otherPassword }))).toBe("auth.code_required");

    await t.sql("update account set requires_password_change = true where account_user_id = $1", [
      person.account_user_id,
    ]);
    const typed = { password: otherPassword, codigo: codeAt(t, person.secret) };
    const entered = await signIn(person, typed);
    const forced = await t.call(forceUpdatePassword, {
      token: entered.body.access_token,
      params: { id: person.trabajador_id },
      body: { "new-password": password, "repeat-password": password },
    });
    expect(forced.status).toBe(200);
    expect(codeOf(await signIn(person, {}))).toBe("auth.code_required");
  });
});
