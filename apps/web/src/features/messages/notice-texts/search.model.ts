import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";

/** Search parameters of the texts of notices: the language that is written. */
export type NoticeTextsSearch = { idioma?: Language };

/** Parses the page's search parameters; unknown ones are left out. */
export function readNoticeTextsSearch(search: Record<string, unknown>): NoticeTextsSearch {
  const idioma = languages.find((known) => known === search["idioma"]);
  return idioma === undefined ? {} : { idioma };
}
