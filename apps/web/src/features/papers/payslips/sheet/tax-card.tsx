import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { moduleIds } from "@atrio/contract/modules";
import type { PayslipDetail } from "@atrio/contract/papers/payslips";

import { formatMoney, formatPercent } from "../../../../lib/format.ts";
import { useModuleHired } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";

import classes from "./tax-card.module.css";
import { useCalculation } from "./use-calculation.ts";

const plainTax = {
  seccion: "irpf",
  concepto: "irpf",
  texto: "IRPF",
  unidades: null,
  precio: null,
} as const;

/** The percentage of income tax against the withheld amount, with its explanation. */
export function TaxCard({ payslip }: { payslip: PayslipDetail }) {
  const { t } = useTranslation(["payslips", "payslip-concepts"]);
  const calculation = useCalculation();
  const hasForm = useModuleHired(moduleIds.documents);
  const line = payslip.lineas.find(({ seccion }) => seccion === "irpf");
  const rate = line?.tipo ?? payslip.porcentaje_irpf;
  const importe = line?.importe ?? payslip.descuento_irpf;
  // A payslip with lines and no tax line withholds nothing; one without lines may withhold all the
  // same.
  if (rate === null || importe === null) return null;
  if (line === undefined && payslip.lineas.length > 0) return null;
  const base = line?.base ?? payslip.bases.irpf;
  const formula =
    base === null
      ? t("payslips:tax.withheld", { amount: formatMoney(importe) })
      : calculation({ ...plainTax, tipo: rate, base, importe }).text;
  return (
    <Card title={t("payslip-concepts:concept.irpf.name")} className={classes.card}>
      <p className={classes.rate}>{formatPercent(rate)}</p>
      <p className={classes.formula}>{formula}</p>
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
