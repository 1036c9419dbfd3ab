import { IconCheck, IconClock, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { PortalDocument } from "@atrio/contract/papers/documents";

import { StatusBadge } from "../../../../ui/status-badge.tsx";

const looks = {
  pendiente: { color: "yellow", icon: IconClock },
  aprobada: { color: "green", icon: IconCheck },
  rechazada: { color: "red", icon: IconX },
} as const;

/** State of a document's approval. */
export function ApprovalBadge({ state }: { state: NonNullable<PortalDocument["aprobacion"]> }) {
  const { t } = useTranslation("files");
  const { color, icon: Icon } = looks[state];
  return (
    <StatusBadge color={color} icon={<Icon size={15} stroke={2.4} />}>
      {t(`approval.${state}`)}
    </StatusBadge>
  );
}
