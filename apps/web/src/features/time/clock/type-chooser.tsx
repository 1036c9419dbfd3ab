import { IconBuilding, IconHome, IconMapPin } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
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
/** Room at both ends of the line of a phone, as in the style sheet. */
const inset = 20;
/** More places than this are offered in a list. */
const mostChips = 4;

/**
 * Choice of the clock-in type: one tap for the usual types, a list when a company has many places.
 */
export function TypeChooser({ types, value, error, disabled, onChange }: TypeChooserProps) {
  const { t } = useTranslation("time");
  const { typeName } = useLabels();
  const group = useId();
  const line = useChosenInSight();
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
      <div ref={line} className={classes.chips}>
        {chips.map((type) => {
          const Icon = icons[type.tipo];
          return (
            <label key={type.id} className={classes.chip} data-chosen={value === type.id}>
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
            data-chosen={places.some(({ id }) => id === value)}
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

/** On a phone the types are a line that scrolls: it begins at the chosen one if that is beyond its end. */
function useChosenInSight() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = line.current?.querySelector<HTMLElement>('[data-chosen="true"]');
    if (line.current === null || chosen === null || chosen === undefined) return;
    const { left, right } = line.current.getBoundingClientRect();
    const box = chosen.getBoundingClientRect();
    if (box.right > right) line.current.scrollLeft = box.left - left - inset;
  }, []);
  return line;
}
