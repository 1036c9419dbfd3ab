import { IconCalendarDue } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { AnyRequest } from "../../approvals/approvals.model.ts";
import { useOccasionText } from "../../requests/use-occasion-text.ts";

import classes from "./facts.module.css";

/** Total of all requests for the fact that a leave hangs on, with its deadline (Rule LEAVE-71). */
export function OccasionLine({ request }: { request: AnyRequest }) {
  const { t } = useTranslation("requests");
  const textOf = useOccasionText();
  const { ausencia } = request;
  const occasion = ausencia?.ocasion ?? null;
  if (ausencia === null || occasion === null) return null;
  const { name, use, deadline } = textOf(occasion, ausencia.unidad);
  return (
    <p className={classes.fact}>
      <IconCalendarDue size={18} aria-hidden />
      {[t("occasion.fact", { name }), use, deadline].filter((part) => part !== null).join(" ")}
    </p>
  );
}
