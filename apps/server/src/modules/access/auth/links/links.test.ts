import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  checkPasswordLink,
  currentUser,
  requestNewPassword,
  resetPassword,
} from "@atrio/contract/access/auth";
import { languages } from "@atrio/contract/languages";

import {
  fromElsewhere,
  otherPassword,
  password,
  startDoor,
  tokenOf,
} from "../../../../../test/door.ts";
import type { Door } from "../../../../../test/door.ts";
import { inSpanish } from "../../../../../test/harness.ts";
import type { Answer } from "../../../../../test/harness.ts";

import { issueActivationLink } from "./links.service.ts";

let t: Door;

beforeAll(async () => {
  t = await startDoor();
});

afterAll(() => t.stop());

function ask(
  body: { email: string; empresa?: string },
  headers: Record<string, string> = {},
): Promise<Answer> {
  return t.call(requestNewPassword, {
    body,
    headers: { ...inSpanish, ...fromElsewhere(), ...headers },
  });
}

function reset(token: string, changes: Record<string, string> = {}): Promise<Answer> {
  const body = {
    token,
    password: otherPassword,
    password_confirmation: otherPassword,
    ...changes,
  };
  return t.call(resetPassword, { body, headers: { ...inSpanish, ...fromElsewhere() } });
}

function check(token: string): Promise<Answer> {
  return t.call(checkPasswordLink, { body: { token }, headers: fromElsewhere() });
}

describe("POST /auth/request-new-password", () => {
  it("a password link needs an e-mail", async () => {
    expect(await ask({ email: "no" })).toMatchObject({
      status: 422,
      body: { errors: { email: ["Introduce un correo válido."] } },
    });
  });

  it("a request for a password link says that an e-mail is unknown, in the spec's words", async () => {
    expect(await ask({ email: "nadie@prueba.test" })).toMatchObject({
      status: 404,
      body: { code: "auth.unknown_email", message: "El email introducido no existe" },
    });
  });

  it.each([
    ["is disabled", { account: { desactivada_en: "2026-11-01T00:00:00Z" } }],
    ["belongs to somebody who has left", { trabajador: { fecha_baja: "2026-11-17" } }],
  ])("no password link is sent when the account %s", async (_, input) => {
    const { email } = await t.person(input);
    expect((await ask({ email })).status).toBe(404);
    expect(await t.mailsTo(email)).toEqual([]);
  });

  it("no password link is sent for a company where the person does not work", async () => {
    const { email } = await t.person();
    const { slug } = await t.factory.company();
    expect((await ask({ email, empresa: slug })).status).toBe(404);
    expect(await t.mailsTo(email)).toEqual([]);
  });

  it.each(languages)("a password link is mailed in the worker's language: %s", async (language) => {
    const { email, empresa_id } = await t.person({ trabajador: { idioma_trabajador: language } });
    expect((await ask({ email })).status).toBe(200);
    const [mail] = await t.mailsTo(email);
    const prefix = language === "es" ? "" : `/${language}`;
    expect(mail?.text).toMatch(
      new RegExp(`^http://portal\\.test${prefix}/resetPassword#token=[\\w-]{43}$`, "m"),
    );
    expect(await t.trail(empresa_id)).toMatchObject([{ accion: "clave.enlace_pedido" }]);
  });

  it.each([
    ["es", "Te hemos enviado un correo con un enlace para cambiar la contraseña."],
    ["en", "We have sent you an e-mail with a link to change your password."],
    ["fr", "Nous vous avons envoyé un e-mail avec un lien pour changer votre mot de passe."],
    ["pt", "Enviámos-lhe um e-mail com uma ligação para alterar a palavra-passe."],
  ])(
    "a request for a password link is answered in the caller's language: %s",
    async (language, message) => {
      const { email } = await t.person();
      const answer = await ask({ email }, { "accept-language": language });
      expect(answer.body).toEqual({ data: { message } });
    },
  );

  it("the host of a password link never comes from the request", async () => {
    const { email } = await t.person();
    await ask(
      { email },
      { host: "evil.test", "x-forwarded-host": "evil.test", origin: "http://evil.test" },
    );
    const [mail] = await t.mailsTo(email);
    expect(mail?.text).toContain("http://portal.test/resetPassword#token=");
    expect(`${mail?.text}${mail?.html}`).not.toContain("evil");
  });

  it("only the hash of a password link's token is stored", async () => {
    const person = await t.person();
    const token = await t.resetToken(person);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [row] = await t.sql(
      "select string_agg(enlace_clave::text, ' ') as lines from enlace_clave",
    );
    expect(row?.["lines"]).not.toContain(token);
  });
});

