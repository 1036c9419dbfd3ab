import { IconListSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { defaultPageSize, pageSizes } from "@atrio/contract/paging";

import { useCurrentUser } from "../../../lib/identity.ts";
import { CardList } from "../../../ui/card-list.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import type { AbsencesSearch } from "../leave.model.ts";
import page from "../leave.module.css";
import { balancesQuery, ownRequestsQuery } from "../leave.queries.ts";

import { RequestFilters } from "./request-filters.tsx";
import { RequestRow } from "./request-row.tsx";

type Place = Pick<AbsencesSearch, "tipo" | "estado" | "anyo" | "pagina" | "filas">;

type RequestsViewProps = {
  search: Place;
  /** The worker's local date. */
  today: string;
  onChange: (change: { [K in keyof Place]?: Place[K] | undefined }) => void;
};

/** Every own absence and expense, newest first, by kind, state and year. */
export function RequestsView({ search, today, onChange }: RequestsViewProps) {
  const { t } = useTranslation("absences");
  const user = useCurrentUser();
  const thisYear = Number(today.slice(0, 4));
  const years = useQuery(balancesQuery(user.id, thisYear)).data?.[0]?.anyos ?? [thisYear];
  const take = pageSizes.find((size) => size === search.filas) ?? defaultPageSize;
  const skip = ((search.pagina ?? 1) - 1) * take;
  const query = useQuery(
    ownRequestsQuery(user.id, {
      kind: search.tipo ?? null,
      state: search.estado ?? null,
      year: search.anyo ?? null,
      skip,
      take,
    }),
  );
  const { data, error, refetch, isPlaceholderData } = query;
  return (
    <section className={page.section} aria-label={t("list.title")}>
      <SectionHead title={t("list.title")} />
      <RequestFilters
        filters={search}
        years={withYear(years, search.anyo)}
        onChange={(change) => onChange({ ...change, pagina: undefined })}
      />
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && (
        <EmptyState
          icon={<IconListSearch size={24} />}
          title={t("list.none_title")}
          text={t("list.none_text")}
        />
      )}
      {data !== undefined && data.data.length > 0 && (
        <CardList label={t("list.title")} isBusy={isPlaceholderData}>
          {data.data.map((request) => (
            <li key={request.id}>
              <RequestRow request={request} />
            </li>
          ))}
        </CardList>
      )}
      {data !== undefined && (
        <Pager
          total={data.total}
          skip={skip}
          take={take}
          sizes={pageSizes}
          onChange={(next) =>
            onChange({ pagina: Math.floor(next.skip / next.take) + 1, filas: next.take })
          }
        />
      )}
    </section>
  );
}

/** Years to choose from, the address's included. */
function withYear(years: readonly number[], year: number | undefined): number[] {
  const all = new Set(year === undefined ? years : [...years, year]);
  return [...all].toSorted((a, b) => b - a);
}
