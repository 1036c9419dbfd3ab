import { Button, SegmentedControl } from "@mantine/core";
import { IconChecklist, IconFilterOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";
import type { RequestView } from "@atrio/contract/request-view";

import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import classes from "./approvals-view.module.css";
import { countText, withKept } from "./approvals.model.ts";
import type { ApprovalTab, Kept } from "./approvals.model.ts";
import { teamRequestsQuery } from "./approvals.queries.ts";
import type { RequestPage } from "./approvals.queries.ts";

type ApprovalsViewProps<Tab extends ApprovalTab> = {
  page: RequestPage & { tab: Tab };
  tabs: readonly Tab[];
  /** Requests decided in this list that have left it since. */
  kept: readonly Kept[];
  /** Fields that narrow the list. */
  filters: ReactNode;
  /** Shows the whole list again; null where it is not narrowed. */
  onClear: (() => void) | null;
  /** Requests that appear in the empty list of the reader's turn. */
  emptyText: string;
  onTab: (tab: Tab) => void;
  onPage: (page: Pick<RequestPage, "skip" | "take">) => void;
  /** The list of the shown requests, a `RequestList`. */
  children: (requests: readonly RequestView[]) => ReactNode;
};

/** Requests of some kinds: waiting for the reader, waiting for others, and decided. */
export function ApprovalsView<Tab extends ApprovalTab>(props: ApprovalsViewProps<Tab>) {
  const { page, kept, filters, onClear, emptyText, onPage, children } = props;
  const { t } = useTranslation("approvals");
  const tab: ApprovalTab = page.tab;
  const query = useQuery(teamRequestsQuery(page));
  const isEmpty = query.data !== undefined && query.data.data.length + kept.length === 0;
  return (
    <div className={classes.view}>
      <ListTabs {...props} />
      <div className={classes.filters}>{filters}</div>
      {query.isError && query.data === undefined && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <BlockSkeleton height={320} />}
      {query.data !== undefined && (
        <div className={classes.list} aria-busy={query.isPlaceholderData}>
          <Fragment key={JSON.stringify(page)}>
            {children(withKept(query.data.data, query.isPlaceholderData ? [] : kept))}
          </Fragment>
          {isEmpty && onClear !== null && (
            <EmptyState
              icon={<IconFilterOff size={24} />}
              title={t("filtered")}
              text={t("filtered_text")}
              action={
                <Button variant="default" onClick={onClear}>
                  {t("clear")}
                </Button>
              }
            />
          )}
          {isEmpty && onClear === null && (
            <EmptyState
              icon={<IconChecklist size={24} />}
              title={t(`empty.${tab}`)}
              text={tab === "mi_turno" ? emptyText : t(`empty.${tab}_text`)}
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

type ListTabsProps<Tab extends ApprovalTab> = Pick<
  ApprovalsViewProps<Tab>,
  "page" | "tabs" | "onTab"
>;

/** The lists, each with how many requests it has. */
function ListTabs<Tab extends ApprovalTab>({ page, tabs, onTab }: ListTabsProps<Tab>) {
  const { t } = useTranslation("approvals");
  const first = { ...page, skip: 0, take: 10 } as const;
  const isThree = page.tab !== "anyo_anterior";
  // The answer of any of the three lists has the totals of all three.
  const shown = useQuery(teamRequestsQuery(isThree ? page : { ...first, tab: "mi_turno" })).data;
  const old = useQuery({
    ...teamRequestsQuery({ ...first, tab: "anyo_anterior", workerId: null }),
    enabled: tabs.some((tab) => tab === "anyo_anterior"),
  }).data;
  const countOf = (tab: ApprovalTab) =>
    tab === "anyo_anterior" ? old?.total : shown?.totales?.[tab];
  return (
    <SegmentedControl<Tab>
      aria-label={t("tabs")}
      className={classes.tabs}
      value={page.tab}
      onChange={onTab}
      data={tabs.map((value) => {
        const tab: ApprovalTab = value;
        const name = t(tab);
        const count = countOf(tab);
        const label = count === undefined ? name : t("counted", { name, total: countText(count) });
        return { value, label };
      })}
    />
  );
}
