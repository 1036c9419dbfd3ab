import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { CompanyEvent } from "@atrio/contract/calendar/company-events";

import { formatDate } from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";

import classes from "./events.module.css";

type EventTableProps = {
  events: readonly CompanyEvent[];
  isBusy: boolean;
  /** Opens the form or the question; null for those who only read. */
  onAct: ((act: "edit" | "remove", event: CompanyEvent) => void) | null;
};

/** Events in the order of their days. */
export function EventTable({ events, isBusy, onAct }: EventTableProps) {
  const { t } = useTranslation("company-events");
  const columns = [
    { label: t("name") },
    { label: t("when") },
    { label: t("where") },
    ...(onAct === null ? [] : [{ label: "" }]),
  ];
  return (
    <DataTable
      caption={t("caption")}
      columns={columns}
      stackBelow="tablet"
      hasHover
      isBusy={isBusy}
    >
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <th scope="row">
              <EventName event={event} />
            </th>
            <td data-label={t("when")}>
              <span>{daysOf(event)}</span>
              {event.hora_inicio !== null && (
                <span className={classes.muted}>
                  {event.hora_inicio}–{event.hora_fin}
                </span>
              )}
            </td>
            <td data-label={t("where")}>{event.centro_trabajo ?? t("everywhere")}</td>
            {onAct !== null && (
              <td className={classes.acts}>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t("editOf", { name: event.titulo })}
                  onClick={() => onAct("edit", event)}
                >
                  {t("change")}
                </Button>{" "}
                <Button
                  variant="subtle"
                  color="red"
                  size="sm"
                  aria-label={t("removeOf", { name: event.titulo })}
                  onClick={() => onAct("remove", event)}
                >
                  {t("remove")}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function daysOf({ desde, hasta }: CompanyEvent): string {
  return desde === hasta ? formatDate(desde) : `${formatDate(desde)} – ${formatDate(hasta)}`;
}

function EventName({ event }: { event: CompanyEvent }) {
  return (
    <span className={classes.name}>
      <span className={classes.dot} style={{ background: event.color }} aria-hidden />
      <span>
        <b>{event.titulo}</b>
        {event.descripcion !== null && <span className={classes.muted}>{event.descripcion}</span>}
      </span>
    </span>
  );
}
