import { useTranslation } from "react-i18next";

import { formatMoney, formatNumber } from "../../../../lib/format.ts";
import type { AnyRequest } from "../../approvals/approvals.model.ts";
import { KindTile } from "../../requests/kind-tile.tsx";
import { useCostText, usePeriodTexts, useWhenText } from "../../requests/use-period-text.ts";
import { useRequestName } from "../../requests/use-request-name.ts";

import classes from "./request-asked.module.css";

/** Contents of a request: kind, days, and cost. */
export function RequestAsked({ request }: { request: AnyRequest }) {
  const { t } = useTranslation(["team-absences", "requests"]);
  const nameOf = useRequestName();
  const costOf = useCostText();
  const periodsOf = usePeriodTexts();
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
          periodsOf(ausencia).map((text) => <span key={text}>{text}</span>)
        )}
        {request.titulo !== null && <span>{request.titulo}</span>}
        {ausencia?.hospitalizacion === true && <span>{t("requests:figures.hospital")}</span>}
      </div>
      <p className={classes.cost}>
        {ausencia !== null && <b>{costOf(ausencia)}</b>}
        {gasto !== null && <b>{formatMoney(gasto.importe)}</b>}
        {gasto !== null && gasto.kilometros !== null && (
          <span>{t("decide.kilometres", { km: formatNumber(gasto.kilometros) })}</span>
        )}
      </p>
    </div>
  );
}
