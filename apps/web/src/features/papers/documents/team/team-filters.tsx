import { SegmentedControl, Select, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../../lib/identity.ts";

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

const everybody = "";

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
      <div className={classes.filters} role="search" aria-label={t("filter.label")}>
        <TextInput
          label={t("filter.words")}
          placeholder={t("filter.placeholder")}
          leftSection={<IconSearch size={18} aria-hidden />}
          type="search"
          maxLength={100}
          value={words}
          onChange={(event) => onWords(event.currentTarget.value)}
        />
        <Select
          label={t("filter.person")}
          searchable
          nothingFoundMessage={t("filter.nobody")}
          value={workerId === null ? everybody : String(workerId)}
          data={[
            { value: everybody, label: t("filter.everybody") },
            ...people.map(({ id, nombre_completo }) => ({
              value: String(id),
              label: nombre_completo,
            })),
          ]}
          onChange={(value) =>
            onWorker(value === null || value === everybody ? null : Number(value))
          }
        />
      </div>
    </>
  );
}
