import { Button } from "@mantine/core";
import { IconReceiptEuro } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { ApprovedExpense } from "@atrio/contract/leave/office-inbox";

import { dayIn, formatDate, formatMoney, formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Choice, Filters } from "../../../ui/filters.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { PagedList } from "../../../ui/paged-list.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { SearchWords } from "../../../ui/search-words.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import { expenseKeyOf } from "../requests/requests.model.ts";

import classes from "./inbox.module.css";
import { officeExpensesQuery, payMutation } from "./inbox.queries.ts";
import type { ExpensesAsked } from "./inbox.queries.ts";

type ExpensesInboxProps = { asked: ExpensesAsked; onAsk: (asked: ExpensesAsked) => void };

/** Approved expenses, to be paid and paid (Rule ACCESS-51). */
export function ExpensesInbox({ asked, onAsk }: ExpensesInboxProps) {
  const { t } = useTranslation("office-inbox");
  const query = useQuery(officeExpensesQuery(asked));
  const [paying, setPaying] = useState<ApprovedExpense | null>(null);
  const change = (next: Partial<ExpensesAsked>) => onAsk({ ...asked, skip: 0, ...next });
  const isNarrowed = asked.words !== "";
  const none = asked.isPaid ? "expenses.nonePaid" : "expenses.none";
  return (
    <>
      <Filters label={t("filters")}>
        <SearchWords
          label={t("person")}
          placeholder={t("personHint")}
          words={asked.words}
          onSearch={(words) => change({ words })}
        />
        <Choice
          label={t("expenses.state")}
          all={t("expenses.toPay")}
          value={asked.isPaid ? "si" : null}
          options={[{ value: "si", label: t("expenses.paid") }]}
          onChange={(value) => change({ isPaid: value !== null })}
        />
      </Filters>
      <PagedList
        query={query}
        page={asked}
        onPage={(page) => onAsk({ ...asked, ...page })}
        empty={
          <EmptyState
            icon={<IconReceiptEuro size={24} />}
            title={t(isNarrowed ? "noMatch" : none)}
            text={t(isNarrowed ? "noMatchText" : "expenses.noneText")}
          />
        }
      >
        {({ data, importe_total }) => (
          <>
            <p className={classes.sum}>
              {t("expenses.sum", { amount: formatMoney(importe_total) })}
            </p>
            <Table expenses={data} isPaid={asked.isPaid} onPay={setPaying} />
          </>
        )}
      </PagedList>
      {paying !== null && <PayDialog expense={paying} onClose={() => setPaying(null)} />}
    </>
  );
}

type TableProps = {
  expenses: readonly ApprovedExpense[];
  isPaid: boolean;
  onPay: (expense: ApprovedExpense) => void;
};

function Table({ expenses, isPaid, onPay }: TableProps) {
  const { t } = useTranslation(["office-inbox", "requests"]);
  const { zona_horaria } = useCurrentUser();
  const dayOf = (instant: string | null) =>
    instant === null ? "—" : formatDate(dayIn(zona_horaria, instant));
  const when = t(isPaid ? "office-inbox:expenses.paidOn" : "office-inbox:expenses.approvedOn");
  const columns = [
    { label: t("office-inbox:who") },
    { label: t("office-inbox:expenses.what") },
    { label: t("office-inbox:expenses.day") },
    { label: when },
    { label: t("office-inbox:expenses.amount"), isNumeric: true },
    ...(isPaid ? [] : [{ label: "" }]),
  ];
  return (
    <DataTable
      caption={t("office-inbox:expenses.caption")}
      columns={columns}
      stackBelow="tablet"
      hasHover
    >
      <tbody>
        {expenses.map((expense) => {
          const { solicitud_id, trabajador, kilometros } = expense;
          const kind = t(`requests:expense_kind.${expenseKeyOf(expense.pe_gasto_tipo_id)}`);
          const distance =
            kilometros === null
              ? []
              : [t("office-inbox:expenses.km", { km: formatNumber(kilometros) })];
          return (
            <tr key={solicitud_id}>
              <th scope="row">
                <PersonCell person={trabajador} />
              </th>
              <td data-label={t("office-inbox:expenses.what")}>
                {[kind, ...distance, expense.titulo ?? []].flat().join(" · ")}
              </td>
              <td data-label={t("office-inbox:expenses.day")}>{formatDate(expense.fecha_gasto)}</td>
              <td data-label={when}>{dayOf(isPaid ? expense.pagado_en : expense.aprobado_en)}</td>
              <td data-label={t("office-inbox:expenses.amount")} data-numeric>
                {formatMoney(expense.importe)}
              </td>
              {!isPaid && (
                <td className={classes.action}>
                  {expense.can.pagar && (
                    <Button
                      variant="default"
                      size="sm"
                      aria-label={t("office-inbox:expenses.payOf", {
                        name: trabajador.nombre_completo,
                        amount: formatMoney(expense.importe),
                      })}
                      onClick={() => onPay(expense)}
                    >
                      {t("office-inbox:expenses.pay")}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

function PayDialog({ expense, onClose }: { expense: ApprovedExpense; onClose: () => void }) {
  const { t } = useTranslation("office-inbox");
  const pay = useMutation(payMutation);
  const submit = () =>
    pay.mutate(expense.solicitud_id, {
      onSuccess: () => {
        notify({ kind: "success", message: t("expenses.done") });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("expenses.payTitle")}
      submit={t("expenses.pay")}
      pending={pay.isPending}
      error={pay.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={classes.text}>
        {t("expenses.payText", {
          name: expense.trabajador.nombre_completo,
          amount: formatMoney(expense.importe),
        })}
      </p>
    </FormDialog>
  );
}
