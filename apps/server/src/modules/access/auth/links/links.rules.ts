import type { Language } from "@atrio/contract/common";

export type LinkPurpose = "restablecer" | "activar";

/** Life of an activation link, and the most that any link may have (Rule ACCESS-20): 7 days. */
export const activationMinutes = 7 * 24 * 60;

/**
 * The address that a mail carries: below the configured public address, in the reader's language,
 * with the token in the fragment, which browsers send to nobody.
 */
export function pageLink(
  publicUrl: string,
  language: Language,
  page: "resetPassword" | "changeEmail",
  token: string,
): string {
  const prefix = language === "es" ? "" : `/${language}`;
  return `${publicUrl}${prefix}/${page}#token=${token}`;
}
