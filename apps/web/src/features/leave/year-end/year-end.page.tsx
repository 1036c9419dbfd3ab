import { Button, SegmentedControl, Select } from "@mantine/core";
import { IconBell, IconCalendarCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import { yearEndViews } from "@atrio/contract/leave/year-end";
import { pageSizes } from "@atrio/contract/paging";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { ActionSkeleton, BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { RemindDialog } from "./remind-dialog.tsx";
import { RunDialog } from "./run-dialog.tsx";
import type { YearEndSearch } from "./search.model.ts";
import { YearEndSummary } from "./year-end-summary.tsx";
import { YearEndTable } from "./year-end-table.tsx";
import { askedOf, yearsOf } from "./year-end.model.ts";
import type { YearEndAsked } from "./year-end.model.ts";
import classes from "./year-end.module.css";
import { yearEndQuery } from "./year-end.queries.ts";

/** The end of a year of balances: looked at, announced, recorded. */
export function YearEndPage() {
  const { t } = useTranslation("leave-year-end");
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria);
  const search = useSearch({ from: "/portal/admin/year-end" });
  const navigate = useNavigate({ from: "/admin/year-end" });
  const asked = askedOf(search, today);
  const { data, error, refetch, isPlaceholderData } = useQuery(yearEndQuery(asked));
  const [open, setOpen] = useState<"remind" | "run" | null>(null);
  const close = () => setOpen(null);
  const mayChange = mayUseOffice(user, "tiempo");
  const isLoading = data === undefined && error === null;
  const show = (change: { [K in keyof YearEndSearch]: YearEndSearch[K] | undefined }) =>
    void navigate({
      search: ({ pagina: _page, ...kept }) => ({ ...kept, ...change }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {mayChange && isLoading && <ActionSkeleton />}
        {mayChange && data?.acto === null && <Act hasEnded={data.terminado} onOpen={setOpen} />}
      </PageHeader>
      <div className={classes.view}>
        <Choices asked={asked} years={yearsOf(asked.anyo, data?.hechos ?? [], today)} show={show} />
        {isLoading && <BlockSkeleton height={480} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && <YearEndSummary yearEnd={data} />}
        {data?.total === 0 && (
          <Card>
            <EmptyState
              icon={<IconCalendarCheck size={24} />}
              title={t("empty")}
              text={t("emptyText")}
            />
          </Card>
        )}
        {data !== undefined && data.total > 0 && (
          <>
            <YearEndTable rows={data.data} year={data.anyo} isBusy={isPlaceholderData} />
            <Pager
              total={data.total}
              skip={asked.skip}
              take={asked.take}
              sizes={pageSizes}
              onChange={({ skip, take }) => show({ pagina: skip / take + 1, filas: take })}
            />
          </>
        )}
      </div>
      {open === "remind" && <RemindDialog onClose={close} />}
      {open === "run" && <RunDialog year={asked.anyo} onClose={close} />}
    </>
  );
}

type ActProps = { hasEnded: boolean; onOpen: (dialog: "remind" | "run") => void };

/** The act of the year: a reminder to everybody until it ends, its record afterwards. */
function Act({ hasEnded, onOpen }: ActProps) {
  const { t } = useTranslation("leave-year-end");
  const act = hasEnded ? "run" : "remind";
  const Icon = hasEnded ? IconCalendarCheck : IconBell;
  return (
    <Button leftSection={<Icon size={18} aria-hidden />} onClick={() => onOpen(act)}>
      {t(`${act}.button`)}
    </Button>
  );
}

type ChoicesProps = {
  asked: YearEndAsked;
  years: readonly number[];
  show: (change: { [K in keyof YearEndSearch]: YearEndSearch[K] | undefined }) => void;
};

/** Year and part of the list. */
function Choices({ asked, years, show }: ChoicesProps) {
  const { t } = useTranslation("leave-year-end");
  return (
    <div className={classes.choices}>
      <Select
        label={t("year")}
        allowDeselect={false}
        value={String(asked.anyo)}
        data={years.map(String)}
        onChange={(year) => show({ anyo: year === null ? undefined : Number(year) })}
      />
      <SegmentedControl
        aria-label={t("view")}
        value={asked.ver}
        data={yearEndViews.map((value) => ({ value, label: t(`views.${value}`) }))}
        onChange={(ver) => show({ ver: ver === "todas" ? undefined : ver })}
      />
    </div>
  );
}
