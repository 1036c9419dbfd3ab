import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { maskTime, readTime, readWholeTime, showTime } from "../../lib/typed-moment.ts";

import type { TypedFieldProps } from "./typed-field.model.ts";
import classes from "./typed-field.module.css";
import { useTypedValue } from "./use-typed-value.ts";

/** A time, `HH:mm` in all languages (Rule COMPANY-48). */
export function TimeField({ value, error, onChange, ...input }: TypedFieldProps) {
  const { t } = useTranslation("common");
  const typed = useTypedValue({
    value: showTime(value),
    show: showTime,
    mask: maskTime,
    read: readWholeTime,
    readLeft: readTime,
    onChange,
  });
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      classNames={{ input: classes.input }}
      placeholder="HH:mm"
      maxLength={5}
      error={typed.isUnreadable ? t("field.time") : error}
      {...input}
      {...typed.input}
    />
  );
}
