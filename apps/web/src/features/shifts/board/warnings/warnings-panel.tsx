import { ActionIcon, Button } from "@mantine/core";
import { IconAlertTriangle, IconChevronLeft, IconChevronRight, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { RestWarning } from "@atrio/contract/shifts/rest-rules";
import type { Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { formatDayMonth, formatLongDate, formatWeekday } from "../../../../lib/format.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { colourVariables } from "../colours.model.ts";
import { fullTimes, hoursText, shortTimes } from "../words.model.ts";

import { figuresOf, gapOf, shiftsOf } from "./warnings.model.ts";
import type { Gap } from "./warnings.model.ts";
import classes from "./warnings.module.css";

type WarningsPanelProps = {
  board: Board;
  warnings: readonly RestWarning[];
  onOpen: (shift: PlannedShift) => void;
  /** Takes the worker out of a shift. */
  onFree: (shift: PlannedShift, workerId: number) => void;
  onClose: () => void;
};

/** Broken rules one by one, with their source, the gap, and ways out. */
export function WarningsPanel({ board, warnings, onClose, ...on }: WarningsPanelProps) {
  const { t } = useTranslation("board");
  const [index, setIndex] = useState(0);
  const shown = Math.min(index, warnings.length - 1);
  const warning = warnings[shown];
  return (
    <section className={classes.panel} aria-label={t("warnings.title")}>
      <header className={classes.header}>
        <h2>
          {t("warnings.title")}{" "}
          {warning !== undefined && (
            <span>{t("warnings.of", { index: shown + 1, total: warnings.length })}</span>
          )}
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t("warnings.previous")}
          disabled={shown <= 0}
          onClick={() => setIndex(shown - 1)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t("warnings.next")}
          disabled={shown >= warnings.length - 1}
          onClick={() => setIndex(shown + 1)}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t("warnings.close")}
          onClick={onClose}
        >
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </header>
      {warning === undefined ? (
        <p className={classes.none}>{t("warnings.none")}</p>
      ) : (
        <OneWarning board={board} warning={warning} {...on} />
      )}
    </section>
  );
}

type OneWarningProps = {
  board: Board;
  warning: RestWarning;
  onOpen: (shift: PlannedShift) => void;
  onFree: (shift: PlannedShift, workerId: number) => void;
};

function OneWarning({ board, warning, onOpen, onFree }: OneWarningProps) {
  const { t } = useTranslation("board");
  const person = board.areas
    .flatMap(({ personas }) => personas)
    .find(({ id }) => id === warning.trabajador_id);
  const name = person?.nombre_completo ?? t("someone");
  const gap = gapOf(board, warning);
  const shifts = shiftsOf(board, warning);
  return (
    <div className={classes.one} aria-live="polite">
      <p className={classes.what} data-hard={warning.nivel === "dura"}>
        <IconAlertTriangle size={20} aria-hidden />
        <strong>{t(`rules.${warning.norma}.broken`, figuresOf(warning))}</strong>
      </p>
      <div className={classes.person}>
        <PersonAvatar name={name} photo={person?.link_foto ?? null} size={40} />
        <span>
          <strong>{name}</strong>
          <span>{formatLongDate(warning.fecha)}</span>
        </span>
      </div>
      {gap !== null && <GapDrawing gap={gap} limit={warning.limite} />}
      <p className={classes.rule}>
        {t(`rules.${warning.norma}.rule`)} <span>{t(`rules.${warning.norma}.article`)}</span>
      </p>
      <p className={classes.level}>{t(`warnings.level.${warning.nivel}`)}</p>
      {shifts.map((shift) => (
        <div key={shift.id} className={classes.actions}>
          <strong>
            {formatDayMonth(shift.fecha)}, {fullTimes(shift)}
          </strong>
          <Button variant="default" size="sm" mih={40} onClick={() => onOpen(shift)}>
            {t("warnings.change")}
          </Button>
          <Button
            variant="default"
            size="sm"
            mih={40}
            onClick={() => onFree(shift, warning.trabajador_id)}
          >
            {t("warnings.free")}
          </Button>
        </div>
      ))}
    </div>
  );
}

function GapDrawing({ gap, limit }: { gap: Gap; limit: number }) {
  const { t } = useTranslation("board");
  const side = (shift: PlannedShift) => (
    <span className={classes.side}>
      <small>
        {formatWeekday(shift.fecha)} {Number(shift.fecha.slice(8))}
      </small>
      <span
        className={classes.bar}
        style={colourVariables(shift.color)}
        data-draft={!shift.publicado}
      >
        {shortTimes(shift)}
      </span>
    </span>
  );
  return (
    <div className={classes.gap}>
      {side(gap.before)}
      <span className={classes.between}>
        <strong>{t("warnings.hours", { hours: hoursText(gap.minutes) })}</strong>
      </span>
      {side(gap.after)}
      <span className={classes.least}>{t("warnings.least", { hours: hoursText(limit) })}</span>
    </div>
  );
}