describe("a company that wants neutral answers", () => {
  it("with neutral answers known and unknown e-mails are answered alike, and as late", async () => {
    const company = await t.factory.company();
    await t.sql("update empresa set respuesta_neutra_email = true where empresa_id = $1", [
      company.empresa_id,
    ]);
    const { email } = await t.person({ company });
    const known = await ask({ email, empresa: company.slug });
    t.clock.waits.length = 0;
    const unknown = await ask({ email: "nadie-neutro@prueba.test", empresa: company.slug });
    expect(t.clock.waits).toEqual([250]);
    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect(await t.mailsTo(email)).toHaveLength(1);

    // Leaving the company out of the request does not get a plainer answer.
    const evasive = await ask({ email: "nadie-mas@prueba.test" });
    expect(evasive.body).toEqual(known.body);
    const plain = await t.factory.company();
    expect((await ask({ email: "nadie@prueba.test", empresa: plain.slug })).status).toBe(404);
    await t.sql("update empresa set respuesta_neutra_email = false");
  });
});

describe("POST /auth/check-password-link", () => {
  it("malformed and unknown tokens of password links are refused", async () => {
    expect((await check("corto")).status).toBe(422);
    expect(await check("x".repeat(43))).toMatchObject({
      status: 404,
      body: { code: "auth.link_expired" },
    });
  });

  it("the purpose of a password link can be asked for any number of times", async () => {
    const person = await t.person();
    const token = await t.resetToken(person);
    const expected = { data: { proposito: "restablecer", email: person.email } };
    expect((await check(token)).body).toMatchObject(expected);
    expect((await check(token)).body).toMatchObject(expected);
  });
});

