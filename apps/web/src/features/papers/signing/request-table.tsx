import { ActionIcon, Button, Checkbox } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { OfficeSignature } from "@atrio/contract/papers/signatures-office";

import { formatDateTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { StateBadge } from "../documents/signatures/state-badge.tsx";

import classes from "./signing.module.css";
import { evidenceMutation } from "./signing.queries.ts";

type RequestTableProps = {
  requests: readonly OfficeSignature[];
  isBusy: boolean;
  /** True where the sending is not shown by the page itself. */
  hasTitle: boolean;
  /** Chosen pending documents; null for those who only read. */
  chosen: ReadonlySet<number> | null;
  onChoose: (id: number, isChosen: boolean) => void;
  onCancel: (request: OfficeSignature) => void;
};

/** People's documents with their state, and what can be done. */
export function RequestTable(props: RequestTableProps) {
  const { t } = useTranslation("signing-office");
  const { requests, isBusy, hasTitle, chosen } = props;
  const columns = [
    { label: t("person") },
    ...(hasTitle ? [{ label: t("document") }] : []),
    { label: t("state") },
    { label: t("last") },
    { label: "" },
  ];
  return (
    <DataTable
      caption={t("requests")}
      columns={columns}
      stackBelow="tablet"
      hasHover
      isBusy={isBusy}
    >
      <tbody>
        {requests.map((request) => (
          <Row
            key={request.id}
            {...props}
            request={request}
            isChosen={chosen?.has(request.id) === true}
          />
        ))}
      </tbody>
    </DataTable>
  );
}

type RowProps = RequestTableProps & { request: OfficeSignature; isChosen: boolean };

function Row({ request, hasTitle, chosen, isChosen, onChoose, onCancel }: RowProps) {
  const { t } = useTranslation("signing-office");
  const { trabajador, estado, titulo, envio_id } = request;
  const values = { name: trabajador.nombre_completo };
  const canAct = chosen !== null && estado === "pendiente";
  return (
    <tr>
      <th scope="row" className={classes.person}>
        <span className={classes.pick}>
          {canAct && (
            <Checkbox
              aria-label={t("choose", values)}
              checked={isChosen}
              onChange={(event) => onChoose(request.id, event.currentTarget.checked)}
            />
          )}
          <PersonCell person={trabajador} />
        </span>
      </th>
      {hasTitle && (
        <td data-label={t("document")}>
          {envio_id === null ? (
            titulo
          ) : (
            <Link to="/admin/signatures" search={{ envio: envio_id }}>
              {titulo}
            </Link>
          )}
        </td>
      )}
      <td data-label={t("state")}>
        <span className={classes.texts}>
          <StateBadge state={estado} />
          {request.motivo_rechazo !== null && (
            <span className={classes.muted}>«{request.motivo_rechazo}»</span>
          )}
        </span>
      </td>
      <td data-label={t("last")}>
        <LastEvent request={request} />
      </td>
      <td className={classes.actions}>
        {canAct && (
          <Button
            variant="subtle"
            color="red"
            size="sm"
            aria-label={t("cancel.of", values)}
            onClick={() => onCancel(request)}
          >
            {t("cancel.one")}
          </Button>
        )}
        {chosen !== null && estado === "firmado" && <Evidence request={request} />}
      </td>
    </tr>
  );
}

function LastEvent({ request }: { request: OfficeSignature }) {
  const { t } = useTranslation("signing-office");
  const { zona_horaria } = useCurrentUser();
  const { fecha_firma, fecha_rechazo, recordado_en, fecha_acceso, fecha_solicitud } = request;
  const at = (moment: string) => formatDateTime(moment, zona_horaria);
  if (fecha_firma !== null) return <>{t("at.signed", { moment: at(fecha_firma) })}</>;
  if (fecha_rechazo !== null) return <>{t("at.rejected", { moment: at(fecha_rechazo) })}</>;
  return (
    <span className={classes.texts}>
      {fecha_acceso === null
        ? t("at.asked", { moment: at(fecha_solicitud) })
        : t("at.opened", { moment: at(fecha_acceso) })}
      {recordado_en !== null && (
        <span className={classes.muted}>{t("at.reminded", { moment: at(recordado_en) })}</span>
      )}
    </span>
  );
}

function Evidence({ request }: { request: OfficeSignature }) {
  const { t } = useTranslation("signing-office");
  const { mutate, isPending } = useMutation(evidenceMutation);
  return (
    <ActionIcon
      variant="default"
      size={40}
      loading={isPending}
      aria-label={t("evidence.of", { name: request.trabajador.nombre_completo })}
      onClick={() => mutate({ id: request.id })}
    >
      <IconDownload size={18} aria-hidden />
    </ActionIcon>
  );
}
