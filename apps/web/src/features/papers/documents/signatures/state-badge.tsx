import {
  IconBan,
  IconCircleCheck,
  IconClock,
  IconHourglassEmpty,
  IconX,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { SignatureDocument } from "@atrio/contract/papers/signatures";

import { StatusBadge } from "../../../../ui/status-badge.tsx";
import type { Accent } from "../../../../ui/theme.ts";

const looks: Record<SignatureDocument["estado"], { color: Accent; icon: typeof IconClock }> = {
  pendiente: { color: "yellow", icon: IconClock },
  firmado: { color: "green", icon: IconCircleCheck },
  rechazado: { color: "red", icon: IconX },
  anulado: { color: "gray", icon: IconBan },
  caducado: { color: "gray", icon: IconHourglassEmpty },
};

/** The state of a document to sign, in its colour, with its icon and name. */
export function StateBadge({ state }: { state: SignatureDocument["estado"] }) {
  const { t } = useTranslation("signatures");
  const { color, icon: Icon } = looks[state];
  return (
    <StatusBadge color={color} icon={<Icon size={15} />}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}
