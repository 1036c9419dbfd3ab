import { useTranslation } from "react-i18next";

import type { ShutdownPreview } from "@atrio/contract/leave/shutdowns";

import { formatNumber } from "../../../lib/format.ts";
import { useAmount } from "../requests/use-amount.ts";

import classes from "./date-rules.module.css";

/** Whom a closure would concern, and whose holidays do not suffice. */
export function ShutdownEffect({ preview }: { preview: ShutdownPreview }) {
  const { t } = useTranslation("leave-dates");
  const amount = useAmount();
  const { personas, dias, sin_dias, sin_saldo, sin_saldo_total } = preview;
  const days = (count: number) => amount(count, "laborables");
  const counted = (count: number) => ({ count, total: formatNumber(count) });
  return (
    <section className={classes.effect} aria-label={t("effect.title")}>
      <b>{t("effect.people", { ...counted(personas), days: days(dias) })}</b>
      {sin_dias > 0 && <span>{t("effect.none", counted(sin_dias))}</span>}
      {sin_saldo_total > 0 && (
        <>
          <span>{t("effect.lacking", counted(sin_saldo_total))}</span>
          <ul>
            {sin_saldo.map(({ persona, disponible, ...lacking }) => (
              <li key={persona.id}>
                {t("effect.person", {
                  name: persona.nombre_completo,
                  days: days(lacking.dias),
                  available: days(disponible),
                })}
              </li>
            ))}
          </ul>
          <span className={classes.muted}>{t("effect.later")}</span>
        </>
      )}
    </section>
  );
}
