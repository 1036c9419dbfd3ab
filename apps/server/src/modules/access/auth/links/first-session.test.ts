import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { checkPasswordLink, currentUser, resetPassword } from "@atrio/contract/access/auth";

import { fromElsewhere, otherPassword, startDoor, tokenOf } from "../../../../../test/door.ts";
import type { Door } from "../../../../../test/door.ts";
import type { Answer } from "../../../../../test/harness.ts";

import { issueActivationLink } from "./links.service.ts";

let t: Door;

beforeAll(async () => {
  t = await startDoor();
});

afterAll(() => t.stop());

/** A person without a password, and the token of the invitation. */
async function invite() {
  const person = await t.person({ nombre: "Nuria", account: { password_hash: null } });
  await t.ctx.db.gate(async (tx) =>
    issueActivationLink(t.ctx, tx, {
      ...person,
      nombre: "Nuria",
      idioma: "es",
      empresa: { nombre: "Talleres Ruiz", zona_horaria: "Europe/Madrid" },
    }),
  );
  const [mail] = await t.mailsTo(person.email);
  return { person, token: tokenOf(mail) };
}

const activate = async (token: string, more: { iniciar_sesion?: boolean } = {}): Promise<Answer> =>
  t.call(resetPassword, {
    body: { token, password: otherPassword, password_confirmation: otherPassword, ...more },
    headers: fromElsewhere(),
  });

describe("the first session of an invited person (Rule ACCESS-43)", () => {
  it("an invitation's link names the company and opens a session once the password is set", async () => {
    const { person, token } = await invite();
    const [company] = await t.sql("select slug from empresa where empresa_id = $1", [
      person.empresa_id,
    ]);
    const link = await t.call(checkPasswordLink, { body: { token }, headers: fromElsewhere() });
    expect(link.body.data).toMatchObject({ proposito: "activar", empresa: company?.["slug"] });
    const answer = await activate(token, { iniciar_sesion: true });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { sesion, empresa } = answer.body.data;
    expect(empresa).toBe(company?.["slug"]);
    const user = await t.call(currentUser, { token: sesion.access_token });
    expect(user.body.user).toMatchObject({ id: person.trabajador_id, email: person.email });
    // An ordinary session: twelve hours, not thirty days.
    const left = Date.parse(sesion.expires_at) - t.clock.now().epochMilliseconds;
    expect(left).toBe(12 * 3_600_000);
    const entries = await t.trail(person.empresa_id);
    expect(entries.map((entry) => entry["accion"])).toEqual([
      "clave.restablecida",
      "sesion.iniciada",
    ]);
    expect((await activate(token, { iniciar_sesion: true })).status).toBe(404);
  });

  it("no session is opened unless the browser asks for one, nor by a reset", async () => {
    const { token, person } = await invite();
    expect((await activate(token)).body.data.sesion).toBeNull();
    const reset = await t.resetToken(person);
    const body = {
      token: reset,
      password: "Otra-clave-77",
      password_confirmation: "Otra-clave-77",
    };
    const answer = await t.call(resetPassword, {
      body: { ...body, iniciar_sesion: true },
      headers: fromElsewhere(),
    });
    expect([answer.status, answer.body.data.sesion]).toEqual([200, null]);
  });

  it("an account of several companies or with a second factor signs in as usual", async () => {
    const several = await invite();
    const other = await t.factory.company();
    await t.factory.insert("trabajador", {
      empresa_id: other.empresa_id,
      account_user_id: several.person.account_user_id,
      codigo: "N1",
      nombre: "Nuria",
      apellido1: "Ruiz",
      fecha_alta: "2024-01-08",
    });
    const two = await activate(several.token, { iniciar_sesion: true });
    expect([two.status, two.body.data]).toEqual([
      200,
      expect.objectContaining({ sesion: null, empresa: null }),
    ]);
    const guarded = await invite();
    await t.sql(
      `insert into segundo_factor (account_user_id, secreto, creado_en, activado_en, ultimo_paso)
       values ($1, 'x', now(), now(), 0)`,
      [guarded.person.account_user_id],
    );
    const answer = await activate(guarded.token, { iniciar_sesion: true });
    expect([answer.status, answer.body.data.sesion]).toEqual([200, null]);
    expect(answer.body.data.empresa).not.toBeNull();
  });
});
