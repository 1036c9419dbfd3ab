import { IconMessage, IconPaperclip } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { formatMoney } from "../../../lib/format.ts";
import { isPending } from "../approvals/approvals.model.ts";
import { StateBadge } from "../approvals/state-badge.tsx";
import { RequestLink } from "../request-link.tsx";
import { KindTile } from "../requests/kind-tile.tsx";
import { ProofNote } from "../requests/proof-note.tsx";
import { awaitedOf } from "../requests/requests.model.ts";
import { useCostText, useWhenText } from "../requests/use-period-text.ts";
import { useRequestName } from "../requests/use-request-name.ts";

import classes from "./list.module.css";

/** A request in a list: kind, dates, cost, state and awaited approvers; opens the request. */
export function RequestRow({ request }: { request: RequestView }) {
  const name = useRequestName()(request);
  const when = useWhenText()(request);
  const costOf = useCostText();
  const { ausencia, gasto } = request;
  return (
    <RequestLink id={request.id} className={classes.row}>
      <KindTile kind={request.pe_solicitud_tipo_id} size={44} />
      <span className={classes.what}>
        <b>{name}</b>
        <span>{when}</span>
        {request.titulo !== null && <span>{request.titulo}</span>}
        <Notes request={request} />
      </span>
      <span className={classes.cost}>
        {ausencia !== null && costOf(ausencia)}
        {gasto !== null && formatMoney(gasto.importe)}
      </span>
      <StateBadge state={request.estado_id} />
    </RequestLink>
  );
}

/** Further notes on a request in a list. */
function Notes({ request }: { request: RequestView }) {
  const { t } = useTranslation("absences");
  const awaited = awaitedOf(request);
  const people = awaited.map(({ nombre_completo }) => nombre_completo).join(", ");
  return (
    <span className={classes.notes}>
      {request.rectifica_id !== null && <span>{t("list.rectifies")}</span>}
      {request.sustituida_por !== null && <span>{t("list.replaced")}</span>}
      {people !== "" && <span>{t("list.awaiting", { people })}</span>}
      {people === "" && isPending(request) && <span>{t("list.awaiting_administration")}</span>}
      <ProofNote request={request} />
      {request.documentos > 0 && (
        <span>
          <IconPaperclip size={16} aria-hidden />
          {t("list.documents", { count: request.documentos })}
        </span>
      )}
      {request.comentarios > 0 && (
        <span>
          <IconMessage size={16} aria-hidden />
          {t("list.comments", { count: request.comentarios })}
        </span>
      )}
    </span>
  );
}
