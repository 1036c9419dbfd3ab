import { IconArrowDownRight, IconArrowUpRight, IconEqual } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { PayslipComparison, PayslipDetail } from "@atrio/contract/papers/payslips";

import { Card } from "../../../../ui/card.tsx";
import { cents, signedMoney } from "../payslips.model.ts";

import classes from "./changes-card.module.css";
import { changeRows, changeSentence, monthNameOf } from "./changes.model.ts";
import type { ChangeRow } from "./changes.model.ts";

/** Changes against last month and the same month last year, in a sentence and line by line. */
export function ChangesCard({ payslip }: { payslip: PayslipDetail }) {
  const { t } = useTranslation("payslips");
  const { comparaciones } = payslip;
  return (
    <Card title={t("change.title")} className={classes.card}>
      {comparaciones.length === 0 && <p className={classes.none}>{t("change.first")}</p>}
      {comparaciones.map((comparison) => (
        <Comparison
          key={comparison.frente_a}
          comparison={comparison}
          year={payslip.anyo}
          isOpen={comparison.frente_a === "mes_anterior"}
        />
      ))}
    </Card>
  );
}

type ComparisonProps = { comparison: PayslipComparison; year: number; isOpen: boolean };

function Comparison({ comparison, year, isOpen }: ComparisonProps) {
  const { t } = useTranslation(["payslips", "payslip-concepts"]);
  const rows = changeRows(comparison.causas, t);
  const month = monthNameOf(comparison, year);
  return (
    <div className={classes.comparison}>
      <p className={classes.sentence}>
        <Direction difference={comparison.diferencia} />
        {changeSentence(comparison, year, t)}
      </p>
      {rows.length > 0 && (
        <details open={isOpen}>
          <summary>{t("payslips:change.lines")}</summary>
          <ul className={classes.rows} aria-label={t("payslips:change.lines")}>
            {rows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </ul>
          <p className={classes.total}>
            <b>{t("payslips:change.total")}</b>
            <b>{signedMoney(comparison.diferencia)}</b>
          </p>
        </details>
      )}
      <Link to="/paysheets" search={{ nomina: comparison.nomina_id }} className={classes.link}>
        {t("payslips:change.open", { month })}
      </Link>
    </div>
  );
}

function Direction({ difference }: { difference: number }) {
  const sign = Math.sign(cents(difference));
  return (
    <span className={classes.direction} data-sign={sign} aria-hidden>
      {sign === 0 && <IconEqual size={20} />}
      {sign > 0 && <IconArrowUpRight size={20} />}
      {sign < 0 && <IconArrowDownRight size={20} />}
    </span>
  );
}

function Row({ row }: { row: ChangeRow }) {
  const { t } = useTranslation(["payslips", "payslip-concepts"]);
  const { kind, name, course, effect, weight } = row;
  const reason =
    kind === "irpf_tipo" || kind === "irpf_base" || kind === "cotizacion"
      ? t(`payslips:change.why.${kind}`)
      : null;
  return (
    <li data-sign={Math.sign(cents(effect))}>
      <span className={classes.name}>
        <b>{name}</b>
        <small>{course}</small>
        {reason !== null && <small>{reason}</small>}
      </span>
      <span className={classes.effect}>{signedMoney(effect)}</span>
      <span className={classes.track} aria-hidden>
        <i style={{ width: `${Math.max(weight * 100, 1)}%` }} />
      </span>
    </li>
  );
}
