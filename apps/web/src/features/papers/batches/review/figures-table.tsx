import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { PayslipBatch } from "@atrio/contract/papers/payslip-batches";
import type { ReviewFigures, SheetCheck } from "@atrio/contract/papers/payslip-review";

import { formatMoney, formatMonthName, formatPercent } from "../../../../lib/format.ts";

import classes from "./check.module.css";
import { deductionsOf } from "./figures.model.ts";

type Figures = ReviewFigures | null;
const none = "—";

/** An amount of a table whose foot names the euro. */
function amount(value: number | null | undefined, sign: 1 | -1 = 1): string {
  return money(value, sign).replace(/\s*€$/u, "");
}

function money(value: number | null | undefined, sign: 1 | -1 = 1): string {
  if (value === null || value === undefined) return none;
  const text = formatMoney(Math.abs(value));
  return value * sign < 0 ? `−${text}` : text;
}

/** This month's figures beside last month's, and whether they add up. */
export function FiguresTable({ batch, check }: { batch: PayslipBatch; check: SheetCheck }) {
  const { t } = useTranslation("payslip-batches");
  const { actual, anterior, comprobaciones } = check;
  if (actual === null && anterior === null) {
    return <p className={classes.text}>{t("review.noFigures")}</p>;
  }
  const rate = actual?.porcentaje_irpf ?? anterior?.porcentaje_irpf ?? null;
  const rows: ReadonlyArray<{ label: string; of: (figures: Figures) => string }> = [
    { label: t("review.days"), of: (one) => String(one?.dias ?? none) },
    { label: t("review.gross"), of: (one) => amount(one?.total_devengado) },
    { label: t("review.contributions"), of: (one) => amount(one?.total_aportaciones, -1) },
    {
      label: rate === null ? t("review.tax") : t("review.taxAt", { rate: formatPercent(rate) }),
      of: (one) => amount(one?.descuento_irpf, -1),
    },
    { label: t("review.others"), of: (one) => amount(one?.otras_deducciones, -1) },
    { label: t("review.deductions"), of: (one) => amount(deductionsOf(one), -1) },
  ];
  return (
    <section className={classes.part}>
      <table className={classes.figures}>
        <thead>
          <tr>
            <th scope="col">{t("review.figures")}</th>
            <th scope="col">{formatMonthName(batch.mes, "short")}</th>
            {anterior !== null && <th scope="col">{formatMonthName(anterior.mes, "short")}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{of(actual)}</td>
              {anterior !== null && <td>{of(anterior)}</td>}
            </tr>
          ))}
          <tr data-total>
            <th scope="row">{t("review.net")}</th>
            <td>{money(actual?.total_percibir)}</td>
            {anterior !== null && <td>{money(anterior.total_percibir)}</td>}
          </tr>
        </tbody>
      </table>
      {actual === null && <p className={classes.text}>{t("review.noFigures")}</p>}
      {anterior === null && <p className={classes.text}>{t("review.noFormer")}</p>}
      {comprobaciones.totales !== "sin_comprobar" && (
        <Balance isRight={comprobaciones.totales === "bien"} />
      )}
    </section>
  );
}

function Balance({ isRight }: { isRight: boolean }) {
  const { t } = useTranslation("payslip-batches");
  const Icon = isRight ? IconCircleCheck : IconAlertTriangle;
  return (
    <p className={classes.balance} data-right={isRight}>
      <Icon size={18} aria-hidden />
      {t(isRight ? "review.balanced" : "review.unbalanced")}
    </p>
  );
}
