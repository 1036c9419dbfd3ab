import { useTranslation } from "react-i18next";

import { periodKinds } from "@atrio/contract/kinds";
import type { RequestPeriod, RequestView } from "@atrio/contract/request-view";

import { formatDate } from "../../../lib/format.ts";

import { useAmount } from "./use-amount.ts";

type Period = Omit<RequestPeriod, "diferencia_dias">;

/** Formats a period: '21/12/2026 – 24/12/2026', '18/11/2026, por la mañana'. */
function usePeriodText(): (period: Period) => string {
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

type Absence = NonNullable<RequestView["ausencia"]>;

/** Texts of an absence's periods: one without a last day says so, and so does a withdrawal. */
export function usePeriodTexts(): (absence: Absence) => string[] {
  const { t } = useTranslation("requests");
  const periodText = usePeriodText();
  return ({ periodos, sin_fecha_fin, retirada }) => {
    if (retirada) return [t("period.withdrawn")];
    const [first] = periodos;
    if (sin_fecha_fin && first !== undefined) {
      return [t("period.open", { from: formatDate(first.fecha_inicio) })];
    }
    return periodos.map((period) => periodText(period));
  };
}

/** Cost of an absence: 'por ahora' where nobody knows its end, nothing of a withdrawal. */
export function useCostText(): (absence: Absence) => string {
  const { t } = useTranslation("requests");
  const amount = useAmount();
  return ({ coste, unidad, sin_fecha_fin, retirada }) => {
    if (retirada) return "";
    const text = amount(coste, unidad);
    return sin_fecha_fin ? t("figures.so_far", { amount: text }) : text;
  };
}

/** Dates of a request in one line: its first period and how many more, or the expense's day. */
export function useWhenText(): (request: Pick<RequestView, "ausencia" | "gasto">) => string {
  const { t } = useTranslation("requests");
  const periodTexts = usePeriodTexts();
  return ({ ausencia, gasto }) => {
    if (gasto !== null) return formatDate(gasto.fecha_gasto);
    const [text, ...rest] = ausencia === null ? [] : periodTexts(ausencia);
    if (text === undefined) return "";
    return rest.length === 0 ? text : `${text} ${t("period.more", { count: rest.length })}`;
  };
}
