import { IconAlarm } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { StatusBadge } from "../../../ui/status-badge.tsx";

import { distanceOf } from "./board/board.model.ts";

type TermChipProps = { last: string; today: string };

/** Days that are left of a term, in the colour of its urgency. */
export function TermChip({ last, today }: TermChipProps) {
  const { t } = useTranslation("complaint-cases");
  const { tone, days } = distanceOf(last, today);
  const text = () => {
    if (days === 0) return t("clock.today");
    return days < 0 ? t("clock.late", { count: -days }) : t("clock.left", { count: days });
  };
  return (
    <StatusBadge color={tone} icon={<IconAlarm size={16} />}>
      {text()}
    </StatusBadge>
  );
}
