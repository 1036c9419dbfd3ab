import { z } from "zod";

import { data, id, identityFields, instant, workerParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";

import { remainder } from "./bank-shares.ts";

const access = { audience: "worker", subject: "self", module: null } as const;
/** An account names its owner itself: somebody else's answers as if it did not exist. */
const own = { audience: "worker", subject: "none", module: null } as const;
const accountParams = z.strictObject({ id: id.describe("Bank account id") });

/** Maximum of accounts of one person. */
export const mostAccounts = 10;

const hasCents = (value: number): boolean => Number(value.toFixed(2)) === value;
const amount = z
  .number({ error: "bank.amount" })
  .min(0, "bank.amount")
  .max(999_999.99, "bank.amount")
  .refine(hasCents, "bank.amount");
const percentage = z
  .number({ error: "bank.percentage" })
  .min(0, "bank.percentage")
  .max(100, "bank.percentage")
  .refine(hasCents, "bank.percentage");

/** Share of a net pay for an account (Rule PEOPLE-39). */
const bankShare = z.strictObject({
  id: id.describe("Bank account id"),
  importe: z
    .union([z.literal(remainder), amount], { error: "bank.amount" })
    .describe("Fixed amount in euros with two decimals, or 'Restante'"),
  porcentaje: percentage.describe("Share of what the fixed amounts leave, 0 to 100, two decimals"),
  nomina: z.boolean().describe("Takes part in the pay"),
});
export type BankShare = z.infer<typeof bankShare>;

const bankAccount = bankShare.extend({
  iban: z
    .string()
    .describe("'ES12 •••• 3456'; whole, in groups of four, where its owner asks and may"),
  ultimos: z.string().describe("Last four characters of the IBAN"),
  pais: z.string().describe("Country of the IBAN, ISO 3166-1"),
  nombre_pais: z.string().describe("Its name in the caller's language"),
  alias: z.string().nullable().describe("What its owner calls it"),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** Kinds of change of the accounts. */
const bankChanges = ["alta", "iban", "reparto", "baja"] as const;
export type BankChange = (typeof bankChanges)[number];

const split = z.object({
  version: z.number().int(),
  cambio: z.enum(bankChanges).describe("Account added, other IBAN, other shares, account removed"),
  creado_en: instant,
  efectivo_en: instant.describe("From when the company pays by it"),
  cuentas: z.array(bankAccount),
});

/** A worker's bank accounts as their owner sees them. */
const bankAccounts = z.object({
  version: z
    .number()
    .int()
    .describe("What a new set of shares must have been read at; 0 without accounts"),
  cuentas: z
    .array(bankAccount)
    .describe("With the last change, also when it still waits: what every change builds on"),
  vigente: split.nullable().describe("What the company pays by now; null without accounts"),
  pendiente: split.nullable().describe("The change that waits for its day"),
  no_ver_iban_portal: z.boolean().describe("The company hides the IBAN"),
  iban_bloqueado_portal: z.boolean().describe("The company locks the accounts"),
  dias_espera_iban: z.number().int().describe("Days until a change takes effect"),
  ejemplo: z.object({
    neto: z.number().describe("Net pay of the example"),
    reparto: z.array(
      z.object({ id: id.describe("Bank account id"), importe: z.number().describe("Euros") }),
    ),
  }),
});
export type BankAccounts = z.infer<typeof bankAccounts>;

const password = z.string().min(1).max(128).describe("The caller's password, asked again");
const alias = z
  .string()
  .trim()
  .max(60, "bank.alias")
  .transform((text) => (text === "" ? null : text))
  .nullable()
  .describe("What its owner calls the account");
/** Text as typed: spaces, hyphens and case do not matter. */
const iban = z.string().max(80).describe("IBAN; spaces do not matter");

export const readBankAccounts = endpoint({
  method: "GET",
  path: "/cuentas-bancarias-trabajador/:id/getCuentasBancarias",
  tag: "bank",
  summary: "Own bank accounts: how the pay is split now, what waits to change, and an example",
  access: { ...access, target: "params.id" },
  params: workerParams,
  query: z.strictObject({
    ver_iban: z
      .enum(["0", "1"])
      .optional()
      .describe("1: whole IBANs, unless the company hides them"),
    neto: z.coerce
      .number()
      .min(0)
      .max(999_999.99)
      .refine(hasCents)
      .optional()
      .describe("Net pay of the example; 1500 if not said"),
  }),
  response: data(bankAccounts),
  errors: ["worker.not_found"],
});

export const addBankAccount = endpoint({
  method: "POST",
  path: "/cuentas-bancarias-trabajador/:id/guardarCuentaBancaria",
  tag: "bank",
  summary:
    "Add an account: the first takes the whole pay, later ones nothing until they get a share",
  access: { ...access, target: "params.id" },
  creates: true,
  // The stored idempotency record must not help to guess either of them.
  resent: ["password", "iban"],
  params: workerParams,
  body: z.strictObject({ ...identityFields, iban, alias: alias.optional(), password }),
  response: data(bankAccounts),
  errors: [
    "worker.not_found",
    "password.wrong",
    "bank.locked",
    "bank.too_many",
    "bank.iban_required",
    "bank.iban_country",
    "bank.iban_length",
    "bank.iban_letters",
    "bank.iban_check",
    "bank.iban_account_check",
    "bank.iban_repeated",
  ],
});

export const removeBankAccount = endpoint({
  method: "POST",
  path: "/cuentas-bancarias-trabajador/:id/borrarCuentaBancaria",
  tag: "bank",
  summary: "Remove an own account that takes nothing of the pay",
  access: own,
  params: accountParams,
  body: z.strictObject({ ...identityFields, password }),
  response: data(bankAccounts),
  errors: ["bank.not_found", "password.wrong", "bank.locked", "bank.has_share", "bank.last"],
});

export const updateBankAccount = endpoint({
  method: "PUT",
  path: "/cuentas-bancarias-trabajador/:id/actualizarIban",
  tag: "bank",
  summary: "Change the IBAN of an own account, or only what it is called",
  access: own,
  params: accountParams,
  body: z.strictObject({
    ...identityFields,
    iban: iban.optional().describe("New IBAN; without it only the name changes"),
    alias: alias.optional(),
    password,
  }),
  response: data(bankAccounts),
  errors: [
    "bank.not_found",
    "password.wrong",
    "bank.locked",
    "bank.iban_required",
    "bank.iban_country",
    "bank.iban_length",
    "bank.iban_letters",
    "bank.iban_check",
    "bank.iban_account_check",
    "bank.iban_repeated",
  ],
});

export const updateBankShares = endpoint({
  method: "POST",
  path: "/cuentas-bancarias-trabajador/:id/actualizarCuentasBancarias",
  tag: "bank",
  summary: "Save how the pay is split, all accounts at once",
  access: { ...access, target: "params.id" },
  params: workerParams,
  body: z.strictObject({
    ...identityFields,
    version: z.number().int().min(0).max(2_147_483_647).describe("Version that it was read at"),
    cuentas: z.array(bankShare).max(mostAccounts).describe("Every account, once"),
    password,
  }),
  response: data(bankAccounts),
  errors: [
    "worker.not_found",
    "password.wrong",
    "bank.locked",
    "bank.not_found",
    "bank.changed",
    "bank.other_accounts",
    "bank.amount",
    "bank.percentage",
    "bank.amount_and_percentage",
    "bank.sum",
    "bank.one_remainder",
    "bank.remainder_unassigned",
    "bank.unassigned_share",
    "bank.no_payroll",
  ],
});

export const withdrawBankChange = endpoint({
  method: "POST",
  path: "/cuentas-bancarias-trabajador/:id/retirarCambio",
  tag: "bank",
  summary: "Take back the change that has not taken effect yet",
  access: { ...access, target: "params.id" },
  params: workerParams,
  body: z.strictObject({
    ...identityFields,
    version: z.number().int().min(1).max(2_147_483_647).describe("Version to take back"),
    password,
  }),
  response: data(bankAccounts),
  errors: ["worker.not_found", "password.wrong", "bank.nothing_pending"],
});
