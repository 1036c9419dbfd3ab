import { IconCircleCheck } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { Waiting } from "@atrio/contract/company/waiting";

import { EmptyState } from "../../ui/state.tsx";

import classes from "./waiting-card.module.css";
import { WaitingLine } from "./waiting-row.tsx";

type WaitingCardProps = {
  waiting: Waiting;
  /** True if the reader has the inbox. */
  hasInbox: boolean;
};

/** Card of the work that waits for the reader, the most urgent first (Rules ACCESS-52 and TIME-146). */
export function WaitingCard({ waiting, hasInbox }: WaitingCardProps) {
  const { t } = useTranslation("office-home");
  const { routesByPath } = useRouter();
  const { filas, hoy } = waiting;
  const total = filas.reduce((sum, row) => sum + row.total, 0);
  return (
    <section className={classes.card}>
      <header className={classes.header}>
        <h2 aria-label={total === 0 ? undefined : t("waiting.counted", { count: total })}>
          {t("waiting.title")} {total > 0 && <span className={classes.total}>{total}</span>}
        </h2>
        {hasInbox && <Link to="/admin/inbox">{t("waiting.inbox")}</Link>}
      </header>
      {filas.length === 0 ? (
        <EmptyState
          icon={<IconCircleCheck size={24} />}
          title={t("waiting.done")}
          text={t("waiting.doneText")}
        />
      ) : (
        <ul className={classes.rows}>
          {filas.map((row) => (
            <li key={row.tipo}>
              <WaitingLine
                row={row}
                today={hoy}
                exists={(path) => Object.hasOwn(routesByPath, path)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
