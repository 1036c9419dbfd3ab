import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { useCurrentUser } from "../../../lib/identity.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { StateBadge } from "../approvals/state-badge.tsx";
import { KindTile } from "../requests/kind-tile.tsx";
import { useCostText, useWhenText } from "../requests/use-period-text.ts";
import { useRequestName } from "../requests/use-request-name.ts";

import { isChangeable, isWithdrawable } from "./office-absences.model.ts";
import classes from "./office-absences.module.css";

type Act = (act: "change" | "withdraw", request: RequestView) => void;

type AbsenceTableProps = {
  requests: readonly RequestView[];
  isBusy: boolean;
  onAct: Act;
};

/** Absences with their person, days, cost, state and what can be done. */
export function AbsenceTable({ requests, isBusy, onAct }: AbsenceTableProps) {
  const { t } = useTranslation("office-absences");
  const columns = [
    { label: t("person") },
    { label: t("what") },
    { label: t("when") },
    { label: t("cost"), isNumeric: true },
    { label: t("state") },
    { label: "" },
  ];
  return (
    <DataTable
      caption={t("caption")}
      columns={columns}
      stackBelow="laptop"
      hasHover
      isBusy={isBusy}
    >
      <tbody>
        {requests.map((request) => (
          <Row key={request.id} request={request} onAct={onAct} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ request, onAct }: { request: RequestView; onAct: Act }) {
  const { t } = useTranslation("office-absences");
  const name = useRequestName()(request);
  const when = useWhenText()(request);
  const costText = useCostText();
  const isOwn = useCurrentUser().id === request.trabajador.id;
  const values = { what: name, name: request.trabajador.nombre_completo };
  return (
    <tr>
      <th scope="row" className={classes.person}>
        <PersonCell person={request.trabajador} own={isOwn} />
      </th>
      <td data-label={t("what")}>
        <span className={classes.kind}>
          <KindTile kind={request.pe_solicitud_tipo_id} size={32} />
          {name}
        </span>
      </td>
      <td data-label={t("when")}>{when}</td>
      <td data-label={t("cost")} data-numeric>
        {request.ausencia === null ? "" : costText(request.ausencia)}
      </td>
      <td data-label={t("state")}>
        <StateBadge state={request.estado_id} />
      </td>
      <td>
        <span className={classes.actions}>
          {!isOwn && isChangeable(request) && (
            <Button
              variant="default"
              size="sm"
              aria-label={t("change.title", values)}
              onClick={() => onAct("change", request)}
            >
              {t("change.button")}
            </Button>
          )}
          {!isOwn && isWithdrawable(request) && (
            <Button
              variant="default"
              size="sm"
              aria-label={t("withdraw.title", values)}
              onClick={() => onAct("withdraw", request)}
            >
              {t("withdraw.button")}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
