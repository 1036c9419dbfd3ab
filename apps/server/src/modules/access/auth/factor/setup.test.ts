import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { currentUser, login } from "@atrio/contract/access/auth";
import * as factor from "@atrio/contract/access/second-factor";
import { myData, myDataArchive, myDataReadings } from "@atrio/contract/people/profile";

import { fromElsewhere, password, startDoor } from "../../../../../test/door.ts";
import type { Door } from "../../../../../test/door.ts";
import { codeAt, guard, wrongCode } from "../../../../../test/factor.ts";
import { inSpanish } from "../../../../../test/harness.ts";
import type { Answer } from "../../../../../test/harness.ts";

import { removeFactorAtConsole } from "./removal.service.ts";

let t: Door;

beforeAll(async () => {
  t = await startDoor();
});

afterAll(() => t.stop());

const stateOf = async (token: string) =>
  (await t.call(factor.secondFactorState, { token })).body.data;

const prepare = async (token: string, typed = password): Promise<Answer> =>
  t.call(factor.prepareSecondFactor, { token, body: { password: typed } });

const activate = async (token: string, codigo: string): Promise<Answer> =>
  t.call(factor.activateSecondFactor, { token, body: { codigo } });

const turnOff = async (token: string, codigo: string, typed = password): Promise<Answer> =>
  t.call(factor.deactivateSecondFactor, {
    token,
    body: { password: typed, codigo },
    headers: inSpanish,
  });

const signIn = async (person: { email: string }, codigo?: string): Promise<Answer> =>
  t.call(login, {
    body: { email: person.email, password, ...(codigo === undefined ? {} : { codigo }) },
    headers: fromElsewhere(),
  });

