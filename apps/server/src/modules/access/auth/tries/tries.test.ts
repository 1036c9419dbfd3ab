import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  checkPasswordLink,
  confirmPassword,
  requestNewPassword,
  resetPassword,
  zloglogin,
} from "@atrio/contract/access/auth";
import { checkEmailLink } from "@atrio/contract/access/email-change";
import { openInspection } from "@atrio/contract/time/evidence";

import { fromElsewhere, otherPassword, password, startDoor } from "../../../../../test/door.ts";
import type { Door } from "../../../../../test/door.ts";
import type { Answer } from "../../../../../test/harness.ts";

let t: Door;

async function failLogins(count: number, email: string, from?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let tries = 0; tries < count; tries += 1) {
    const options = from === undefined ? {} : { from };
    statuses.push((await t.signIn({ email, password: "otra-clave" }, options)).status);
  }
  return statuses;
}

beforeAll(async () => {
  t = await startDoor();
});

afterAll(() => t.stop());

describe("tries to sign in", () => {
  it("ten logins of an account are tried in 15 minutes; then the right password fails too", async () => {
    const { email } = await t.person();
    expect(await failLogins(10, email)).toEqual(Array.from({ length: 10 }, () => 401));
    const refused = await t.signIn({ email });
    expect(refused).toMatchObject({ status: 429, body: { code: "request.too_many" } });
    expect(refused.headers["retry-after"]).toBe("900");
    const before = t.clock.now().toString();
    t.clock.advance({ minutes: 15 });
    expect((await t.signIn({ email })).status).toBe(200);
    t.clock.set(before);
  });

  it("tries to sign in are counted the same for an e-mail that nobody has", async () => {
    expect((await failLogins(11, "nadie@prueba.test")).at(-1)).toBe(429);
  });

  it("tries to sign in are answered the later the more there were, for at most two seconds", async () => {
    const { email } = await t.person();
    t.clock.waits.length = 0;
    await failLogins(3, email);
    // A refusal itself takes as long for every account.
    expect(t.clock.waits).toEqual([50, 50, 50]);
    await failLogins(7, email);
    const held = t.clock.waits.filter((milliseconds) => milliseconds > 50);
    expect(held).toHaveLength(7);
    expect(held).toEqual(held.toSorted((a, b) => a - b));
    expect(held.at(-1)).toBe(2000);
  });

  it("tries to sign in are forgotten with the right password", async () => {
    const { email } = await t.person();
    await failLogins(9, email);
    expect((await t.signIn({ email })).status).toBe(200);
    expect(await failLogins(10, email)).not.toContain(429);
  });

  it("failed logins of strangers do not lock a person out on their usual address", async () => {
    const { email } = await t.person();
    const home = "198.51.100.20";
    await t.signIn({ email }, { from: home });
    expect((await failLogins(11, email)).at(-1)).toBe(429);
    expect((await t.signIn({ email }, { from: home })).status).toBe(200);
    // There the person has ten tries too.
    expect((await failLogins(11, email, home)).at(-1)).toBe(429);
  });

  it("tries are limited to fifty from an address, for any account; successful ones do not count", async () => {
    const { email } = await t.person();
    const office = "198.51.100.30";
    for (let tries = 0; tries < 60; tries += 1) {
      expect((await t.signIn({ email }, { from: office })).status).toBe(200);
    }
    for (let tries = 0; tries < 50; tries += 1) {
      const [status] = await failLogins(1, `persona${tries}@nadie.test`, office);
      expect(status).toBe(401);
    }
    const stranger = await t.person();
    expect((await t.signIn({ email: stranger.email }, { from: office })).status).toBe(429);
    expect((await t.signIn({ email: stranger.email })).status).toBe(200);
    // An account that is known at the address has a counter of its own there.
    expect((await t.signIn({ email }, { from: office })).status).toBe(200);
    expect((await failLogins(11, email, office)).at(-1)).toBe(429);
  }, 120_000);

  it("failed logins from one IPv6 network count as one address's", async () => {
    for (let tries = 0; tries < 50; tries += 1) {
      await failLogins(1, `vecino${tries}@nadie.test`, `2001:db8:1:2::${tries.toString(16)}`);
    }
    expect((await failLogins(1, "vecino@nadie.test", "2001:db8:1:2:ffff::1"))[0]).toBe(429);
    expect((await failLogins(1, "vecino@nadie.test", "2001:db8:1:3::1"))[0]).toBe(401);
  }, 120_000);

  it("simultaneous failed logins all count", async () => {
    const { email } = await t.person();
    const attempts = Array.from({ length: 25 }, () => t.signIn({ email, password: "otra-clave" }));
    const statuses = (await Promise.all(attempts)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it("failed logins leave neither e-mail nor address behind", async () => {
    const [row] = await t.sql("select string_agg(limite::text, ' ') as lines from limite");
    expect(row?.["lines"]).not.toMatch(/@|198\.51|2001:db8/);
  });
});

describe("requests for a new password", () => {
  const ask = (email: string, from?: string) =>
    t.call(requestNewPassword, { body: { email }, headers: fromElsewhere(from) });

  it("requests for a new password are three an hour for an account, known or not", async () => {
    const { email } = await t.person();
    for (const asked of [email, "nadie-mas@prueba.test"]) {
      const expected = asked === email ? 200 : 404;
      for (let tries = 0; tries < 3; tries += 1) expect((await ask(asked)).status).toBe(expected);
      const refused = await ask(asked);
      expect(refused).toMatchObject({ status: 429, body: { code: "request.too_many" } });
      expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(3600);
    }
    expect(await t.mailsTo(email)).toHaveLength(3);
  });

  it("requests for a new password are thirty an hour from an address", async () => {
    const from = "198.51.100.40";
    for (let tries = 0; tries < 30; tries += 1) {
      expect((await ask(`nadie${tries}@prueba.test`, from)).status).toBe(404);
    }
    expect((await ask("otra@prueba.test", from)).status).toBe(429);
  });

  it("a lock ends when its account sets a new password", async () => {
    const person = await t.person();
    await failLogins(11, person.email);
    const token = await t.resetToken(person);
    const body = { token, password: otherPassword, password_confirmation: otherPassword };
    expect((await t.call(resetPassword, { body, headers: fromElsewhere() })).status).toBe(200);
    expect((await t.signIn({ email: person.email, password: otherPassword })).status).toBe(200);
  });
});

it("a signed-in person may type their password ten times in 15 minutes", async () => {
  const token = await t.enter(await t.person());
  const confirm = (typed: string) => t.call(confirmPassword, { token, body: { password: typed } });
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await confirm("otra-clave")).status).toBe(422);
  }
  const refused = await confirm(password);
  expect(refused).toMatchObject({ status: 429, body: { code: "request.too_many" } });
  expect(refused.headers["retry-after"]).toBe("900");
  const before = t.clock.now().toString();
  t.clock.advance({ minutes: 15 });
  expect((await confirm(password)).status).toBe(200);
  t.clock.set(before);
});

