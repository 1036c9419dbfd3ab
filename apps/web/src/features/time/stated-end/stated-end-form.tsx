import { IconAlertTriangle, IconDoorExit } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Signing } from "@atrio/contract/time/time";

import {
  dayIn,
  formatDate,
  formatDateTime,
  formatWeekday,
  formatMinutes,
  minutesBetween,
} from "../../../lib/format.ts";
import { readTime } from "../../../lib/typed-moment.ts";
import { StageButton } from "../clock/stage-button.tsx";
import type { Clock } from "../clock/use-clock.ts";
import type { Punch } from "../clock/use-punch.ts";

import { OccurrenceChoice } from "./occurrence-choice.tsx";
import classes from "./stated-end-form.module.css";
import { possibleDays, readStatedEnd, statedEndLimits, zoneCity } from "./stated-end.model.ts";
import type { Occurrence, StatedEnd } from "./stated-end.model.ts";

type StatedEndFormProps = { clock: Clock; open: Signing; punch: Punch };

/** A signing left open for more than a day: its worker states when it really ended. */
export function StatedEndForm({ clock, open, punch }: StatedEndFormProps) {
  const { t } = useTranslation("time");
  const { zone, now } = clock;
  const { hora_inicio } = open;
  const id = useId();
  const [day, setDay] = useState(() => dayIn(zone, hora_inicio));
  const [typed, setTyped] = useState("");
  const [occurrence, setOccurrence] = useState<Occurrence | null>(null);
  const [tried, setTried] = useState(false);
  const time = readTime(typed);
  const end = readStatedEnd({ start: hora_inicio, day, time, zone, now, occurrence });
  const limits = statedEndLimits(hora_inicio, now);
  const problem = useProblem(end, { start: limits.from, limit: limits.to, zone });
  const isShown = problem !== null && (tried || end.state !== "empty");
  const instants = end.state === "choose" || end.state === "ok" ? end.instants : null;

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (end.state === "ok") punch.start({ accion: "salida", hora_fin: end.instant });
  };

  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <div role="alert">
        <p className={classes.title}>
          <IconAlertTriangle size={20} aria-hidden />
          {t("long.title")}
        </p>
        <p className={classes.text}>
          {t("long.text", { start: formatDateTime(hora_inicio, zone) })}
        </p>
      </div>
      <fieldset className={classes.days}>
        <legend>{t("long.date")}</legend>
        {possibleDays(hora_inicio, now, zone).map((possible) => (
          <label key={possible} className={classes.day}>
            <input
              type="radio"
              name={id}
              checked={day === possible}
              onChange={() => setDay(possible)}
            />
            {`${formatWeekday(possible, "long")}, ${formatDate(possible)}`}
          </label>
        ))}
      </fieldset>
      <label className={classes.field}>
        {t("long.time")}
        <input
          inputMode="numeric"
          autoComplete="off"
          placeholder={t("long.time_form")}
          maxLength={5}
          value={typed}
          aria-invalid={isShown}
          aria-describedby={`${id}-help`}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => setTyped((text) => readTime(text) || text)}
        />
      </label>
      {instants !== null && (
        <OccurrenceChoice
          instants={instants}
          zone={zone}
          value={occurrence}
          onChange={setOccurrence}
        />
      )}
      <p id={`${id}-help`} className={classes.help} aria-live="polite" data-wrong={isShown}>
        {isShown
          ? problem
          : t("long.limits", {
              from: formatDateTime(limits.from, zone),
              to: formatDateTime(limits.to, zone),
              zone: zoneCity(zone),
            })}
        {end.state === "ok" &&
          ` ${t("long.result", { worked: formatMinutes(minutesBetween(hora_inicio, end.instant)) })}`}
      </p>
      <StageButton
        type="submit"
        tone="primary"
        icon={<IconDoorExit size={24} />}
        disabled={punch.phase !== "idle"}
      >
        {t("long.save")}
      </StageButton>
    </form>
  );
}

type ProblemScene = { start: string; limit: string; zone: string };

/** Problem of the stated end, in words; null without one. */
function useProblem(end: StatedEnd, { start, limit, zone }: ProblemScene): string | null {
  const { t } = useTranslation("time");
  switch (end.state) {
    case "ok":
      return null;
    case "choose":
      return t("long.choose");
    case "gap":
      return t("long.gap");
    case "future":
      return t("long.future");
    case "empty":
      return t("long.empty");
    case "beforeStart":
      return t("long.before_start", { start: formatDateTime(start, zone) });
    case "tooLong":
      return t("long.too_long", { limit: formatDateTime(limit, zone) });
  }
}
