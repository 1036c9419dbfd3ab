import { Button } from "@mantine/core";
import { IconChecklist, IconFilterOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";
import type { TeamProject } from "@atrio/contract/projects/shapes";
import type { TeamRegistration } from "@atrio/contract/projects/team-projects";

import { formatMinutes } from "../../../../lib/format.ts";
import { lastPage } from "../../../../lib/pages.ts";
import { Pager } from "../../../../ui/pager.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { useSelection } from "../../../leave/approvals/use-selection.ts";
import { ExportButton } from "../export-button.tsx";
import type { ProjectsSearch, SearchChange } from "../search.model.ts";
import { registrationsQuery } from "../team-projects.queries.ts";
import type { RegistrationPage } from "../team-projects.queries.ts";

import { BulkRegistrations } from "./bulk-registrations.tsx";
import { RegistrationFilters } from "./registration-filters.tsx";
import { RegistrationTable } from "./registration-table.tsx";
import { decisionsOf, isBackwards, registrationPageOf } from "./registrations.model.ts";
import classes from "./registrations.module.css";

type RegistrationsViewProps = {
  project: TeamProject;
  search: ProjectsSearch;
  today: string;
  onSearch: (change: SearchChange) => void;
};

/** Registrations of a project: which ones, and what is decided about them. */
export function RegistrationsView({ project, search, today, onSearch }: RegistrationsViewProps) {
  const { t } = useTranslation("team-projects");
  const page = registrationPageOf(project.id, search);
  const query = useQuery({ ...registrationsQuery(page), enabled: !isBackwards(page) });
  const { data, error, refetch, isPlaceholderData } = query;
  useWithin({ total: isPlaceholderData ? undefined : data?.total, page, onSearch });
  return (
    <section className={classes.view} aria-label={t("list.title")}>
      <SectionHead title={t("list.title")}>
        <ExportButton project={project} from={page.from} to={page.to} today={today} />
      </SectionHead>
      <RegistrationFilters page={page} onSearch={onSearch} />
      {data === undefined && query.isFetching && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          {data.total > 0 && page.list !== "en_curso" && (
            <p className={classes.total} role="status">
              {t("list.total", { count: data.total, minutes: formatMinutes(data.minutos) })}
            </p>
          )}
          <Rows
            key={JSON.stringify(page)}
            registrations={data.data}
            page={page}
            isBusy={isPlaceholderData}
            onSearch={onSearch}
          />
          <Pager
            total={data.total}
            skip={page.skip}
            take={page.take}
            sizes={pageSizes}
            onChange={({ skip, take }) => onSearch({ pagina: skip / take + 1, filas: take })}
          />
        </>
      )}
    </section>
  );
}

type WithinInput = {
  /** Number of registrations; undefined while unknown. */
  total: number | undefined;
  page: Pick<RegistrationPage, "skip" | "take">;
  onSearch: (change: SearchChange) => void;
};

/** Moves to the last page once the shown one is gone: its registrations were decided. */
function useWithin({ total, page: { skip, take }, onSearch }: WithinInput): void {
  const go = useEffectEvent(onSearch);
  const last = total === undefined ? undefined : lastPage(total, take);
  const isBehind = total !== undefined && skip > 0 && skip >= total;
  useEffect(() => {
    if (isBehind && last !== undefined) go({ pagina: last });
  }, [isBehind, last]);
}

type RowsProps = {
  registrations: readonly TeamRegistration[];
  page: RegistrationPage;
  isBusy: boolean;
  onSearch: (change: SearchChange) => void;
};

/** The registrations of a page, or why there are none. */
function Rows({ registrations, page, isBusy, onSearch }: RowsProps) {
  const selection = useSelection();
  const open = registrations.filter((one) => decisionsOf(one).length > 0);
  return (
    <>
      <BulkRegistrations open={open} selection={selection} />
      {registrations.length === 0 ? (
        <NoRows page={page} onSearch={onSearch} />
      ) : (
        <RegistrationTable
          registrations={registrations}
          selection={open.length > 1 ? selection : null}
          isBusy={isBusy}
        />
      )}
    </>
  );
}

function NoRows({ page, onSearch }: Pick<RowsProps, "page" | "onSearch">) {
  const { t } = useTranslation("team-projects");
  const { list, workerId, activityId, from, to } = page;
  if ([workerId, activityId, from, to].every((part) => part === null)) {
    return (
      <EmptyState
        icon={<IconChecklist size={24} />}
        title={t(list === "pendiente" ? "list.empty_pendiente" : "list.empty")}
        text={t("list.empty_text")}
      />
    );
  }
  const none = { persona: undefined, actividad: undefined, desde: undefined, hasta: undefined };
  return (
    <EmptyState
      icon={<IconFilterOff size={24} />}
      title={t("list.narrowed")}
      text={t("list.narrowed_text")}
      action={
        <Button variant="default" onClick={() => onSearch(none)}>
          {t("filter.reset")}
        </Button>
      }
    />
  );
}
