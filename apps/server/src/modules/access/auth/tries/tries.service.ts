import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { addressGroup } from "../../../../platform/addresses.ts";
import { countTries, delayOf, forgiveTries } from "../../../../platform/limits.ts";
import type { Try } from "../../../../platform/limits.ts";

import { doorLimits, tokenLimits } from "./tries.rules.ts";
import type { TokenPurpose } from "./tries.rules.ts";

/** Account and address of a try. */
export type LoginTry = {
  email: string;
  ip: string;
  /** The account has signed in from this address before. */
  known: boolean;
};

async function countOrRefuse(ctx: AppContext, tries: readonly Try[]): Promise<readonly number[]> {
  const { refused, retryAfter, used } = await countTries(ctx, tries);
  if (refused) fail("request.too_many", { retryAfter });
  return used;
}

/** Delay of an answer, growing with the number of tries. */
async function holdBack(ctx: AppContext, used: number): Promise<void> {
  const delay = delayOf(used);
  if (delay > 0) await ctx.clock.wait(delay);
}

/** An address the account is known at has its own counter: strangers cannot lock its owner out. */
function subjectOf({ email, ip, known }: LoginTry): string {
  return known ? `${email} ${addressGroup(ip)}` : email;
}

function accountTry(login: LoginTry): Try {
  return { limit: doorLimits.loginByAccount, subject: subjectOf(login) };
}

/**
 * An account known at the address has a counter of its own there: colleagues do not lock it out.
 */
function addressTries({ ip, known }: LoginTry): Try[] {
  return known ? [] : [{ limit: doorLimits.loginByAddress, subject: addressGroup(ip) }];
}

/** Counts a try to sign in, and holds back the answer the longer the more there were; throws request.too_many. */
export async function countLogin(ctx: AppContext, login: LoginTry): Promise<void> {
  const [used = 0] = await countOrRefuse(ctx, [accountTry(login), ...addressTries(login)]);
  await holdBack(ctx, used);
}

function loginCodeTry(login: LoginTry): Try {
  return { limit: doorLimits.codeByDay, subject: subjectOf(login) };
}

/** Counts a code beside the right password, which counts as a try to sign in already. */
export async function countLoginCode(ctx: AppContext, login: LoginTry): Promise<void> {
  const { refused, retryAfter } = await countTries(ctx, [loginCodeTry(login)]);
  if (refused) fail("auth.too_many_codes", { retryAfter });
}

/** The password was right and something more is asked for: only this try is given back. */
export async function takeBackLogin(ctx: AppContext, tx: Tx, login: LoginTry): Promise<void> {
  await forgiveTries(ctx, tx, [accountTry(login)]);
  await forgiveTries(ctx, tx, addressTries(login));
}

/** A successful login resets the account's counter, and refunds this try to the address. */
export async function forgiveLogin(ctx: AppContext, tx: Tx, login: LoginTry): Promise<void> {
  await forgiveTries(ctx, tx, [accountTry(login), loginCodeTry(login)], { all: true });
  await forgiveTries(ctx, tx, addressTries(login));
}

/** After setting a password the person may sign in with it, however often the old one failed. */
export async function forgetFailedLogins(
  ctx: AppContext,
  tx: Tx,
  login: Pick<LoginTry, "email" | "ip">,
): Promise<void> {
  const tries = [true, false].map((known) => accountTry({ ...login, known }));
  await forgiveTries(ctx, tx, tries, { all: true });
}

/** Counts a request for a new password; throws request.too_many. */
export async function countReset(
  ctx: AppContext,
  reset: Pick<LoginTry, "email" | "ip">,
): Promise<void> {
  await countOrRefuse(ctx, [
    { limit: doorLimits.resetByAccount, subject: reset.email },
    { limit: doorLimits.resetByAddress, subject: addressGroup(reset.ip) },
  ]);
}

/** Counts the use of a link or code by its purpose; throws request.too_many. */
export async function countToken(
  ctx: AppContext,
  purpose: TokenPurpose,
  ip: string,
): Promise<void> {
  await countOrRefuse(ctx, [{ limit: tokenLimits[purpose], subject: addressGroup(ip) }]);
}

/**
 * Counts a confirmation mail to a new address, so that no mailbox is flooded; throws
 * request.too_many.
 */
export async function countEmailChange(
  ctx: AppContext,
  change: { accountId: number; address: string },
): Promise<void> {
  await countOrRefuse(ctx, [
    { limit: doorLimits.emailByAccount, subject: String(change.accountId) },
    { limit: doorLimits.emailByTarget, subject: change.address },
  ]);
}

function confirmTry(accountId: number): Try {
  return { limit: doorLimits.confirmByAccount, subject: String(accountId) };
}

/** Counts a password that a signed-in person types again; throws request.too_many. */
export async function countConfirmation(ctx: AppContext, accountId: number): Promise<void> {
  const [used = 0] = await countOrRefuse(ctx, [confirmTry(accountId)]);
  await holdBack(ctx, used);
}

/** The password was right: the account's tries begin anew. */
export async function forgiveConfirmation(
  ctx: AppContext,
  tx: Tx,
  accountId: number,
): Promise<void> {
  await forgiveTries(ctx, tx, [confirmTry(accountId)], { all: true });
}

function codeTries(accountId: number): Try[] {
  const subject = `account ${accountId}`;
  return [
    { limit: doorLimits.codeByAccount, subject },
    { limit: doorLimits.codeByDay, subject },
  ];
}

/** Counts a code that a signed-in person types; throws request.too_many and auth.too_many_codes. */
export async function countCode(ctx: AppContext, accountId: number): Promise<void> {
  const { refused, retryAfter, used } = await countTries(ctx, codeTries(accountId));
  const [ofQuarter = 0, ofDay = 0] = used;
  if (refused) fail(ofDay > 1 ? "auth.too_many_codes" : "request.too_many", { retryAfter });
  await holdBack(ctx, ofQuarter);
}

/** The code was right: the account's codes begin anew. */
export async function forgiveCodes(ctx: AppContext, tx: Tx, accountId: number): Promise<void> {
  await forgiveTries(ctx, tx, codeTries(accountId), { all: true });
}
