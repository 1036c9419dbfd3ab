import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { dayIn, formatMinutes } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { LinesSkeleton } from "../../../ui/state.tsx";
import { ScheduleText } from "../schedule-text.tsx";
import { HolidayBadge } from "../sheet/holiday-badge.tsx";
import { scheduleTodayQuery } from "../time.queries.ts";
import { useNow } from "../use-now.ts";

import classes from "./today-schedule.module.css";

/** Today's schedule: the stretches, their sum, the schedule's name, a holiday. */
export function TodaySchedule() {
  const { t } = useTranslation("time");
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria, useNow());
  const { data, isError } = useQuery(scheduleTodayQuery(user.id, today));
  if (isError) return t("today.failed");
  if (data === undefined) return <LinesSkeleton lines={2} />;
  const details = [
    data.minutos_previstos > 0
      ? t("today.scheduled", { total: formatMinutes(data.minutos_previstos) })
      : null,
    data.horario,
  ].filter((detail) => detail !== null);
  return (
    <>
      {data.tramos.length === 0 ? t("today.none") : <ScheduleText items={data.tramos} />}
      {details.length > 0 && <span className={classes.details}>{details.join(" · ")}</span>}
      {data.festivo !== null && (
        <span className={classes.holiday}>
          <HolidayBadge holiday={data.festivo} />
        </span>
      )}
    </>
  );
}
