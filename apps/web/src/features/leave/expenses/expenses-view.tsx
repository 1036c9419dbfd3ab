import { Button } from "@mantine/core";
import { IconPlus, IconReceipt } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import { requestKinds } from "@atrio/contract/kinds";
import type { monthlyExpenses } from "@atrio/contract/leave/expenses";

import { addDays, formatMoney, formatMonth, formatMonthInText } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { Steps } from "../../../ui/steps.tsx";
import page from "../leave.module.css";
import { monthlyExpensesQuery } from "../leave.queries.ts";
import { expenseKeyOf } from "../requests/requests.model.ts";

import classes from "./expenses.module.css";

type Expenses = EndpointResponse<typeof monthlyExpenses>["data"];

type ExpensesViewProps = {
  /** The month shown, and the one of today (`YYYY-MM`). */
  month: string;
  current: string;
  onMonth: (month: string) => void;
  /** Opens the form of a kind of request. */
  onAsk: (kind: number) => void;
};

/** The expenses of a month by kind: asked for, approved and paid. */
export function ExpensesView({ month, current, onMonth, onAsk }: ExpensesViewProps) {
  const { t } = useTranslation("absences");
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(monthlyExpensesQuery(user.id, month));
  const [year = 0, number = 1] = month.split("-").map(Number);
  const words = formatMonthInText(year, number);
  return (
    <section className={page.section} aria-label={t("expenses.title", { month: words })}>
      <SectionHead title={t("expenses.title", { month: words })}>
        <Steps
          label={formatMonth(year, number)}
          previous={t("expenses.previous")}
          next={t("expenses.next")}
          onPrevious={() => onMonth(monthBeside(month, -1))}
          onNext={month < current ? () => onMonth(monthBeside(month, 1)) : undefined}
        />
      </SectionHead>
      {data === undefined && error === null && <BlockSkeleton height={300} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.tipos.length === 0 && (
        <EmptyState
          icon={<IconReceipt size={24} />}
          title={t("expenses.none_title", { month: words })}
          text={t("expenses.none_text")}
        />
      )}
      {data !== undefined && data.tipos.length > 0 && <Table expenses={data} />}
      {data !== undefined && (
        <p className={page.muted}>{t("expenses.rate", { rate: formatMoney(data.tarifa_km) })}</p>
      )}
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => onAsk(requestKinds.expenses)}
        >
          {t("expenses.ask")}
        </Button>
        <Link
          to="/absences"
          search={{ vista: "solicitudes", tipo: requestKinds.expenses, anyo: year }}
          className={page.link}
        >
          {t("expenses.requests")}
        </Link>
      </div>
    </section>
  );
}

/** The month before (-1) or after (1) one, `YYYY-MM`. */
function monthBeside(month: string, step: -1 | 1): string {
  // A day in the wanted month, for any length of the two.
  const day = step === 1 ? addDays(`${month}-01`, 31) : addDays(`${month}-01`, -1);
  return day.slice(0, 7);
}

function Table({ expenses }: { expenses: Expenses }) {
  const { t } = useTranslation("absences");
  const { t: words } = useTranslation("requests");
  return (
    <DataTable
      caption={t("expenses.table")}
      columns={[
        { label: t("expenses.kind") },
        { label: t("expenses.asked"), isNumeric: true },
        { label: t("expenses.approved"), isNumeric: true },
        { label: t("expenses.paid"), isNumeric: true },
      ]}
      stackBelow="phone"
    >
      <tbody>
        {expenses.tipos.map((kind) => (
          <tr key={kind.pe_gasto_tipo_id}>
            <th scope="row">{words(`expense_kind.${expenseKeyOf(kind.pe_gasto_tipo_id)}`)}</th>
            <Amounts amounts={kind} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("expenses.total")}</th>
          <Amounts amounts={expenses.total} />
        </tr>
      </tfoot>
    </DataTable>
  );
}

/** Amounts with their names, which stand beside each where the columns are stacked. */
function Amounts({ amounts }: { amounts: Expenses["total"] }) {
  const { t } = useTranslation("absences");
  return (
    <>
      <td data-numeric data-label={t("expenses.asked")}>
        {formatMoney(amounts.pedido)}
      </td>
      <td data-numeric data-label={t("expenses.approved")}>
        {formatMoney(amounts.aprobado)}
      </td>
      <td data-numeric data-label={t("expenses.paid")}>
        {formatMoney(amounts.pagado)}
      </td>
    </>
  );
}
