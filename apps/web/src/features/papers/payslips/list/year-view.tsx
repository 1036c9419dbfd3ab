import { IconReceiptEuro } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Payslip } from "@atrio/contract/papers/payslips";

import { dayIn, serverNow } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { YearSteps } from "../../../../ui/year-steps.tsx";
import { toggled } from "../payslips.model.ts";
import { yearQuery } from "../payslips.queries.ts";

import { BatchList } from "./batch-list.tsx";
import classes from "./list.module.css";
import { PayslipTable } from "./payslip-table.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { YearSummary } from "./year-summary.tsx";

type YearViewProps = {
  /** The year of the address; without one the newest that has payslips. */
  wanted: number | undefined;
  onYear: (year: number) => void;
};

/** The payslips of a year: its figures, the list and the files they came in. */
export function YearView({ wanted, onYear }: YearViewProps) {
  const { t } = useTranslation("payslips");
  const user = useCurrentUser();
  const thisYear = Number(dayIn(user.zona_horaria, serverNow()).slice(0, 4));
  const first = useQuery(yearQuery(user.id, wanted ?? thisYear));
  const isEmpty = wanted === undefined && first.data?.data.length === 0;
  const year = wanted ?? (isEmpty ? (first.data?.anyos[0] ?? thisYear) : thisYear);
  const { data, error, refetch } = useQuery(yearQuery(user.id, year));
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {data !== undefined && (
          <YearSteps
            year={year}
            years={data.anyos}
            previous={t("year.previous")}
            next={t("year.next")}
            onChange={onYear}
          />
        )}
      </PageHeader>
      {data === undefined && error === null && <BlockSkeleton height={620} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && <NoPayslips year={year} hasOthers={data.anyos.length > 0} />}
      {data !== undefined && data.data.length > 0 && (
        // A new year clears the selection.
        <Year key={year} year={year} payslips={data.data} />
      )}
    </>
  );
}

function Year({ year, payslips }: { year: number; payslips: readonly Payslip[] }) {
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set());
  return (
    <div className={classes.year}>
      <YearSummary year={year} payslips={payslips} />
      <PayslipTable
        year={year}
        payslips={payslips}
        selection={selection}
        onToggle={(id) => setSelection((before) => toggled(before, id))}
        onSelectAll={(all) => setSelection(new Set(all ? payslips.map(({ id }) => id) : []))}
      />
      {selection.size > 0 && (
        <SelectionBar
          // In the order of the list, not of the clicks.
          ids={payslips.map(({ id }) => id).filter((id) => selection.has(id))}
          onClear={() => setSelection(new Set())}
        />
      )}
      <BatchList year={year} />
    </div>
  );
}

function NoPayslips({ year, hasOthers }: { year: number; hasOthers: boolean }) {
  const { t } = useTranslation("payslips");
  return (
    <EmptyState
      icon={<IconReceiptEuro size={24} />}
      title={hasOthers ? t("list.none_year_title", { year }) : t("list.none_title")}
      text={t(hasOthers ? "list.none_year_text" : "list.none_text")}
    />
  );
}
