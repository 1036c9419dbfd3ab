import { useTranslation } from "react-i18next";

import { Choice, Filters, WordsField } from "../../../../ui/filters.tsx";
import { isNarrowed } from "../documents.model.ts";
import type { choicesOf, Narrowing } from "../documents.model.ts";
import { documentStates } from "../search.model.ts";

type DocumentFiltersProps = {
  narrowing: Narrowing;
  choices: ReturnType<typeof choicesOf>;
  onChange: (narrowing: Narrowing) => void;
};

/** Search by words and filters by kind, state and year, where there is a choice. */
export function DocumentFilters({ narrowing, choices, onChange }: DocumentFiltersProps) {
  const { t } = useTranslation("documents");
  const { words, kind, state, year } = narrowing;
  const { kinds, states, years } = choices;
  const reset = {
    label: t("search.reset"),
    onReset: () => onChange({ words: "", kind: null, state: null, year: null }),
  };
  return (
    <Filters label={t("search.label")} reset={isNarrowed(narrowing) ? reset : null}>
      <WordsField
        label={t("search.words")}
        placeholder={t("search.placeholder")}
        value={words}
        onChange={(value) => onChange({ ...narrowing, words: value })}
      />
      {(kinds.length > 1 || kind !== null) && (
        <Choice
          label={t("search.kind")}
          all={t("search.all_kinds")}
          value={kind}
          options={kinds}
          onChange={(value) => onChange({ ...narrowing, kind: value })}
        />
      )}
      {(states.length > 0 || state !== null) && (
        <Choice
          label={t("search.state")}
          all={t("search.all_states")}
          value={state}
          options={documentStates
            .filter((one) => states.includes(one) || one === state)
            .map((value) => ({ value, label: t(`search.state_${value}`) }))}
          onChange={(value) => onChange({ ...narrowing, state: value })}
        />
      )}
      {(years.length > 1 || year !== null) && (
        <Choice
          label={t("search.year")}
          all={t("search.all_years")}
          value={year}
          options={years.map((value) => ({ value, label: String(value) }))}
          onChange={(value) => onChange({ ...narrowing, year: value })}
        />
      )}
    </Filters>
  );
}
