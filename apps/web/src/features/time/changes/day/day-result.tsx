import { useTranslation } from "react-i18next";

import type { DayPreview } from "@atrio/contract/time/day-changes";

import { messageOf } from "../../../../lib/errors.ts";
import { formatBalance, formatMinutes } from "../../../../lib/format.ts";
import { Balance } from "../../sheet/balance.tsx";

import classes from "./day-editor.module.css";

type DayResultProps = { result: DayPreview | undefined; error: unknown };

/** Result of the draft for the day, and consequences of saving it. */
export function DayResult({ result, error }: DayResultProps) {
  const { t } = useTranslation(["changes", "time"]);
  return (
    <section className={classes.result} aria-label={t("day.result")} aria-live="polite">
      {error !== null && <p className={classes.refused}>{messageOf(error)}</p>}
      {error === null && result === undefined && <p>{t("day.no_change")}</p>}
      {error === null && result !== undefined && (
        <>
          <dl>
            <div>
              <dt>{t("time:sheet.worked")}</dt>
              <dd>{formatMinutes(result.minutos_trabajados)}</dd>
            </div>
            <div>
              <dt>{t("time:sheet.expected")}</dt>
              <dd>{formatMinutes(result.minutos_previstos)}</dd>
            </div>
            <div>
              <dt>{t("time:sheet.balance")}</dt>
              <dd>
                <Balance minutes={result.saldo_minutos} />
              </dd>
            </div>
          </dl>
          {result.incidencia_minutos !== null && (
            <p>{t("day.incidence", { minutes: formatBalance(result.incidencia_minutos) })}</p>
          )}
          {result.con_aprobacion && <p>{t("day.approval")}</p>}
        </>
      )}
    </section>
  );
}
