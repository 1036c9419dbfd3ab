import { ActionIcon } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { CycleStretch } from "@atrio/contract/time/schedules-office";

import { formatNumber, formatWeekday } from "../../../../lib/format.ts";

import {
  clockOf,
  dayMinutes,
  hoursOf,
  minutesOfDay,
  overlapping,
  placeOn,
  spanOf,
  timesOf,
  weekdays,
} from "./editor.model.ts";
import type { Draft, Span } from "./editor.model.ts";
import classes from "./hour-axis.module.css";
import { StretchBlock } from "./stretch-block.tsx";
import { useAxisDrag } from "./use-axis-drag.ts";

type HourAxisProps = {
  draft: Draft;
  semana: number;
  axis: Span;
  selected: CycleStretch | null;
  isReadOnly: boolean;
  onSelect: (stretch: CycleStretch | null) => void;
  /** Puts a stretch in the place of another one; null for a new or a removed one. */
  onChange: (before: CycleStretch | null, after: CycleStretch | null) => void;
};

/** Name of an ISO weekday. */
export function weekdayName(day: number, width: "long" | "short" = "long"): string {
  return formatWeekday(`2024-01-0${day}`, width);
}

/** A week of a schedule on an hour axis: a row for each day with its stretches. */
export function HourAxis(props: HourAxisProps) {
  const { draft, semana, axis, selected, isReadOnly, onChange, onSelect } = props;
  const { t } = useTranslation("schedules");
  const wrong = overlapping(draft);
  const draw = (dia_semana: number, span: Span) => {
    const made = { semana, dia_semana, ...timesOf(span) };
    onChange(null, made);
    onSelect(made);
  };
  const shift = (stretch: CycleStretch, span: Span) => {
    const moved = { ...stretch, ...timesOf(span) };
    onChange(stretch, moved);
    onSelect(moved);
  };
  const { drag, begin, track } = useAxisDrag({
    axis,
    onDraw: draw,
    onMove: shift,
    onPress: onSelect,
  });
  const drawn = drag?.stretch === null ? placeOn(axis, drag.span) : null;
  return (
    <div className={classes.axis}>
      <Hours axis={axis} />
      {weekdays.map((day) => {
        const own = draft.tramos.filter((one) => one.semana === semana && one.dia_semana === day);
        const minutes = minutesOfDay(draft, semana, day);
        const name = weekdayName(day);
        return (
          <div key={day} className={classes.row} role="group" aria-label={name}>
            <span className={classes.day} aria-hidden>
              <span className={classes.long}>{name}</span>
              <span className={classes.short}>{weekdayName(day, "short")}</span>
            </span>
            <div
              className={classes.track}
              data-track
              data-editable={!isReadOnly}
              {...track}
              onPointerDown={isReadOnly ? undefined : (event) => begin(event, day, null)}
            >
              <Lines axis={axis} />
              <Leftover draft={draft} semana={semana} day={day} axis={axis} />
              {own.map((stretch) => (
                <StretchBlock
                  key={stretch.inicio}
                  stretch={stretch}
                  span={drag?.stretch === stretch ? drag.span : undefined}
                  axis={axis}
                  label={t("editor.stretch", { day: name, from: stretch.inicio, to: stretch.fin })}
                  isSelected={selected === stretch}
                  isWrong={wrong.has(stretch)}
                  isReadOnly={isReadOnly}
                  onBegin={(event, part) => begin(event, day, { stretch, part })}
                  onSelect={() => onSelect(stretch)}
                  onMove={(span) => shift(stretch, span)}
                  onRemove={() => onChange(stretch, null)}
                />
              ))}
              {drag?.day === day && drawn !== null && (
                <span
                  className={classes.block}
                  style={{ left: `${drawn.left}%`, width: `${drawn.width}%` }}
                >
                  <span className={classes.times}>
                    {clockOf(drag.span.start)}–{clockOf(drag.span.end)}
                  </span>
                </span>
              )}
            </div>
            <span className={classes.sum} data-free={minutes === 0}>
              {minutes === 0
                ? t("editor.free")
                : t("editor.hour", { hours: formatNumber(minutes / 60) })}
            </span>
            {!isReadOnly && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                aria-label={t("editor.addTo", { day: name })}
                onClick={() => draw(day, freeSpan(own))}
              >
                <IconPlus size={18} aria-hidden />
              </ActionIcon>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Eight hours from eight o'clock, or two hours an hour after the last stretch of the day. */
function freeSpan(own: readonly CycleStretch[]): Span {
  const last = own.map(spanOf).reduce((end, span) => Math.max(end, span.end), 0);
  if (last === 0) return { start: 8 * 60, end: 15 * 60 };
  const start = Math.min(last + 60, dayMinutes - 120);
  return { start, end: start + 120 };
}

function Hours({ axis }: { axis: Span }) {
  return (
    <div className={classes.head} aria-hidden>
      <span />
      <span className={classes.hours}>
        {hoursOf(axis).map((hour) => (
          <span key={hour} style={{ left: `${leftOf(axis, hour * 60)}%` }}>
            {hour}
          </span>
        ))}
      </span>
    </div>
  );
}

function Lines({ axis }: { axis: Span }) {
  return hoursOf(axis)
    .map((hour) => leftOf(axis, hour * 60))
    .filter((left) => left > 0 && left < 100)
    .map((left) => <span key={left} className={classes.line} style={{ left: `${left}%` }} />);
}

function leftOf(axis: Span, minutes: number): number {
  return ((minutes - axis.start) / (axis.end - axis.start)) * 100;
}

type LeftoverProps = { draft: Draft; semana: number; day: number; axis: Span };

/** Rest of a night shift of the day before, to which it belongs. */
function Leftover({ draft, semana, day, axis }: LeftoverProps) {
  const before = day === 1 ? ((semana - 2 + draft.semanas) % draft.semanas) + 1 : semana;
  const yesterday = day === 1 ? 7 : day - 1;
  return draft.tramos
    .filter((one) => one.semana === before && one.dia_semana === yesterday)
    .map((one) => placeOn(axis, { start: 0, end: spanOf(one).end - dayMinutes }))
    .filter((place) => place !== null)
    .map(({ left, width }) => (
      <span
        key={width}
        className={classes.leftover}
        style={{ left: `${left}%`, width: `${width}%` }}
      />
    ));
}
