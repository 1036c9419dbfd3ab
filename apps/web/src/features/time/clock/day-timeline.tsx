import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { formatTime } from "../../../lib/format.ts";

import { timelineOf } from "./clock.model.ts";
import type { TimelineSegment } from "./clock.model.ts";
import classes from "./day-timeline.module.css";

type DayTimelineProps = { day: Workday; now: string };

/** The day as a bar: work, pauses and hour marks; as a list for screen readers. */
export function DayTimeline({ day, now }: DayTimelineProps) {
  const { t } = useTranslation("time");
  const { from, to, ticks, segments } = timelineOf({ day, now });
  const clock = (instant: string) => formatTime(instant, day.zona_horaria);
  const describe = (segment: TimelineSegment) =>
    t(segment.kind === "work" ? "card.timeline_work" : "card.timeline_pause", {
      from: clock(segment.from),
      to: segment.to === null ? t("card.until_now") : clock(segment.to),
    });
  return (
    <div className={classes.timeline}>
      <div className={classes.track} aria-hidden>
        {segments.map((segment) => (
          <span
            key={segment.id}
            className={classes.segment}
            data-kind={segment.kind}
            title={describe(segment)}
            style={{ left: `${segment.left}%`, width: `${segment.width}%` }}
          />
        ))}
      </div>
      <div className={classes.ticks} aria-hidden>
        {ticks.map((tick) => (
          <span key={tick}>{clock(tick)}</span>
        ))}
      </div>
      <VisuallyHidden component="div">
        <p>{t("card.timeline", { from: clock(from), to: clock(to) })}</p>
        {segments.length === 0 && <p>{t("card.timeline_empty")}</p>}
        <ul>
          {segments.map((segment) => (
            <li key={segment.id}>{describe(segment)}</li>
          ))}
        </ul>
      </VisuallyHidden>
    </div>
  );
}
