import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import {
  addBankAccount,
  readBankAccounts,
  removeBankAccount,
  updateBankAccount,
  updateBankShares,
  withdrawBankChange,
} from "@atrio/contract/people/bank-accounts";
import type { BankShare } from "@atrio/contract/people/bank-accounts";

import { accountsOf, add, holder, share, ibanOf } from "../../../../test/bank-accounts.ts";
import { password, startDoor } from "../../../../test/door.ts";
import type { Door } from "../../../../test/door.ts";
import type { Company, SignedIn } from "../../../../test/factory.ts";
import type { Answer } from "../../../../test/harness.ts";
import { openIban, sealIban } from "../../../lib/crypto/sealed-iban.ts";

let t: Door;
let company: Company;
let ana: SignedIn;

const first = "ES9121000418450200051332";
const second = ibanOf(77);

beforeAll(async () => {
  t = await startDoor();
});

afterAll(() => t.stop());

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  ana = await holder(t, company);
});

const by = (who: SignedIn, id: number) => ({ token: who.token, params: { id } });
const self = (who: SignedIn) => by(who, who.trabajador_id);

async function set(changes: Record<string, unknown>): Promise<void> {
  for (const [column, value] of Object.entries(changes)) {
    await t.sql(`update empresa set ${column} = $1 where empresa_id = $2`, [
      value,
      company.empresa_id,
    ]);
  }
}

/** Later, with a session that is still open. */
async function after(who: SignedIn, hours: number): Promise<SignedIn> {
  t.clock.advance({ hours });
  return { ...who, token: await t.factory.session(who) };
}

async function remove(who: SignedIn, id: number): Promise<Answer> {
  return t.call(removeBankAccount, { ...by(who, id), body: { password } });
}

async function withdraw(who: SignedIn, version: number): Promise<Answer> {
  return t.call(withdrawBankChange, { ...self(who), body: { version, password } });
}

/** The ids of two accounts, the first of which takes everything. */
async function two(who: SignedIn): Promise<[number, number]> {
  await add(t, who, first, "Nómina");
  await add(t, who, second);
  const { cuentas } = await accountsOf(t, who);
  return [cuentas[0]?.id ?? 0, cuentas[1]?.id ?? 0];
}

const rest = (id: number, porcentaje: number): BankShare => ({
  id,
  importe: "Restante",
  porcentaje,
  nomina: true,
});
const none = (id: number): BankShare => ({ id, importe: 0, porcentaje: 0, nomina: false });

