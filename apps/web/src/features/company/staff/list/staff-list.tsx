import { Button, Checkbox } from "@mantine/core";
import { IconFilterOff, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { StaffMember } from "@atrio/contract/company/staff";
import { pageSizes } from "@atrio/contract/paging";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { Pager } from "../../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import type { StaffChange, StaffSearch } from "../search.model.ts";
import { askedOf, isNarrowed } from "../staff.model.ts";
import type { StaffAsked } from "../staff.model.ts";
import classes from "../staff.module.css";
import { staffQuery } from "../staff.queries.ts";

import { BulkBar } from "./bulk-bar.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { StaffFilters } from "./staff-filters.tsx";
import { StaffTable } from "./staff-table.tsx";

type StaffListProps = {
  search: StaffSearch;
  openId: number | null;
  onChange: (change: StaffChange) => void;
  onOpen: (id: number) => void;
};

const unfiltered: StaffChange = {
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
        <FoundPeople
          found={data}
          asked={asked}
          openId={openId}
          isBusy={isPlaceholderData}
          onChange={onChange}
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

type FoundPeopleProps = {
  found: { data: readonly StaffMember[]; total: number };
  asked: StaffAsked;
  openId: number | null;
  isBusy: boolean;
  onChange: (change: StaffChange) => void;
  onOpen: (id: number) => void;
};

/** The people of a page, and acts for the chosen ones. */
function FoundPeople(props: FoundPeopleProps) {
  const { found, asked, openId, isBusy, onChange, onOpen } = props;
  const { t } = useTranslation("staff-forms");
  const { filter, order, isDescending } = asked;
  const canChange = mayUseOffice(useCurrentUser(), "personas");
  const choice = useChoice(JSON.stringify(filter));
  const ids = found.data.map(({ id }) => id);
  const total = choice.isAll ? found.total : choice.ids.length;
  return (
    <>
      {canChange && (
        <Checkbox
          label={t("bulk.page")}
          checked={ids.every((id) => choice.isChosen(id))}
          onChange={(event) => choice.onChoose(ids, event.currentTarget.checked)}
        />
      )}
      <StaffTable
        people={found.data}
        openId={openId}
        isBusy={isBusy}
        order={{ by: order, isDescending }}
        onOrder={(by) =>
          onChange({
            orden: by === "nombre" ? undefined : by,
            sentido: by === order && !isDescending ? "desc" : undefined,
          })
        }
        onOpen={onOpen}
        choice={canChange ? choice : null}
      />
      {total > 0 && (
        <BulkBar
          chosen={
            choice.isAll ? { total, filtro: filter } : { total, trabajadores_ids: [...choice.ids] }
          }
          matching={found.total}
          onAll={choice.onAll}
          onClear={choice.onClear}
        />
      )}
    </>
  );
}

/** Choice under a filter. */
type Chosen = { filter: string; ids: readonly number[]; isAll: boolean };

/** Chosen people: some, or all that the filters leave; another filter begins anew. */
function useChoice(filter: string) {
  const none: Chosen = { filter, ids: [], isAll: false };
  const [state, setState] = useState(none);
  const { ids, isAll } = state.filter === filter ? state : none;
  const put = (next: readonly number[], all = false) => setState({ filter, ids: next, isAll: all });
  return {
    ids,
    isAll,
    isChosen: (id: number) => isAll || ids.includes(id),
    onChoose: (some: readonly number[], isChosen: boolean) => {
      const others = ids.filter((id) => !some.includes(id));
      put(isChosen ? [...others, ...some] : others);
    },
    onAll: () => put([], true),
    onClear: () => put([]),
  };
}
