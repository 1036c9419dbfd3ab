import { IconCheck, IconClock, IconMinus, IconPlayerPlay } from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { RegistrationState } from "@atrio/contract/projects/shapes";

import { StatusBadge } from "../../../../ui/status-badge.tsx";
import type { Accent } from "../../../../ui/theme.ts";

const looks: Record<RegistrationState, { color: Accent; icon: Icon }> = {
  en_curso: { color: "blue", icon: IconPlayerPlay },
  pendiente: { color: "yellow", icon: IconClock },
  aprobado: { color: "green", icon: IconCheck },
  sin_aprobacion: { color: "gray", icon: IconMinus },
};

/** State of a registration. */
export function RegistrationBadge({ state }: { state: RegistrationState }) {
  const { t } = useTranslation("team-projects");
  const { color, icon: Icon } = looks[state];
  return (
    <StatusBadge color={color} icon={<Icon size={16} />}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}
