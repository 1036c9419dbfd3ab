import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { addDays, formatDayMonth, formatList, formatWeekday } from "../../../../lib/format.ts";
import { fullTimes } from "../words.model.ts";

import { draftOfSeries } from "./series.model.ts";
import type { SeriesDraft, StoredSeries } from "./series.model.ts";

/** Units of a recurrence in the order of the wire, from 1. */
export const units = ["day", "week", "month", "year"] as const;

const aMonday = "2024-01-01";

/** Name of a day of the week, 1 Monday to 7 Sunday. */
export function weekdayName(weekday: number, width: "short" | "long"): string {
  return formatWeekday(addDays(aMonday, weekday - 1), width);
}

/** Series in words: 'Cada semana, lun y mié', 'Sin final', '06:00–14:00'. */
export function useSeriesWords() {
  const { t } = useTranslation("board-series");
  return useMemo(() => {
    const rhythm = (draft: SeriesDraft) => {
      if (draft.kind === "patron") {
        const days = t("rhythm.round", { count: draft.secuencia.length });
        return [days, t("rhythm.people", { count: draft.rotacion.length })].join(" · ");
      }
      const unit = units[draft.tipo_intervalo - 1] ?? "day";
      const every = t(`rhythm.${unit}`, { count: draft.frecuencia_intervalo });
      const days = draft.dias_semana.map((one) => weekdayName(one, "short"));
      return days.length === 0 ? every : `${every}: ${formatList(days)}`;
    };
    const end = ({ tipo_fin, num_veces, fecha_fin }: SeriesDraft) => {
      if (tipo_fin === "veces") return t("ends.times", { count: num_veces ?? 0 });
      if (tipo_fin === "fecha" && fecha_fin !== null) {
        return t("ends.date", { day: formatDayMonth(fecha_fin) });
      }
      return t("ends.never");
    };
    const times = (draft: SeriesDraft) => {
      const all = draft.secuencia.flatMap((shift) => (shift === null ? [] : [fullTimes(shift)]));
      return [...new Set(all)].join(", ");
    };
    const about = (series: StoredSeries) => {
      const draft = draftOfSeries(series);
      return [rhythm(draft), times(draft), end(draft)].join(" · ");
    };
    return { rhythm, end, times, about };
  }, [t]);
}
