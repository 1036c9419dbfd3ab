import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  removeBankAccount,
  updateBankAccount,
  withdrawBankChange,
} from "@atrio/contract/people/bank-accounts";
import type { BankShare } from "@atrio/contract/people/bank-accounts";
import { brokenRules, hundredths, splitPay } from "@atrio/contract/people/bank-shares";

import { accountsOf, add, holderOf, share, ibanOf } from "../../../../test/bank-accounts.ts";
import { password, startDoor } from "../../../../test/door.ts";
import type { Door } from "../../../../test/door.ts";
import type { Company, SignedIn } from "../../../../test/factory.ts";
import type { Answer } from "../../../../test/harness.ts";
import { sealIban } from "../../../lib/crypto/sealed-iban.ts";

import { insertAccount, insertSplit } from "./bank-accounts.repo.ts";

type Share = Omit<BankShare, "id">;

/** Number of generated sets, and of those also sent through HTTP. */
const sets = 1000;
const sent = 150;
const mostAccounts = 5;

let t: Door;
let company: Company;

beforeAll(async () => {
  t = await startDoor();
  company = await t.factory.company();
});

afterAll(() => t.stop());

const cents = fc.integer({ min: 0, max: 300_000 }).map((value) => value / 100);
const percent = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100);

/** Any value with two decimals, right or wrong. */
const anyShare: fc.Arbitrary<Share> = fc.record({
  importe: fc.oneof(cents, fc.constant(0), fc.constant("Restante" as const)),
  porcentaje: fc.oneof(percent, fc.constantFrom(0, 0, 25, 50, 100)),
  nomina: fc.boolean(),
});

/** A set that keeps the rules, made from cuts of 100 %. */
const goodSet: fc.Arbitrary<Share[]> = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 2 }),
    fc.array(cents, { maxLength: 1 }),
    fc.boolean(),
    fc.nat(4),
  )
  .map(([cuts, fixed, hasOutside, turn]) => {
    const ends = [0, ...cuts.toSorted((one, other) => one - other), 10_000];
    const parts = ends.slice(1).map((end, at) => (end - (ends[at] ?? 0)) / 100);
    const made: Share[] = [
      ...parts.map((porcentaje, at) => ({
        importe: at === 0 ? ("Restante" as const) : 0,
        porcentaje,
        nomina: true,
      })),
      ...fixed.map((importe) => ({ importe, porcentaje: 0, nomina: true })),
      ...(hasOutside ? [{ importe: 0, porcentaje: 0, nomina: false }] : []),
    ];
    return [...made.slice(turn % made.length), ...made.slice(0, turn % made.length)];
  });

/** A good set with one thing of one account changed: near the border between right and wrong. */
const nearSet: fc.Arbitrary<Share[]> = fc
  .tuple(goodSet, fc.nat(4), anyShare, fc.constantFrom("importe", "porcentaje", "nomina"))
  .map(([set, at, other, key]) =>
    set.map((one, index) => (index === at % set.length ? { ...one, [key]: other[key] } : one)),
  );

const anySet = fc.oneof(
  { weight: 4, arbitrary: goodSet },
  { weight: 4, arbitrary: nearSet },
  { weight: 2, arbitrary: fc.array(anyShare, { minLength: 1, maxLength: mostAccounts }) },
);

/**
 * Rule PEOPLE-39, written apart from the code that applies it: amounts are numbers or 'Restante',
 * percentages total 100 over the accounts in the pay, one account is 'Restante', at least one is in
 * the pay; an amount has no percentage, and accounts outside take nothing.
 */
function holds(set: readonly Share[]): boolean {
  let [total, remainders, inPay] = [0n, 0, 0];
  for (const { importe, porcentaje, nomina } of set) {
    const [whole, decimals] = porcentaje.toFixed(2).split(".");
    if (nomina) total += BigInt(`${whole}${decimals}`);
    if (nomina) inPay += 1;
    if (importe === "Restante") remainders += 1;
    const isNothing = importe === 0 && porcentaje === 0;
    if (!nomina && !isNothing) return false;
    if (importe !== "Restante" && importe > 0 && porcentaje > 0) return false;
  }
  return inPay > 0 && remainders === 1 && total === 10_000n;
}

