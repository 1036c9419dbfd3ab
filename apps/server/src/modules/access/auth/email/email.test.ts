import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  currentUser,
  handOver,
  requestNewPassword,
  resetPassword,
  zloglogin,
} from "@atrio/contract/access/auth";
import {
  answerEmailLink,
  cancelEmailChange,
  changeEmail,
  checkEmailLink,
  pendingEmail,
  resendEmailChange,
} from "@atrio/contract/access/email-change";

import { add, ibanOf } from "../../../../../test/bank-accounts.ts";
import {
  fromElsewhere,
  otherPassword,
  password,
  startDoor,
  tokenOf,
} from "../../../../../test/door.ts";
import type { Door } from "../../../../../test/door.ts";
import type { Worker } from "../../../../../test/factory.ts";
import { inSpanish } from "../../../../../test/harness.ts";
import type { Answer } from "../../../../../test/harness.ts";

let t: Door;
let last = 0;

beforeAll(async () => {
  t = await startDoor();
});

afterAll(() => t.stop());

const freshAddress = (): string => `nueva${(last += 1)}@prueba.test`;
const said = ({ status, body }: Answer) => [status, body.code];
const dead = [404, "auth.link_expired"];

const ask = (token: string | undefined, address: string, typed = password): Promise<Answer> =>
  t.call(changeEmail, {
    token,
    body: { correo_nuevo: address, password: typed },
    headers: inSpanish,
  });

/** Opens a link a second later, so that the following mails are the newest. */
function answer(link: string): Promise<Answer> {
  t.clock.advance({ seconds: 1 });
  return t.call(answerEmailLink, { body: { token: link }, headers: fromElsewhere() });
}

const check = (link: string): Promise<Answer> =>
  t.call(checkEmailLink, { body: { token: link }, headers: fromElsewhere() });

const emailOf = async (token: string): Promise<string> =>
  (await t.call(currentUser, { token })).body.user?.email;

/** A person with a pending change of e-mail, and the tokens of both mailboxes. */
async function asked(person?: Worker) {
  const who = person ?? (await t.person());
  const [token, address] = [await t.enter(who), freshAddress()];
  expect((await ask(token, address)).status).toBe(200);
  const confirming = tokenOf((await t.mailsTo(address)).at(-1));
  const cancelling = tokenOf((await t.mailsTo(who.email)).at(-1));
  return { who, token, address, confirming, cancelling };
}

describe("asking for another address", () => {
  it("a change of e-mail needs an own session and the password", async () => {
    expect((await ask(undefined, freshAddress())).status).toBe(401);
    const company = await t.factory.company();
    const boss = await t.person({ company, trabajador: { administrador: true } });
    const worker = await t.person({ company });
    const code = await t.call(handOver, {
      token: await t.enter(boss),
      body: { trabajador_id: worker.trabajador_id },
    });
    const { body } = await t.call(zloglogin, {
      body: { code: code.body.data.code },
      headers: fromElsewhere(),
    });
    expect(said(await ask(body.access_token, freshAddress()))).toEqual([
      403,
      "access.impersonation",
    ]);
    const address = freshAddress();
    const wrong = await ask(await t.enter(worker), address, "otra-clave");
    expect(wrong).toMatchObject({ status: 422, body: { code: "password.wrong" } });
    expect(await t.mailsTo(address)).toEqual([]);
  });

  it("a change of e-mail refuses malformed addresses, and the present one", async () => {
    const person = await t.person();
    const token = await t.enter(person);
    expect((await ask(token, "no es un correo")).status).toBe(422);
    expect(said(await ask(token, person.email.toUpperCase()))).toEqual([422, "email.same"]);
    expect((await t.call(pendingEmail, { token })).body).toEqual({ data: null });
  });

  it("a change of e-mail mails a link to the new address, warns the old one, and changes nothing yet", async () => {
    const { who, token, address, confirming, cancelling } = await asked();
    expect(confirming).toHaveLength(43);
    expect(cancelling).toHaveLength(43);
    expect(confirming).not.toBe(cancelling);
    expect(await emailOf(token)).toBe(who.email);
    expect((await t.call(pendingEmail, { token })).body.data).toMatchObject({
      correo_nuevo: address,
      pedido_en: t.clock.now().toString(),
      expira_en: t.clock.now().add({ hours: 24 }).toString(),
    });
    const stored = await t.sql("select * from cambio_correo");
    expect(JSON.stringify(stored)).not.toContain(confirming);
    expect((await t.trail(who.empresa_id)).at(-1)).toMatchObject({
      accion: "correo.cambio_pedido",
      actor_id: who.trabajador_id,
    });
  });

  it("a change to somebody else's address answers alike, tells its holder, and gives the asker nothing", async () => {
    const holder = await t.person();
    const person = await t.person();
    const token = await t.enter(person);
    const free = await asked();
    const taken = await ask(token, holder.email);
    const again = await ask(free.token, freshAddress());
    expect([taken.status, taken.body]).toEqual([again.status, again.body]);
    const [mail] = await t.mailsTo(holder.email);
    expect(mail?.headers["subject"]).toBe("Se ha intentado usar tu correo en otra cuenta");
    expect(tokenOf(mail)).toBe("");
    expect((await t.call(pendingEmail, { token })).body.data.correo_nuevo).toBe(holder.email);
    expect((await t.call(resendEmailChange, { token })).status).toBe(200);
  });

  it("a change of e-mail can be asked for five times an hour", async () => {
    const token = await t.enter(await t.person());
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await ask(token, freshAddress())).status).toBe(200);
    }
    expect(said(await ask(token, freshAddress()))).toEqual([429, "request.too_many"]);
  });
});

