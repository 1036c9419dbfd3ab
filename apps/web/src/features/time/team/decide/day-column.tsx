import { IconArrowsExchange, IconMinus, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { TimeSpan } from "../../sheet/time-span.tsx";
import { SigningIcon } from "../../signing-icon.tsx";
import { useLabels } from "../../use-labels.ts";

import classes from "./day-column.module.css";
import type { DayLine, LineChange } from "./decide.model.ts";

type DayColumnProps = {
  title: string;
  lines: readonly DayLine[];
  day: Pick<Workday, "dia" | "zona_horaria">;
};

/** A day's signings before or after; differences are named, not only coloured. */
export function DayColumn({ title, lines, day }: DayColumnProps) {
  const { t } = useTranslation("team-time");
  return (
    <section className={classes.column}>
      <h3>{title}</h3>
      {lines.length === 0 && <p className={classes.none}>{t("decide.no_signings")}</p>}
      <ol>
        {lines.map((line) => (
          <Line key={line.key} line={line} day={day} />
        ))}
      </ol>
    </section>
  );
}

const icons: Record<Exclude<LineChange, "none">, typeof IconPlus> = {
  add: IconPlus,
  change: IconArrowsExchange,
  remove: IconMinus,
};

function Line({ line, day }: { line: DayLine; day: DayColumnProps["day"] }) {
  const { t } = useTranslation("team-time");
  const { kind, name } = useLabels().signing(line);
  const { change } = line;
  const Icon = change === "none" ? null : icons[change];
  return (
    <li data-change={change}>
      <SigningIcon kind={kind} />
      <span className={classes.span}>
        <TimeSpan signing={{ hora_inicio: line.start, hora_fin: line.end }} day={day} />
      </span>
      <span className={classes.name}>{name}</span>
      {Icon !== null && change !== "none" && (
        <span className={classes.mark}>
          <Icon size={15} aria-hidden />
          {t(`decide.${change}`)}
        </span>
      )}
      {line.remarks !== null && <span className={classes.remarks}>{line.remarks}</span>}
    </li>
  );
}
