import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Payslip } from "@atrio/contract/papers/payslips";

import { DataTable } from "../../../../ui/data-table.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
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
    <section className={classes.section} aria-labelledby="payslips-list">
      <SectionHead title={t("list.title", { year })} id="payslips-list">
        {payslips.length > 1 && payslips.length <= mostAtOnce && (
          <Checkbox
            label={t("list.select_all")}
            checked={isAll}
            indeterminate={selection.size > 0 && !isAll}
            onChange={(event) => onSelectAll(event.currentTarget.checked)}
          />
        )}
      </SectionHead>
      <DataTable
        caption={t("list.title", { year })}
        columns={[
          { label: t("list.month"), span: 2 },
          { label: t("figure.gross"), isNumeric: true },
          { label: t("list.withholding"), isNumeric: true },
          { label: t("figure.net"), isNumeric: true, span: 2, className: classes.last },
        ]}
        stackBelow="tablet"
        hasHover
        className={classes.table}
      >
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
      </DataTable>
    </section>
  );
}