describe("links and codes that an address tries", () => {
  const token = "x".repeat(43);
  const body = { token, password: otherPassword, password_confirmation: otherPassword };

  /** Makes fifty failing tries, and answers the status of one more. */
  async function exhaust(attempt: () => Promise<Answer>): Promise<number> {
    for (let tries = 0; tries < 50; tries += 1) expect((await attempt()).status).not.toBe(429);
    return (await attempt()).status;
  }

  it("bad links and codes have a counter for each purpose: none locks another", async () => {
    const headers = fromElsewhere("198.51.100.50");
    const inspect = () => t.call(openInspection, { body: { token }, headers });
    const exchange = () => t.call(zloglogin, { body: { code: token }, headers });
    const email = () => t.call(checkEmailLink, { body: { token }, headers });
    const check = () => t.call(checkPasswordLink, { body: { token }, headers });
    const inOrder = [inspect, exchange, email, check];
    for (const attempt of inOrder) expect(await exhaust(attempt)).toBe(429);
    expect((await t.call(resetPassword, { body, headers })).status).toBe(429);
  });

  it("bad links do not lock a good link of the same address", async () => {
    const from = "198.51.100.51";
    const headers = fromElsewhere(from);
    const person = await t.person();
    const good = await t.resetToken(person);
    expect(await exhaust(() => t.call(checkPasswordLink, { body: { token }, headers }))).toBe(429);
    const checked = await t.call(checkPasswordLink, { body: { token: good }, headers });
    expect(checked.status).toBe(200);
    const reset = await t.call(resetPassword, { body: { ...body, token: good }, headers });
    expect(reset.status).toBe(200);
  });
});
