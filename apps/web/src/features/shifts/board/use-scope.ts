import { useTranslation } from "react-i18next";

import { formatDayMonth, formatLongDate, formatMonth } from "../../../lib/format.ts";
import { monthOfDay } from "../../../lib/month-grid.ts";

import type { BoardPlace } from "./range.model.ts";
import type { Workspace } from "./use-workspace.ts";

/** '23 nov – 6 dic', 'Noviembre de 2026' or a day in words. */
export function usePlaceName({ range, dates: { from, to } }: BoardPlace): string {
  if (range === "dia") return formatLongDate(from);
  if (range === "mes") {
    const { year, month } = monthOfDay(from);
    return formatMonth(year, month);
  }
  return `${formatDayMonth(from)} – ${formatDayMonth(to)}`;
}

/** The range and the filters in words, as massive actions name what they concern. */
export function useScope({ board, filters, place, words }: Workspace): string {
  const { t } = useTranslation("board");
  const { area, etiqueta, persona, estado } = filters;
  const label = board.etiquetas.find(({ id }) => id === etiqueta)?.nombre;
  const parts = [
    usePlaceName(place),
    area === undefined ? t("filter.all_areas") : words.area(area),
    label,
    persona === undefined ? undefined : words.person(persona),
    estado === undefined ? undefined : t(`filter.state_of.${estado}`),
  ];
  return parts.filter((part) => part !== undefined).join(" · ");
}
