import { IconHourglass } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { incidenceStates } from "@atrio/contract/time/hours-bank";

import { Choice, Filters } from "../../../ui/filters.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { SearchWords } from "../../../ui/search-words.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import { stateKeys } from "../hours-bank/hours-bank.model.ts";

import { officeIncidencesQuery } from "./inbox.queries.ts";
import type { IncidencesAsked } from "./inbox.queries.ts";
import { IncidenceRows } from "./incidence-rows.tsx";

type IncidencesInboxProps = {
  asked: IncidencesAsked;
  /** The local day, `YYYY-MM-DD`. */
  today: string;
  onAsk: (asked: IncidencesAsked) => void;
};

/** Years that the filter offers. */
const yearsBack = 4;

/** Incidences of the hours bank: decided for good, and handed to payroll or the next year. */
export function IncidencesInbox({ asked, today, onAsk }: IncidencesInboxProps) {
  const { t } = useTranslation(["office-inbox", "hours-bank"]);
  const query = useQuery(officeIncidencesQuery(asked));
  const change = (next: Partial<IncidencesAsked>) => onAsk({ ...asked, skip: 0, ...next });
  const isPlain =
    asked.words === "" && asked.year === null && asked.state === incidenceStates.pending;
  const thisYear = Number(today.slice(0, 4));
  return (
    <>
      <Filters label={t("office-inbox:filters")}>
        <SearchWords
          label={t("office-inbox:person")}
          placeholder={t("office-inbox:personHint")}
          words={asked.words}
          onSearch={(words) => change({ words })}
        />
        <Choice
          label={t("hours-bank:team.state")}
          all={t("hours-bank:team.all_states")}
          value={asked.state}
          options={stateKeys.map((key, index) => ({
            value: index + 1,
            label: t(`hours-bank:state.${key}`),
          }))}
          onChange={(state) => change({ state })}
        />
        <Choice
          label={t("office-inbox:incidences.year")}
          all={t("office-inbox:incidences.allYears")}
          value={asked.year}
          options={Array.from({ length: yearsBack }, (_, back) => ({
            value: thisYear - back,
            label: String(thisYear - back),
          }))}
          onChange={(year) => change({ year })}
        />
      </Filters>
      <PagedList
        query={query}
        page={asked}
        onPage={(page) => onAsk({ ...asked, ...page })}
        empty={
          <EmptyState
            icon={<IconHourglass size={24} />}
            title={t(isPlain ? "office-inbox:incidences.none" : "office-inbox:noMatch")}
            text={t(isPlain ? "office-inbox:incidences.noneText" : "office-inbox:noMatchText")}
          />
        }
      >
        {({ data }) => <IncidenceRows key={JSON.stringify(asked)} incidences={data} />}
      </PagedList>
    </>
  );
}
