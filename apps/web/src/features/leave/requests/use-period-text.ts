import { useTranslation } from "react-i18next";

import { periodKinds } from "@atrio/contract/kinds";
import type { RequestPeriod, RequestView } from "@atrio/contract/request-view";

import { formatDate } from "../../../lib/format.ts";

type Period = Omit<RequestPeriod, "diferencia_dias">;

/** Formats a period: '21/12/2026 – 24/12/2026', '18/11/2026, por la mañana'. */
export function usePeriodText(): (period: Period) => string {
  const { t } = useTranslation("requests");
  return (period) => {
    const date = formatDate(period.fecha_inicio);
    const last = formatDate(period.fecha_fin);
    switch (period.pe_tipo_periodo_id) {
      case periodKinds.morning:
        return t("period.morning", { date });
      case periodKinds.afternoon:
        return t("period.afternoon", { date });
      case periodKinds.hours: {
        const times = { from: timeOf(period.hora_inicio), to: timeOf(period.hora_fin) };
        return t("period.hours", { date, ...times });
      }
      default:
        return date === last ? date : t("period.range", { from: date, to: last });
    }
  };
}

/** `HH:mm` of a time that may carry seconds. */
function timeOf(time: string | null): string {
  return time?.slice(0, 5) ?? "";
}

/** Dates of a request in one line: its first period and how many more, or the expense's day. */
export function useWhenText(): (request: Pick<RequestView, "ausencia" | "gasto">) => string {
  const { t } = useTranslation("requests");
  const periodText = usePeriodText();
  return ({ ausencia, gasto }) => {
    if (gasto !== null) return formatDate(gasto.fecha_gasto);
    const [first, ...rest] = ausencia?.periodos ?? [];
    if (first === undefined) return "";
    const text = periodText(first);
    return rest.length === 0 ? text : `${text} ${t("period.more", { count: rest.length })}`;
  };
}
