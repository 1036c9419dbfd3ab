import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { loadChunk } from "../../../lib/chunks.ts";
import { formatMinutes, formatNumber, formatTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Part } from "../../../ui/part.tsx";
import { forgottenQuery } from "../changes/changes.queries.ts";
import { DayMarks } from "../sheet/day-marks.tsx";
import { useLabels } from "../use-labels.ts";

import { DayRow } from "./day-row.tsx";
import { daysToCheck, findingOf } from "./month.model.ts";
import type { Hours } from "./month.model.ts";
import classes from "./own-month.module.css";

const CorrectionDialog = lazy(async () => ({
  default: (await loadChunk(() => import("../changes/correction/correction-dialog.tsx")))
    .CorrectionDialog,
}));

type ToCheckProps = {
  days: readonly Workday[];
  hours: Hours;
  today: string;
  now: string;
  onOpen: (day: string) => void;
};

/** Days whose hours do not fit, each with the way to put it right; nothing without any. */
export function ToCheck({ days, hours, today, now, onOpen }: ToCheckProps) {
  const { t } = useTranslation("time");
  const user = useCurrentUser();
  const found = daysToCheck(days);
  const forgotten = useQuery(forgottenQuery(user.id)).data ?? [];
  const [fixed, setFixed] = useState<Workday | null>(null);
  if (found.length === 0) return null;
  const proposal = forgotten.find(({ dia }) => dia === fixed?.dia)?.propuesta ?? [];
  return (
    <section className={classes.card} aria-labelledby="days-to-check">
      <header className={classes.head}>
        <h3 id="days-to-check">
          {t("sheet.to_check")} <span>{formatNumber(found.length)}</span>
        </h3>
      </header>
      <ul className={classes.rows}>
        {found.map((day) => (
          <DayRow
            key={day.dia}
            day={day}
            hours={hours}
            today={today}
            now={now}
            onOpen={() => onOpen(day.dia)}
            texts={<FindingTexts day={day} />}
          >
            <DayMarks day={day} />
            {day.can.corregir && (
              <Button variant="default" size="sm" onClick={() => setFixed(day)}>
                {t("sheet.fix")}
              </Button>
            )}
          </DayRow>
        ))}
      </ul>
      <Part>
        {fixed !== null && (
          <CorrectionDialog day={fixed} proposal={proposal} onClose={() => setFixed(null)} />
        )}
      </Part>
    </section>
  );
}

function FindingTexts({ day }: { day: Workday }) {
  const { t } = useTranslation("time");
  const labels = useLabels();
  const { kind, minutes } = findingOf(day);
  const last = day.fichajes.findLast(({ parada_id }) => parada_id === null);
  const end = day.fichajes.at(-1)?.hora_fin ?? null;
  return (
    <>
      <b>{t(`finding.${kind}`, { time: formatMinutes(minutes) })}</b>
      {last !== undefined && (
        <small>
          {[
            ...(end === null
              ? []
              : [t("finding.left_at", { time: formatTime(end, day.zona_horaria) })]),
            labels.signing(last).name,
          ].join(" · ")}
        </small>
      )}
      {last === undefined && (
        <small>{day.horario.map(({ inicio, fin }) => `${inicio}–${fin}`).join(" · ")}</small>
      )}
    </>
  );
}
