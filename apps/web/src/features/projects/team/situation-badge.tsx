import { IconCalendarTime, IconCircleCheck, IconPlayerPlay, IconZzz } from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { TeamProject } from "@atrio/contract/projects/shapes";

import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { Accent } from "../../../ui/theme.ts";

const looks: Record<TeamProject["situacion"], { color: Accent; icon: Icon }> = {
  en_marcha: { color: "green", icon: IconPlayerPlay },
  sin_empezar: { color: "blue", icon: IconCalendarTime },
  terminado: { color: "gray", icon: IconCircleCheck },
  inactivo: { color: "gray", icon: IconZzz },
};

/** Place of today in a project's dates. */
export function SituationBadge({ situation }: { situation: TeamProject["situacion"] }) {
  const { t } = useTranslation("team-projects");
  const { color, icon: Icon } = looks[situation];
  return (
    <StatusBadge color={color} icon={<Icon size={16} />}>
      {t(`situation.${situation}`)}
    </StatusBadge>
  );
}
