import type { Client } from "pg";

import { isoOf } from "../src/lib/calendar/clock.ts";
import { addDays } from "../src/lib/calendar/dates.ts";
import { sealIban } from "../src/lib/crypto/sealed-iban.ts";

import type { Company } from "./company.ts";
import type { Cell } from "./copy.ts";
import { spanishIban, withCheckDigits } from "./ibans.ts";
import type { Person } from "./people.ts";
import { seeded } from "./random.ts";
import { momentOn } from "./request-course.ts";
import { idOf, insertObjects, reserveFor } from "./rows.ts";
import type { SealConfig } from "./seals.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type BankWriting = {
  client: Client;
  company: Company;
  window: Window;
  now: number;
  config: SealConfig;
};

/** Share of an account; `importe` null is 'Restante'. */
type Share = { importe: number | null; porcentaje: number; nomina: boolean };

/** An account and, where it changes, the IBAN that waits. */
type DemoAccount = Share & { alias: string | null; iban: string; next?: string };

/** Codes of banks that do not exist, with a branch: no account of the demo is anybody's. */
const branches = ["99910001", "99920007", "99930012", "99940105"] as const;
const dayMs = 86_400_000;
const whole: Share = { importe: null, porcentaje: 100, nomina: true };

/** Writes people's bank accounts; a person splits the pay, another's new IBAN waits. */
export async function writeBank(writing: BankWriting, ids: CompanyIds): Promise<void> {
  const { client, company, window } = writing;
  if (company.slug === "otra") await lockAccounts(client, ids.empresa_id);
  const owners = company.personas.filter(
    (person) => !person.requires_password_change && person.fecha_alta < addDays(window.today, -7),
  );
  const kept = owners.map((person) => ({ person, accounts: accountsOf(company, person) }));
  const accounts = kept.flatMap((one) => one.accounts);
  const splits = kept.flatMap((one) => (one.accounts.some(({ next }) => next) ? [1, 2] : [1]));
  const rows = rowsOf(writing, ids, kept, {
    account: await reserveFor(client, "cuenta_bancaria", accounts),
    split: await reserveFor(client, "reparto_bancario", splits),
  });
  await insertObjects(client, "cuenta_bancaria", rows.accounts);
  await insertObjects(client, "reparto_bancario", rows.splits);
  await insertObjects(client, "reparto_cuenta", rows.shares);
}

/** The other company changes accounts in its office alone. */
async function lockAccounts(client: Client, companyId: number): Promise<void> {
  await client.query(
    "update empresa set no_ver_iban_portal = true, iban_bloqueado_portal = true where empresa_id = $1",
    [companyId],
  );
}

function accountsOf(company: Company, person: Person): DemoAccount[] {
  const random = seeded(`${company.slug} ${person.codigo} bank`);
  const iban = () => spanishIban(random.pick(branches), random.integer(1, 999_999_999));
  const first = { ...whole, alias: random.chance(0.5) ? "Cuenta nómina" : null, iban: iban() };
  if (person.email === "lucia@demo.test") {
    return [
      { ...first, alias: "Cuenta nómina", porcentaje: 70 },
      { alias: "Ahorro", iban: iban(), importe: 250, porcentaje: 0, nomina: true },
      { alias: "Cuenta común", iban: iban(), importe: 0, porcentaje: 30, nomina: true },
      {
        alias: "Cuenta en Lisboa",
        iban: withCheckDigits("PT", "999900019876543210964"),
        importe: 0,
        porcentaje: 0,
        nomina: false,
      },
    ];
  }
  if (person.email === "marcos@demo.test") return [{ ...first, next: iban() }];
  return [first];
}

type Kept = { person: Person; accounts: DemoAccount[] };
type Rows = Record<"accounts" | "splits" | "shares", Array<Record<string, Cell>>>;

function rowsOf(
  { window, now, config }: BankWriting,
  ids: CompanyIds,
  kept: readonly Kept[],
  next: { account: number; split: number },
): Rows {
  const rows: Rows = { accounts: [], splits: [], shares: [] };
  for (const { person, accounts } of kept) {
    const scope = {
      empresa_id: ids.empresa_id,
      trabajador_id: idOf(ids.trabajador, person.codigo),
    };
    const since = person.fecha_alta > window.from ? person.fecha_alta : window.from;
    const made = momentOn(since, "09:00", now);
    const first = next.account;
    for (const { alias } of accounts) {
      rows.accounts.push({ ...scope, id: next.account, alias, creada_en: made });
      next.account += 1;
    }
    const write = (version: number, cambio: string, moments: readonly [string, string]): void => {
      const [creado_en, efectivo_en] = moments;
      const id = next.split;
      next.split += 1;
      rows.splits.push({ ...scope, id, version, cambio, creado_en, efectivo_en });
      for (const [index, account] of accounts.entries()) {
        const owner = { ...scope, cuenta_id: first + index };
        const iban = version > 1 ? (account.next ?? account.iban) : account.iban;
        rows.shares.push({
          ...owner,
          reparto_id: id,
          orden: index + 1,
          iban: String.raw`\x${sealIban({ config }, owner, iban).toString("hex")}`,
          cabeza: iban.slice(0, 4),
          ultimos: iban.slice(-4),
          importe: account.importe,
          restante: account.importe === null,
          porcentaje: account.porcentaje,
          nomina: account.nomina,
        });
      }
    };
    write(1, "alta", [made, momentOn(addDays(since, 3), "09:00", now)]);
    if (accounts.some(({ next: other }) => other)) {
      write(2, "iban", [isoOf(now - dayMs), isoOf(now + 2 * dayMs)]);
    }
  }
  return rows;
}
