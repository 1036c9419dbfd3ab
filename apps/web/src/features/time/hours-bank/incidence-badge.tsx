import { IconArrowRight, IconCircleCheck, IconClock, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { Accent } from "../../../ui/theme.ts";

import { stateKey } from "./hours-bank.model.ts";

const looks: Record<ReturnType<typeof stateKey>, { color: Accent; icon: typeof IconClock }> = {
  pending: { color: "yellow", icon: IconClock },
  rejected: { color: "red", icon: IconX },
  approved: { color: "green", icon: IconCircleCheck },
  transferred: { color: "blue", icon: IconArrowRight },
};

/** State of an incidence in words, with a colour and a picture. */
export function IncidenceBadge({ state }: { state: number }) {
  const { t } = useTranslation("hours-bank");
  const key = stateKey(state);
  const { color, icon: Icon } = looks[key];
  return (
    <StatusBadge color={color} icon={<Icon size={16} />}>
      {t(`state.${key}`)}
    </StatusBadge>
  );
}
