import { useTranslation } from "react-i18next";

import { formatDate, formatMonthInText } from "../../../lib/format.ts";
import type { AnyRequest } from "../approvals/approvals.model.ts";
import { useRequestName } from "../requests/use-request-name.ts";

import { spansOf } from "./home.model.ts";
import { useSpansText } from "./use-span-text.ts";

/** Name and dates of a request: 'Vacaciones · 21 dic – 24 dic', 'Cierre de octubre de 2026'. */
export function useAskedText(): (request: AnyRequest) => string {
  const { t } = useTranslation("cards");
  const nameOf = useRequestName();
  const spansText = useSpansText();
  return (request) => {
    const { cierre, correccion } = request;
    if (cierre !== null) {
      return t("team.closure", { month: formatMonthInText(cierre.anyo, cierre.mes) });
    }
    if (correccion !== null) return t("team.correction", { date: formatDate(correccion.dia) });
    const when = spansText(spansOf(request));
    return when === "" ? nameOf(request) : `${nameOf(request)} · ${when}`;
  };
}
