import { useTranslation } from "react-i18next";

import type { BalanceRulePreview } from "@atrio/contract/leave/leave-rules";
import type { LeaveUnit } from "@atrio/contract/request-view";

import { formatNumber } from "../../../lib/format.ts";
import { useAmount } from "../requests/use-amount.ts";

import classes from "./rules.module.css";

type BalanceEffectProps = { effect: BalanceRulePreview; unit: LeaveUnit };

/** Effect of a changed rule on people: counts and one example. */
export function BalanceEffect({ effect, unit }: BalanceEffectProps) {
  const { t } = useTranslation("leave-rules");
  const amount = useAmount();
  const { suben, bajan, descubiertas, ejemplo } = effect;
  const said = (key: "more" | "less" | "over", count: number) =>
    count === 0 ? [] : [t(`balance.${key}`, { count, total: formatNumber(count) })];
  const lines = [
    ...said("more", suben),
    ...said("less", bajan),
    ...said("over", descubiertas),
    ...(ejemplo === null
      ? []
      : [
          t("balance.example", {
            name: ejemplo.nombre_completo,
            year: ejemplo.anyo,
            before: amount(ejemplo.antes, unit),
            after: amount(ejemplo.despues, unit),
          }),
        ]),
  ];
  return (
    <section className={classes.effect} aria-live="polite" aria-label={t("balance.effect")}>
      <h3>{t("balance.effect")}</h3>
      {lines.length === 0 && <p>{t("balance.nobody")}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
