import { MultiSelect } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../../lib/errors.ts";
import { scheduledPeopleQuery } from "../schedules.queries.ts";

export type Picked = { id: number; nombre_completo: string };

type PeoplePickerProps = {
  value: readonly Picked[];
  error: string | undefined;
  onChange: (people: readonly Picked[]) => void;
};

/** Typing is over when nothing is typed for this long. */
const pauseMs = 250;

/** Finds people on the server by name, and keeps those that were chosen. */
export function PeoplePicker({ value, error, onChange }: PeoplePickerProps) {
  const { t } = useTranslation("schedules");
  const [typed, setTyped] = useState("");
  const [texto] = useDebouncedValue(typed.trim(), pauseMs);
  const found = useQuery(scheduledPeopleQuery({ texto, take: 25 }));
  const people: Picked[] = [...value];
  for (const one of found.data?.data ?? []) {
    if (!people.some(({ id }) => id === one.id)) people.push(one);
  }
  return (
    <MultiSelect
      label={t("assign.people")}
      description={t("assign.peopleHint")}
      required
      searchable
      hidePickedOptions
      nothingFoundMessage={t("assign.nobodyFound")}
      // The server has found them: their names need not hold the typed text.
      filter={({ options }) => options}
      data={people.map((one) => ({ value: String(one.id), label: one.nombre_completo }))}
      value={value.map(({ id }) => String(id))}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(ids) => onChange(people.filter(({ id }) => ids.includes(String(id))))}
      error={found.error === null ? error : messageOf(found.error)}
    />
  );
}
