import { useTranslation } from "react-i18next";

import type { LeaveRulePreview } from "@atrio/contract/leave/leave-rules";
import type { LeaveUnit } from "@atrio/contract/request-view";

import { formatNumber } from "../../../lib/format.ts";
import { useAmount } from "../requests/use-amount.ts";

import classes from "./rules.module.css";

type RuleEffectProps = { effect: LeaveRulePreview; unit: LeaveUnit };

/** Whom a changed rule concerns: counts and one example. */
export function RuleEffect({ effect, unit }: RuleEffectProps) {
  const { t } = useTranslation("leave-rules");
  const amount = useAmount();
  const { personas, pendientes, por_encima, ejemplo } = effect;
  const said = (key: "effect" | "waiting" | "over", count: number) =>
    count === 0 ? [] : [t(`rule.${key}`, { count, total: formatNumber(count) })];
  const example =
    ejemplo === null
      ? []
      : [
          t("rule.example", {
            name: ejemplo.nombre_completo,
            amount: amount(ejemplo.usado, unit),
          }),
        ];
  const lines = [
    ...said("effect", personas),
    ...said("waiting", pendientes),
    ...said("over", por_encima),
    ...example,
  ];
  return (
    <section className={classes.effect} aria-live="polite" aria-label={t("balance.effect")}>
      <h3>{t("balance.effect")}</h3>
      {lines.length === 0 && <p>{t("rule.nobody")}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{t("rule.kept")}</p>
    </section>
  );
}
