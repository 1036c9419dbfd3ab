import { Button } from "@mantine/core";
import { IconDownload, IconHourglass, IconUsersGroup } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import { pageSizes } from "@atrio/contract/paging";
import { exportTeamBank } from "@atrio/contract/time/hours-bank";
import type { listTeamIncidences, teamBalances } from "@atrio/contract/time/hours-bank";

import { wantsConfirmation } from "../../../lib/confirmation.ts";
import { download } from "../../../lib/download.ts";
import { messageOf } from "../../../lib/errors.ts";
import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Choice, Filters } from "../../../ui/filters.tsx";
import { notify } from "../../../ui/notify.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { useNow } from "../use-now.ts";
import { YearNav } from "../year/year-nav.tsx";

import classes from "./bank-view.module.css";
import { stateKeys } from "./hours-bank.model.ts";
import { teamBalancesQuery, teamIncidencesQuery } from "./hours-bank.queries.ts";
import type { IncidenceFilters } from "./hours-bank.queries.ts";
import { TeamBalances } from "./team-balances.tsx";
import { TeamIncidences } from "./team-incidences.tsx";

/** The hours-bag supervisor's page: incidences to validate or reject, and the team's balances. */
export function HoursBankPage() {
  const { t } = useTranslation("hours-bank");
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria, useNow());
  const [filters, setFilters] = useState<IncidenceFilters>({
    workerId: null,
    state: 1,
    year: Number(today.slice(0, 4)),
    skip: 0,
    take: 25,
  });
  const change = (next: Partial<IncidenceFilters>) =>
    setFilters((before) => ({ ...before, skip: 0, ...next }));
  const balances = useQuery(teamBalancesQuery(filters.year));
  const incidences = useQuery(teamIncidencesQuery(filters));
  if (balances.data?.length === 0) {
    return (
      <>
        <PageHeader title={t("team.title")} />
        <EmptyState
          icon={<IconUsersGroup size={24} />}
          title={t("team.nobody_title")}
          text={t("team.nobody_text")}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t("team.title")} />
      <div className={classes.bank}>
        <Filters>
          <Choice
            label={t("team.worker")}
            all={t("team.everybody")}
            nothingFound={t("team.no_match")}
            value={filters.workerId}
            options={(balances.data ?? []).map(({ trabajador }) => ({
              value: trabajador.id,
              label: trabajador.nombre_completo,
            }))}
            onChange={(workerId) => change({ workerId })}
          />
          <Choice
            label={t("team.state")}
            all={t("team.all_states")}
            value={filters.state}
            options={stateKeys.map((key, index) => ({
              value: index + 1,
              label: t(`state.${key}`),
            }))}
            onChange={(state) => change({ state })}
          />
          <span data-fit>
            <YearNav year={filters.year} onChange={(year) => change({ year })} />
          </span>
          <Export filters={filters} />
        </Filters>
        <Incidences
          query={incidences}
          filters={filters}
          onPage={(page) => setFilters({ ...filters, ...page })}
        />
        {/* Below the list, whose length is unknown until it is there. */}
        {!incidences.isPending && <Balances query={balances} />}
      </div>
    </>
  );
}

function Balances({
  query,
}: {
  query: UseQueryResult<EndpointResponse<typeof teamBalances>["data"]>;
}) {
  if (query.data !== undefined) return <TeamBalances balances={query.data} />;
  if (!query.isError) return <BlockSkeleton height={240} />;
  return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
}

type IncidencesProps = {
  query: UseQueryResult<EndpointResponse<typeof listTeamIncidences>>;
  filters: IncidenceFilters;
  onPage: (page: Pick<IncidenceFilters, "skip" | "take">) => void;
};

function Incidences({ query, filters, onPage }: IncidencesProps) {
  const { t } = useTranslation("hours-bank");
  if (query.data === undefined) {
    if (query.isError) {
      return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    }
    return <BlockSkeleton height={320} />;
  }
  const { data: incidences, total } = query.data;
  if (total === 0) {
    return (
      <EmptyState
        icon={<IconHourglass size={24} />}
        title={t("team.none_title")}
        text={t("team.none_text")}
      />
    );
  }
  return (
    <>
      <TeamIncidences
        key={`${filters.workerId ?? 0}-${filters.state ?? 0}-${filters.year}-${filters.skip}`}
        incidences={incidences}
      />
      <Pager
        total={total}
        skip={filters.skip}
        take={filters.take}
        sizes={pageSizes}
        onChange={onPage}
      />
    </>
  );
}

function Export({ filters }: { filters: IncidenceFilters }) {
  const { t } = useTranslation("hours-bank");
  const save = useMutation({
    mutationFn: (format: "xlsx" | "csv") =>
      download(exportTeamBank, {
        body: {
          formato: format,
          anyo: filters.year,
          ...(filters.workerId === null ? {} : { trabajador_id: filters.workerId }),
          ...(filters.state === null ? {} : { estado_id: filters.state }),
        },
      }),
    onError: (error) => {
      if (!wantsConfirmation(error)) notify({ kind: "error", message: messageOf(error) });
    },
  });
  return (
    <span className={classes.buttons} data-fit>
      {(["xlsx", "csv"] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={save.isPending && save.variables === format}
          onClick={() => save.mutate(format)}
        >
          {t(`team.export_${format}`)}
        </Button>
      ))}
    </span>
  );
}
