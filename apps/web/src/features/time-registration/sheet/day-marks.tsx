import { IconMessageQuestion, IconPencilQuestion } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time";

import { StatusBadge } from "../../../ui/status-badge.tsx";

type DayMarksProps = {
  day: Pick<Workday, "correccion_pendiente_id" | "cambios_sin_responder">;
};

/** What of a day still waits for somebody: a correction to decide, a supervisor's change to answer. */
export function DayMarks({ day }: DayMarksProps) {
  const { t } = useTranslation("time");
  return (
    <>
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
