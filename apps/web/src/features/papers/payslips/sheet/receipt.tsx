import { useTranslation } from "react-i18next";

import type { PayslipDetail } from "@atrio/contract/papers/payslips";

import { formatMoney } from "../../../../lib/format.ts";

import { ReceiptHead } from "./receipt-head.tsx";
import { ReceiptLine } from "./receipt-line.tsx";
import classes from "./receipt.module.css";
import { sheetOf } from "./sheet.model.ts";
import type { Check, SheetSection } from "./sheet.model.ts";

/**
 * The receipt in the layout of Orden ESS/2098/2014: accruals beside deductions, and the net under
 * both.
 */
export function Receipt({ payslip, check }: { payslip: PayslipDetail; check: Check }) {
  const { t } = useTranslation("payslips");
  const sheet = sheetOf(payslip.lineas);
  return (
    <section className={classes.receipt} aria-labelledby="receipt-title">
      <header className={classes.header}>
        <h2 id="receipt-title">{t("receipt.title")}</h2>
        <p>{t("sheet.legend")}</p>
      </header>
      <ReceiptHead payslip={payslip} />
      <div className={classes.columns}>
        <Column
          title={t("receipt.earnings")}
          sections={sheet.earnings}
          total={{ label: t("receipt.total_a"), amount: check.gross }}
        />
        <Column
          title={t("receipt.deductions")}
          sections={sheet.deductions}
          total={{ label: t("receipt.total_b"), amount: check.deductions }}
        />
      </div>
      <p className={classes.net}>
        <span>{t("receipt.net")}</span>
        <span className={classes.equation}>
          {formatMoney(check.gross)} − {formatMoney(check.deductions)} =
        </span>
        <b>{formatMoney(check.net)}</b>
      </p>
    </section>
  );
}

type ColumnProps = {
  title: string;
  sections: readonly SheetSection[];
  total: { label: string; amount: number };
};

function Column({ title, sections, total }: ColumnProps) {
  return (
    <div className={classes.column}>
      <h3>{title}</h3>
      {sections.map((section) => (
        <Section key={section.section} section={section} />
      ))}
      <p className={classes.total}>
        <b>{total.label}</b>
        <b>{formatMoney(total.amount)}</b>
      </p>
    </div>
  );
}

/** A section with its lines; an empty one says so. */
function Section({ section }: { section: SheetSection }) {
  const { t } = useTranslation("payslips");
  const { section: key, number, lines, total } = section;
  const title = `${number}. ${t(`receipt.section.${key}`)}`;
  return (
    <div className={classes.section} data-empty={lines.length === 0}>
      <h4>
        {title}
        {lines.length > 0 && <small>{t(`receipt.section_text.${key}`)}</small>}
      </h4>
      <span className={classes.subtotal}>
        {lines.length === 0 ? t("receipt.none") : formatMoney(total)}
      </span>
      {lines.length > 0 && (
        <ul className={classes.lines} aria-label={title}>
          {lines.map((line, index) => (
            // Lines are never reordered, and two may say the same.
            // oxlint-disable-next-line react/no-array-index-key -- a receipt's lines have no other identity than their place
            <li key={index}>
              <ReceiptLine line={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
