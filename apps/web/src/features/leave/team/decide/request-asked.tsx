import { useTranslation } from "react-i18next";

import { formatMoney, formatNumber } from "../../../../lib/format.ts";
import type { AnyRequest } from "../../approvals/approvals.model.ts";
import { KindTile } from "../../requests/kind-tile.tsx";
import { useAmount } from "../../requests/use-amount.ts";
import { usePeriodText, useWhenText } from "../../requests/use-period-text.ts";
import { useRequestName } from "../../requests/use-request-name.ts";

import classes from "./request-asked.module.css";

/** Contents of a request: kind, days, and cost. */
export function RequestAsked({ request }: { request: AnyRequest }) {
  const { t } = useTranslation(["team-absences", "requests"]);
  const nameOf = useRequestName();
  const amountOf = useAmount();
  const periodOf = usePeriodText();
  const whenOf = useWhenText();
  const { ausencia, gasto } = request;
  return (
    <div className={classes.asked}>
      <KindTile kind={request.pe_solicitud_tipo_id} size={44} />
      <div className={classes.texts}>
        <b>{nameOf(request)}</b>
        {ausencia === null ? (
          <span>{whenOf(request)}</span>
        ) : (
          ausencia.periodos.map((period) => (
            <span key={`${period.fecha_inicio} ${period.hora_inicio ?? period.pe_tipo_periodo_id}`}>
              {periodOf(period)}
            </span>
          ))
        )}
        {request.titulo !== null && <span>{request.titulo}</span>}
        {ausencia?.hospitalizacion === true && <span>{t("requests:figures.hospital")}</span>}
      </div>
      <p className={classes.cost}>
        {ausencia !== null && <b>{amountOf(ausencia.coste, ausencia.unidad)}</b>}
        {gasto !== null && <b>{formatMoney(gasto.importe)}</b>}
        {gasto !== null && gasto.kilometros !== null && (
          <span>{t("decide.kilometres", { km: formatNumber(gasto.kilometros) })}</span>
        )}
      </p>
    </div>
  );
}
