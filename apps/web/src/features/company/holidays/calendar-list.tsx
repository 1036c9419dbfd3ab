import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { HolidayCalendar } from "@atrio/contract/company/holidays";

import { Card } from "../../../ui/card.tsx";

import classes from "./holidays.module.css";

type CalendarListProps = {
  calendars: readonly HolidayCalendar[];
  /** Id of the shown calendar; null for a new one. */
  open: number | null;
  anyo: number;
};

/** Calendars of the company with their centres, and a mark on those without days of the year. */
export function CalendarList({ calendars, open, anyo }: CalendarListProps) {
  const { t } = useTranslation("holidays");
  return (
    <Card title={t("list")}>
      {calendars.length === 0 && <p className={classes.muted}>{t("first")}</p>}
      <ul className={classes.list}>
        {calendars.map(({ id, nombre, centros, anyos }) => (
          <li key={id}>
            <Link
              to="/admin/calendars"
              search={{ calendario: id, anyo }}
              data-open={id === open || undefined}
              aria-current={id === open ? "page" : undefined}
            >
              <b>{nombre}</b>
              <span className={classes.muted}>
                {centros.length === 0
                  ? t("noCentre")
                  : centros.map((centre) => centre.nombre).join(", ")}
              </span>
              {!anyos.includes(anyo) && (
                <span className={classes.muted}>{t("noDays", { year: anyo })}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
