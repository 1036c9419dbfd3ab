import { useId } from "react";
import { useTranslation } from "react-i18next";

import { shiftColour } from "@atrio/contract/palette";

import classes from "./edit.module.css";

/** Colours offered first; any other comes from the device's own picker. */
const offered = [
  [shiftColour, "orange"],
  ["#D99A2B", "amber"],
  ["#2F7BD6", "blue"],
  ["#6F4BC4", "violet"],
  ["#1F9275", "green"],
  ["#C2337A", "pink"],
  ["#5F6B7A", "grey"],
] as const;

type ColourFieldProps = { label: string; value: string; onChange: (colour: string) => void };

/** A colour of the offered ones, or any other. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const { t } = useTranslation("board-edit");
  const name = useId();
  const isOther = offered.every(([colour]) => colour !== value.toUpperCase());
  return (
    <fieldset className={classes.colours}>
      <legend>{label}</legend>
      {offered.map(([colour, key]) => (
        <label key={colour} className={classes.swatch}>
          <input
            type="radio"
            name={name}
            aria-label={t(`colour.${key}`)}
            checked={value.toUpperCase() === colour}
            onChange={() => onChange(colour)}
          />
          <span style={{ background: colour }} aria-hidden />
        </label>
      ))}
      <label className={classes.other} data-chosen={isOther}>
        <input
          type="color"
          aria-label={t("colour.other")}
          value={value.toLowerCase()}
          onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
        />
        <span aria-hidden>{t("colour.other")}</span>
      </label>
    </fieldset>
  );
}
