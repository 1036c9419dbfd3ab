import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { PayslipDetail } from "@atrio/contract/papers/payslips";

import { formatMoney } from "../../../../lib/format.ts";
import { sumOf } from "../payslips.model.ts";

import { ReceiptLine } from "./receipt-line.tsx";
import classes from "./receipt.module.css";
import { sheetOf } from "./sheet.model.ts";

/** The company's contributions, line by line; closed by default. */
export function CompanyCard({ payslip }: { payslip: PayslipDetail }) {
  const { t } = useTranslation("payslips");
  const { lines, total } = sheetOf(payslip.lineas).company;
  const all = payslip.aportacion_empresa ?? total;
  if (lines.length === 0 && all === 0) return null;
  return (
    <details className={classes.extra}>
      <summary>
        <h2>{t("company.title")}</h2>
        <b>{formatMoney(all)}</b>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <p>{t("company.text")}</p>
      {lines.length > 0 && (
        <ul className={classes.lines} aria-label={t("company.title")}>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a receipt's lines have no other identity than their place
            <li key={index}>
              <ReceiptLine line={line} />
            </li>
          ))}
        </ul>
      )}
      <p className={classes.total}>
        <b>{t("company.total")}</b>
        <b>{formatMoney(all)}</b>
      </p>
      {payslip.total_devengado !== null && (
        <p>{t("company.cost", { amount: formatMoney(sumOf([payslip.total_devengado, all])) })}</p>
      )}
    </details>
  );
}
