import { VisuallyHidden } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { formatPercent } from "../../../../lib/format.ts";
import type { rulesOf } from "../bank-accounts.model.ts";

import classes from "./split.module.css";

const order = ["payroll", "remainder", "sum", "values"] as const;

/** The rules of a split, each with whether it is kept, as somebody edits. */
export function RulesList({ rules }: { rules: ReturnType<typeof rulesOf> }) {
  const { t } = useTranslation("bank-accounts");
  const percent = formatPercent(rules.total, 0);
  return (
    <section aria-labelledby="split-rules" aria-live="polite">
      <h3 id="split-rules" className={classes.heading}>
        {t("split.rules")}
      </h3>
      <ul className={classes.rules}>
        {order.map((rule) => {
          const isKept = rules.kept[rule];
          return (
            <li key={rule} data-kept={isKept}>
              <span className={classes.tick} aria-hidden>
                {isKept ? <IconCheck size={16} /> : <IconX size={16} />}
              </span>
              <span>
                <VisuallyHidden>{t(isKept ? "split.met" : "split.unmet")} </VisuallyHidden>
                {t(`split.rule.${rule}`, { percent })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
