import { Button, SegmentedControl } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { periodKinds } from "@atrio/contract/kinds";
import type { ScheduledDay } from "@atrio/contract/time/schedules";

import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { TimeField } from "../../../../ui/typed-fields/time-field.tsx";
import { wayOf } from "../ask.model.ts";
import type { PeriodDraft } from "../ask.model.ts";

import classes from "./periods.module.css";

type PeriodItemProps = {
  period: PeriodDraft;
  /** Position in the list, from 1. */
  number: number;
  schedule: ScheduledDay | undefined;
  /** Just added: its missing fields are typed next. */
  isNew: boolean;
  onChange: (period: PeriodDraft) => void;
  onRemove: () => void;
};

/** A period that was chosen, with its days and hours to be typed as well. */
export function PeriodItem(props: PeriodItemProps) {
  const { period, number, onChange, onRemove } = props;
  const { t } = useTranslation("ask");
  const way = wayOf(period);
  return (
    <li className={classes.item} aria-label={t("periods.item", { number })}>
      <div className={classes.fields}>
        {way === "days" ? (
          <DayFields period={period} onChange={onChange} />
        ) : (
          <DateField
            size="sm"
            className={classes.day}
            label={t("periods.day")}
            value={period.from}
            onChange={(value) => onChange({ ...period, from: value, to: value })}
          />
        )}
        {way === "half" && <HalfField period={period} onChange={onChange} />}
        {way === "hours" && <HourFields {...props} />}
        <Button
          className={classes.remove}
          variant="subtle"
          color="gray"
          size="sm"
          leftSection={<IconTrash size={18} aria-hidden />}
          aria-label={t("periods.remove_of", { number })}
          onClick={onRemove}
        >
          {t("periods.remove")}
        </Button>
      </div>
      {way !== "days" && <ScheduleHint schedule={props.schedule} />}
    </li>
  );
}

type FieldProps = Pick<PeriodItemProps, "period" | "onChange">;

function DayFields({ period, onChange }: FieldProps) {
  const { t } = useTranslation("ask");
  return (
    <>
      <DateField
        size="sm"
        className={classes.day}
        label={t("periods.from")}
        value={period.from}
        onChange={(value) => onChange({ ...period, from: value })}
      />
      <DateField
        size="sm"
        className={classes.day}
        label={t("periods.to")}
        min={period.from}
        value={period.to}
        onChange={(value) => onChange({ ...period, to: value })}
      />
    </>
  );
}

function HalfField({ period, onChange }: FieldProps) {
  const { t } = useTranslation("ask");
  return (
    <SegmentedControl
      className={classes.half}
      size="sm"
      aria-label={t("periods.half")}
      data={[
        { value: String(periodKinds.morning), label: t("periods.morning") },
        { value: String(periodKinds.afternoon), label: t("periods.afternoon") },
      ]}
      value={String(period.type)}
      onChange={(value) => onChange({ ...period, type: Number(value) })}
    />
  );
}

function HourFields({ period, isNew, onChange }: PeriodItemProps) {
  const { t } = useTranslation("ask");
  return (
    <>
      <TimeField
        size="sm"
        className={classes.time}
        label={t("periods.start")}
        data-newest={isNew}
        value={period.start}
        onChange={(value) => onChange({ ...period, start: value })}
      />
      <TimeField
        size="sm"
        className={classes.time}
        label={t("periods.end")}
        value={period.end}
        onChange={(value) => onChange({ ...period, end: value })}
      />
    </>
  );
}

/** The day's schedule, as a hint to the hours that can be requested. */
function ScheduleHint({ schedule }: { schedule: ScheduledDay | undefined }) {
  const { t } = useTranslation("ask");
  if (schedule === undefined) return null;
  const spans = schedule.tramos.map(({ inicio, fin }) => `${inicio}–${fin}`).join(", ");
  return (
    <p className={classes.hint}>
      {spans === "" ? t("periods.no_schedule") : t("periods.schedule", { spans })}
    </p>
  );
}
