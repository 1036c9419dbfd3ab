import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Person } from "@atrio/contract/person";
import type { RequestView } from "@atrio/contract/request-view";

import { ApprovalsView } from "../../approvals/approvals-view.tsx";
import type { Kept } from "../../approvals/approvals.model.ts";
import type { ListOrder, RequestPage } from "../../approvals/approvals.queries.ts";
import { RequestList } from "../../approvals/request-list.tsx";
import type { Keeper } from "../../approvals/use-kept.ts";
import { teamTabs } from "../search.model.ts";
import type { TeamTab } from "../search.model.ts";
import { delegationsQuery, teamCalendarQuery } from "../team.queries.ts";

import { AbsenceBody, AbsenceFoot } from "./absence-body.tsx";
import { insteadOf, rangeOf, windowOf, windowsOf } from "./decide.model.ts";
import { OrderField } from "./order-field.tsx";
import { RequestFilters } from "./request-filters.tsx";
import { useCardName } from "./use-card-name.ts";

/** Filters of the list. */
type DecideFilter = { kind: number | null; personId: number | null };

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
  onOrder: (order: ListOrder) => void;
  onPage: (page: Pick<RequestPage, "skip" | "take">) => void;
  keeper: Keeper;
};

/** Absences and expenses: waiting for the reader, waiting for others, and decided. */
export function DecideView(props: DecideViewProps) {
  const { page, filter, kept, today, onTab, onFilter, onPage } = props;
  const { t } = useTranslation("team-absences");
  const calendar = useQuery(teamCalendarQuery(today, today)).data;
  const people = calendar?.personas.map(({ trabajador }) => trabajador) ?? [];
  const isLastYear = page.tab === "anyo_anterior";
  const isFiltered = filter.kind !== null || (filter.personId !== null && !isLastYear);
  return (
    <ApprovalsView
      page={page}
      tabs={teamTabs}
      kept={kept}
      filters={
        <>
          <RequestFilters
            kind={filter.kind}
            onKind={(kind) => onFilter({ ...filter, kind })}
            people={isLastYear ? null : people}
            personId={filter.personId}
            onPerson={(personId) => onFilter({ ...filter, personId })}
          />
          <OrderField order={page.order} onOrder={props.onOrder} />
        </>
      }
      onClear={isFiltered ? () => onFilter({ kind: null, personId: null }) : null}
      emptyText={t("decide.empty_text")}
      onTab={onTab}
      onPage={onPage}
    >
      {(requests) => (
        <Requests
          page={page}
          requests={requests}
          people={people}
          openId={props.openId}
          today={today}
          keeper={props.keeper}
        />
      )}
    </ApprovalsView>
  );
}

type RequestsProps = Pick<DecideViewProps, "page" | "openId" | "today" | "keeper"> & {
  requests: readonly RequestView[];
  people: readonly Person[];
};

function Requests({ page, openId, keeper, ...props }: RequestsProps) {
  const parts = useCardParts(props);
  return (
    <RequestList
      tab={page.tab}
      requests={props.requests}
      parts={parts}
      openId={openId}
      keeper={keeper}
    />
  );
}

function useCardParts({
  requests,
  people,
  today,
}: Omit<RequestsProps, "page" | "openId" | "keeper">) {
  const nameOf = useCardName();
  const received = useQuery(delegationsQuery).data?.recibidas ?? [];
  // Coverage of the whole list while any of it waits, so that a decision refetches nothing for the
  // rest.
  const weighed = requests.some(({ can }) => can.decidir) ? requests : [];
  const windows = windowsOf(weighed.flatMap((request) => rangeOf(request) ?? []));
  const followed = new Set(people.map(({ id }) => id));
  const workerIds = [...new Set(weighed.map(({ trabajador }) => trabajador.id))].filter((id) =>
    followed.has(id),
  );
  return {
    nameOf,
    body: (request: RequestView) => (
      <AbsenceBody
        request={request}
        window={windowOf(request, windows)}
        workerIds={workerIds}
        instead={insteadOf(request, received, today)}
      />
    ),
    foot: (request: RequestView) => <AbsenceFoot request={request} name={nameOf(request)} />,
  };
}
