import { plainText } from "../../../lib/plain-text.ts";

/** True if a name contains the typed text, without capitals and accents. */
export function matches(name: string, typed: string): boolean {
  return plainText(name).includes(plainText(typed));
}

/** '12' on a badge; '99+' above 99. */
export function countText(count: number): string {
  return count > 99 ? "99+" : String(count);
}