describe("turning it on", () => {
  it("a second factor needs the password and a first code; until then logins ask for none", async () => {
    const company = await t.factory.company({ nombre: "Lanzarote: Retail" });
    const person = await t.person({ company });
    const token = await t.enter(person);
    const refused = await prepare(token, "otra-clave");
    expect(refused).toMatchObject({ status: 422, body: { code: "password.wrong" } });
    expect(Object.keys(refused.body.errors)).toEqual(["password"]);
    const { status, body } = await prepare(token);
    expect(status).toBe(200);
    const { secreto, uri, qr, caduca_en } = body.data;
    expect(secreto).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect([address.protocol, address.host]).toEqual(["otpauth:", "totp"]);
    expect(decodeURIComponent(address.pathname)).toBe(`/Lanzarote: Retail:${person.email}`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: "Lanzarote: Retail",
      secret: secreto,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    expect(qr).toMatch(/^<svg [^]*<\/svg>$/);
    expect(caduca_en).toBe(t.clock.now().add({ minutes: 15 }).toString());
    expect(await stateOf(token)).toMatchObject({ activo: false, activado_en: null });
    expect((await signIn(person)).status).toBe(200);

    expect(await activate(token, wrongCode(t, secreto))).toMatchObject({
      status: 422,
      body: {
        code: "second_factor.code_wrong",
        errors: { codigo: ["El código no es correcto o ya se ha usado."] },
      },
    });
    const done = await activate(token, codeAt(t, secreto));
    expect(done.status).toBe(200);
    expect(new Set(done.body.data.codigos).size).toBe(10);
    expect(await stateOf(token)).toEqual({
      activo: true,
      activado_en: t.clock.now().toString(),
      codigos_restantes: 10,
      recomendado: false,
      preguntar: false,
    });
    expect((await signIn(person)).body.code).toBe("auth.code_required");
    expect(await prepare(token)).toMatchObject({
      status: 409,
      body: { code: "second_factor.already_on" },
    });
    expect((await activate(token, codeAt(t, secreto, 1))).body.code).toBe(
      "second_factor.already_on",
    );
  });

  it("turning the second factor on ends the other sessions; a mail and the audit trail tell", async () => {
    const person = await t.person();
    const elsewhere = await t.enter(person);
    const { token } = await guard(t, person);
    expect((await t.call(currentUser, { token: elsewhere })).status).toBe(401);
    expect((await t.call(currentUser, { token })).status).toBe(200);
    const mails = await t.mailsTo(person.email);
    expect(mails.map((mail) => mail.headers["subject"])).toEqual([
      "Has activado la verificación en dos pasos",
    ]);
    expect(await t.trail(person.empresa_id)).toContainEqual(
      expect.objectContaining({
        accion: "segundo_factor.activado",
        actor_id: person.trabajador_id,
        objeto_id: String(person.trabajador_id),
      }),
    );
  });

  it("the secret of a second factor can be confirmed for 15 minutes, and only the newest counts", async () => {
    const token = await t.enter(await t.person());
    const first = (await prepare(token)).body.data.secreto;
    const second = (await prepare(token)).body.data.secreto;
    expect(second).not.toBe(first);
    expect((await activate(token, codeAt(t, first))).body.code).toBe("second_factor.code_wrong");
    t.clock.advance({ minutes: 15 });
    expect(await activate(token, codeAt(t, second))).toMatchObject({
      status: 409,
      body: { code: "second_factor.expired" },
    });
    expect((await stateOf(token)).activo).toBe(false);
    // Unconfirmed setups are deleted at night.
    t.clock.advance({ hours: 25 });
    await t.ctx.db.gate(async (tx) => t.ctx.jobs.enqueue(tx, "auth.purge", {}));
    await t.ctx.jobs.idle();
    expect(await t.sql("select 1 from segundo_factor where activado_en is null")).toEqual([]);
  });

  it("secret and recovery codes of a second factor cannot be read from the database alone", async () => {
    const person = await guard(t, await t.person());
    const [rows] = await t.sql<{ lines: string }>(
      `select string_agg(encode(f.secreto, 'escape'), ' ') ||
         (select string_agg(encode(c.codigo_hash, 'escape'), ' ') from codigo_recuperacion c) as lines
       from segundo_factor f`,
    );
    expect(rows?.lines).not.toContain(person.secret);
    for (const code of person.recovery) {
      expect(rows?.lines).not.toContain(code);
      expect(rows?.lines).not.toContain(code.replace("-", ""));
    }
    expect(JSON.stringify(await stateOf(person.token))).not.toContain(person.secret);
  });

  it("stored data mention the second factor without its secret", async () => {
    const person = await guard(t, await t.person());
    const own = { token: person.token, params: { id: person.trabajador_id } };
    const kinds: Array<{ codigo: string }> = (await t.call(myData, own)).body.data;
    expect(kinds).toContainEqual(
      expect.objectContaining({
        codigo: "segundo_factor",
        nombre: "Verificación en dos pasos",
        cuantos: 1,
      }),
    );
    const archive = await t.app.inject({
      url: `/api/v1${myDataArchive.path.replace(":id", String(person.trabajador_id))}`,
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(archive.rawPayload.includes("segundo_factor.json")).toBe(true);
    expect(archive.rawPayload.includes(person.secret)).toBe(false);
  });
});

describe("turning it off, and new recovery codes", () => {
  const renew = async (token: string, codigo: string, typed = password): Promise<Answer> =>
    t.call(factor.renewRecoveryCodes, { token, body: { password: typed, codigo } });

  it("turning the second factor off and new recovery codes need the password and an unused code", async () => {
    const person = await guard(t, await t.person());
    const { token, secret, recovery } = person;
    const code = codeAt(t, secret);
    expect((await turnOff(token, code, "otra-clave")).body.code).toBe("password.wrong");
    expect(await turnOff(token, wrongCode(t, secret))).toMatchObject({
      status: 422,
      body: { code: "second_factor.code_wrong", errors: { codigo: [expect.any(String)] } },
    });
    const fresh = await renew(token, code);
    expect(fresh.body.data.codigos).toHaveLength(10);
    expect((await turnOff(token, code)).body.code).toBe("second_factor.code_wrong");
    // The old recovery codes have ended, one of the new ones turns it off.
    expect((await turnOff(token, recovery[1] ?? "")).body.code).toBe("second_factor.code_wrong");
    expect(await turnOff(token, fresh.body.data.codigos[0])).toMatchObject({
      status: 200,
      body: { data: { message: "La verificación en dos pasos se ha desactivado." } },
    });
    expect((await signIn(person)).status).toBe(200);
    expect((await turnOff(token, codeAt(t, secret))).body.code).toBe("second_factor.off");
    expect((await renew(token, codeAt(t, secret))).body.code).toBe("second_factor.off");
    const subjects = (await t.mailsTo(person.email)).map((mail) => mail.headers["subject"]);
    expect(new Set(subjects)).toEqual(
      new Set([
        "Has activado la verificación en dos pasos",
        "Tienes códigos de recuperación nuevos",
        "Has desactivado la verificación en dos pasos",
      ]),
    );
    expect(await t.trail(person.empresa_id)).toContainEqual(
      expect.objectContaining({
        accion: "segundo_factor.desactivado",
        detalle: { codigo_recuperacion: true },
      }),
    );
  });

  it("turning the second factor off is rate-limited, also between right passwords", async () => {
    const { token, secret } = await guard(t, await t.person());
    t.clock.waits.length = 0;
    const codes: string[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      codes.push((await turnOff(token, wrongCode(t, secret))).body.code);
    }
    expect(codes.slice(0, 10)).toEqual(
      Array.from({ length: 10 }, () => "second_factor.code_wrong"),
    );
    expect(codes[10]).toBe("request.too_many");
    expect(Math.max(...t.clock.waits)).toBe(2000);
    expect((await turnOff(token, codeAt(t, secret))).status).toBe(429);
    t.clock.advance({ minutes: 15 });
    expect((await turnOff(token, codeAt(t, secret))).status).toBe(200);
  });
});

describe("asking to set it up", () => {
  it.each(["administrador", "gestor_denuncias"])(
    "the second-factor banner is for who is %s, until 'not now'",
    async (role) => {
      const token = await t.enter(await t.person({ trabajador: { [role]: true } }));
      const again = await t.person({ trabajador: { [role]: true } });
      expect(await stateOf(token)).toMatchObject({ recomendado: true, preguntar: true });
      expect(
        (await t.call(factor.putOffSecondFactor, { token, headers: inSpanish })).body.data.message,
      ).toContain("30 días");
      expect(await stateOf(token)).toMatchObject({ recomendado: true, preguntar: false });
      expect(await stateOf(await t.enter(again))).toMatchObject({ preguntar: true });
    },
  );

  it("the second-factor banner comes back after 30 days, and ends once the factor is on", async () => {
    const person = await t.person({ trabajador: { administrador: true } });
    await t.call(factor.putOffSecondFactor, { token: await t.enter(person) });
    t.clock.advance({ hours: 30 * 24 - 1 });
    const token = await t.enter(person);
    expect((await stateOf(token)).preguntar).toBe(false);
    t.clock.advance({ hours: 1 });
    expect((await stateOf(token)).preguntar).toBe(true);
    const guarded = await guard(t, person);
    expect(await stateOf(guarded.token)).toMatchObject({ recomendado: true, preguntar: false });
  });

  it("the second-factor banner is not for other workers", async () => {
    const token = await t.enter(await t.person());
    expect(await stateOf(token)).toMatchObject({ recomendado: false, preguntar: false });
  });
});

describe("removing somebody's", () => {
  it("an administrator of the company removes a second factor with their password; both are told", async () => {
    const company = await t.factory.company();
    const person = await guard(t, await t.person({ company }));
    const admin = await t.person({ company, trabajador: { administrador: true } });
    const token = await t.enter(admin);
    const remove = async (id: number, by = token, typed = password): Promise<Answer> =>
      t.call(factor.removeSecondFactor, {
        token: by,
        body: { trabajador_id: id, password: typed },
      });
    const stranger = await t.person({ trabajador: { administrador: true } });
    expect((await remove(person.trabajador_id, person.token)).status).toBe(403);
    expect(await remove(person.trabajador_id, await t.enter(stranger))).toMatchObject({
      status: 404,
      body: { code: "worker.not_found" },
    });
    expect((await remove(admin.trabajador_id)).body.code).toBe("second_factor.own");
    expect((await remove(person.trabajador_id, token, "otra-clave")).body.code).toBe(
      "password.wrong",
    );
    expect((await signIn(person)).body.code).toBe("auth.code_required");
    expect((await remove(person.trabajador_id)).status).toBe(200);
    expect((await signIn(person)).status).toBe(200);
    expect((await remove(person.trabajador_id)).body.code).toBe("second_factor.off");
    const readings = await t.call(myDataReadings, {
      token: (await signIn(person)).body.access_token,
      params: { id: person.trabajador_id },
    });
    expect(readings.body.data).toMatchObject([
      { quien: { id: admin.trabajador_id }, que: "Verificación en dos pasos", modo: "cambiado" },
    ]);
    const mail = (await t.mailsTo(person.email)).at(-1);
    expect(mail?.headers["subject"]).toBe(
      "Se ha quitado la verificación en dos pasos de tu cuenta",
    );
    expect(await t.trail(company.empresa_id)).toContainEqual(
      expect.objectContaining({
        accion: "segundo_factor.retirado",
        actor_id: admin.trabajador_id,
        objeto_id: String(person.trabajador_id),
      }),
    );
    expect(
      await t.sql(
        "select 1 from codigo_recuperacion c join account a using (account_user_id) where a.email = $1",
        [person.email],
      ),
    ).toEqual([]);
  });

  it("the removal of a second factor is audited in every company of the account", async () => {
    const [one, other] = [await t.factory.company(), await t.factory.company()];
    const person = await guard(t, await t.person({ company: one }));
    await t.alsoIn(person, other);
    const asked = { empresa: one.slug, email: person.email };
    expect(await removeFactorAtConsole(t.ctx, { ...asked, empresa: "nadie" })).toBe("no_company");
    expect(await removeFactorAtConsole(t.ctx, { ...asked, email: "nadie@prueba.test" })).toBe(
      "no_person",
    );
    expect(await removeFactorAtConsole(t.ctx, asked)).toBe("removed");
    expect(await removeFactorAtConsole(t.ctx, asked)).toBe("off");
    for (const { empresa_id } of [one, other]) {
      expect(await t.trail(empresa_id)).toContainEqual(
        expect.objectContaining({ accion: "segundo_factor.retirado", actor_id: null }),
      );
    }
  });
});
