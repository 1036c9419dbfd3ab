import { Button, Select, TextInput } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { isNarrowed } from "../documents.model.ts";
import type { choicesOf, Narrowing } from "../documents.model.ts";
import { documentStates } from "../search.model.ts";

import classes from "./list.module.css";

type DocumentFiltersProps = {
  narrowing: Narrowing;
  choices: ReturnType<typeof choicesOf>;
  onChange: (narrowing: Narrowing) => void;
};

const any = "";

/** Search by words and filters by kind, state and year, where there is a choice. */
export function DocumentFilters({ narrowing, choices, onChange }: DocumentFiltersProps) {
  const { t } = useTranslation("documents");
  const { words, kind, state, year } = narrowing;
  const { kinds, states, years } = choices;
  return (
    <div className={classes.filters} role="search" aria-label={t("search.label")}>
      <TextInput
        label={t("search.words")}
        placeholder={t("search.placeholder")}
        leftSection={<IconSearch size={18} aria-hidden />}
        type="search"
        maxLength={100}
        value={words}
        onChange={(event) => onChange({ ...narrowing, words: event.currentTarget.value })}
      />
      {(kinds.length > 1 || kind !== null) && (
        <Select
          label={t("search.kind")}
          value={kind ?? any}
          data={[{ value: any, label: t("search.all_kinds") }, ...kinds]}
          onChange={(value) => onChange({ ...narrowing, kind: value === any ? null : value })}
        />
      )}
      {(states.length > 0 || state !== null) && (
        <Select
          label={t("search.state")}
          value={state ?? any}
          data={[
            { value: any, label: t("search.all_states") },
            ...documentStates
              .filter((one) => states.includes(one) || one === state)
              .map((value) => ({ value, label: t(`search.state_${value}`) })),
          ]}
          onChange={(value) =>
            onChange({ ...narrowing, state: documentStates.find((one) => one === value) ?? null })
          }
        />
      )}
      {(years.length > 1 || year !== null) && (
        <Select
          label={t("search.year")}
          value={year === null ? any : String(year)}
          data={[
            { value: any, label: t("search.all_years") },
            ...years.map((one) => ({ value: String(one), label: String(one) })),
          ]}
          onChange={(value) =>
            onChange({ ...narrowing, year: value === any || value === null ? null : Number(value) })
          }
        />
      )}
      {isNarrowed(narrowing) && (
        <Button
          variant="default"
          className={classes.fit ?? ""}
          leftSection={<IconX size={18} aria-hidden />}
          onClick={() => onChange({ words: "", kind: null, state: null, year: null })}
        >
          {t("search.reset")}
        </Button>
      )}
    </div>
  );
}
