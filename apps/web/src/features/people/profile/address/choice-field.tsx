import { Select } from "@mantine/core";
import type { ComboboxItem, ComboboxParsedItem } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { FocusEvent } from "react";
import { useTranslation } from "react-i18next";

import { matches } from "../profile.model.ts";
import type { Choice } from "../profile.model.ts";

type ChoiceGroup = { group: string; items: Choice[] };

type ChoiceFieldProps = {
  label: string;
  /** The list as the server answered it. */
  list: Pick<UseQueryResult, "isError" | "refetch" | "isLoading">;
  choices: ReadonlyArray<Choice | ChoiceGroup> | undefined;
  value: string;
  /** The name of the value, until the list is there. */
  known: string | null;
  placeholder?: string;
  /** A choice that may be taken back. */
  clearable?: boolean;
  disabled?: boolean;
  autoComplete?: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** A list to choose from, found by typing without accents or capitals. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, list, choices, value, known, placeholder, clearable = true } = props;
  const { t } = useTranslation("profile");
  const fallback = value === "" ? [] : [{ value, label: known ?? "" }];
  // The button that clears is for the pointer: by keyboard an emptied field is taken at its word.
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const isEmptied = currentTarget.value === "" && value !== "" && choices !== undefined;
    if (clearable && isEmptied) props.onChange("");
  };
  return (
    <Select
      label={label}
      placeholder={placeholder ?? t("contact.choose")}
      searchable
      clearable={clearable}
      clearButtonProps={{ "aria-label": t("contact.clear") }}
      onBlur={leave}
      disabled={props.disabled === true}
      autoComplete={props.autoComplete ?? "off"}
      nothingFoundMessage={list.isError ? t("contact.unreadable") : t("contact.nothing")}
      data={choices === undefined ? fallback : [...choices]}
      filter={({ options, search }) => found(options, search)}
      value={value === "" ? null : value}
      onChange={(chosen) => props.onChange(chosen ?? "")}
      onDropdownOpen={() => {
        if (list.isError) void list.refetch();
      }}
      error={props.error}
    />
  );
}

function found(options: readonly ComboboxParsedItem[], search: string): ComboboxParsedItem[] {
  const isFound = ({ label }: ComboboxItem) => matches(label, search);
  return options.flatMap((option): ComboboxParsedItem[] => {
    if ("group" in option) {
      const items = option.items.filter(isFound);
      return items.length === 0 ? [] : [{ ...option, items }];
    }
    return isFound(option) ? [option] : [];
  });
}
