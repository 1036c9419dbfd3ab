import { useTranslation } from "react-i18next";

import type { Signing, Workday } from "@atrio/contract/time/time";

import { formatTime } from "../../../lib/format.ts";

import { daysAfter } from "./sheet.model.ts";

type TimeSpanProps = {
  signing: Pick<Signing, "hora_inicio" | "hora_fin">;
  day: Pick<Workday, "dia" | "zona_horaria">;
};

/** '07:58–15:02', with +1 on a time of the day after and 'open' when it has no end. */
export function TimeSpan({ signing, day }: TimeSpanProps) {
  const { t } = useTranslation("time");
  const { hora_inicio, hora_fin } = signing;
  return (
    <span>
      <Clock instant={hora_inicio} day={day} />–
      {hora_fin === null ? t("sheet.open") : <Clock instant={hora_fin} day={day} />}
    </span>
  );
}

function Clock({ instant, day }: { instant: string; day: TimeSpanProps["day"] }) {
  const { t } = useTranslation("time");
  const later = daysAfter(day, instant);
  return (
    <>
      {formatTime(instant, day.zona_horaria)}
      {later > 0 && <sup title={t("today.next_day")}>+{later}</sup>}
    </>
  );
}
