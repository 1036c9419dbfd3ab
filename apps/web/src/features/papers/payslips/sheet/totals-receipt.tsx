import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { PayslipDetail } from "@atrio/contract/papers/payslips";

import { formatMoney, formatPercent } from "../../../../lib/format.ts";

import { ReceiptHead } from "./receipt-head.tsx";
import classes from "./receipt.module.css";
import type { Check } from "./sheet.model.ts";

type TotalsReceiptProps = { payslip: PayslipDetail; check: Check };

/** The receipt of a payslip that was published with its totals alone; its lines are in the PDF. */
export function TotalsReceipt({ payslip, check }: TotalsReceiptProps) {
  const { t } = useTranslation("payslips");
  const { total_aportaciones, descuento_irpf, porcentaje_irpf } = payslip;
  const taxName = t("receipt.section.irpf");
  const named =
    porcentaje_irpf === null ? taxName : `${taxName} · ${formatPercent(porcentaje_irpf)}`;
  return (
    <section className={classes.receipt} aria-labelledby="receipt-title">
      <header className={classes.header}>
        <h2 id="receipt-title">{t("receipt.title")}</h2>
        <p>
          {t("sheet.totals_text")}{" "}
          <Link
            to="/paysheets"
            search={{ nomina: payslip.id, vista: "pdf" }}
            className={classes.link}
          >
            {t("sheet.only_pdf_link")}
          </Link>
        </p>
      </header>
      <ReceiptHead payslip={payslip} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <h3>{t("receipt.earnings")}</h3>
          <Total label={t("receipt.total_a")} amount={check.gross} />
        </div>
        <div className={classes.column}>
          <h3>{t("receipt.deductions")}</h3>
          <Part
            name={`1. ${t("receipt.section.aportacion_trabajador")}`}
            text={t("receipt.section_text.aportacion_trabajador")}
            amount={total_aportaciones}
          />
          <Part
            name={`2. ${named}`}
            text={t("receipt.section_text.irpf")}
            amount={descuento_irpf}
          />
          <Part
            name={`3–5. ${t("receipt.section.otra_deduccion")}`}
            text={t("receipt.others_text")}
            amount={payslip.otras_deducciones}
          />
          <Total label={t("receipt.total_b")} amount={check.deductions} />
        </div>
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

function Part({ name, text, amount }: { name: string; text: string; amount: number | null }) {
  return (
    <div className={classes.section}>
      <h4>
        {name}
        <small>{text}</small>
      </h4>
      <span className={classes.subtotal}>{formatMoney(amount ?? 0)}</span>
    </div>
  );
}

function Total({ label, amount }: { label: string; amount: number }) {
  return (
    <p className={classes.total}>
      <b>{label}</b>
      <b>{formatMoney(amount)}</b>
    </p>
  );
}
