import { Box } from "@mantine/core";
import type { ReactNode } from "react";

import { birthdayKind, shiftKind, workKind } from "../calendar.model.ts";
import type { DayLine } from "../day/day.model.ts";
import { KindIcon } from "../days/kind-icon.tsx";
import { KindSurface } from "../days/kind-surface.tsx";

import classes from "./agenda.module.css";
import type { Bar } from "./month.model.ts";

/** An event of several days: a bar over all of them, open where it continues. */
export function AgendaBar({ bar: { line, days, comesFromBefore, goesOn } }: { bar: Bar }) {
  const words = (
    <>
      <KindIcon kind={line.kind} size={14} />
      <span>{line.title}</span>
    </>
  );
  return (
    <Box
      component="span"
      className={classes.bar}
      __vars={{ "--days": String(days) }}
      data-before={comesFromBefore}
      data-after={goesOn}
    >
      {line.color === null ? (
        <KindSurface kind={line.kind} isPending={line.isPending} className={classes.fill}>
          {words}
        </KindSurface>
      ) : (
        <Own color={line.color} className={classes.fill}>
          {words}
        </Own>
      )}
    </Box>
  );
}

/** An entry of one day. */
export function AgendaLine({ line }: { line: DayLine }) {
  const { kind, color } = line;
  const title = line.brief ?? line.title;
  if (kind === workKind || kind === birthdayKind) {
    return (
      <span className={classes.plain} data-wrong={line.isWrong}>
        <KindIcon kind={kind} isWrong={line.isWrong} size={14} />
        <span>{title}</span>
      </span>
    );
  }
  if (color !== null) {
    return (
      <Own color={color} className={classes.line}>
        {kind !== shiftKind && <KindIcon kind={kind} size={14} />}
        <span>{title}</span>
      </Own>
    );
  }
  return (
    <KindSurface kind={kind} isPending={line.isPending} className={classes.line}>
      <KindIcon kind={kind} size={14} />
      <span>{title}</span>
    </KindSurface>
  );
}

type OwnProps = { color: string; className: string | undefined; children: ReactNode };

/** In a colour of its own, which only its edge and a tint show: any colour stays readable. */
function Own({ color, className = "", children }: OwnProps) {
  return (
    <Box component="span" className={`${classes.own} ${className}`} __vars={{ "--own": color }}>
      {children}
    </Box>
  );
}
