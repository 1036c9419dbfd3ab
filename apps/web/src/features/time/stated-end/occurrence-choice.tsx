import { useId } from "react";
import { useTranslation } from "react-i18next";

import { formatOffset } from "../../../lib/format.ts";

import classes from "./occurrence-choice.module.css";
import type { Occurrence } from "./stated-end.model.ts";

type OccurrenceChoiceProps = {
  instants: [first: string, second: string];
  zone: string;
  value: Occurrence | null;
  onChange: (occurrence: Occurrence) => void;
};

/** On the night the clocks go back an hour happens twice: asks which of the two is meant. */
export function OccurrenceChoice({ instants, zone, value, onChange }: OccurrenceChoiceProps) {
  const { t } = useTranslation("time");
  const name = useId();
  const [first, second] = instants;
  const options = [
    ["first", t("long.first", { offset: formatOffset(first, zone) })],
    ["second", t("long.second", { offset: formatOffset(second, zone) })],
  ] as const;
  return (
    <fieldset className={classes.group}>
      <legend>{t("long.twice")}</legend>
      {options.map(([occurrence, label]) => (
        <label key={occurrence} className={classes.option}>
          <input
            type="radio"
            name={name}
            checked={value === occurrence}
            onChange={() => onChange(occurrence)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
