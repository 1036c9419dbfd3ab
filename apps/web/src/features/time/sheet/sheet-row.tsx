import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { formatLongDate, formatMinutes, formatWeekday } from "../../../lib/format.ts";
import { ScheduleText } from "../schedule-text.tsx";
import { balanceMinutes, workedMinutes } from "../time.model.ts";

import { Balance } from "./balance.tsx";
import { DayAbsences } from "./day-absences.tsx";
import { DayMarks } from "./day-marks.tsx";
import { DayStatus } from "./day-status.tsx";
import { HolidayBadge } from "./holiday-badge.tsx";
import classes from "./sheet-row.module.css";
import { dayTone } from "./sheet.model.ts";
import { SigningChip } from "./signing-chip.tsx";

type SheetRowProps = {
  day: Workday;
  today: string;
  now: string;
  isTabStop: boolean;
  onFocus: () => void;
  onOpen: () => void;
};

/** One day of the sheet; a click anywhere opens it, the button in the first cell is for the keys. */
export function SheetRow({ day, today, now, isTabStop, onFocus, onOpen }: SheetRowProps) {
  const { t } = useTranslation("time");
  const date = formatLongDate(day.dia);
  const isBlank = day.fichajes.length === 0 && day.minutos_previstos === 0;
  return (
    <tr className={classes.row} data-tone={dayTone(day, today)} onClick={onOpen}>
      <th scope="row" className={classes.day}>
        <button
          type="button"
          data-day={day.dia}
          title={date}
          tabIndex={isTabStop ? 0 : -1}
          onFocus={onFocus}
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          <span className={classes.weekday}>{formatWeekday(day.dia)}</span>
          <span className={classes.number}>{Number(day.dia.slice(8))}</span>
          <VisuallyHidden>{t("sheet.details", { date })}</VisuallyHidden>
        </button>
        {day.dia === today && <span className={classes.today}>{t("sheet.today")}</span>}
      </th>
      <td>
        <span className={classes.schedule}>
          {!day.sin_registro && (day.festivo === null || day.horario.length > 0) ? (
            <ScheduleText items={day.horario} />
          ) : null}
          {day.festivo !== null && <HolidayBadge holiday={day.festivo} />}
          <DayAbsences day={day} />
        </span>
      </td>
      <td>
        <span className={classes.chips}>
          {day.fichajes.map((signing) => (
            <SigningChip key={signing.id} signing={signing} day={day} />
          ))}
        </span>
      </td>
      <td data-numeric>
        {!isBlank && day.dia <= today && formatMinutes(workedMinutes(day, now), "column")}
      </td>
      <td data-numeric>{!isBlank && formatMinutes(day.minutos_previstos, "column")}</td>
      <td data-numeric>
        {!isBlank && day.estado_id !== null && (
          <Balance minutes={balanceMinutes(day, now)} place="column" />
        )}
      </td>
      <td>
        <span className={classes.schedule}>
          <DayStatus day={day} />
          <DayMarks day={day} />
        </span>
      </td>
    </tr>
  );
}