describe("accounts", () => {
  it("a worker has no bank accounts at first", async () => {
    expect(await accountsOf(t, ana)).toEqual({
      version: 0,
      cuentas: [],
      vigente: null,
      pendiente: null,
      no_ver_iban_portal: false,
      iban_bloqueado_portal: false,
      dias_espera_iban: 3,
      ejemplo: { neto: 1500, reparto: [] },
    });
  });

  it("a first account takes the whole pay, a later one nothing, after the company's days", async () => {
    expect((await add(t, ana, "es91 2100 0418 4502 0005 1332", " Nómina ")).status).toBe(200);
    const answer = await add(t, ana, second);
    expect(answer.body.data.vigente).toBeNull();
    expect(answer.body.data.pendiente).toMatchObject({
      version: 2,
      cambio: "alta",
      creado_en: "2026-11-18T08:00:00Z",
      efectivo_en: "2026-11-21T08:00:00Z",
    });
    expect(answer.body.data.cuentas).toMatchObject([
      {
        iban: "ES91 •••• 1332",
        alias: "Nómina",
        pais: "ES",
        nombre_pais: "España",
        ...rest(1, 100),
        id: expect.any(Number),
      },
      { alias: null, ...none(1), id: expect.any(Number) },
    ]);
    const waiting = await after(ana, 71);
    expect(await accountsOf(t, waiting)).toMatchObject({
      vigente: null,
      pendiente: { version: 2 },
    });
    const counting = await after(ana, 1);
    expect(await accountsOf(t, counting)).toMatchObject({
      version: 2,
      vigente: { version: 2, cuentas: [{ nomina: true }, { nomina: false }] },
      pendiente: null,
    });
  });

  it("an account counts at once where the company sets no delay", async () => {
    await set({ dias_espera_iban: 0 });
    expect((await add(t, ana, first)).body.data).toMatchObject({
      vigente: { version: 1 },
      pendiente: null,
    });
  });

  it("accounts are shown whole to their owner on demand, unless the company hides them", async () => {
    await add(t, ana, first);
    const shownIban = async (who: SignedIn, ver_iban?: "0" | "1") =>
      (await accountsOf(t, who, ver_iban ? { ver_iban } : {})).cuentas[0]?.iban;
    expect(await shownIban(ana)).toBe("ES91 •••• 1332");
    expect(await shownIban(ana, "1")).toBe("ES91 2100 0418 4502 0005 1332");
    const admin = await holder(t, company, { administrador: true });
    const token = await t.factory.session(ana, { suplantada_por: admin.trabajador_id });
    expect(await shownIban({ ...ana, token }, "1")).toBe("ES91 •••• 1332");
    await set({ no_ver_iban_portal: true });
    expect(await shownIban(ana, "1")).toBe("ES91 •••• 1332");
  });

  it("accounts show the split of an example net pay", async () => {
    const [one, other] = await two(ana);
    const { version } = await accountsOf(t, ana);
    await share(t, ana, version, [{ ...none(one), importe: 400, nomina: true }, rest(other, 100)]);
    expect((await accountsOf(t, ana)).ejemplo).toEqual({
      neto: 1500,
      reparto: [
        { id: one, importe: 400 },
        { id: other, importe: 1100 },
      ],
    });
    const { ejemplo } = await accountsOf(t, ana, { neto: 399.99 });
    expect(ejemplo.reparto.map(({ importe }) => importe)).toEqual([399.99, 0]);
  });

  it("accounts are at most ten, each once", async () => {
    await add(t, ana, first);
    const again = await add(t, ana, "ES91-2100-0418-4502-0005-1332");
    expect([again.status, again.body.code]).toEqual([422, "bank.iban_repeated"]);
    for (let number = 2; number <= 10; number += 1) {
      expect((await add(t, ana, ibanOf(number))).status).toBe(200);
    }
    const eleventh = await add(t, ana, ibanOf(11));
    expect(eleventh).toMatchObject({ status: 409, body: { code: "bank.too_many" } });
    expect(eleventh.body.message).toContain("10");
  });

  it("faults of an IBAN are in the caller's language", async () => {
    const body = { iban: "DE89 3704 0044", password };
    const answer = await t.call(addBankAccount, {
      ...self(ana),
      body,
      headers: { "accept-language": "fr" },
    });
    expect(answer).toMatchObject({ status: 422, body: { code: "bank.iban_length" } });
    expect(answer.body.errors.iban[0]).toContain(
      "Allemagne : 22 caractères ; vous en avez saisi 12",
    );
  });

  it("accounts are added once with one Idempotency-Key, and the key keeps nothing of them", async () => {
    const headers = { "idempotency-key": "cuenta-primera-1" };
    const body = { iban: first, password };
    const answers = [
      await t.call(addBankAccount, { ...self(ana), body, headers }),
      await t.call(addBankAccount, { ...self(ana), body, headers }),
    ];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await accountsOf(t, ana)).cuentas).toHaveLength(1);
  });
});

