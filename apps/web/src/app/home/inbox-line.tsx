import { IconChevronRight, IconInbox } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { inboxActs } from "@atrio/contract/company/inbox-kinds";

import { formatList } from "../../lib/format.ts";
import { totalsByAct } from "../inbox/inbox.model.ts";
import { inboxTotalsQuery } from "../inbox/inbox.queries.ts";

import classes from "./inbox-line.module.css";

/** Line of the home page that counts the inbox and leads to it; empty inbox: no line (Rule COMPANY-115). */
export function InboxLine({ className }: { className: string | undefined }) {
  const { t } = useTranslation("inbox");
  const { data } = useQuery(inboxTotalsQuery);
  if (data === undefined || data.pendientes === 0) return null;
  const totals = totalsByAct(data);
  const parts = inboxActs
    .filter((act) => totals[act] > 0)
    .map((act) => t("home.part", { total: totals[act], act: t(`home.act.${act}`) }));
  return (
    <Link to="/inbox" className={`${classes.line} ${className ?? ""}`}>
      <IconInbox size={22} aria-hidden />
      <span className={classes.texts}>
        <b>{t("home.title", { count: data.pendientes })}</b>
        <span>{formatList(parts)}</span>
      </span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}
