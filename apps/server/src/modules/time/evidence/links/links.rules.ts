import type { Language } from "@atrio/contract/common";

import type { KitScope } from "../kit/kit.rules.ts";

/** A link of an inspector as its row keeps it. */
export type StoredLink = KitScope & {
  id: number;
  empresa_id: number;
  motivo: string;
  emisor: string;
  emisor_id: number;
  creado_en: string;
  expira_en: string;
};

/** Rate limits of a link: a kit is work for the server. */
export const linkLimits = {
  downloads: { name: "inspection.download", max: 10, minutes: 60 },
} as const;

/**
 * The address that is handed to an inspector: below the configured public address, in the company's
 * language, with the token in the fragment, which browsers send to nobody.
 */
export function inspectionLink(publicUrl: string, language: Language, token: string): string {
  const prefix = language === "es" ? "" : `/${language}`;
  return `${publicUrl}${prefix}/inspection#token=${token}`;
}
