import { useTranslation } from "react-i18next";

import type { PayslipDetail } from "@atrio/contract/papers/payslips";

import { formatDate } from "../../../../lib/format.ts";

import classes from "./receipt.module.css";

type Row = [label: string, value: string | number | null];

/** The head of the receipt: company, worker and period, as they were that month. */
export function ReceiptHead({ payslip }: { payslip: PayslipDetail }) {
  const { t } = useTranslation("payslips");
  const { cabecera: head } = payslip;
  const period = `${formatDate(payslip.fecha_inicio)} – ${formatDate(payslip.fecha_fin)}`;
  const company: Row[] = [
    [t("receipt.cif"), head.cif],
    [t("receipt.ccc"), head.ccc],
    [t("receipt.centre"), head.centro],
    [t("receipt.period"), period],
    [t("receipt.days"), head.dias],
  ];
  const worker: Row[] = [
    [t("receipt.nif"), head.nif],
    [t("receipt.naf"), head.naf],
    [t("receipt.position"), head.puesto],
    [t("receipt.group"), head.grupo_profesional],
    [t("receipt.contribution_group"), head.grupo_cotizacion],
    [
      t("receipt.seniority"),
      head.antiguedad_desde === null ? null : formatDate(head.antiguedad_desde),
    ],
  ];
  return (
    <div className={classes.heads}>
      <Party title={t("receipt.company")} name={head.empresa} rows={company} />
      <Party title={t("receipt.worker")} name={head.nombre} rows={worker} />
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
