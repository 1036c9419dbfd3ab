import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { listSizes } from "../lib/list-page.ts";
import type { ListPage } from "../lib/list-page.ts";

import { Card } from "./card.tsx";
import classes from "./paged-list.module.css";
import { Pager } from "./pager.tsx";
import { BlockSkeleton, ErrorState } from "./state.tsx";

type PagedListProps<Data extends { total: number }> = {
  query: UseQueryResult<Data>;
  page: ListPage;
  onPage: (page: ListPage) => void;
  /** In place of an empty list. */
  empty: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A page of a list in its states: loading, failed, empty, there. */
export function PagedList<Data extends { total: number }>(props: PagedListProps<Data>) {
  const { query, page, onPage, empty, children } = props;
  const { data, error, refetch, isPlaceholderData } = query;
  if (data === undefined) {
    if (error === null) return <BlockSkeleton height={420} />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (data.total === 0) return <Card>{empty}</Card>;
  return (
    <>
      <div className={classes.list} aria-busy={isPlaceholderData}>
        {children(data)}
      </div>
      <Pager total={data.total} {...page} sizes={listSizes} onChange={onPage} />
    </>
  );
}
