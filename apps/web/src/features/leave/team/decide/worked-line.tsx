import { IconClockCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { formatDate, formatList, formatMinutes } from "../../../../lib/format.ts";
import type { AnyRequest } from "../../approvals/approvals.model.ts";

import classes from "./facts.module.css";

/** Time that was clocked on days for which an absence is asked (Rule LEAVE-74). */
export function WorkedLine({ request }: { request: AnyRequest }) {
  const { t } = useTranslation("requests");
  const worked = request.ausencia?.fichado ?? [];
  if (worked.length === 0) return null;
  const days = worked.map(
    ({ fecha, minutos }) => `${formatDate(fecha)} (${formatMinutes(minutos)})`,
  );
  return (
    <p className={classes.fact} data-bad>
      <IconClockCheck size={18} aria-hidden />
      {t("worked", { days: formatList(days) })}
    </p>
  );
}