const generated = fc.sample(anySet, { numRuns: sets, seed: 2026 });

/** Splits that break the rules in all versions ever written: none, after any concurrent calls. */
async function brokenSplits(): Promise<unknown[]> {
  return t.sql(
    `select r.id from reparto_bancario r
     left join reparto_cuenta c on c.empresa_id = r.empresa_id and c.reparto_id = r.id
     group by r.empresa_id, r.id
     having count(*) filter (where c.restante) <> 1 or count(*) filter (where c.nomina) < 1
       or coalesce(sum(c.porcentaje) filter (where c.nomina), 0) <> 100`,
  );
}

const now = "2026-11-18T08:00:00Z";
const kept = { alias: null, cabeza: "ES91", ultimos: "1332" };
const pick = ({ id, importe, porcentaje, nomina }: BankShare) => ({
  id,
  importe,
  porcentaje,
  nomina,
});

describe("1,000 generated sets of accounts", () => {
  it("generated sets of accounts are good and bad in fair parts", () => {
    expect(generated).toHaveLength(sets);
    const good = generated.filter((set) => holds(set)).length;
    expect(good).toBeGreaterThan(sets / 4);
    expect(good).toBeLessThan((sets * 3) / 4);
  });

  it("generated sets are accepted by the rules exactly when valid, and then split to the cent", () => {
    for (const [at, set] of generated.entries()) {
      const verdict = brokenRules(set);
      expect(verdict.length === 0, JSON.stringify(set)).toBe(holds(set));
      if (verdict.length > 0) continue;
      const net = (at * 7919) % 400_000;
      const paid = splitPay(net, set);
      expect(paid.reduce((sum, one) => sum + one, 0)).toBe(net);
      expect(paid.every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true);
      for (const [index, one] of set.entries()) {
        if (!one.nomina) expect(paid[index]).toBe(0);
        if (typeof one.importe !== "number") continue;
        const fixed = set.filter(({ importe }) => importe !== "Restante" && importe > 0);
        const first = fixed.reduce((sum, { importe }) => sum + hundredths(Number(importe)), 0);
        const left = Math.max(0, net - first);
        if (one.porcentaje > 0) {
          expect(paid[index]).toBe(Math.floor((left * hundredths(one.porcentaje)) / 10_000));
        }
        if (one.importe > 0 && first <= net) expect(paid[index]).toBe(hundredths(one.importe));
      }
    }
  });

  it("generated sets are accepted by the database exactly when valid", async () => {
    const who = await holderOf(t, company, 0);
    const { empresa_id, trabajador_id } = who;
    const ids = await t.ctx.db.tenant(empresa_id, async (tx) => {
      const made: number[] = [];
      for (let count = 0; count < mostAccounts; count += 1) {
        const row = { trabajador_id, alias: null, creada_en: "2026-11-18T08:00:00Z" };
        made.push(await insertAccount(tx, row));
      }
      return made;
    });
    const iban = sealIban(t.ctx, { ...who, cuenta_id: 1 }, ibanOf(1));
    const take = async (set: readonly Share[]): Promise<boolean> => {
      const split = { trabajador_id, cambio: "reparto", creado_en: now } as const;
      const rows = set.map((one, at) => ({ ...one, ...kept, id: ids[at] ?? 0, iban }));
      try {
        await t.ctx.db.tenant(empresa_id, (tx) =>
          insertSplit(tx, { ...split, efectivo_en: now }, rows),
        );
        return true;
      } catch (error) {
        expect(String(error)).toMatch(/reparto_|total 100|in the pay|what is left/);
        return false;
      }
    };
    for (const set of generated) expect(await take(set), JSON.stringify(set)).toBe(holds(set));
    expect(await brokenSplits()).toEqual([]);
  }, 60_000);

  it("generated sets are saved through the call exactly when valid, unchanged", async () => {
    const owners = new Map<number, { who: SignedIn; ids: number[]; version: number }>();
    for (const set of generated.slice(0, sent)) {
      let owner = owners.get(set.length);
      if (owner === undefined) {
        const who = await holderOf(t, company, set.length);
        const { cuentas, version } = await accountsOf(t, who);
        owner = { who, version, ids: cuentas.map(({ id }) => id) };
        owners.set(set.length, owner);
      }
      const cuentas = set.map((one, at) => ({ ...one, id: owner?.ids[at] ?? 0 }));
      const answer = await share(t, owner.who, owner.version, cuentas);
      const where = `${JSON.stringify(set)} ${JSON.stringify(answer.body)}`;
      expect(answer.status, where).toBe(holds(set) ? 200 : 422);
      if (answer.status !== 200) {
        expect(answer.body.errors.cuentas.length, where).toBeGreaterThan(0);
        continue;
      }
      owner.version = answer.body.data.version;
      const saved = (await accountsOf(t, owner.who)).cuentas;
      expect(saved.map((one) => pick(one))).toEqual(cuentas.map((one) => pick(one)));
    }
    expect(await brokenSplits()).toEqual([]);
  }, 60_000);
});

