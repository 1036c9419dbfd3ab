import { Select } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";

import { messageOf } from "../lib/errors.ts";

/** A person that a search found and a form keeps. */
export type PickedPerson = { id: number; nombre_completo: string };

type PersonSearchProps = {
  label: string;
  placeholder: string;
  /** Text where words find nobody. */
  nobody: string;
  value: PickedPerson | null;
  /** People whom the server found for the typed text. */
  found: readonly PickedPerson[] | undefined;
  /** Failure of that search. */
  failure: unknown;
  /** People who are not offered. */
  leaveOut?: ReadonlySet<number> | undefined;
  required?: boolean;
  error?: string | undefined;
  /** Typed text, once typing pauses. */
  onText: (text: string) => void;
  onChange: (person: PickedPerson | null) => void;
};

/** Typing is over when nothing is typed for this long. */
const pauseMs = 250;

/** Chooses a person whom the server finds by name. */
export function PersonSearch(props: PersonSearchProps) {
  const { value, found = [], failure, leaveOut, error, onText, onChange } = props;
  const [typed, setTyped] = useState(value?.nombre_completo ?? "");
  const search = useDebouncedCallback(onText, pauseMs);
  const people = found.filter(({ id }) => leaveOut?.has(id) !== true);
  const isListed = people.some(({ id }) => id === value?.id);
  const offered: readonly PickedPerson[] = value === null || isListed ? people : [value, ...people];
  return (
    <Select
      label={props.label}
      placeholder={props.placeholder}
      required={props.required ?? false}
      searchable
      nothingFoundMessage={props.nobody}
      // The server has found them: their names need not hold the typed text.
      filter={({ options }) => options}
      data={offered.map(({ id, nombre_completo }) => ({
        value: String(id),
        label: nombre_completo,
      }))}
      value={value === null ? null : String(value.id)}
      searchValue={typed}
      onSearchChange={(text) => {
        setTyped(text);
        search(text === value?.nombre_completo ? "" : text.trim());
      }}
      onChange={(id) => onChange(offered.find((person) => String(person.id) === id) ?? null)}
      error={failure === null ? error : messageOf(failure)}
    />
  );
}
