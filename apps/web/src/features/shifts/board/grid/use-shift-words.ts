import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import type { Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { formatList } from "../../../../lib/format.ts";
import { fullTimes } from "../words.model.ts";

/** Names of a board's areas, labels and people, and shifts in words. */
export type ShiftWords = {
  area: (id: number) => string;
  labels: (shift: PlannedShift) => string;
  person: (id: number) => string;
  /** '06:00–14:00, Urgencias, borrador, Lucía García'. */
  describe: (shift: PlannedShift) => string;
};

/** Words about the shifts of a board. */
export function useShiftWords(board: Board): ShiftWords {
  const { t } = useTranslation("board");
  return useMemo(() => {
    const areas = new Map(board.areas.map(({ id, nombre }) => [id, nombre]));
    const labels = new Map(board.etiquetas.map(({ id, nombre }) => [id, nombre]));
    const people = new Map(
      board.areas.flatMap(({ personas }) => personas.map((one) => [one.id, one.nombre_completo])),
    );
    const [draft, published, nobody] = [t("chip.draft"), t("chip.published"), t("chip.nobody")];
    const area = (id: number) => areas.get(id) ?? "";
    const person = (id: number) => people.get(id) ?? t("someone");
    const labelsOf = (shift: PlannedShift) =>
      shift.label_ids.flatMap((id) => labels.get(id) ?? []).join(", ");
    const workersOf = ({ worker_ids }: PlannedShift) => {
      if (worker_ids.length === 0) return nobody;
      if (worker_ids.length > 3) return t("chip.people", { count: worker_ids.length });
      return formatList(worker_ids.map(person));
    };
    const describe = (shift: PlannedShift) =>
      [
        fullTimes(shift),
        shift.termina_dia_siguiente && t("chip.next_day"),
        area(shift.pe_area_trabajo_id),
        labelsOf(shift),
        shift.publicado ? published : draft,
        workersOf(shift),
      ]
        .filter((part) => part !== false && part !== "")
        .join(", ");
    return { area, labels: labelsOf, person, describe };
  }, [board.areas, board.etiquetas, t]);
}
