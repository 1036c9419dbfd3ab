import { useTranslation } from "react-i18next";

import type { PayslipDetail } from "@atrio/contract/papers/payslips";

import { formatDate } from "../../../../lib/format.ts";

import classes from "./receipt.module.css";

type Row = [label: string, value: string | number | null];

/** The head of the receipt: company, worker and period, as they were that month. */
export function ReceiptHead({ payslip }: { payslip: PayslipDetail }) {
  const { t } = useTranslation("payslips");
  const { cabecera } = payslip;
  const period = `${formatDate(payslip.fecha_inicio)} – ${formatDate(payslip.fecha_fin)}`;
  const company: Row[] = [
    [t("receipt.cif"), cabecera.cif],
    [t("receipt.ccc"), cabecera.ccc],
    [t("receipt.centre"), cabecera.centro],
    [t("receipt.period"), period],
    [t("receipt.days"), cabecera.dias],
  ];
  const worker: Row[] = [
    [t("receipt.nif"), cabecera.nif],
    [t("receipt.naf"), cabecera.naf],
    [t("receipt.position"), cabecera.puesto],
    [t("receipt.group"), cabecera.grupo_profesional],
    [t("receipt.contribution_group"), cabecera.grupo_cotizacion],
    [
      t("receipt.seniority"),
      cabecera.antiguedad_desde === null ? null : formatDate(cabecera.antiguedad_desde),
    ],
  ];
  return (
    <div className={classes.heads}>
      <Party title={t("receipt.company")} name={cabecera.empresa} rows={company} />
      <Party title={t("receipt.worker")} name={cabecera.nombre} rows={worker} />
    </div>
  );
}

function Party({ title, name, rows }: { title: string; name: string; rows: readonly Row[] }) {
  const { t } = useTranslation("payslips");
  return (
    <dl className={classes.party}>
      <div>
        <dt>{title}</dt>
        <dd>
          <b>{name}</b>
        </dd>
      </div>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-unknown={value === null}>{value ?? t("receipt.unknown")}</dd>
        </div>
      ))}
    </dl>
  );
}
