import { activateSecondFactor, prepareSecondFactor } from "@atrio/contract/access/second-factor";

import { appCode } from "./authenticator.ts";
import { password } from "./door.ts";
import type { Door } from "./door.ts";
import type { Worker } from "./factory.ts";

/** A person whose second factor is on. */
export type Guarded = Worker & {
  /** Token of the session that turned it on. */
  token: string;
  secret: string;
  /** The recovery codes. */
  recovery: string[];
};

/** Code of an authenticator app for a secret, `steps` of 30 seconds from the test's now. */
export function codeAt(t: Pick<Door, "clock">, secret: string, steps = 0): string {
  return appCode(secret, t.clock.now().epochMilliseconds + steps * 30_000);
}

/** Six digits that are no code of a secret anywhere near now. */
export function wrongCode(t: Pick<Door, "clock">, secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeAt(t, secret, steps)));
  return ["111111", "222222", "333333", "444444", "555555", "666666"].find(
    (code) => !near.has(code),
  ) as string;
}

/** Turns a person's second factor on through HTTP, and lets its first code's step pass. */
export async function guard(t: Door, person: Worker): Promise<Guarded> {
  const token = await t.enter(person);
  const prepared = await t.call(prepareSecondFactor, { token, body: { password } });
  const { secreto } = prepared.body.data;
  const body = { codigo: codeAt(t, secreto) };
  const activated = await t.call(activateSecondFactor, { token, body });
  t.clock.advance({ seconds: 30 });
  return { ...person, token, secret: secreto, recovery: activated.body.data.codigos };
}
