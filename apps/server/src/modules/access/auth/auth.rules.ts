import type { Language } from "@atrio/contract/common";

import { localDate } from "../../../lib/calendar/clock.ts";
import type { Temporal } from "../../../lib/calendar/clock.ts";

/** A worker of an account, with the company's facts for the gate. */
export type Employment = {
  empresa_id: number;
  slug: string;
  empresa: string;
  zona_horaria: string;
  minutos_enlace_clave: number;
  trabajador_id: number;
  nombre: string;
  nombre_completo: string;
  idioma: Language;
  administrador: boolean;
  /** null for owners and for people who are no administrators. */
  roles_administracion: string[] | null;
  fecha_baja: string | null;
};

/** An account with its workers, one per company. */
export type Account = {
  account_user_id: number;
  email: string;
  password_hash: string | null;
  password_version: number;
  requires_password_change: boolean;
  desactivada_en: string | null;
  employments: Employment[];
};

/** True if the company goes by this slug or id, as typed in the address of the login page. */
export function isNamed(company: { empresa_id: number; slug: string }, slugOrId: string): boolean {
  // A slug is never all digits, so the two cannot be confused.
  return company.slug === slugOrId.toLowerCase() || String(company.empresa_id) === slugOrId;
}

/** True if the person still works there: the last day of work counts, by the company's calendar. */
export function isActive(
  employment: { fecha_baja: string | null; zona_horaria: string },
  now: Temporal.Instant,
): boolean {
  return (
    employment.fecha_baja === null ||
    employment.fecha_baja >= localDate(now, employment.zona_horaria)
  );
}

/** The worker of a login, or the reason for its refusal. */
export type Entrance =
  | { kind: "open"; employment: Employment }
  | { kind: "unknown" }
  | { kind: "disabled" }
  | { kind: "several" };

/** Chooses the worker of an account: the named company's, else the only active one. */
export function entranceOf(
  account: Pick<Account, "desactivada_en" | "employments">,
  request: { empresa: string | undefined; now: Temporal.Instant },
): Entrance {
  const { empresa, now } = request;
  const meant = account.employments.filter(
    (employment) => empresa === undefined || isNamed(employment, empresa),
  );
  if (meant.length === 0) return { kind: "unknown" };
  const active = meant.filter((employment) => isActive(employment, now));
  const [employment] = active;
  if (account.desactivada_en !== null || employment === undefined) return { kind: "disabled" };
  return active.length === 1 ? { kind: "open", employment } : { kind: "several" };
}
