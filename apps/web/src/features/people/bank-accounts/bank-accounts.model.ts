import type { BankAccount, BankShare } from "@atrio/contract/people/bank-accounts";
import {
  brokenRules,
  hundredths,
  remainder,
  splitPay,
  sumOfPercentages,
} from "@atrio/contract/people/bank-shares";

/** Ways of paying an account. */
export const ways = ["none", "amount", "percent", "rest"] as const;
export type Way = (typeof ways)[number];

/** An account's share while it is edited; figures as they are typed. */
export type ShareDraft = { id: number; way: Way; amount: string; percent: string };

/** Most characters an IBAN has. */
const longestIban = 34;

/** A typed or pasted IBAN, also with 'IBAN' before it, in capitals and groups of four. */
export function groupIban(typed: string): string {
  const all = typed.replaceAll(/[^\dA-Za-z]/g, "").toUpperCase();
  const plain = all.replace(/^IBAN(?=[A-Z])/, "");
  return plain.slice(0, longestIban).replaceAll(/.{4}(?=.)/g, "$& ");
}

/** Caret position in the grouped IBAN: after as many characters as before grouping. */
export function caretIn(grouped: string, typedBefore: string): number {
  const before = groupIban(typedBefore);
  // At the end of a group the next character follows after the space.
  return grouped.startsWith(`${before} `) && typedBefore.endsWith(" ")
    ? before.length + 1
    : before.length;
}

/**
 * A figure as people write it, '1.234,56', '1234.5' or '300', with at most two decimals, from zero
 * to `most`; null for anything else.
 */
export function readFigure(typed: string, most: number): number | null {
  const text = typed.replaceAll(/[\s€%]/g, "");
  const plain = plainFigure(text);
  if (plain === null) return null;
  const value = Number(plain);
  return value <= most ? value : null;
}

function plainFigure(text: string): string | null {
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text)) {
    return text.replaceAll(".", "").replace(",", ".");
  }
  if (/^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(text)) return text.replaceAll(",", "");
  return /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? text.replace(",", ".") : null;
}

export const mostEuros = 999_999.99;
const mostPercent = 100;

/** '300,00' of a figure, as it is typed in the four languages but English, which reads it too. */
function typedFigure(value: number, decimals: number): string {
  return value.toFixed(decimals).replace(".", ",");
}

/** Draft of an account's present share. */
export function draftOf(share: BankShare): ShareDraft {
  const { id, importe, porcentaje, nomina } = share;
  const typed = {
    amount: typeof importe === "number" && importe > 0 ? typedFigure(importe, 2) : "",
    percent: porcentaje > 0 ? typedFigure(porcentaje, Number.isInteger(porcentaje) ? 0 : 2) : "",
  };
  return { id, way: wayOf({ amount: importe, percent: porcentaje, isPaid: nomina }), ...typed };
}

function wayOf(share: { amount: BankShare["importe"]; percent: number; isPaid: boolean }): Way {
  if (!share.isPaid) return "none";
  if (share.amount === remainder) return "rest";
  return share.percent > 0 ? "percent" : "amount";
}

/**
 * The drafts after changing the way of an account. The remainder passes on: its former account is
 * paid as the new one was.
 */
export function withWay(drafts: readonly ShareDraft[], id: number, way: Way): ShareDraft[] {
  const changed = drafts.find((draft) => draft.id === id);
  return drafts.map((draft) => {
    if (draft.id === id) return { ...draft, way };
    const passesOn = way === "rest" && draft.way === "rest" && changed !== undefined;
    return passesOn
      ? { ...draft, way: changed.way, amount: changed.amount, percent: changed.percent }
      : draft;
  });
}

/** Problem of an account's typed figure. */
export function figureProblem(draft: ShareDraft): "amount" | "percent" | null {
  if (draft.way === "amount" && readFigure(draft.amount, mostEuros) === null) return "amount";
  if (draft.way === "percent" && readFigure(draft.percent, mostPercent) === null) return "percent";
  return null;
}

/** Shares of drafts; the remainder's percentage is the rest of 100 %. */
export function sharesOf(drafts: readonly ShareDraft[]): BankShare[] {
  const percentOf = (draft: ShareDraft): number =>
    draft.way === "percent" ? (readFigure(draft.percent, mostPercent) ?? 0) : 0;
  const given = drafts.reduce((sum, draft) => sum + hundredths(percentOf(draft)), 0);
  const left = Math.max(0, 10_000 - given) / 100;
  return drafts.map((draft) => ({
    id: draft.id,
    importe: amountOf(draft),
    porcentaje: draft.way === "rest" ? left : percentOf(draft),
    nomina: draft.way !== "none",
  }));
}

function amountOf({ way, amount }: ShareDraft): BankShare["importe"] {
  if (way === "rest") return remainder;
  return way === "amount" ? (readFigure(amount, mostEuros) ?? 0) : 0;
}

/** Rules that the drafts keep, and the present total of percentages (0 to …). */
export function rulesOf(drafts: readonly ShareDraft[]) {
  const shares = sharesOf(drafts);
  const broken = new Set(brokenRules(shares));
  const kept = {
    payroll: !broken.has("bank.no_payroll"),
    remainder: !broken.has("bank.one_remainder"),
    sum: !broken.has("bank.sum"),
    values: drafts.every((draft) => figureProblem(draft) === null),
  };
  return {
    kept,
    total: sumOfPercentages(shares) / 100,
    areKept: Object.values(kept).every(Boolean),
  };
}

/** True if drafts say something else than the accounts have. */
export function isChanged(drafts: readonly ShareDraft[], accounts: readonly BankShare[]): boolean {
  const said = sharesOf(drafts);
  return accounts.some((account, index) => {
    const now = said[index];
    return (
      now?.importe !== account.importe ||
      now.porcentaje !== account.porcentaje ||
      now.nomina !== account.nomina ||
      figureProblem(drafts[index] ?? draftOf(account)) !== null
    );
  });
}

/** Each account's part of a net pay in euros, and whether the pay is below the fixed amounts. */
export function exampleOf(shares: readonly BankShare[], net: number) {
  const cents = hundredths(net);
  const fixed = shares.reduce(
    (sum, { importe }) => sum + (typeof importe === "number" ? hundredths(importe) : 0),
    0,
  );
  const parts = splitPay(cents, shares);
  return {
    isShort: fixed > cents,
    parts: shares.map(({ id }, index) => {
      const part = parts[index] ?? 0;
      return { id, euros: part / 100, percent: cents === 0 ? 0 : (part * 100) / cents };
    }),
  };
}

/** True if an account takes anything of the pay. */
export function takesPay(account: BankShare): boolean {
  return account.importe !== 0 || account.porcentaje !== 0;
}

/** True if there are accounts to split the pay between. */
export function canSplit(accounts: readonly BankAccount[]): boolean {
  return accounts.length > 1;
}
