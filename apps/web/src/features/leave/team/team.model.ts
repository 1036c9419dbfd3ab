import { plainText } from "../../../lib/plain-text.ts";

/** True if a name contains the typed text, without capitals and accents. */
export function matches(name: string, typed: string): boolean {
  return plainText(name).includes(plainText(typed));
}
