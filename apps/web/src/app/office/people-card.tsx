import { useTranslation } from "react-i18next";

import type { Waiting } from "@atrio/contract/company/waiting";

import { formatNumber, formatTime, serverNow } from "../../lib/format.ts";
import { useCurrentUser } from "../../lib/identity.ts";

import classes from "./people-card.module.css";

type PeopleCardProps = { people: NonNullable<Waiting["personas"]> };

/** Today's people: working, absent, and the others. */
export function PeopleCard({ people }: PeopleCardProps) {
  const { t } = useTranslation("office-home");
  const { zona_horaria } = useCurrentUser();
  const { total, trabajando, ausentes } = people;
  const parts = [
    { key: "working", count: trabajando },
    { key: "absent", count: ausentes },
    { key: "others", count: Math.max(0, total - trabajando - ausentes) },
  ] as const;
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <h2>{t("people.title", { time: formatTime(serverNow(), zona_horaria) })}</h2>
        <span>{t("people.total", { count: total })}</span>
      </div>
      <div className={classes.day}>
        <div className={classes.bar} aria-hidden>
          {parts.map(
            ({ key, count }) =>
              count > 0 && <span key={key} data-part={key} style={{ flexGrow: count }} />,
          )}
        </div>
        <ul className={classes.legend}>
          {parts.map(({ key, count }) => (
            <li key={key}>
              <span data-part={key} aria-hidden />
              <b>{formatNumber(count)}</b> {t(`people.${key}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
