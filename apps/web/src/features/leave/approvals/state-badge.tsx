import { IconBan, IconCircleCheck, IconClock, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { Accent } from "../../../ui/theme.ts";

import { stateKeyOf } from "./approvals.model.ts";
import type { StateKey } from "./approvals.model.ts";

const looks: Record<StateKey, { color: Accent; icon: typeof IconClock }> = {
  pending: { color: "yellow", icon: IconClock },
  approved: { color: "green", icon: IconCircleCheck },
  rejected: { color: "red", icon: IconX },
  cancelled: { color: "gray", icon: IconBan },
};

/** A request's state (estado_id) in its colour, with its icon and name. */
export function StateBadge({ state }: { state: number }) {
  const { t } = useTranslation("requests");
  const key = stateKeyOf(state);
  const { color, icon: Icon } = looks[key];
  return (
    <StatusBadge color={color} icon={<Icon size={15} />}>
      {t(`state.${key}`)}
    </StatusBadge>
  );
}
