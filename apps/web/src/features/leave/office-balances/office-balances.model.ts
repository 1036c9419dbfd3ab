import { balanceKinds } from "@atrio/contract/leave/leave";
import type { BalanceKind } from "@atrio/contract/leave/leave";
import { defaultPageSize, pageSizes } from "@atrio/contract/paging";

import type { OfficeBalancesSearch } from "./search.model.ts";

/** Filter and page of the list. */
export type BalancesAsked = {
  texto: string;
  saldo: BalanceKind;
  anyo: number;
  centro_trabajo_id: number | null;
  skip: number;
  take: (typeof pageSizes)[number];
};

/** The list that an address asks for; `today` is the reader's local date. */
export function askedOf(search: OfficeBalancesSearch, today: string): BalancesAsked {
  const { q = "", anyo = 0, centro = null, pagina = 1 } = search;
  const take = pageSizes.find((size) => size === search.filas) ?? defaultPageSize;
  return {
    texto: q,
    saldo: balanceKinds.find((kind) => kind === search.saldo) ?? "vacaciones",
    anyo: anyo >= 2000 && anyo <= 2199 ? anyo : Number(today.slice(0, 4)),
    centro_trabajo_id: centro,
    skip: (pagina - 1) * take,
    take,
  };
}

/** Years to choose from: three back and the next one, newest first. */
export function yearsAround(today: string): number[] {
  const year = Number(today.slice(0, 4));
  return [year + 1, year, year - 1, year - 2, year - 3];
}

/** An adjustment as its form holds it; hours as hours. */
export type AdjustForm = {
  way: "add" | "take";
  cantidad: number;
  caduca_el: string;
  motivo: string;
};

/** Days or minutes that a form adds, negative if it takes. */
export function amountOf(form: AdjustForm, inHours: boolean): number {
  const amount = inHours ? Math.round(form.cantidad * 60) : Math.round(form.cantidad * 100) / 100;
  return form.way === "take" ? -amount : amount;
}
