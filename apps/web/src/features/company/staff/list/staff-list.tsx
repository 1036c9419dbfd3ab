import { Button } from "@mantine/core";
import { IconFilterOff, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";

import { Pager } from "../../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import type { StaffSearch } from "../search.model.ts";
import { askedOf, isNarrowed } from "../staff.model.ts";
import classes from "../staff.module.css";
import type { Change } from "../staff.page.tsx";
import { staffQuery } from "../staff.queries.ts";

import { FilterChips } from "./filter-chips.tsx";
import { StaffFilters } from "./staff-filters.tsx";
import { StaffTable } from "./staff-table.tsx";

type StaffListProps = {
  search: StaffSearch;
  openId: number | null;
  onChange: (change: Change) => void;
  onOpen: (id: number) => void;
};

const unfiltered: Change = {
  q: undefined,
  centros: undefined,
  departamentos: undefined,
  responsable: undefined,
  acceso: undefined,
};

/** People with search, filters, order and pages. */
export function StaffList({ search, openId, onChange, onOpen }: StaffListProps) {
  const { t } = useTranslation("staff");
  const asked = askedOf(search);
  const { data, error, refetch, isPlaceholderData } = useQuery(staffQuery(asked));
  const narrowed = isNarrowed(asked.filter);
  return (
    <div className={classes.view}>
      <StaffFilters search={search} asked={asked} onChange={onChange} />
      <FilterChips
        search={search}
        total={data?.total}
        onChange={onChange}
        onReset={() => onChange(unfiltered)}
      />
      {data === undefined && error === null && <BlockSkeleton height={480} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && (
        <EmptyState
          icon={narrowed ? <IconFilterOff size={24} /> : <IconUsers size={24} />}
          title={t(narrowed ? "none.title" : "empty.title")}
          text={t(narrowed ? "none.text" : "empty.text")}
          action={
            narrowed && (
              <Button variant="default" onClick={() => onChange(unfiltered)}>
                {t("filter.reset")}
              </Button>
            )
          }
        />
      )}
      {data !== undefined && data.data.length > 0 && (
        <StaffTable
          people={data.data}
          openId={openId}
          isBusy={isPlaceholderData}
          order={{ by: asked.order, isDescending: asked.isDescending }}
          onOrder={(by) =>
            onChange({
              orden: by === "nombre" ? undefined : by,
              sentido: by === asked.order && !asked.isDescending ? "desc" : undefined,
            })
          }
          onOpen={onOpen}
        />
      )}
      {data !== undefined && (
        <Pager
          total={data.total}
          skip={asked.skip}
          take={asked.take}
          sizes={pageSizes}
          onChange={({ skip, take }) => onChange({ pagina: skip / take + 1, filas: take })}
        />
      )}
    </div>
  );
}
