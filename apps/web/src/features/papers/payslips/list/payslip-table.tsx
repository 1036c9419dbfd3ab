import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Payslip } from "@atrio/contract/papers/payslips";

import { mostAtOnce } from "../payslips.model.ts";

import { PayslipRow } from "./payslip-row.tsx";
import classes from "./table.module.css";

type PayslipTableProps = {
  year: number;
  payslips: readonly Payslip[];
  selection: ReadonlySet<number>;
  onToggle: (id: number) => void;
  onSelectAll: (all: boolean) => void;
};

/** The payslips of a year, newest first; cards on a phone. */
export function PayslipTable(props: PayslipTableProps) {
  const { year, payslips, selection, onToggle, onSelectAll } = props;
  const { t } = useTranslation("payslips");
  const isAll = selection.size === payslips.length;
  return (
    <section aria-labelledby="payslips-list">
      <header className={classes.head}>
        <h2 id="payslips-list">{t("list.title", { year })}</h2>
        {payslips.length > 1 && payslips.length <= mostAtOnce && (
          <Checkbox
            label={t("list.select_all")}
            checked={isAll}
            indeterminate={selection.size > 0 && !isAll}
            onChange={(event) => onSelectAll(event.currentTarget.checked)}
          />
        )}
      </header>
      <div className={classes.frame}>
        <table className={classes.table}>
          <caption>{t("list.title", { year })}</caption>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {t("list.month")}
              </th>
              <th scope="col" className={classes.amount}>
                {t("figure.gross")}
              </th>
              <th scope="col" className={classes.amount}>
                {t("list.withholding")}
              </th>
              <th scope="col" colSpan={2} className={classes.last}>
                {t("figure.net")}
              </th>
            </tr>
          </thead>
          <tbody>
            {payslips.map((payslip) => (
              <PayslipRow
                key={payslip.id}
                payslip={payslip}
                replacement={payslips.find(({ id }) => id === payslip.sustituida_por)}
                isSelected={selection.has(payslip.id)}
                onToggle={() => onToggle(payslip.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
