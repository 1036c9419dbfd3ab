import type { Temporal } from "../../../../lib/calendar/clock.ts";

/** Hours for confirming a change of e-mail. */
const changeHours = 24;

/** Days for which a former address is warned of changes of bank accounts. */
const formerDays = 30;

/** Effect of a link about a change of e-mail. */
export type EmailStep = "confirmar" | "cancelar";

/** A change that waits, as the door knows it. */
export type EmailChange = {
  account_user_id: number;
  correo_nuevo: string;
  sesion_id: string;
  empresa_id: number;
  trabajador_id: number;
  password_version: number;
};

/** Expiry of a change that is requested now. */
export function changeEnd(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: changeHours });
}

/** Effect of the link with this hash on a change. */
export function stepOf(change: { confirmar_hash: Buffer }, hash: Buffer): EmailStep {
  return change.confirmar_hash.equals(hash) ? "confirmar" : "cancelar";
}

/** Moment before which a former address must have been left to get no more warnings. */
export function formerSince(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: formerDays * 24 });
}
