import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { confirmPassword, handOver, zloglogin } from "@atrio/contract/access/auth";
import { exportWorkers } from "@atrio/contract/people/directory";

import { fromElsewhere, password, startDoor } from "../../../../../test/door.ts";
import type { Door } from "../../../../../test/door.ts";
import type { Worker } from "../../../../../test/factory.ts";
import { inSpanish } from "../../../../../test/harness.ts";
import type { Answer } from "../../../../../test/harness.ts";

let t: Door;

beforeAll(async () => {
  t = await startDoor();
});

afterAll(() => t.stop());

const exported = (person: Worker, token: string): Promise<Answer> =>
  t.call(exportWorkers, {
    token,
    params: { id: person.trabajador_id },
    query: { formato: "csv" },
  });

const confirm = (token: string | undefined, typed = password): Promise<Answer> =>
  t.call(confirmPassword, { token, body: { password: typed }, headers: inSpanish });

const refusal = ({ status, body }: Answer) => [status, body.code];
const asked = [403, "auth.confirm_password"];

describe("an export of other people's data", () => {
  it("an export of other people's data needs a password typed within five minutes", async () => {
    const person = await t.person();
    const token = await t.enter(person);
    t.clock.advance({ minutes: 5 });
    expect((await exported(person, token)).status).toBe(200);
    t.clock.advance({ seconds: 1 });
    const late = await exported(person, token);
    expect(refusal(late)).toEqual(asked);
    expect(late.body.message).toBe("Para seguir, confirma que eres tú con tu contraseña.");
  });

  it("an export of other people's data leaves an audit entry when made, none when refused", async () => {
    const person = await t.person();
    const token = await t.enter(person);
    t.clock.advance({ minutes: 6 });
    const before = (await t.trail(person.empresa_id)).length;
    await exported(person, token);
    expect(await t.trail(person.empresa_id)).toHaveLength(before);
    await confirm(token);
    expect((await exported(person, token)).status).toBe(200);
    expect(await t.trail(person.empresa_id)).toHaveLength(before + 1);
  });

  it("each session needs its own confirmed password for an export of other people's data", async () => {
    const person = await t.person();
    const [here, there] = [await t.enter(person), await t.enter(person)];
    t.clock.advance({ minutes: 6 });
    await confirm(here);
    expect((await exported(person, here)).status).toBe(200);
    expect(refusal(await exported(person, there))).toEqual(asked);
  });

  it("an administrator who was handed the portal never exports other people's data", async () => {
    const company = await t.factory.company();
    const administrator = await t.person({ company, trabajador: { administrador: true } });
    const worker = await t.person({ company });
    const { body } = await t.call(handOver, {
      token: await t.enter(administrator),
      body: { trabajador_id: worker.trabajador_id },
    });
    const entered = await t.call(zloglogin, {
      body: { code: body.data.code },
      headers: fromElsewhere(),
    });
    const { access_token } = entered.body;
    const refused = [403, "access.impersonation"];
    expect(refusal(await exported(worker, access_token))).toEqual(refused);
    expect(refusal(await confirm(access_token))).toEqual(refused);
    const [row] = await t.sql<{ confirmada: number }>(
      "select count(confirmada_en)::int as confirmada from sesion where trabajador_id = $1",
      [worker.trabajador_id],
    );
    expect(row?.confirmada).toBe(0);
  });

  it("an export of other people's data is not opened by hand for a handed-over session either", async () => {
    const { empresa_id, trabajador_id } = await t.person();
    await expect(
      t.sql(
        `insert into sesion (token_hash, empresa_id, trabajador_id, account_user_id, suplantada_por, expira_en, confirmada_en)
         select sha256('x'), empresa_id, id, account_user_id, id, now(), now() from trabajador
         where empresa_id = $1 and id = $2`,
        [empresa_id, trabajador_id],
      ),
    ).rejects.toThrow("sesion_suplantada_sin_confirmar");
  });
});

describe("typing the password again", () => {
  it("a password confirmation answers 401 without a session", async () => {
    expect((await confirm(undefined)).status).toBe(401);
  });

  it("a wrong password confirmation is refused at its field, and allows no export", async () => {
    const person = await t.person();
    const token = await t.enter(person);
    t.clock.advance({ minutes: 6 });
    expect(await confirm(token, "otra-clave")).toMatchObject({
      status: 422,
      body: { code: "password.wrong", errors: { password: ["La contraseña no es correcta."] } },
    });
    expect(refusal(await exported(person, token))).toEqual(asked);
  });

  it("a password confirmation allows exports for five minutes more", async () => {
    const person = await t.person();
    const token = await t.enter(person);
    t.clock.advance({ hours: 3 });
    expect(await confirm(token)).toMatchObject({
      status: 200,
      body: { data: { message: "Has confirmado que eres tú." } },
    });
    t.clock.advance({ minutes: 5 });
    expect((await exported(person, token)).status).toBe(200);
    t.clock.advance({ seconds: 1 });
    expect(refusal(await exported(person, token))).toEqual(asked);
  });
});
