import { sealWarningDays } from "@atrio/contract/papers/seal-terms";

import { isEarlier, minutesBetween } from "../../../lib/format.ts";
import type { Accent } from "../../../ui/theme.ts";

/** Validity of a certificate, with the days left. */
export type SealState = "vigente" | "pronto" | "caducado";

const dayMinutes = 1440;

/** Whole days left of a certificate at a moment; 0 on its last day and afterwards. */
export function daysLeft(end: string, now: string): number {
  return Math.max(0, Math.floor(minutesBetween(now, end) / dayMinutes));
}

/** State of a certificate at a moment. */
export function sealState(end: string, now: string): SealState {
  if (isEarlier(end, now)) return "caducado";
  return daysLeft(end, now) <= sealWarningDays ? "pronto" : "vigente";
}

export const sealAccents: Record<SealState, Accent> = {
  vigente: "green",
  pronto: "yellow",
  caducado: "red",
};

/** A fingerprint in groups of four, to compare by eye. */
export function grouped(fingerprint: string): string {
  return (
    fingerprint
      .toUpperCase()
      .match(/.{1,4}/g)
      ?.join(" ") ?? ""
  );
}

/** True for the endings of a PKCS#12 file. */
export function isKeyFile({ name }: Pick<File, "name">): boolean {
  return /\.(?:p12|pfx)$/i.test(name);
}
