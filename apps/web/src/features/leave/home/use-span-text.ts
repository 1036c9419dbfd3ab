import { useTranslation } from "react-i18next";

import { formatDayMonth } from "../../../lib/format.ts";

import type { Span } from "./home.model.ts";

/** Short text of consecutive days: '21 dic – 24 dic'. */
export function useSpanText(): (span: Span) => string {
  const { t } = useTranslation("requests");
  return ({ from, to }) => {
    const first = formatDayMonth(from);
    return from === to ? first : t("period.range", { from: first, to: formatDayMonth(to) });
  };
}
