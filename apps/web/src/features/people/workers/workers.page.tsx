import { Button } from "@mantine/core";
import { IconFilterOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";
import type { WorkersPage as Found } from "@atrio/contract/people/directory";
import type { DirectoryColumn } from "@atrio/contract/people/directory-columns";

import { loadChunk } from "../../../lib/chunks.ts";
import { ApiError } from "../../../lib/errors.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { lastPage } from "../../../lib/pages.ts";
import { readStored, storageKeys, writeStored } from "../../../lib/storage.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Part } from "../../../ui/part.tsx";
import { ActionSkeleton, BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { useBelow } from "../../../ui/use-below.ts";
import { useWords } from "../../../ui/use-words.ts";

import { ColumnMenu } from "./list/column-menu.tsx";
import { ListDownload } from "./list/list-download.tsx";
import { WorkerCards } from "./list/worker-cards.tsx";
import { WorkerFilters } from "./list/worker-filters.tsx";
import type { Change } from "./list/worker-filters.tsx";
import { WorkerTable } from "./list/worker-table.tsx";
import classes from "./list/workers.module.css";
import { askedOf, isNarrowed, readHidden } from "./workers.model.ts";
import type { WorkersAsked } from "./workers.model.ts";
import { workersQuery } from "./workers.queries.ts";

const CardDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./card/card-dialog.tsx"))).CardDialog,
}));

/** Error of an address that names a column hidden from the reader. */
const isColumnRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "directory.column";

const unfiltered: Change = {
  q: undefined,
  departamento: undefined,
  centro: undefined,
  relacion: undefined,
  orden: undefined,
  sentido: undefined,
};

/** People of the company, with the columns visible to the reader. */
export function WorkersPage() {
  const { t } = useTranslation("workers");
  const search = useSearch({ from: "/portal/workers" });
  const navigate = useNavigate({ from: "/workers" });
  const user = useCurrentUser();
  const isPhone = useBelow("tablet");
  const asked = askedOf(search);
  const [hidden, hide] = useHiddenColumns();
  const query = useQuery(workersQuery(user.id, asked));
  const { data, error, refetch, isPlaceholderData } = query;
  const { persona, pagina: _page, ...kept } = search;
  const show = (change: Change) =>
    void navigate({ search: { ...kept, ...change }, replace: true, resetScroll: false });
  // A card that was opened before the pause was over stays open.
  const words = useWords(asked.words, (text) => show({ q: text || undefined, persona }));
  const reset = () => {
    words.clear();
    show(unfiltered);
  };
  const all = data?.columnas ?? [];
  const columns = all.filter((column) => !hidden.includes(column));
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {data === undefined && error === null && <ActionSkeleton />}
        {!isPhone && all.length > 0 && <ColumnMenu columns={all} hidden={hidden} onHidden={hide} />}
        {all.length > 0 && <ListDownload asked={asked} columns={isPhone ? all : columns} />}
      </PageHeader>
      <div className={classes.view}>
        <WorkerFilters
          asked={asked}
          words={words.typed}
          columns={all}
          isPhone={isPhone}
          onWords={words.type}
          onChange={show}
        />
        {data === undefined && error === null && <BlockSkeleton height={480} />}
        {data === undefined &&
          error !== null &&
          (isColumnRefused(error) ? (
            <NobodyFound onReset={reset} />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ))}
        {data !== undefined && (
          <People
            found={data}
            asked={asked}
            columns={isPhone ? all : columns}
            isPhone={isPhone}
            isOld={isPlaceholderData}
            onChange={show}
            onReset={reset}
          />
        )}
      </div>
      <Part>
        {persona !== undefined && (
          <CardDialog
            key={persona}
            personId={persona}
            onClose={() => show({ pagina: search.pagina })}
          />
        )}
      </Part>
    </>
  );
}

/** The columns that are hidden in this browser. */
function useHiddenColumns(): [DirectoryColumn[], (hidden: DirectoryColumn[]) => void] {
  const [hidden, setHidden] = useState(() => readHidden(readStored(storageKeys.workersHidden)));
  return [
    hidden,
    (next) => {
      setHidden(next);
      writeStored(storageKeys.workersHidden, next.join(","));
    },
  ];
}

type PeopleProps = {
  found: Found;
  asked: WorkersAsked;
  columns: readonly DirectoryColumn[];
  isPhone: boolean;
  isOld: boolean;
  onChange: (change: Change) => void;
  onReset: () => void;
};

/** A page of people, how many there are in all, and the way to the other pages. */
function People({ found, asked, columns, isPhone, isOld, onChange, onReset }: PeopleProps) {
  const { t } = useTranslation("workers");
  const { data: rows, total } = found;
  const { order, isDescending } = asked;
  const isEmpty = total === 0 && isNarrowed(asked);
  if (rows.length === 0 && total > 0) {
    // A page that is no longer there, by an old address or because people left: the last one is.
    const pagina = lastPage(total, asked.take);
    return (
      <Navigate from="/workers" to="/workers" search={(kept) => ({ ...kept, pagina })} replace />
    );
  }
  return (
    <>
      <p className={classes.total} role="status">
        {t("list.total", { count: total, number: formatNumber(total) })}
      </p>
      {isEmpty && <NobodyFound onReset={onReset} />}
      {rows.length > 0 && isPhone && <WorkerCards rows={rows} columns={columns} isOld={isOld} />}
      {rows.length > 0 && !isPhone && (
        <WorkerTable
          rows={rows}
          columns={columns}
          order={{ by: order, isDescending }}
          isOld={isOld}
          onOrder={(by) =>
            onChange({ orden: by, sentido: by === order && !isDescending ? "desc" : undefined })
          }
        />
      )}
      {!isEmpty && (
        <Pager
          total={total}
          skip={asked.skip}
          take={asked.take}
          sizes={pageSizes}
          onChange={({ skip, take }) => onChange({ pagina: skip / take + 1, filas: take })}
        />
      )}
    </>
  );
}

function NobodyFound({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation("workers");
  return (
    <EmptyState
      icon={<IconFilterOff size={24} />}
      title={t("none.title")}
      text={t("none.text")}
      action={
        <Button variant="default" onClick={onReset}>
          {t("none.reset")}
        </Button>
      }
    />
  );
}
