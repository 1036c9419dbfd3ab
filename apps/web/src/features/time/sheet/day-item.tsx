import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { formatLongDate, formatMinutes, formatWeekday } from "../../../lib/format.ts";
import { ScheduleText } from "../schedule-text.tsx";
import { balanceMinutes, workedMinutes } from "../time.model.ts";

import { Balance } from "./balance.tsx";
import { DayAbsences } from "./day-absences.tsx";
import classes from "./day-item.module.css";
import { DayMarks, hasMarks } from "./day-marks.tsx";
import { DayStatus } from "./day-status.tsx";
import { HolidayBadge } from "./holiday-badge.tsx";
import { dayTone } from "./sheet.model.ts";
import { SigningChip } from "./signing-chip.tsx";

type DayItemProps = { day: Workday; today: string; now: string; onOpen: () => void };

/** One day of the month as a card that opens its detail. */
export function DayItem({ day, today, now, onOpen }: DayItemProps) {
  const { t } = useTranslation("time");
  const hasFigures = day.fichajes.length > 0 || day.minutos_previstos > 0;
  return (
    <button
      type="button"
      className={classes.item}
      data-day={day.dia}
      data-tone={dayTone(day, today)}
      onClick={onOpen}
    >
      <span className={classes.head}>
        <span className={classes.day}>
          <b>{Number(day.dia.slice(8))}</b> {formatWeekday(day.dia, "long")}
        </span>
        <VisuallyHidden>{t("sheet.details", { date: formatLongDate(day.dia) })}</VisuallyHidden>
        <DayStatus day={day} />
      </span>
      {(day.horario.length > 0 || day.festivo !== null || day.ausencias.length > 0) && (
        <span className={classes.schedule}>
          {day.horario.length > 0 && <ScheduleText items={day.horario} />}
          {day.festivo !== null && <HolidayBadge holiday={day.festivo} />}
          <DayAbsences day={day} />
        </span>
      )}
      {day.fichajes.length > 0 && (
        <span className={classes.chips}>
          {day.fichajes.map((signing) => (
            <SigningChip key={signing.id} signing={signing} day={day} />
          ))}
        </span>
      )}
      {hasMarks(day) && (
        <span className={classes.chips}>
          <DayMarks day={day} />
        </span>
      )}
      {hasFigures && day.dia <= today && (
        <span className={classes.figures}>
          <span>
            {t("sheet.worked")} <b>{formatMinutes(workedMinutes(day, now))}</b>
          </span>
          <span>
            {t("sheet.expected")} <b>{formatMinutes(day.minutos_previstos)}</b>
          </span>
          {day.estado_id !== null && <Balance minutes={balanceMinutes(day, now)} />}
        </span>
      )}
    </button>
  );
}