describe("a change", () => {
  it("a change of an IBAN keeps the account's share and name, and waits", async () => {
    await set({ dias_espera_iban: 0 });
    const [one] = await two(ana);
    await set({ dias_espera_iban: 5 });
    const body = { iban: ibanOf(9), password };
    const { data } = (await t.call(updateBankAccount, { ...by(ana, one), body })).body;
    expect(data.pendiente).toMatchObject({ cambio: "iban", efectivo_en: "2026-11-23T08:00:00Z" });
    expect(data.vigente.cuentas[0]).toMatchObject({ ultimos: "1332", porcentaje: 100 });
    expect(data.cuentas[0]).toMatchObject({
      id: one,
      alias: "Nómina",
      ultimos: ibanOf(9).slice(-4),
      porcentaje: 100,
    });
  });

  it("a change of a name alone counts at once", async () => {
    const [one] = await two(ana);
    const rename = async (alias: string) =>
      t.call(updateBankAccount, { ...by(ana, one), body: { alias, password } });
    expect((await rename("Casa")).body.data).toMatchObject({
      version: 2,
      cuentas: [{ alias: "Casa" }, {}],
    });
    expect((await rename("")).body.data.cuentas[0].alias).toBeNull();
    expect((await rename("x".repeat(61))).body.code).toBe("bank.alias");
  });

  it("a change builds on the waiting one, replaces it and restarts its delay", async () => {
    const [one, other] = await two(ana);
    const later = await after(ana, 24);
    const saved = await share(t, later, 2, [none(one), rest(other, 100)]);
    expect(saved.body.data.pendiente).toMatchObject({
      version: 3,
      cambio: "reparto",
      efectivo_en: "2026-11-22T08:00:00Z",
    });
    // A replaced split never counts.
    const rows = await t.sql(
      "select version, retirado_en is null as vale from reparto_bancario where trabajador_id = $1 order by version",
      [ana.trabajador_id],
    );
    expect(rows.map(({ vale }) => vale)).toEqual([false, false, true]);
  });

  it("an unchanged save of the accounts is no change", async () => {
    const [one, other] = await two(ana);
    const same = await share(t, ana, 2, [rest(one, 100), none(other)]);
    expect(same.body.data.version).toBe(2);
  });

  it("a change of the accounts can be withdrawn until it counts, and not afterwards", async () => {
    await set({ dias_espera_iban: 0 });
    const [one, other] = await two(ana);
    await set({ dias_espera_iban: 3 });
    await share(t, ana, 2, [none(one), rest(other, 100)]);
    expect((await withdraw(ana, 2)).body.code).toBe("bank.nothing_pending");
    expect((await withdraw(ana, 3)).body.data).toMatchObject({
      version: 2,
      pendiente: null,
      cuentas: [
        { id: one, porcentaje: 100 },
        { id: other, porcentaje: 0 },
      ],
    });
    // Numbers are never used twice: an old page cannot take it for its own.
    expect((await share(t, ana, 3, [none(one), rest(other, 100)])).body.code).toBe("bank.changed");
    expect((await share(t, ana, 2, [none(one), rest(other, 100)])).body.data.version).toBe(4);
    const late = await after(ana, 72);
    expect((await withdraw(late, 4)).body.code).toBe("bank.nothing_pending");
    await expect(
      t.sql(
        "update reparto_bancario set retirado_en = $1 where trabajador_id = $2 and version = 4",
        [t.clock.now().toString(), ana.trabajador_id],
      ),
    ).rejects.toThrow(/reparto_bancario_retirado/);
  });

  it("an account is removed only when it takes nothing, and never the last", async () => {
    const [one, other] = await two(ana);
    expect((await remove(ana, one)).body.code).toBe("bank.has_share");
    expect((await remove(ana, other)).body.data.cuentas).toHaveLength(1);
    expect((await remove(ana, one)).body.code).toBe("bank.last");
    expect((await remove(ana, other)).body.code).toBe("bank.not_found");
  });

  it("a change of the shares names every account once, and only the caller's", async () => {
    const [one, other] = await two(ana);
    const bea = await holder(t, company);
    await add(t, bea, first);
    const [hers] = (await accountsOf(t, bea)).cuentas;
    const said = async (cuentas: BankShare[]) => (await share(t, ana, 2, cuentas)).body.code;
    expect(await said([rest(one, 100)])).toBe("bank.other_accounts");
    expect(await said([rest(one, 100), none(other), none(other)])).toBe("bank.other_accounts");
    expect(await said([rest(one, 100), none(hers?.id ?? 0)])).toBe("bank.not_found");
    expect((await share(t, ana, 1, [rest(one, 100), none(other)])).status).toBe(409);
  });

  it("a change is refused with every rule that the set breaks", async () => {
    const [one, other] = await two(ana);
    const told = await share(t, ana, 2, [
      { id: one, importe: 10, porcentaje: 20, nomina: true },
      { id: other, importe: 5, porcentaje: 0, nomina: false },
    ]);
    expect(told).toMatchObject({ status: 422, body: { code: "bank.one_remainder" } });
    expect(told.body.errors.cuentas).toHaveLength(4);
    for (const wrong of [
      { importe: -1 },
      { importe: 0.001 },
      { importe: "resto" },
      { importe: 1_000_000 },
      { porcentaje: 100.01 },
      { porcentaje: -5 },
      { porcentaje: 33.333 },
    ]) {
      const bad: object = { ...rest(one, 100), ...wrong };
      const body: object = { version: 2, cuentas: [bad, none(other)], password };
      const answer = await t.call<typeof updateBankShares>(updateBankShares, {
        ...self(ana),
        body: body as never,
      });
      const code = "importe" in wrong ? "bank.amount" : "bank.percentage";
      expect([answer.status, answer.body.code], JSON.stringify(wrong)).toEqual([422, code]);
    }
  });
});