describe("POST /auth/reset-password", () => {
  it("a reset refuses passwords by the rules, and its link survives that", async () => {
    const person = await t.person({ nombre: "Lucía", apellido1: "Zubizarreta" });
    const token = await t.resetToken(person);
    const cases: Array<[Record<string, string>, string, string]> = [
      [{ password: "Corta-1" }, "password.too_short", "password"],
      [{ password: "sin-mayusculas-1" }, "password.no_uppercase", "password"],
      [{ password: "SIN-MINUSCULAS-1" }, "password.no_lowercase", "password"],
      [{ password: "Sin-Numeros" }, "password.no_digit", "password"],
      [{ password: `Aa1${"x".repeat(126)}` }, "password.too_long", "password"],
      [{ password_confirmation: "Otra-Cosa-99" }, "password.mismatch", "password_confirmation"],
      [
        { password: "Contraseña1", password_confirmation: "Contraseña1" },
        "password.common",
        "password",
      ],
      [
        { password: "Zubizarreta1", password_confirmation: "Zubizarreta1" },
        "password.common",
        "password",
      ],
      [{ password, password_confirmation: password }, "password.same", "password"],
    ];
    for (const [changes, code, field] of cases) {
      const answer = await reset(token, changes);
      expect(answer).toMatchObject({ status: 422, body: { code } });
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it("a password link sets the password once", async () => {
    const person = await t.person({ account: { requires_password_change: true } });
    const token = await t.resetToken(person);
    expect((await reset(token)).body.data.message).toBe(
      "La contraseña se ha guardado. Ya puedes iniciar sesión.",
    );
    const again = { password: "Tercera-Clave-3", password_confirmation: "Tercera-Clave-3" };
    expect(await reset(token, again)).toMatchObject({
      status: 404,
      body: { code: "auth.link_expired" },
    });
    expect((await check(token)).status).toBe(404);
    expect((await t.signIn({ email: person.email })).status).toBe(401);
    const { body } = await t.signIn({ email: person.email, password: otherPassword });
    const me = await t.call(currentUser, { token: body.access_token });
    expect(me.body.user.requires_password_change).toBe(false);
  });

  it("a password link used twice at once sets the password once", async () => {
    const token = await t.resetToken(await t.person());
    const answers = await Promise.all(
      ["Primera-Clave-1", "Segunda-Clave-2", "Tercera-Clave-3"].map((chosen) =>
        reset(token, { password: chosen, password_confirmation: chosen }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 404, 404,
    ]);
  });

  it("a password link works for the company's minutes and not a second longer", async () => {
    const company = await t.factory.company();
    await t.sql("update empresa set minutos_enlace_clave = 5 where empresa_id = $1", [
      company.empresa_id,
    ]);
    const person = await t.person({ company });
    const before = t.clock.now().toString();
    const token = await t.resetToken(person);
    t.clock.advance({ minutes: 4, seconds: 59 });
    expect((await check(token)).status).toBe(200);
    t.clock.advance({ seconds: 1 });
    expect((await check(token)).status).toBe(404);
    expect((await reset(token)).status).toBe(404);
    t.clock.set(before);
  });

  it("a password link dies with the password it was made for", async () => {
    const person = await t.person();
    const first = await t.resetToken(person);
    await ask({ email: person.email });
    const tokens = (await t.mailsTo(person.email)).map((mail) => tokenOf(mail));
    const second = tokens.find((token) => token !== first) ?? "";
    expect((await check(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(200);
    expect((await check(second)).status).toBe(404);
    expect((await reset(second, { password: "Tercera-Clave-3" })).status).toBe(404);
  });

  it("a password link dies when the account is disabled or the person leaves", async () => {
    const [disabled, left] = [await t.person(), await t.person()];
    const tokens = [await t.resetToken(disabled), await t.resetToken(left)];
    await t.sql("update account set desactivada_en = now() where account_user_id = $1", [
      disabled.account_user_id,
    ]);
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where account_user_id = $1", [
      left.account_user_id,
    ]);
    for (const token of tokens) expect((await reset(token)).body.code).toBe("auth.link_expired");
  });

  it("a reset ends every session, leaves an audit entry and is told by mail", async () => {
    const person = await t.person();
    const tokens = [await t.enter(person), await t.enter(person)];
    const token = await t.resetToken(person);
    await reset(token);
    for (const old of tokens) {
      expect((await t.call(currentUser, { token: old })).body.code).toBe("session.expired");
    }
    const subjects = (await t.mailsTo(person.email)).map((mail) => mail.headers["subject"]);
    expect(subjects).toContain("Tu contraseña ha cambiado");
    expect((await t.trail(person.empresa_id)).at(-1)).toMatchObject({
      accion: "clave.restablecida",
      actor_id: person.trabajador_id,
      detalle: { proposito: "restablecer" },
    });
  });
});

describe("an activation link", () => {
  async function invite(options: { commit?: boolean } = {}) {
    const person = await t.person({ nombre: "Nuria", account: { password_hash: null } });
    const newcomer = {
      ...person,
      nombre: "Nuria",
      idioma: "pt" as const,
      empresa: { nombre: "Talleres Ruiz", zona_horaria: "Europe/Madrid" },
    };
    const sent = t.ctx.db.gate(async (tx) => {
      await issueActivationLink(t.ctx, tx, newcomer);
      if (options.commit === false) throw new Error("rolled back");
    });
    await sent.catch(() => undefined);
    return { person, mails: await t.mailsTo(person.email) };
  }

  it("an activation link sets the first password within seven days", async () => {
    const { person, mails } = await invite();
    expect(mails[0]?.text).toContain("http://portal.test/pt/resetPassword#token=");
    const token = tokenOf(mails[0]);
    const before = t.clock.now().toString();
    t.clock.advance({ hours: 7 * 24 - 1 });
    expect((await check(token)).body.data.proposito).toBe("activar");
    expect((await reset(token)).status).toBe(200);
    expect((await t.signIn({ email: person.email, password: otherPassword })).status).toBe(200);
    t.clock.set(before);
  });

  it("an activation link is dead after seven days, and a new password can be asked for instead", async () => {
    const { person, mails } = await invite();
    const before = t.clock.now().toString();
    t.clock.advance({ hours: 7 * 24 });
    expect((await reset(tokenOf(mails[0]))).status).toBe(404);
    expect((await reset(await t.resetToken(person))).status).toBe(200);
    t.clock.set(before);
  });

  it("an activation link is not sent when its transaction fails", async () => {
    const { person, mails } = await invite({ commit: false });
    expect(mails).toEqual([]);
    expect(
      await t.sql("select 1 from enlace_clave where account_user_id = $1", [
        person.account_user_id,
      ]),
    ).toEqual([]);
  });
});
