import { SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { Choice, Filters, WordsField } from "../../../../ui/filters.tsx";

import { teamStates } from "./search.model.ts";
import type { TeamState } from "./search.model.ts";
import classes from "./team-documents.module.css";
import { superviseesQuery } from "./team.queries.ts";

type TeamFiltersProps = {
  state: TeamState;
  workerId: number | null;
  words: string;
  /** Number of documents that wait for a decision; undefined while unknown. */
  pending: number | undefined;
  onState: (state: TeamState) => void;
  onWorker: (workerId: number | null) => void;
  onWords: (words: string) => void;
};

/** Chooses a list, and narrows it by words and person. */
export function TeamFilters(props: TeamFiltersProps) {
  const { state, workerId, words, pending, onState, onWorker, onWords } = props;
  const { t } = useTranslation("documents-team");
  const user = useCurrentUser();
  const people = useQuery(superviseesQuery(user.id)).data ?? [];
  return (
    <>
      <SegmentedControl<TeamState>
        className={classes.states}
        aria-label={t("filter.states")}
        value={state}
        onChange={onState}
        data={teamStates.map((value) => {
          const isCounted = value === "pendiente" && pending !== undefined;
          const name = t(`filter.${value}`);
          return {
            value,
            label: isCounted ? t("filter.counted", { name, total: String(pending) }) : name,
          };
        })}
      />
      <Filters label={t("filter.label")}>
        <WordsField
          label={t("filter.words")}
          placeholder={t("filter.placeholder")}
          value={words}
          onChange={onWords}
        />
        <Choice
          label={t("filter.person")}
          all={t("filter.everybody")}
          nothingFound={t("filter.nobody")}
          value={workerId}
          options={people.map(({ id, nombre_completo }) => ({ value: id, label: nombre_completo }))}
          onChange={onWorker}
        />
      </Filters>
    </>
  );
}
