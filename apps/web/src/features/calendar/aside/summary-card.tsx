import { useTranslation } from "react-i18next";

import type { WholeCalendar } from "@atrio/contract/calendar/calendar";

import { formatNumber } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";

import classes from "./aside.module.css";

/** The figures of the year. */
export function SummaryCard({ calendar }: { calendar: WholeCalendar }) {
  const { t } = useTranslation("calendar");
  const { anyo, resumen } = calendar;
  const hours = t("summary.amount", { hours: formatNumber(resumen.minutos_previstos / 60) });
  const rows = [
    { key: "working", text: formatNumber(resumen.dias_laborables) },
    { key: "holidays", text: formatNumber(resumen.dias_festivos) },
    { key: "hours", text: hours },
    { key: "off", text: formatNumber(resumen.dias_ausencia) },
  ] as const;
  return (
    <Card title={t("summary.title", { year: anyo })}>
      <dl className={classes.figures}>
        {rows.map(({ key, text }) => (
          <div key={key}>
            <dt>{t(`summary.${key}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
