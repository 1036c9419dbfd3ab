import { useTranslation } from "react-i18next";

import { formatMoney, formatNumber } from "../../../../lib/format.ts";
import { KindTile } from "../../requests/kind-tile.tsx";
import { useAmount } from "../../requests/use-amount.ts";
import { usePeriodText, useWhenText } from "../../requests/use-period-text.ts";
import { useRequestName } from "../../requests/use-request-name.ts";

import type { AnyRequest } from "./decide.model.ts";
import classes from "./request-asked.module.css";

/** What is asked for: the kind, the days or the day, and what it costs. */
export function RequestAsked({ request }: { request: AnyRequest }) {
  const { t } = useTranslation("supervision");
  const nameOf = useRequestName();
  const amountOf = useAmount();
  const periodOf = usePeriodText();
  const whenOf = useWhenText();
  const { ausencia: absence, gasto: expense } = request;
  return (
    <div className={classes.asked}>
      <KindTile kind={request.pe_solicitud_tipo_id} size={44} />
      <div className={classes.texts}>
        <b>{nameOf(request)}</b>
        {absence === null ? (
          <span>{whenOf(request)}</span>
        ) : (
          absence.periodos.map((period) => (
            <span key={`${period.fecha_inicio} ${period.hora_inicio ?? period.pe_tipo_periodo_id}`}>
              {periodOf(period)}
            </span>
          ))
        )}
        {request.titulo !== null && <span>{request.titulo}</span>}
        {absence?.hospitalizacion === true && <span>{t("decide.hospital")}</span>}
      </div>
      <p className={classes.cost}>
        {absence !== null && <b>{amountOf(absence.coste, absence.unidad)}</b>}
        {expense !== null && <b>{formatMoney(expense.importe)}</b>}
        {expense !== null && expense.kilometros !== null && (
          <span>{t("decide.kilometres", { km: formatNumber(expense.kilometros) })}</span>
        )}
      </p>
    </div>
  );
}
