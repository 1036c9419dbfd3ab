import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Deadline, Waiting } from "@atrio/contract/company/waiting";

import {
  addDays,
  formatDayMonth,
  formatLongDateInText,
  formatMonthInText,
  formatRelativeDay,
  formatWeekday,
  weekdayOf,
} from "../../lib/format.ts";
import { Card } from "../../ui/card.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";

import classes from "./deadlines-card.module.css";
import { stripOf } from "./waiting.model.ts";

/** Most deadlines listed below the strip. */
const listed = 6;

/** Days of two weeks on which something ends or begins. */
export function DeadlinesCard({ waiting }: { waiting: Waiting }) {
  const { t } = useTranslation("office-home");
  const { hoy, plazos } = waiting;
  const coming = plazos.filter(({ el }) => el >= hoy).slice(0, listed);
  const monday = addDays(hoy, 1 - weekdayOf(hoy));
  return (
    <Card title={t("deadlines.title")}>
      <ol className={classes.strip} aria-label={t("deadlines.strip")}>
        {stripOf(monday, hoy, plazos).map(({ day, count, isNear }) => (
          <li
            key={day}
            data-today={day === hoy}
            data-past={day < hoy}
            aria-current={day === hoy ? "date" : undefined}
          >
            <span aria-hidden>{formatWeekday(day, "narrow")}</span>
            <b aria-hidden>{Number(day.slice(8))}</b>
            <span className={classes.dot} data-there={count > 0} data-near={isNear} aria-hidden />
            <VisuallyHidden>
              {count === 0
                ? formatLongDateInText(day)
                : t("deadlines.day", { count, date: formatLongDateInText(day) })}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      {coming.length === 0 ? (
        <p className={classes.none}>{t("deadlines.none")}</p>
      ) : (
        <ul className={classes.list}>
          {coming.map((deadline) => (
            <Row
              key={`${deadline.tipo}-${deadline.el}-${deadline.texto ?? ""}`}
              deadline={deadline}
              today={hoy}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ deadline, today }: { deadline: Deadline; today: string }) {
  const { el } = deadline;
  const [title, note] = useTexts(deadline);
  const isNear = el <= addDays(today, 3);
  return (
    <li className={classes.row}>
      <span className={classes.date}>{formatDayMonth(el)}</span>
      <span className={classes.texts}>
        <b>{title}</b>
        <span>{note}</span>
      </span>
      {isNear && <StatusBadge color="yellow">{formatRelativeDay(el, today)}</StatusBadge>}
    </li>
  );
}

/** Title and second line of a deadline. */
function useTexts({ tipo, el, total, texto }: Deadline): [title: string, note: string] {
  const { t } = useTranslation("office-home");
  if (tipo === "cierre") {
    const before = addDays(`${el.slice(0, 7)}-01`, -1);
    const month = formatMonthInText(Number(before.slice(0, 4)), Number(before.slice(5, 7)));
    return [t("deadlines.cierre", { month }), t("deadlines.cierreText")];
  }
  if (tipo === "nominas") {
    return [t("deadlines.nominas"), t("deadlines.nominasText", { count: total })];
  }
  if (tipo === "firmas") return [texto ?? "", t("deadlines.firmasText", { count: total })];
  if (tipo === "sello") return [t("deadlines.sello"), t("deadlines.selloText")];
  return [t(`deadlines.${tipo}`), texto ?? ""];
}
