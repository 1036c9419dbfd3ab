import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";

import { WordsField } from "./filters.tsx";

type SearchWordsProps = {
  label: string;
  placeholder: string;
  /** Words of the list that is shown; another value from outside needs another key. */
  words: string;
  onSearch: (words: string) => void;
};

/** Typing is over when nothing is typed for this long. */
const pauseMs = 300;

/** Search field of a list on the server: it asks when typing pauses. */
export function SearchWords({ label, placeholder, words, onSearch }: SearchWordsProps) {
  // The address follows the typed words: reading them back would lose letters.
  const [typed, setTyped] = useState(words);
  const look = useDebouncedCallback(onSearch, pauseMs);
  return (
    <WordsField
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        look(text.trim());
      }}
    />
  );
}
