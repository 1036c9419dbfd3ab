import { Button, CloseButton, SegmentedControl, TextInput } from "@mantine/core";
import { IconBeach, IconSearch, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { BalanceKind } from "@atrio/contract/leave/leave";
import { defaultPageSize, pageSizes } from "@atrio/contract/paging";

import { matches } from "../../../../lib/plain-text.ts";
import { Pager } from "../../../../ui/pager.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { YearSteps } from "../../../../ui/year-steps.tsx";
import { teamSummaryQuery } from "../team.queries.ts";
import type { TeamSummary } from "../team.queries.ts";

import { SummaryTable } from "./summary-table.tsx";
import classes from "./summary-view.module.css";
import { balancesIn, orderAfter, summaryRows } from "./summary.model.ts";
import type { SummaryOrder } from "./summary.model.ts";

type SummaryViewProps = { year: number; thisYear: number; onYear: (year: number) => void };

/** The balances of everybody supervised today, a year at a time. */
export function SummaryView({ year, thisYear, onYear }: SummaryViewProps) {
  const { t } = useTranslation("team-absences");
  const { data, error, refetch } = useQuery(teamSummaryQuery(year));
  // A year from an old address stays on offer.
  const years = [...new Set([thisYear + 1, thisYear, thisYear - 1, thisYear - 2, year])];
  return (
    <section className={classes.view} aria-label={t("summary.title", { year })}>
      <SectionHead title={t("summary.title", { year })}>
        <YearSteps
          year={year}
          years={years}
          previous={t("summary.previous")}
          next={t("summary.next")}
          onChange={onYear}
        />
      </SectionHead>
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState icon={<IconUsers size={24} />} title={t("none.title")} text={t("none.text")} />
      )}
      {data !== undefined && data.length > 0 && <Balances summary={data} year={year} />}
    </section>
  );
}

function Balances({ summary, year }: { summary: TeamSummary; year: number }) {
  const { t } = useTranslation(["team-absences", "requests"]);
  const kinds = balancesIn(summary);
  const [wanted, setWanted] = useState<BalanceKind>("vacaciones");
  const [order, setOrder] = useState<SummaryOrder>({ by: "name", descending: false });
  const [text, setText] = useState("");
  const [page, setPage] = useState<{ skip: number; take: (typeof pageSizes)[number] }>({
    skip: 0,
    take: defaultPageSize,
  });
  const kind = kinds.includes(wanted) ? wanted : kinds[0];
  if (kind === undefined) {
    return (
      <EmptyState
        icon={<IconBeach size={24} />}
        title={t("summary.none")}
        text={t("summary.none_text", { year: String(year) })}
      />
    );
  }
  const rows = summaryRows(summary, kind, order).filter(({ person }) =>
    matches(person.nombre_completo, text),
  );
  const begin = (change: () => void) => {
    change();
    setPage({ ...page, skip: 0 });
  };
  return (
    <>
      <div className={classes.tools}>
        {kinds.length > 1 && (
          <SegmentedControl<BalanceKind>
            aria-label={t("summary.balance")}
            className={classes.kinds}
            value={kind}
            onChange={(value) => begin(() => setWanted(value))}
            data={kinds.map((value) => ({ value, label: t(`requests:balance.${value}`) }))}
          />
        )}
        <TextInput
          className={classes.search}
          type="search"
          placeholder={t("calendar.search")}
          aria-label={t("calendar.search")}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={
            text !== "" && (
              <CloseButton
                aria-label={t("calendar.clear")}
                onClick={() => begin(() => setText(""))}
              />
            )
          }
          value={text}
          onChange={(event) => {
            const { value } = event.currentTarget;
            begin(() => setText(value));
          }}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon={<IconUsers size={24} />}
          title={t("calendar.nobody")}
          text={t("calendar.nobody_text")}
          action={
            <Button variant="default" onClick={() => begin(() => setText(""))}>
              {t("calendar.everybody")}
            </Button>
          }
        />
      ) : (
        <SummaryTable
          caption={t("summary.caption", {
            balance: t(`requests:balance.${kind}`),
            year: String(year),
          })}
          rows={rows.slice(page.skip, page.skip + page.take)}
          order={order}
          onOrder={(by) => begin(() => setOrder(orderAfter(order, by)))}
        />
      )}
      <Pager
        total={rows.length}
        skip={page.skip}
        take={page.take}
        sizes={pageSizes}
        onChange={setPage}
      />
    </>
  );
}
