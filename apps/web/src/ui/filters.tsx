import { Button, Select, TextInput } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";

import classes from "./filters.module.css";

type FiltersProps = {
  /** Name of the search; without one the fields are no landmark. */
  label?: string;
  /** Back to the whole list; null while nothing narrows it. */
  reset?: { label: string; onReset: () => void } | null;
  /** Fields; `data-fit` marks those that are as wide as their content. */
  children: ReactNode;
};

/** Fields that narrow a list. */
export function Filters({ label, reset = null, children }: FiltersProps) {
  return (
    <div className={classes.filters} role={label && "search"} aria-label={label}>
      {children}
      {reset !== null && (
        <Button
          variant="default"
          data-fit
          leftSection={<IconX size={18} aria-hidden />}
          onClick={reset.onReset}
        >
          {reset.label}
        </Button>
      )}
    </div>
  );
}

type WordsFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (words: string) => void;
};

/** Search field of a list. */
export function WordsField({ onChange, ...field }: WordsFieldProps) {
  return (
    <TextInput
      {...field}
      className={classes.words ?? ""}
      leftSection={<IconSearch size={18} aria-hidden />}
      type="search"
      maxLength={100}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type ChoiceProps<Value extends string | number> = {
  label: string;
  /** Name of the choice that narrows nothing. */
  all: string;
  /** Null for all. */
  value: Value | null;
  options: ReadonlyArray<{ value: Value; label: string }>;
  onChange: (value: Value | null) => void;
  /** Makes a long list searchable: the text for words that find nothing. */
  nothingFound?: string;
};

const all = "";

/** Most options that a list shows; words find the others. */
const mostShown = 200;

/** One of several values, or all of them. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange, nothingFound } = props;
  return (
    <Select
      label={label}
      searchable={nothingFound !== undefined}
      limit={mostShown}
      nothingFoundMessage={nothingFound}
      value={value === null ? all : String(value)}
      data={[
        { value: all, label: props.all },
        ...options.map((option) => ({ value: String(option.value), label: option.label })),
      ]}
      onChange={(chosen) =>
        onChange(options.find((option) => String(option.value) === chosen)?.value ?? null)
      }
    />
  );
}
