import { Button, Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { OfficeRequest } from "@atrio/contract/leave/requests";

import { dayIn, formatDate, formatList } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { openOf } from "../approvals/approvals.model.ts";
import { BulkBar } from "../approvals/bulk-bar.tsx";
import { RequestDecision } from "../approvals/request-decision.tsx";
import { useSelection } from "../approvals/use-selection.ts";
import type { Selection } from "../approvals/use-selection.ts";
import { useAskedText } from "../home/use-asked-text.ts";
import { KindTile } from "../requests/kind-tile.tsx";

import classes from "./inbox.module.css";
import { OfficeBulkButtons } from "./office-bulk-buttons.tsx";

type RequestRowsProps = {
  requests: readonly OfficeRequest[];
  onOpen: (id: number) => void;
};

/** Requests of a page, decided one by one or together. */
export function RequestRows({ requests, onOpen }: RequestRowsProps) {
  const { t } = useTranslation("office-inbox");
  const askedOf = useAskedText();
  const selection = useSelection();
  const nameOf = (request: OfficeRequest) =>
    `${request.trabajador.nombre_completo}: ${askedOf(request)}`;
  const open = openOf(requests);
  return (
    <>
      <BulkBar noun="request" open={open} selection={selection}>
        {(chosen, onDone) => (
          <OfficeBulkButtons requests={chosen} nameOf={nameOf} onDone={onDone} />
        )}
      </BulkBar>
      <ul className={classes.list} aria-label={t("requests.list")}>
        {requests.map((request) => (
          <li key={request.id}>
            <Row
              request={request}
              asked={askedOf(request)}
              name={nameOf(request)}
              selection={open.length > 1 && request.can.decidir ? selection : null}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type RowProps = {
  request: OfficeRequest;
  asked: string;
  name: string;
  selection: Selection | null;
  onOpen: (id: number) => void;
};

function Row({ request, asked, name, selection, onOpen }: RowProps) {
  const { t } = useTranslation(["office-inbox", "approvals"]);
  const { zona_horaria } = useCurrentUser();
  const awaited = request.aprobaciones.filter(({ aprobada }) => aprobada === null);
  const waits =
    awaited.length === 0
      ? t("office-inbox:waits", {
          date: formatDate(dayIn(zona_horaria, request.espera_desde)),
        })
      : t("office-inbox:requests.awaited", {
          names: formatList(awaited.map(({ supervisor }) => supervisor.nombre_completo)),
        });
  return (
    <article className={classes.row} aria-label={name}>
      {selection !== null && (
        <Checkbox
          aria-label={t("approvals:select", { name })}
          checked={selection.selected.has(request.id)}
          onChange={(event) => selection.onToggle(request.id, event.currentTarget.checked)}
        />
      )}
      <span className={classes.person}>
        <PersonCell person={request.trabajador} note={asked} size={40} />
      </span>
      <span className={classes.since}>{waits}</span>
      <KindTile kind={request.pe_solicitud_tipo_id} size={36} />
      <span className={classes.actions}>
        <Button
          variant="subtle"
          size="sm"
          aria-label={t("office-inbox:requests.detailsOf", { name })}
          onClick={() => onOpen(request.id)}
        >
          {t("office-inbox:requests.details")}
        </Button>
        {request.can.decidir && <RequestDecision request={request} name={name} isFinal />}
      </span>
    </article>
  );
}
