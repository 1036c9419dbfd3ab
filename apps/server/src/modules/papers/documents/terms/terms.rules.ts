import { addDays, addMonths } from "../../../../lib/calendar/dates.ts";
import type { KindPeriods } from "../kinds/kinds.rules.ts";

/** Last day of a document, and the day from which it expires soon; null: it does not expire. */
export type Expiry = { caduca_el: string | null; aviso_caducidad_el: string | null };

/** Days of notice where the kind names none. */
const usualNotice = 30;

/** Expiry of a document on a day that was chosen, with the notice of its kind (null: none). */
export function expiryOn(
  kind: Pick<KindPeriods, "aviso_dias"> | null,
  caduca_el: string | null,
): Expiry {
  if (caduca_el === null) return { caduca_el, aviso_caducidad_el: null };
  const days = kind?.aviso_dias ?? usualNotice;
  return { caduca_el, aviso_caducidad_el: addDays(caduca_el, -days) };
}

/** Expiry of a document of a kind that begins on a day (Rule PAPERS-98). */
export function expiryFrom(
  kind: Pick<KindPeriods, "caduca_meses" | "aviso_dias">,
  from: string,
): Expiry {
  const { caduca_meses } = kind;
  return expiryOn(kind, caduca_meses === null ? null : addMonths(from, caduca_meses));
}
