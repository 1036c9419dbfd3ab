import { TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import {
  formatDate,
  formatMinutes,
  formatWeekday,
  minutesBetween,
} from "../../../../lib/format.ts";
import { readTime } from "../../../../lib/typed-moment.ts";
import { OccurrenceChoice } from "../../stated-end/occurrence-choice.tsx";

import classes from "./signing-times.module.css";
import { changeMoment, possibleDays } from "./times.model.ts";
import type { Moment, MomentDraft, ReadTimes, TimesDraft } from "./times.model.ts";

type SigningTimesProps = {
  /** The working day, `YYYY-MM-DD`. */
  day: string;
  zone: string;
  draft: TimesDraft;
  read: ReadTimes;
  /** Shows missing values too, not only wrong ones. */
  tried: boolean;
  onChange: (draft: TimesDraft) => void;
};

/** Start and end of a signing on the clocks of its zone, with their problems in words. */
export function SigningTimes({ day, zone, draft, read, tried, onChange }: SigningTimesProps) {
  const { t } = useTranslation("changes");
  const help = useId();
  const isNight = read.problem === "order";
  const isShown = read.problem !== null && (tried || read.problem !== "empty");
  return (
    <div className={classes.times}>
      <MomentField
        label={t("times.start")}
        day={day}
        zone={zone}
        draft={draft.start}
        moment={read.start}
        help={help}
        isWrong={isShown}
        isDayMeant={isNight}
        onChange={(start) => onChange({ ...draft, start })}
      />
      <MomentField
        label={t("times.end")}
        day={day}
        zone={zone}
        draft={draft.end}
        moment={read.end}
        help={help}
        isWrong={isShown}
        isDayMeant={isNight}
        onChange={(end) => onChange({ ...draft, end })}
      />
      <p id={help} className={classes.help} aria-live="polite" data-wrong={isShown}>
        {isShown && read.problem !== null && t(`times.problem.${read.problem}`)}
        {read.span !== null &&
          t("times.length", {
            length: formatMinutes(minutesBetween(read.span.start, read.span.end)),
          })}
      </p>
    </div>
  );
}

type MomentFieldProps = {
  label: string;
  day: string;
  zone: string;
  draft: MomentDraft;
  moment: Moment;
  help: string;
  isWrong: boolean;
  /** The times are right on two days only. */
  isDayMeant: boolean;
  onChange: (draft: MomentDraft) => void;
};

function MomentField(props: MomentFieldProps) {
  const { label, day, zone, draft, moment, help, isWrong, isDayMeant, onChange } = props;
  const { t } = useTranslation("changes");
  const name = useId();
  // Most signings end on the day they began.
  const [isAsked, setAsked] = useState(false);
  const hasDays = isAsked || isDayMeant || draft.day !== day;
  const instants = "instants" in moment ? moment.instants : null;
  return (
    <div className={classes.moment}>
      <TextInput
        label={label}
        className={classes.time}
        inputMode="numeric"
        autoComplete="off"
        placeholder="HH:mm"
        maxLength={5}
        value={draft.typed}
        error={isWrong}
        aria-describedby={help}
        onChange={(event) => onChange(changeMoment(draft, { typed: event.currentTarget.value }))}
        onBlur={() => {
          const time = readTime(draft.typed);
          if (time !== "" && time !== draft.typed) onChange(changeMoment(draft, { typed: time }));
        }}
      />
      {hasDays ? (
        <fieldset className={classes.days}>
          <legend>{t("times.day_of", { end: label })}</legend>
          {possibleDays(day).map((possible) => (
            <label key={possible}>
              <input
                type="radio"
                name={name}
                checked={draft.day === possible}
                onChange={() => onChange(changeMoment(draft, { day: possible }))}
              />
              {`${formatWeekday(possible)} ${formatDate(possible).slice(0, 5)}`}
            </label>
          ))}
        </fieldset>
      ) : (
        <button
          type="button"
          className={classes.other}
          aria-label={t("times.other_day_of", { end: label })}
          onClick={() => setAsked(true)}
        >
          {t("times.other_day")}
        </button>
      )}
      {instants !== null && (
        <OccurrenceChoice
          instants={instants}
          zone={zone}
          value={draft.occurrence}
          onChange={(occurrence) => onChange(changeMoment(draft, { occurrence }))}
        />
      )}
    </div>
  );
}
