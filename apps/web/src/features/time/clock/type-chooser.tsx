import { IconBuilding, IconHome, IconMapPin } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { useLabels } from "../use-labels.ts";
import type { ClockInType } from "../use-labels.ts";

import classes from "./type-chooser.module.css";

type TypeChooserProps = {
  types: readonly ClockInType[];
  value: number | null;
  /** Text of the error, or null. */
  error: string | null;
  disabled: boolean;
  onChange: (id: number) => void;
};

const icons = { presencial: IconBuilding, teletrabajo: IconHome, lugar: IconMapPin } as const;
/** More places than this are offered in a list. */
const mostChips = 4;

/**
 * Choice of the clock-in type: one tap for the usual types, a list when a company has many places.
 */
export function TypeChooser({ types, value, error, disabled, onChange }: TypeChooserProps) {
  const { t } = useTranslation("time");
  const { typeName } = useLabels();
  const group = useId();
  const isLong = types.length > mostChips;
  const chips = isLong ? types.filter(({ tipo }) => tipo !== "lugar") : types;
  const places = isLong ? types.filter(({ tipo }) => tipo === "lugar") : [];
  return (
    <fieldset
      className={classes.group}
      disabled={disabled}
      aria-describedby={error === null ? undefined : `${group}-error`}
    >
      <legend className={classes.legend}>{t("type.label")}</legend>
      <div className={classes.chips}>
        {chips.map((type) => {
          const Icon = icons[type.tipo];
          return (
            <label key={type.id} className={classes.chip}>
              <input
                type="radio"
                name={group}
                checked={value === type.id}
                onChange={() => onChange(type.id)}
              />
              <Icon size={18} aria-hidden />
              {typeName(type)}
            </label>
          );
        })}
        {places.length > 0 && (
          <select
            className={classes.places}
            aria-label={t("type.place")}
            value={places.some(({ id }) => id === value) ? String(value) : ""}
            onChange={(event) => onChange(Number(event.currentTarget.value))}
          >
            <option value="" disabled>
              {t("type.more")}
            </option>
            {places.map((place) => (
              <option key={place.id} value={place.id}>
                {place.nombre}
              </option>
            ))}
          </select>
        )}
      </div>
      {error !== null && (
        <p id={`${group}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
