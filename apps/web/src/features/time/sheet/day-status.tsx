import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconMinus,
  IconMoon,
  IconPlayerPlay,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { statusOf } from "../time.model.ts";
import type { StatusKey } from "../time.model.ts";

import { PaletteBadge } from "./palette-badge.tsx";

const icons: Record<StatusKey, typeof IconMoon> = {
  rest: IconMoon,
  inProgress: IconPlayerPlay,
  wrong: IconAlertTriangle,
  correct: IconCheck,
  upcoming: IconClock,
  unrecorded: IconMinus,
};

/** The status of a working day: its colour, its icon and its name. */
export function DayStatus({ day }: { day: Workday }) {
  const { t } = useTranslation("time");
  const { key, background, content } = statusOf(day);
  const Icon = icons[key];
  return (
    <PaletteBadge background={background} content={content} icon={<Icon size={15} />}>
      {t(`status.${key}`)}
    </PaletteBadge>
  );
}
