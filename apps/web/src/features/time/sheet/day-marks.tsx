import {
  IconHistory,
  IconMessageQuestion,
  IconMessageX,
  IconPencilQuestion,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { StatusBadge } from "../../../ui/status-badge.tsx";

type DayMarksProps = {
  day: Pick<Workday, "correccion_pendiente_id" | "cambios" | "objetado" | "cambios_sin_responder">;
};

/** True if a day has marks to show. */
export function hasMarks(day: DayMarksProps["day"]): boolean {
  return day.correccion_pendiente_id !== null || day.cambios > 0 || day.cambios_sin_responder > 0;
}

/**
 * Marks of a day: a correction to decide, a supervisor's change to answer, and changes after its
 * punches.
 */
export function DayMarks({ day }: DayMarksProps) {
  const { t } = useTranslation("time");
  return (
    <>
      {day.objetado && (
        <StatusBadge color="red" icon={<IconMessageX size={15} />}>
          {t("marks.objected")}
        </StatusBadge>
      )}
      {day.cambios > 0 && !day.objetado && day.cambios_sin_responder === 0 && (
        <StatusBadge color="blue" icon={<IconHistory size={15} />}>
          {t("marks.changed")}
        </StatusBadge>
      )}
      {day.correccion_pendiente_id !== null && (
        <StatusBadge color="yellow" icon={<IconPencilQuestion size={15} />}>
          {t("marks.correction")}
        </StatusBadge>
      )}
      {day.cambios_sin_responder > 0 && (
        <StatusBadge color="yellow" icon={<IconMessageQuestion size={15} />}>
          {t("marks.change", { count: day.cambios_sin_responder })}
        </StatusBadge>
      )}
    </>
  );
}
