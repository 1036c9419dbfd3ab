import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficePerson } from "@atrio/contract/access/office";

import { messageOf } from "../../../lib/errors.ts";

import { peopleQuery } from "./administrators.queries.ts";

type Chosen = Pick<OfficePerson, "id" | "nombre_completo">;

type PersonPickerProps = {
  value: Chosen | null;
  /** People who are not offered. */
  leaveOut: readonly number[];
  error: string | undefined;
  onChange: (person: Chosen | null) => void;
};

/** Typing is over when nothing is typed for this long. */
const pauseMs = 250;

/** Finds a person of the company on the server, by name, code, NIF or e-mail. */
export function PersonPicker({ value, leaveOut, error, onChange }: PersonPickerProps) {
  const { t } = useTranslation("office");
  const [typed, setTyped] = useState("");
  const isName = typed === value?.nombre_completo;
  const [text] = useDebouncedValue(isName ? "" : typed.trim(), pauseMs);
  const found = useQuery(peopleQuery(text));
  const people = (found.data ?? []).filter(({ id }) => !leaveOut.includes(id));
  const isListed = people.some(({ id }) => id === value?.id);
  const offered: readonly Chosen[] = value === null || isListed ? people : [value, ...people];
  return (
    <Select
      label={t("dialog.person")}
      description={t("dialog.personHint")}
      required
      searchable
      nothingFoundMessage={t("dialog.nobody")}
      // The server has found them: their names need not hold the typed text.
      filter={({ options }) => options}
      data={offered.map((person) => ({
        value: String(person.id),
        label: person.nombre_completo,
      }))}
      value={value === null ? null : String(value.id)}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(offered.find((person) => String(person.id) === id) ?? null)}
      error={found.error === null ? error : messageOf(found.error)}
    />
  );
}
