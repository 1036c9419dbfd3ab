import { IconAlertTriangle, IconCalendarDue, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { InboxRow } from "@atrio/contract/company/inbox";

import { formatDayMonth } from "../../lib/format.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";

import { isDecided } from "./inbox.model.ts";

/** Badge of a row: conflicts of a request, or the last day of anything else; none where neither is known. */
export function InboxChip({ row }: { row: InboxRow }) {
  const { t } = useTranslation("inbox");
  const { bloqueo, ausentes, ausente, hasta, coste } = row;
  if (bloqueo !== null) {
    return (
      <StatusBadge color="red" icon={<IconAlertTriangle size={15} />}>
        {t("blocked", { name: bloqueo })}
      </StatusBadge>
    );
  }
  if (ausentes > 0) {
    const values = { count: ausentes, name: ausente ?? "", others: ausentes - 1 };
    return (
      <StatusBadge color="yellow" icon={<IconUsers size={15} />}>
        {t("sameDays", values)}
      </StatusBadge>
    );
  }
  if (isDecided(row)) {
    return coste === null ? null : (
      <StatusBadge color="gray" icon={<IconUsers size={15} />}>
        {t("nobodyAway")}
      </StatusBadge>
    );
  }
  return hasta === null ? null : (
    <StatusBadge color="yellow" icon={<IconCalendarDue size={15} />}>
      {t("until", { date: formatDayMonth(hasta) })}
    </StatusBadge>
  );
}
