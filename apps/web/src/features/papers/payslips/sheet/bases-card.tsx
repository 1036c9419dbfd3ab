import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { PayslipDetail } from "@atrio/contract/papers/payslips";

import { formatMoney } from "../../../../lib/format.ts";

import classes from "./receipt.module.css";
import { basesOf } from "./sheet.model.ts";

/** The bases of contributions and income tax, each in a sentence; closed until asked for. */
export function BasesCard({ bases }: { bases: PayslipDetail["bases"] }) {
  const { t } = useTranslation("payslips");
  const known = basesOf(bases);
  if (known.length === 0) return null;
  return (
    <details className={classes.extra}>
      <summary>
        <h2>{t("bases.title")}</h2>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <p>{t("bases.text")}</p>
      <dl>
        {known.map(({ name, amount }) => (
          <div key={name}>
            <dt>
              {t(`bases.${name}`)}
              <small>{t(`bases.${name}_text`)}</small>
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
