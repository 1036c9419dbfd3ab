import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { currentUser, forceUpdatePassword } from "@atrio/contract/access/auth";
import { updatePassword } from "@atrio/contract/people/profile";

import { otherPassword, password, startDoor } from "../../../../../test/door.ts";
import type { Door } from "../../../../../test/door.ts";
import type { Worker } from "../../../../../test/factory.ts";
import { inSpanish } from "../../../../../test/harness.ts";
import type { Answer } from "../../../../../test/harness.ts";

let t: Door;

beforeAll(async () => {
  t = await startDoor();
});

afterAll(() => t.stop());

const newcomer = (): Promise<Worker> => t.person({ account: { requires_password_change: true } });

function change(
  person: Worker,
  token: string | undefined,
  [chosen, repeated = chosen]: [string, string?] = [otherPassword],
): Promise<Answer> {
  return t.call(forceUpdatePassword, {
    headers: inSpanish,
    params: { id: person.trabajador_id },
    body: { "new-password": chosen, "repeat-password": repeated },
    token,
  });
}

describe("PUT /trabajador/force-update-password/:id", () => {
  it("a required password change answers 401 without a session", async () => {
    expect((await change(await newcomer(), undefined)).status).toBe(401);
  });

  it("a required password change is for oneself only", async () => {
    const token = await t.enter(await newcomer());
    expect((await change(await newcomer(), token)).status).toBe(404);
  });

  it("a required password change is refused when nothing has to be changed", async () => {
    const person = await t.person();
    expect(await change(person, await t.enter(person))).toMatchObject({
      status: 409,
      body: { code: "password.not_required" },
    });
  });

  it("a required password change checks the rules, by field", async () => {
    const person = await newcomer();
    const token = await t.enter(person);
    const cases: Array<[[string, string?], string, string]> = [
      [["Corta-1"], "password.too_short", "new-password"],
      [["Sin-Numeros"], "password.no_digit", "new-password"],
      [[otherPassword, "Otra-Cosa-99"], "password.mismatch", "repeat-password"],
      [[password], "password.same", "new-password"],
      [["Bienvenido1"], "password.common", "new-password"],
    ];
    for (const [passwords, code, field] of cases) {
      const answer = await change(person, token, passwords);
      expect(answer).toMatchObject({ status: 422, body: { code } });
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
  });

  it("a required change refuses the present password in any Unicode composition", async () => {
    const person = await newcomer();
    const token = await t.enter(person);
    const chosen = "Ñandú-Volante-3";
    expect((await change(person, token, [chosen, chosen.normalize("NFD")])).status).toBe(200);
    await t.sql("update account set requires_password_change = true where account_user_id = $1", [
      person.account_user_id,
    ]);
    expect((await change(person, token, [chosen.normalize("NFD")])).body.code).toBe(
      "password.same",
    );
  });

  it("a required password change opens the portal, ends the other sessions and is mailed", async () => {
    const person = await newcomer();
    const [token, other] = [await t.enter(person), await t.enter(person)];
    expect(await change(person, token)).toMatchObject({
      status: 200,
      body: { data: { message: "La contraseña se ha cambiado." } },
    });
    const me = await t.call(currentUser, { token });
    expect(me.body.user.requires_password_change).toBe(false);
    expect((await t.call(currentUser, { token: other })).status).toBe(401);
    expect((await t.signIn({ email: person.email })).status).toBe(401);
    expect((await t.signIn({ email: person.email, password: otherPassword })).status).toBe(200);
    expect(await t.mailsTo(person.email)).toMatchObject([
      { headers: { subject: "Tu contraseña ha cambiado" } },
    ]);
    expect(await t.trail(person.empresa_id)).toContainEqual(
      expect.objectContaining({ accion: "clave.cambiada", actor_id: person.trabajador_id }),
    );
    expect((await change(person, token)).body.code).toBe("password.not_required");
  });

  it("a required password change happens once when two ask at the same time", async () => {
    const person = await newcomer();
    const token = await t.enter(person);
    const answers = await Promise.all([
      change(person, token, ["Primera-Clave-1"]),
      change(person, token, ["Segunda-Clave-2"]),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe("PUT /trabajador/update-password/:id", () => {
  const update = async (
    person: Worker,
    token: string | undefined,
    [current, chosen, repeated = chosen]: [string, string, string?] = [password, otherPassword],
  ): Promise<Answer> =>
    t.call(updatePassword, {
      headers: inSpanish,
      params: { id: person.trabajador_id },
      body: { "current-password": current, "new-password": chosen, "repeat-password": repeated },
      token,
    });

  it("a password change needs an own session that was not handed over", async () => {
    const [person, other] = [await t.person(), await t.person()];
    expect((await update(person, undefined)).status).toBe(401);
    expect((await update(other, await t.enter(person))).status).toBe(404);
    const company = await t.factory.company();
    const boss = await t.person({ company, trabajador: { administrador: true } });
    const worker = await t.person({ company });
    const token = await t.factory.session(worker, { suplantada_por: boss.trabajador_id });
    expect((await update(worker, token)).body.code).toBe("access.impersonation");
  });

  it("a password change refuses a wrong present password and new ones by the rules, by field", async () => {
    const person = await t.person();
    const token = await t.enter(person);
    const cases: Array<[[string, string, string?], string, string]> = [
      [["No-Es-Esta-1", otherPassword], "password.wrong", "current-password"],
      [[password, "Corta-1"], "password.too_short", "new-password"],
      [[password, otherPassword, "Otra-Cosa-99"], "password.mismatch", "repeat-password"],
      [[password, password], "password.same", "new-password"],
      [[password, "Bienvenido1"], "password.common", "new-password"],
    ];
    for (const [passwords, code, field] of cases) {
      const answer = await update(person, token, passwords);
      expect(answer).toMatchObject({ status: 422, body: { code } });
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
  });

  it("a password change keeps this session and ends the others; a mail and the audit trail tell", async () => {
    const person = await t.person();
    const [token, other] = [await t.enter(person), await t.enter(person)];
    expect(await update(person, token)).toMatchObject({
      status: 200,
      body: { data: { message: "La contraseña se ha cambiado." } },
    });
    expect((await t.call(currentUser, { token })).status).toBe(200);
    expect((await t.call(currentUser, { token: other })).status).toBe(401);
    expect((await t.signIn({ email: person.email, password: otherPassword })).status).toBe(200);
    expect(await t.mailsTo(person.email)).toHaveLength(1);
    expect(await t.trail(person.empresa_id)).toContainEqual(
      expect.objectContaining({ accion: "clave.cambiada", actor_id: person.trabajador_id }),
    );
  });
});