describe("the link in the new mailbox", () => {
  it("the link to a new e-mail names its effect, and works once", async () => {
    const { who, token, address, confirming } = await asked();
    const other = await t.enter(who);
    expect((await check(confirming)).body.data).toEqual({
      paso: "confirmar",
      correo_nuevo: address,
    });
    const both = await Promise.all([answer(confirming), answer(confirming)]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(["200", "404"]);
    expect(await emailOf(token)).toBe(address);
    expect((await t.call(currentUser, { token: other })).status).toBe(401);
    expect((await t.signIn({ email: who.email })).status).toBe(401);
    expect((await t.signIn({ email: address })).status).toBe(200);
    for (const mailbox of [who.email, address]) {
      const mail = (await t.mailsTo(mailbox)).at(-1);
      expect(mail?.headers["subject"]).toBe("El correo de tu cuenta ha cambiado");
      expect(mail?.text).toContain(address);
    }
    expect((await t.trail(who.empresa_id)).map(({ accion }) => accion)).toContain(
      "correo.cambiado",
    );
    expect((await t.call(pendingEmail, { token })).body.data).toBeNull();
  });

  it("the link to a new e-mail expires after a day", async () => {
    const { confirming, cancelling } = await asked();
    const before = t.clock.now().toString();
    t.clock.advance({ hours: 24 });
    expect(said(await check(confirming))).toEqual(dead);
    expect(said(await answer(cancelling))).toEqual(dead);
    t.clock.set(before);
  });

  it("the link to a new e-mail dies when the password changes", async () => {
    const { who, confirming, cancelling } = await asked();
    const reset = await t.resetToken(who);
    const body = { token: reset, password: otherPassword, password_confirmation: otherPassword };
    expect((await t.call(resetPassword, { body, headers: fromElsewhere() })).status).toBe(200);
    expect(said(await answer(confirming))).toEqual(dead);
    expect(said(await answer(cancelling))).toEqual(dead);
  });

  it("confirming a new e-mail voids password links that went to the old mailbox", async () => {
    const { who, confirming } = await asked();
    await t.call(requestNewPassword, { body: { email: who.email }, headers: fromElsewhere() });
    const reset = tokenOf((await t.mailsTo(who.email)).at(-1));
    expect((await answer(confirming)).status).toBe(200);
    const body = { token: reset, password: otherPassword, password_confirmation: otherPassword };
    expect(said(await t.call(resetPassword, { body, headers: fromElsewhere() }))).toEqual(dead);
  });

  it("confirming a new e-mail is refused when somebody else took the address meanwhile", async () => {
    const { address, confirming, token, who } = await asked();
    await t.person({ email: address });
    expect(said(await answer(confirming))).toEqual(dead);
    expect(await emailOf(token)).toBe(who.email);
  });

  it("a link sent again replaces the former one; the change can still be stopped", async () => {
    const { token, address, confirming, cancelling } = await asked();
    t.clock.advance({ seconds: 1 });
    expect((await t.call(resendEmailChange, { token })).status).toBe(200);
    const second = tokenOf((await t.mailsTo(address)).at(-1));
    expect(said(await check(confirming))).toEqual(dead);
    expect((await check(second)).body.data.paso).toBe("confirmar");
    expect((await check(cancelling)).body.data.paso).toBe("cancelar");
  });

  it("a new e-mail counts in every company of the account, each with its audit entry", async () => {
    const person = await t.person();
    const there = await t.factory.company();
    await t.alsoIn(person, there);
    const here = await t.sql<{ slug: string }>("select slug from empresa where empresa_id = $1", [
      person.empresa_id,
    ]);
    const { body } = await t.signIn({ email: person.email, empresa: here[0]?.slug ?? "" });
    const address = freshAddress();
    await ask(body.access_token, address);
    await answer(tokenOf((await t.mailsTo(address)).at(-1)));
    expect((await t.trail(there.empresa_id)).at(-1)).toMatchObject({ accion: "correo.cambiado" });
    expect((await t.signIn({ email: address, empresa: there.slug })).status).toBe(200);
  });
});

describe("stopping a change", () => {
  it("the link in the old mailbox stops the change of e-mail, once", async () => {
    const { who, token, confirming, cancelling } = await asked();
    expect((await answer(cancelling)).body.data.paso).toBe("cancelar");
    expect(said(await answer(cancelling))).toEqual(dead);
    expect(said(await answer(confirming))).toEqual(dead);
    expect(await emailOf(token)).toBe(who.email);
    expect((await t.trail(who.empresa_id)).at(-1)).toMatchObject({
      accion: "correo.cambio_cancelado",
    });
  });

  it("a waiting change of e-mail can be stopped from the portal; then it cannot be sent or stopped", async () => {
    const { token, confirming } = await asked();
    expect((await t.call(cancelEmailChange, { token })).status).toBe(200);
    expect(said(await answer(confirming))).toEqual(dead);
    for (const endpoint of [cancelEmailChange, resendEmailChange]) {
      expect(said(await t.call(endpoint, { token }))).toEqual([404, "email.no_change"]);
    }
  });

  it("stopping a change of e-mail concerns the own change only", async () => {
    const { confirming } = await asked();
    const other = await t.enter(await t.person());
    expect(said(await t.call(cancelEmailChange, { token: other }))).toEqual([
      404,
      "email.no_change",
    ]);
    expect((await check(confirming)).status).toBe(200);
  });
});

it("changes of bank accounts are also mailed to the former e-mail, for a month", async () => {
  const before = t.clock.now().toString();
  const { who, token, address, confirming } = await asked();
  expect((await answer(confirming)).status).toBe(200);
  const change = async (number: number, session: string) => {
    t.clock.advance({ seconds: 1 });
    expect((await add(t, { ...who, token: session }, ibanOf(number))).status).toBe(200);
    return { left: await t.mailsTo(who.email), now: await t.mailsTo(address) };
  };
  const first = await change(88_001, token);
  const told = "Han cambiado las cuentas de tu nómina";
  expect(first.left.at(-1)?.headers["subject"]).toBe(told);
  // The mail holds only the necessary facts.
  expect(first.left.at(-1)?.text).not.toMatch(/ES\d\d|IBAN/);
  expect(first.now.map(({ headers }) => headers["subject"])).not.toContain(told);
  t.clock.advance({ hours: 24 * 30 });
  const second = await change(88_002, await t.enter({ ...who, email: address }));
  expect(second.left).toHaveLength(first.left.length);
  await t.ctx.db.gate(async (tx) => t.ctx.jobs.enqueue(tx, "auth.purge", {}));
  await t.ctx.jobs.idle();
  expect(await t.sql("select 1 from correo_anterior where correo = $1", [who.email])).toEqual([]);
  t.clock.set(before);
});
