import { Checkbox, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { AllSettings } from "@atrio/contract/company/settings";
import type { QuietHours } from "@atrio/contract/messages/notice-preferences";

import { addDays, formatWeekday } from "../../../lib/format.ts";
import { TimeField } from "../../../ui/typed-fields/time-field.tsx";

import classes from "./settings.module.css";

/** A Monday, to name the days of any week by. */
const monday = "2024-01-01";
const everyDay = [1, 2, 3, 4, 5, 6, 7];
/** Hours that a company begins with. */
const usual: QuietHours = { desde: "21:00", hasta: "08:00", dias: everyDay };

type QuietFieldProps = {
  values: AllSettings;
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (change: [name: "silencio", value: QuietHours | null]) => void;
};

/** Quiet hours of the company, or none (Rule MESSAGES-47). */
export function QuietField({ values, isReadOnly, error, onChange }: QuietFieldProps) {
  const { t } = useTranslation("company-settings");
  const { silencio } = values;
  return (
    <fieldset className={`${classes.wide} ${classes.quiet}`}>
      <legend>{t("label.silencio")}</legend>
      <Switch
        label={t("quiet.on")}
        description={t("hint.silencio")}
        checked={silencio !== null}
        disabled={isReadOnly}
        error={silencio === null ? error : undefined}
        onChange={(event) => onChange(["silencio", event.currentTarget.checked ? usual : null])}
      />
      {silencio !== null && (
        <QuietHoursFields
          hours={silencio}
          isReadOnly={isReadOnly}
          error={error}
          onWrite={(part) => onChange(["silencio", { ...silencio, ...part }])}
        />
      )}
    </fieldset>
  );
}

type QuietHoursFieldsProps = {
  hours: QuietHours;
  isReadOnly: boolean;
  error: string | undefined;
  onWrite: (part: Partial<QuietHours>) => void;
};

function QuietHoursFields({ hours, isReadOnly, error, onWrite }: QuietHoursFieldsProps) {
  const { t } = useTranslation("company-settings");
  const { desde, hasta, dias } = hours;
  const passesMidnight = desde !== "" && hasta !== "" && hasta < desde;
  return (
    <>
      <div className={classes.quietTimes}>
        <TimeField
          label={t("quiet.from")}
          value={desde}
          disabled={isReadOnly}
          onChange={(value) => onWrite({ desde: value })}
        />
        <TimeField
          label={t("quiet.to")}
          description={passesMidnight && t("quiet.nextDay")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={hasta}
          disabled={isReadOnly}
          onChange={(value) => onWrite({ hasta: value })}
        />
      </div>
      <Checkbox.Group
        label={t("quiet.days")}
        value={dias.map(String)}
        error={error}
        onChange={(days) => onWrite({ dias: days.map(Number).toSorted((a, b) => a - b) })}
      >
        <div className={classes.quietDays}>
          {everyDay.map((day) => (
            <Checkbox
              key={day}
              value={String(day)}
              label={formatWeekday(addDays(monday, day - 1), "long")}
              disabled={isReadOnly}
            />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}
