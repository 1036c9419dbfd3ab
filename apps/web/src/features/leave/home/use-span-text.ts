import { useTranslation } from "react-i18next";

import { formatDayMonth } from "../../../lib/format.ts";

import type { Span } from "./home.model.ts";

/** Short text of consecutive days: '21 dic – 24 dic'. */
export function useSpanText(): (span: Span) => string {
  const { t } = useTranslation("requests");
  return ({ from, to, isOpen }) => {
    const first = formatDayMonth(from);
    if (isOpen === true) return t("period.open", { from: first });
    return from === to ? first : t("period.range", { from: first, to: formatDayMonth(to) });
  };
}

/** Spans that a line has room for. */
const shown = 3;

/** Short text of the days of a request: '30 nov, 15 dic, 8 ene', with how many more. */
export function useSpansText(): (spans: readonly Span[]) => string {
  const { t } = useTranslation("requests");
  const textOf = useSpanText();
  return (spans) => {
    const listed = spans.length > shown ? spans.slice(0, shown - 1) : spans;
    const text = listed.map(textOf).join(", ");
    const rest = spans.length - listed.length;
    return rest === 0 ? text : `${text} ${t("period.more", { count: rest })}`;
  };
}
