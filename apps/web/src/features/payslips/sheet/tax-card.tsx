import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { moduleIds } from "@atrio/contract/modules";
import type { PayslipDetail } from "@atrio/contract/payslips";

import { formatPercent } from "../../../lib/format.ts";
import { useModuleHired } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";

import classes from "./tax-card.module.css";
import { useCalculation } from "./use-calculation.ts";

/** The percentage of income tax against what was withheld, and what it is. */
export function TaxCard({ payslip }: { payslip: PayslipDetail }) {
  const { t } = useTranslation(["payslips", "payslip-concepts"]);
  const calculation = useCalculation();
  const hasForm = useModuleHired(moduleIds.documents);
  const line = payslip.lineas.find(({ seccion: section }) => section === "irpf");
  const rate = line?.tipo ?? payslip.porcentaje_irpf;
  if (line === undefined || rate === null) return null;
  const base = line.base ?? payslip.bases.irpf;
  return (
    <Card title={t("payslip-concepts:concept.irpf.name")} className={classes.card}>
      <p className={classes.rate}>{formatPercent(rate)}</p>
      <p className={classes.formula}>{calculation({ ...line, tipo: rate, base }).text}</p>
      <p>{t("payslip-concepts:concept.irpf.what")}</p>
      <p>{t("payslip-concepts:concept.irpf.from")}</p>
      {hasForm && (
        <Link to="/documents" search={{ vista: "modelo145" }} className={classes.link}>
          {t("payslips:tax.form")}
        </Link>
      )}
    </Card>
  );
}