describe("two tabs at once", () => {
  const said = (answer: Answer): string => (answer.status === 200 ? "ok" : answer.body.code);

  /** All pay to one account, the others outside. */
  const allTo = (ids: readonly number[], chosen: number): BankShare[] =>
    ids.map((id, at) =>
      at === chosen
        ? { id, importe: "Restante", porcentaje: 100, nomina: true }
        : { id, importe: 0, porcentaje: 0, nomina: false },
    );

  it("two different sets saved at once: one is saved whole, the other is refused", async () => {
    const who = await holderOf(t, company, 3);
    for (let round = 0; round < 12; round += 1) {
      const { version, cuentas } = await accountsOf(t, who);
      const ids = cuentas.map(({ id }) => id);
      const current = cuentas.findIndex(({ importe }) => importe === "Restante");
      const wanted = [(current + 1) % 3, (current + 2) % 3];
      const [one, other] = wanted.map((chosen) => allTo(ids, chosen));
      const answers = await Promise.all([
        share(t, who, version, one ?? []),
        share(t, who, version, other ?? []),
      ]);
      expect(answers.map((answer) => said(answer)).toSorted()).toEqual(["bank.changed", "ok"]);
      const winner = wanted[answers.findIndex((answer) => answer.status === 200)];
      const after = (await accountsOf(t, who)).cuentas;
      expect(after.findIndex(({ importe }) => importe === "Restante")).toBe(winner);
    }
    expect(await brokenSplits()).toEqual([]);
  });

  it("each stored split after mixed concurrent changes is whole", async () => {
    const who = await holderOf(t, company, 2);
    const endings = new Map<string, number>();
    for (let round = 0; round < 12; round += 1) {
      const { version, cuentas } = await accountsOf(t, who);
      const ids = cuentas.map(({ id }) => id);
      const spare = cuentas.find(({ nomina }) => !nomina)?.id ?? 0;
      const byId = { token: who.token, params: { id: spare } };
      const answers = await Promise.all([
        share(t, who, version, allTo(ids, round % ids.length)),
        t.call(removeBankAccount, { ...byId, body: { password } }),
        t.call(updateBankAccount, {
          ...byId,
          body: { password, iban: ibanOf(who.trabajador_id * 100 + 50 + round) },
        }),
        t.call(withdrawBankChange, {
          token: who.token,
          params: { id: who.trabajador_id },
          body: { password, version },
        }),
        add(t, who, ibanOf(who.trabajador_id * 100 + 70 + round)),
      ]);
      for (const answer of answers) {
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
        endings.set(said(answer), (endings.get(said(answer)) ?? 0) + 1);
      }
      await keepFew(who);
    }
    expect(endings.get("ok")).toBeGreaterThan(12);
    expect(endings.size).toBeGreaterThan(2);
    expect(await brokenSplits()).toEqual([]);
  });

  /** Two accounts are enough for the next round. */
  async function keepFew(who: SignedIn): Promise<void> {
    const { cuentas } = await accountsOf(t, who);
    for (const { id } of cuentas.filter(({ nomina }) => !nomina).slice(1)) {
      await t.call(removeBankAccount, { token: who.token, params: { id }, body: { password } });
    }
  }
});
