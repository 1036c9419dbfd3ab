import { Button, SegmentedControl } from "@mantine/core";
import { IconChecklist, IconFilterOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";
import type { Person } from "@atrio/contract/person";
import type { RequestView } from "@atrio/contract/request-view";

import { Pager } from "../../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { teamTabs } from "../search.model.ts";
import type { TeamTab } from "../search.model.ts";
import { countText } from "../team.model.ts";
import { delegationsQuery, teamCalendarQuery, teamRequestsQuery } from "../team.queries.ts";
import type { RequestPage } from "../team.queries.ts";

import { BulkBar } from "./bulk-bar.tsx";
import classes from "./decide-view.module.css";
import { insteadOf, rangeOf, windowOf, windowsOf, withKept } from "./decide.model.ts";
import type { Kept } from "./decide.model.ts";
import { RequestFilters } from "./request-filters.tsx";
import { TeamRequestCard } from "./team-request-card.tsx";
import type { Keeper } from "./use-kept.ts";

/** Filters of the list. */
export type DecideFilter = { kind: number | null; personId: number | null };

type DecideViewProps = {
  page: RequestPage;
  filter: DecideFilter;
  /** Requests decided in this list that have left it since. */
  kept: readonly Kept[];
  /** The request whose detail is open. */
  openId: number | null;
  /** The local day, `YYYY-MM-DD`. */
  today: string;
  onTab: (tab: TeamTab) => void;
  onFilter: (filter: DecideFilter) => void;
  onPage: (page: Pick<RequestPage, "skip" | "take">) => void;
  keeper: Keeper;
};

/** Absences and expenses: waiting for the reader, waiting for others, and decided. */
export function DecideView(props: DecideViewProps) {
  const { page, filter, kept, today, onTab, onFilter, onPage } = props;
  const { t } = useTranslation("team-absences");
  const query = useQuery(teamRequestsQuery(page));
  const calendar = useQuery(teamCalendarQuery(today, today)).data;
  const people = calendar?.personas.map(({ trabajador }) => trabajador) ?? [];
  const isLastYear = page.tab === "anyo_anterior";
  const isFiltered = filter.kind !== null || (filter.personId !== null && !isLastYear);
  return (
    <div className={classes.view}>
      <ListTabs page={page} onTab={onTab} />
      <RequestFilters
        kind={filter.kind}
        onKind={(kind) => onFilter({ ...filter, kind })}
        people={isLastYear ? null : people}
        personId={filter.personId}
        onPerson={(personId) => onFilter({ ...filter, personId })}
      />
      {query.isError && query.data === undefined && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <BlockSkeleton height={320} />}
      {query.data !== undefined && (
        <div className={classes.list} aria-busy={query.isPlaceholderData}>
          <Requests
            {...props}
            key={JSON.stringify(page)}
            people={people}
            requests={withKept(query.data.data, query.isPlaceholderData ? [] : kept)}
          />
          {query.data.data.length + kept.length === 0 && isFiltered && (
            <EmptyState
              icon={<IconFilterOff size={24} />}
              title={t("decide.filtered")}
              text={t("decide.filtered_text")}
              action={
                <Button variant="default" onClick={() => onFilter({ kind: null, personId: null })}>
                  {t("decide.clear")}
                </Button>
              }
            />
          )}
          {query.data.data.length + kept.length === 0 && !isFiltered && (
            <EmptyState
              icon={<IconChecklist size={24} />}
              title={t(`decide.empty.${page.tab}`)}
              text={t(`decide.empty.${page.tab}_text`)}
            />
          )}
          <Pager
            total={query.data.total}
            skip={page.skip}
            take={page.take}
            sizes={pageSizes}
            onChange={onPage}
          />
        </div>
      )}
    </div>
  );
}

/** The lists, each with how many requests it has. */
function ListTabs({ page, onTab }: Pick<DecideViewProps, "page" | "onTab">) {
  const { t } = useTranslation("team-absences");
  const first = { skip: 0, take: 10 } as const;
  const everyone: RequestPage = { ...page, ...first, tab: "mi_turno" };
  const isThree = page.tab !== "anyo_anterior";
  // The answer of any of the three lists has the totals of all three.
  const shown = useQuery(teamRequestsQuery(isThree ? page : everyone)).data;
  const old = useQuery(
    teamRequestsQuery({ ...page, ...first, tab: "anyo_anterior", workerId: null }),
  ).data;
  const countOf = (tab: TeamTab) => (tab === "anyo_anterior" ? old?.total : shown?.totales?.[tab]);
  return (
    <SegmentedControl<TeamTab>
      aria-label={t("decide.tabs")}
      className={classes.tabs}
      value={page.tab}
      onChange={onTab}
      data={teamTabs.map((value) => {
        const name = t(`decide.${value}`);
        const count = countOf(value);
        const label =
          count === undefined ? name : t("decide.counted", { name, total: countText(count) });
        return { value, label };
      })}
    />
  );
}

type RequestsProps = DecideViewProps & {
  requests: readonly RequestView[];
  people: readonly Person[];
};

function Requests({ page, requests, people, openId, today, keeper }: RequestsProps) {
  const { t } = useTranslation("team-absences");
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const received = useQuery(delegationsQuery).data?.recibidas ?? [];
  // Coverage of the whole list while any of it waits, so that a decision refetches nothing for the
  // rest.
  const weighed = requests.some(({ can }) => can.decidir) ? requests : [];
  const windows = windowsOf(weighed.flatMap((request) => rangeOf(request) ?? []));
  const followed = new Set(people.map(({ id }) => id));
  const workerIds = [...new Set(weighed.map(({ trabajador }) => trabajador.id))].filter((id) =>
    followed.has(id),
  );
  const isSelectable = page.tab === "mi_turno" || page.tab === "anyo_anterior";
  const select = (id: number, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  return (
    <>
      {isSelectable && requests.length > 0 && <p className={classes.rule}>{t("decide.rule")}</p>}
      {isSelectable && (
        <BulkBar requests={requests} selected={selected} onSelect={setSelected} keeper={keeper} />
      )}
      <ul className={classes.cards} aria-label={t("decide.list")}>
        {requests.map((request) => (
          <li key={request.id}>
            <TeamRequestCard
              request={request}
              window={windowOf(request, windows)}
              workerIds={workerIds}
              instead={insteadOf(request, received, today)}
              isOpen={request.id === openId}
              selected={selected.has(request.id)}
              onSelect={isSelectable ? select : null}
              keeper={keeper}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