describe("who may", () => {
  it("changing the accounts needs the password, and wrong tries are limited", async () => {
    const body = { iban: first, password: "otra-clave" };
    const wrong = await t.call(addBankAccount, { ...self(ana), body });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: "password.wrong", errors: { password: ["La contraseña no es correcta."] } },
    });
    // Nine more wrong passwords, and then the right one fails too for a while.
    await t.sql("update limite set cuenta = 10 where cuenta = 1");
    const refused = await add(t, ana, first);
    expect([refused.status, refused.body.code]).toEqual([429, "request.too_many"]);
    t.clock.advance({ minutes: 15 });
    expect((await add(t, ana, first)).status).toBe(200);
    expect(await t.sql("select from limite where cuenta > 0 and cuenta < 10")).toEqual([]);
  });

  it("nobody changes accounts locked by the company, but a waiting change can be withdrawn", async () => {
    const [one, other] = await two(ana);
    await set({ iban_bloqueado_portal: true });
    const shares = [rest(one, 100), none(other)];
    const update = { ...by(ana, one), body: { iban: ibanOf(5), password } };
    for (const answer of [
      await add(t, ana, ibanOf(5)),
      await remove(ana, other),
      await t.call(updateBankAccount, update),
      await share(t, ana, 2, shares),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, "bank.locked"]);
    }
    expect((await accountsOf(t, ana)).iban_bloqueado_portal).toBe(true);
    expect((await withdraw(ana, 2)).status).toBe(200);
  });

  it("neither colleagues nor administrators read or change somebody's accounts", async () => {
    const [one] = await two(ana);
    const admin = await holder(t, company, { administrador: true, permiso_supervisor: true });
    await t.factory.supervise(admin, ana);
    const asAdmin = { token: admin.token, params: { id: ana.trabajador_id } };
    expect((await t.call(readBankAccounts, asAdmin)).status).toBe(404);
    const calls = [
      await t.call(addBankAccount, { ...asAdmin, body: { iban: second, password } }),
      await remove(admin, one),
      await t.call(updateBankAccount, { ...by(admin, one), body: { iban: second, password } }),
      await t.call(updateBankShares, {
        ...asAdmin,
        body: { version: 2, cuentas: [rest(one, 100)], password },
      }),
      await t.call(withdrawBankChange, { ...asAdmin, body: { version: 2, password } }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await accountsOf(t, ana)).toMatchObject({ version: 2, cuentas: [{}, {}] });
  });
});

describe("changes of anybody's accounts", () => {
  it("each change of the accounts is told in the portal and by mail, with four characters", async () => {
    const [one, other] = await two(ana);
    await share(t, ana, 2, [none(one), rest(other, 100)]);
    await withdraw(ana, 3);
    const notices = await t.sql(
      "select titulo, enlace, tipo from notificacion where trabajador_id = $1 order by id",
      [ana.trabajador_id],
    );
    expect(notices.map(({ titulo }) => titulo)).toEqual([
      "Cuenta bancaria añadida",
      "Cuenta bancaria añadida",
      "Reparto de la nómina cambiado",
      "Cambio de cuentas retirado",
    ]);
    expect(new Set(notices.map(({ enlace }) => enlace))).toEqual(
      new Set(["/personalArea?vista=cuentas"]),
    );
    const mails = await t.mailsTo(ana.email);
    expect(mails).toHaveLength(4);
    const added = mails.find(({ text }) => text.includes("1332"));
    expect(added?.text).toContain("a partir del 21 de noviembre de 2026 a las 09:00");
    expect(added?.text).toContain("/personalArea?vista=cuentas");
    expect(mails.every(({ text }) => !text.includes("0418"))).toBe(true);
  });

  it("the audit trail of account changes holds no IBAN, and the database none in clear", async () => {
    const [one, other] = await two(ana);
    await t.call(updateBankAccount, { ...by(ana, one), body: { alias: "Casa", password } });
    await remove(ana, other);
    const trail = await t.trail(company.empresa_id);
    expect(trail.map(({ accion }) => accion)).toEqual([
      "cuentas.anadida",
      "cuentas.anadida",
      "cuentas.nombre_cambiado",
      "cuentas.borrada",
    ]);
    const [dump] = await t.sql(
      `select (select string_agg(a::text, ' ') from auditoria a) || (select string_agg(r::text, ' ') from reparto_cuenta r)
         || (select string_agg(n::text, ' ') from notificacion n) as text`,
    );
    for (const iban of [first, second]) {
      expect(dump?.["text"]).not.toContain(iban.slice(4, 20));
      expect(dump?.["text"]).not.toContain(Buffer.from(iban).toString("hex").slice(8, 40));
    }
  });

  it("an encrypted IBAN opens for its own account alone", () => {
    const owner = { ...ana, cuenta_id: 1 };
    const sealed = sealIban(t.ctx, owner, first);
    expect(openIban(t.ctx, owner, sealed)).toBe(first);
    const opens = (other: object) => () => openIban(t.ctx, { ...owner, ...other }, sealed);
    expect(opens({ cuenta_id: 2 })).toThrow(/authenticate/);
    expect(opens({ trabajador_id: 0 })).toThrow(/authenticate/);
    expect(opens({ empresa_id: 0 })).toThrow(/authenticate/);
  });
});
