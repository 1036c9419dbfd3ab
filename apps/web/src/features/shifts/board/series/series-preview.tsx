import { Alert } from "@mantine/core";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { SeriesChanges } from "@atrio/contract/shifts/series";

import { formatDate, formatDayMonth, formatList } from "../../../../lib/format.ts";
import { groupBy } from "../../../../lib/group-by.ts";
import { fullTimes } from "../words.model.ts";

import { breakGroups, daysByPerson, isForbidden, isWithoutEffect } from "./preview.model.ts";
import type { PersonDays } from "./preview.model.ts";
import classes from "./series.module.css";

type SeriesPreviewProps = {
  changes: SeriesChanges;
  nameOf: (workerId: number) => string;
  /** True if the series goes on after the last day for which shifts are made now. */
  goesOn: boolean;
};

/** Effects of a change of a series before it is made: who loses a shift, which go, stay and appear. */
export function SeriesPreview({ changes, nameOf, goesOn }: SeriesPreviewProps) {
  const { t } = useTranslation("board-series");
  const { desaparecen, se_mantienen, aparecen, iguales, excluidas } = changes;
  const figures = [
    ["appear", aparecen.length],
    ["go", desaparecen.length],
    ["stay", se_mantienen.length],
    ["same", iguales],
  ] as const;
  return (
    <div className={classes.preview}>
      <ul className={classes.figures} aria-live="polite">
        {figures.map(([key, count]) => (
          <li key={key} data-kind={key}>
            <strong>{count}</strong> {t(`preview.${key}`, { count })}
          </li>
        ))}
      </ul>
      {isWithoutEffect(changes) && <p className={classes.quiet}>{t("preview.nothing")}</p>}
      {isForbidden(changes) && <Alert color="red">{t("preview.forbidden")}</Alert>}
      <People
        title={t("preview.lose")}
        people={daysByPerson(changes.pierden)}
        nameOf={nameOf}
        isWarning
      />
      <Breaks changes={changes} nameOf={nameOf} />
      <LeftOut changes={changes} nameOf={nameOf} />
      <Shifts title={t("preview.gone")} shifts={desaparecen} nameOf={nameOf} />
      <Kept changes={changes} nameOf={nameOf} />
      <Shifts title={t("preview.new")} shifts={aparecen} nameOf={nameOf} />
      <Part title={t("preview.excluded")} lines={excluidas.map(formatDate)} />
      {goesOn && (
        <p className={classes.quiet}>{t("preview.until", { day: formatDate(changes.hasta) })}</p>
      )}
    </div>
  );
}

type NamedProps = Pick<SeriesPreviewProps, "changes" | "nameOf">;

function Breaks({ changes, nameOf }: NamedProps) {
  const { t } = useTranslation(["board-series", "exchanges"]);
  const groups = breakGroups(changes.avisos);
  const lines = groups.map((one) =>
    [
      nameOf(one.trabajador_id),
      t(`exchanges:rule.${one.norma}`),
      ...(one.nivel === "dura" ? [t("board-series:preview.hard")] : []),
      daysText(one, t("board-series:preview.more_days", { count: one.days.length - fewDays })),
    ].join(" · "),
  );
  return <Part title={t("board-series:preview.breaks")} lines={lines} isWarning isOpen />;
}

function LeftOut({ changes, nameOf }: NamedProps) {
  const { t } = useTranslation("board-series");
  const byCause = groupBy(changes.sin_asignar, ({ causa }) => causa);
  const lines = [...byCause].flatMap(([causa, own]) =>
    daysByPerson(own).map((one) =>
      [
        nameOf(one.trabajador_id),
        t(`preview.out.${causa}`),
        daysText(one, t("preview.more_days", { count: one.days.length - fewDays })),
      ].join(" · "),
    ),
  );
  return <Part title={t("preview.left_out")} lines={lines} isWarning />;
}

function Kept({ changes, nameOf }: NamedProps) {
  const { t } = useTranslation("board-series");
  const lines = changes.se_mantienen.map((shift) =>
    [shiftText(shift, nameOf), t(`preview.why.${shift.causa}`)].join(" · "),
  );
  return <Part title={t("preview.kept")} lines={lines} />;
}

type PeopleProps = {
  title: string;
  people: readonly PersonDays[];
  nameOf: (workerId: number) => string;
  isWarning?: boolean;
};

function People({ title, people, nameOf, isWarning = false }: PeopleProps) {
  const { t } = useTranslation("board-series");
  const lines = people.map((one) => {
    const more = t("preview.more_days", { count: one.days.length - fewDays });
    return `${nameOf(one.trabajador_id)} · ${daysText(one, more)}`;
  });
  return <Part title={title} lines={lines} isWarning={isWarning} isOpen />;
}

type ShiftsProps = {
  title: string;
  shifts: SeriesChanges["aparecen"];
  nameOf: (workerId: number) => string;
};

function Shifts({ title, shifts, nameOf }: ShiftsProps) {
  return <Part title={title} lines={shifts.map((shift) => shiftText(shift, nameOf))} />;
}

/** Days of a person that are written out; the rest is counted. */
const fewDays = 5;

function daysText({ days }: PersonDays, more: string): string {
  const written = days.slice(0, fewDays).map(formatDayMonth);
  return formatList(days.length > fewDays ? [...written, more] : written);
}

function shiftText(
  { fecha, hora_inicio, hora_fin, worker_ids }: SeriesChanges["aparecen"][number],
  nameOf: (workerId: number) => string,
): string {
  const times = `${formatDate(fecha)}, ${fullTimes({ hora_inicio, hora_fin })}`;
  return worker_ids.length === 0 ? times : `${times} · ${formatList(worker_ids.map(nameOf))}`;
}

type PartProps = {
  title: string;
  lines: readonly string[];
  isWarning?: boolean;
  isOpen?: boolean;
};

const fewLines = 60;

/** Lines behind their heading with their count; many of them in portions. */
function Part({ title, lines, isWarning = false, isOpen = false }: PartProps): ReactNode {
  const { t } = useTranslation("board-series");
  const [shown, setShown] = useState(fewLines);
  if (lines.length === 0) return null;
  const rest = lines.length - shown;
  return (
    <details className={classes.part} data-warning={isWarning} open={isOpen}>
      <summary>
        {title} <span>{lines.length}</span>
      </summary>
      <ul>
        {lines.slice(0, shown).map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two shifts may read the same
          <li key={index}>{line}</li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" onClick={() => setShown(shown + 200)}>
          {t("preview.more", { count: rest })}
        </button>
      )}
    </details>
  );
}
