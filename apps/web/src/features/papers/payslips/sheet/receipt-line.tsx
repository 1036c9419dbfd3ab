import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { PayslipLine } from "@atrio/contract/papers/payslips";

import { formatMoney } from "../../../../lib/format.ts";
import { conceptOf, nameOf } from "../concepts/concepts.model.ts";

import classes from "./receipt.module.css";
import { useCalculation } from "./use-calculation.ts";

/** A line of the receipt; open, with its meaning, its source and its calculation. */
export function ReceiptLine({ line }: { line: PayslipLine }) {
  const { t } = useTranslation(["payslips", "payslip-concepts"]);
  const name = nameOf(line, t);
  const calculation = useCalculation()(line);
  const concept = conceptOf(line.concepto);
  const isOther = name.toLocaleLowerCase() !== line.texto.toLocaleLowerCase();
  return (
    <details className={classes.line}>
      <summary>
        <span className={classes.words}>
          {name}
          {!calculation.isFixed && <small>{calculation.short}</small>}
        </span>
        <span className={classes.amount}>{formatMoney(line.importe)}</span>
        <IconChevronDown size={18} aria-hidden />
      </summary>
      <div className={classes.explanation}>
        <dl>
          <dt>{t("payslips:receipt.what")}</dt>
          <dd>{t(`payslip-concepts:concept.${concept}.what`)}</dd>
          <dt>{t("payslips:receipt.from")}</dt>
          <dd>{t(`payslip-concepts:concept.${concept}.from`)}</dd>
          <dt>{t("payslips:receipt.calculation")}</dt>
          <dd>
            <span className={classes.formula}>{calculation.text}</span>
          </dd>
        </dl>
        {isOther && (
          <p className={classes.printed} lang="es">
            {t("payslips:receipt.as_printed", { text: line.texto })}
          </p>
        )}
      </div>
    </details>
  );
}
