import { epochOf } from "../../../lib/calendar/clock.ts";

/** A code is good for 10 minutes and 5 tries; another may be asked for after a minute. */
export const codeLife = { minutes: 10 };
export const codeTries = 5;
export const pauseMs = 60_000;

/** Codes of one document an hour: with 5 tries each, guessing one takes years. */
const codesAnHour = 6;
export const hourMs = 3_600_000;

/** The item that a code signs, and its signer. */
export type CodeKey = { trabajador_id: number; clase: "firma" | "modelo145"; objeto_id: number };

/** Facts of the last code sent. */
export type SentCode = {
  id: number;
  hash: string;
  enviado_en: string;
  caduca_en: string;
  intentos: number;
  usado_en: string | null;
};

/** Earliest moment of another code (epoch milliseconds), by the last hour's, newest first. */
export function nextCodeAt(sent: readonly string[]): number {
  const [last] = sent;
  const sixth = sent[codesAnHour - 1];
  return Math.max(
    last === undefined ? 0 : epochOf(last) + pauseMs,
    sixth === undefined ? 0 : epochOf(sixth) + hourMs,
  );
}

/** Why a code cannot be tried now, or null; `now` in epoch milliseconds. */
export function codeRefusal(
  code: SentCode | undefined,
  now: number,
): "signature.code_expired" | "signature.code_tries" | null {
  if (code === undefined || code.usado_en !== null) return "signature.code_expired";
  if (code.intentos >= codeTries) return "signature.code_tries";
  return epochOf(code.caduca_en) <= now ? "signature.code_expired" : null;
}
