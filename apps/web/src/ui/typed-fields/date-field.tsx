import { ActionIcon, Popover, TextInput } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import { maskDate, readDate, showDate } from "../../lib/typed-moment.ts";

import { DateCalendar } from "./date-calendar.tsx";
import type { TypedFieldProps } from "./typed-field.model.ts";
import classes from "./typed-field.module.css";
import { useTypedValue } from "./use-typed-value.ts";

type DateFieldProps = TypedFieldProps & {
  /** First and last day of the calendar; forms judge typed days themselves. */
  min?: string | undefined;
  max?: string | undefined;
};

/** On a low screen the calendar covers the field, because nobody can scroll under a dialog. */
const place = { flip: true, shift: { crossAxis: true, padding: 8 } };

/** A day, `DD/MM/YYYY` in all languages (Rule COMPANY-48): typed or chosen from a calendar. */
export function DateField({ value, min, max, error, onChange, ...input }: DateFieldProps) {
  const { t } = useTranslation("common");
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedValue({
    value,
    show: showDate,
    mask: maskDate,
    read: readDate,
    readLeft: readDate,
    onChange,
  });
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    typed.input.onKeyDown(event);
    if (event.key !== "ArrowDown" || !event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const choose = (day: string) => {
    setOpen(false);
    typed.choose(day);
  };
  const calendar = (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      middlewares={place}
      shadow="md"
      radius="lg"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          w={44}
          h="100%"
          disabled={input.disabled}
          aria-label={t("calendar.open")}
          onClick={() => setOpen(!isOpen)}
        >
          <IconCalendar size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <DateCalendar
          value={value}
          min={min}
          max={max}
          isRequired={input.required === true}
          onChoose={choose}
        />
      </Popover.Dropdown>
    </Popover>
  );
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      classNames={{ input: classes.input }}
      placeholder={t("field.date_form")}
      maxLength={10}
      error={typed.isUnreadable ? t("field.date") : error}
      rightSection={calendar}
      rightSectionWidth={44}
      {...input}
      {...typed.input}
      onKeyDown={press}
    />
  );
}
