import { IconArrowDown, IconArrowRight, IconArrowUp } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { WorkerCalendar } from "@atrio/contract/papers/documents";

import { formatDate, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { calendarsQuery } from "../documents.queries.ts";

import { directionOf } from "./contract.model.ts";
import classes from "./contract.module.css";
import { FileButtons } from "./file-buttons.tsx";
import type { OpenFile } from "./file-buttons.tsx";

type CalendarCardsProps = { onOpen: (file: OpenFile) => void };

/** The agreements that changed the worker's hours, and their calendars. */
export function CalendarCards({ onOpen }: CalendarCardsProps) {
  const { t } = useTranslation("documents");
  const { id: workerId } = useCurrentUser();
  const { data, error, refetch } = useQuery(calendarsQuery(workerId));
  if (data === undefined && error !== null) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <BlockSkeleton height={240} />;
  const agreements = data.filter(({ acuerdo_cambio_jornada }) => acuerdo_cambio_jornada);
  const calendars = data.filter(({ acuerdo_cambio_jornada }) => !acuerdo_cambio_jornada);
  return (
    <>
      <Card title={t("contract.changes")}>
        {agreements.length === 0 && <p className={classes.note}>{t("contract.changes_none")}</p>}
        <ul className={classes.rows}>
          {agreements.map((agreement) => (
            <Row key={agreement.id} calendar={agreement} onOpen={onOpen} />
          ))}
        </ul>
      </Card>
      <Card title={t("contract.calendars")}>
        {calendars.length === 0 && <p className={classes.note}>{t("contract.calendars_none")}</p>}
        <ul className={classes.rows}>
          {calendars.map((calendar) => (
            <Row key={calendar.id} calendar={calendar} onOpen={onOpen} />
          ))}
        </ul>
      </Card>
    </>
  );
}

type RowProps = CalendarCardsProps & { calendar: WorkerCalendar };

function Row({ calendar, onOpen }: RowProps) {
  const { t } = useTranslation("documents");
  const { fecha_inicio, fecha_fin, motivo } = calendar;
  return (
    <li>
      <div className={classes.about}>
        <b>{calendar.titulo}</b>
        <Hours calendar={calendar} />
        <span>
          {fecha_fin === null
            ? t("contract.from", { date: formatDate(fecha_inicio) })
            : t("contract.from_to", { from: formatDate(fecha_inicio), to: formatDate(fecha_fin) })}
        </span>
        {motivo !== null && <span>{t("contract.why", { reason: motivo })}</span>}
      </div>
      <FileButtons
        source={{ from: "calendar", id: calendar.id }}
        title={calendar.titulo}
        onOpen={onOpen}
      />
    </li>
  );
}

const arrows = { more: IconArrowUp, less: IconArrowDown, same: IconArrowRight };

/** 'De 40 a 30 h semanales', with an arrow; only the hours where nothing is compared. */
function Hours({ calendar }: { calendar: WorkerCalendar }) {
  const { t } = useTranslation("documents");
  const { horas_semanales_antes, horas_semanales } = calendar;
  if (horas_semanales === null) return null;
  const direction = directionOf(horas_semanales_antes, horas_semanales);
  const hours = formatNumber(horas_semanales);
  if (direction === null || horas_semanales_antes === null) {
    return <span>{t("contract.weekly", { hours })}</span>;
  }
  const Arrow = arrows[direction];
  return (
    <span className={classes.change}>
      <Arrow size={18} aria-hidden />
      {direction === "same"
        ? t("contract.same", { hours })
        : t("contract.change", { before: formatNumber(horas_semanales_antes), after: hours })}
    </span>
  );
}
