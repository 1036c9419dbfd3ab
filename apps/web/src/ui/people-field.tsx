import { ActionIcon, TextInput } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useState } from "react";

import { matches } from "../lib/plain-text.ts";

import classes from "./people-field.module.css";
import { PersonSearch } from "./person-search.tsx";
import type { PickedPerson } from "./person-search.tsx";

type PeopleFieldProps = {
  /** Name of the list. */
  label: string;
  texts: {
    add: string;
    placeholder: string;
    nobody: string;
    /** Label of the search among many chosen people. */
    find: string;
    count: string;
    remove: (name: string) => string;
    more: (count: number) => string;
  };
  value: readonly PickedPerson[];
  /** People whom the server found for the typed text. */
  found: readonly PickedPerson[] | undefined;
  failure: unknown;
  error?: string | undefined;
  onText: (text: string) => void;
  onChange: (people: readonly PickedPerson[]) => void;
};

/** Most chosen people that the list shows at once; words find the others. */
const mostShown = 40;

/** People that a form keeps: found one by one on the server, new ones first. */
export function PeopleField(props: PeopleFieldProps) {
  const { label, texts, value, found, failure, error, onText, onChange } = props;
  return (
    <div className={classes.field} role="group" aria-label={label}>
      <PersonSearch
        // Empty again after each choice.
        key={value.length}
        label={texts.add}
        placeholder={texts.placeholder}
        nobody={texts.nobody}
        value={null}
        found={found}
        failure={failure}
        leaveOut={new Set(value.map(({ id }) => id))}
        error={error}
        onText={onText}
        onChange={(person) => {
          if (person === null) return;
          onText("");
          onChange([person, ...value]);
        }}
      />
      <Chosen {...props} onRemove={(id) => onChange(value.filter((person) => person.id !== id))} />
    </div>
  );
}

type ChosenProps = Pick<PeopleFieldProps, "label" | "texts" | "value"> & {
  onRemove: (id: number) => void;
};

function Chosen({ label, texts, value, onRemove }: ChosenProps) {
  const [words, setWords] = useState("");
  const matching = value.filter(({ nombre_completo }) => matches(nombre_completo, words));
  const more = Math.max(0, matching.length - mostShown);
  return (
    <>
      <p className={classes.note}>{texts.count}</p>
      {value.length > mostShown && (
        <TextInput
          type="search"
          aria-label={texts.find}
          placeholder={texts.find}
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <ul className={classes.chosen} aria-label={label} data-empty={value.length === 0}>
        {matching.slice(0, mostShown).map(({ id, nombre_completo }) => (
          <li key={id}>
            {nombre_completo}
            <ActionIcon
              variant="default"
              size={44}
              aria-label={texts.remove(nombre_completo)}
              onClick={() => onRemove(id)}
            >
              <IconX size={20} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.note}>{texts.more(more)}</p>}
    </>
  );
}
