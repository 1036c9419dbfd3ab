import { ActionIcon } from "@mantine/core";
import { IconAlertTriangle, IconChevronLeft, IconChevronRight, IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { RestWarning } from "@atrio/contract/shifts/rest-rules";
import type { PlannedShift } from "@atrio/contract/shifts/shifts";

import { formatLongDate, formatWeekday } from "../../../../lib/format.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { colourVariables } from "../colours.model.ts";
import type { Workspace } from "../use-workspace.ts";
import { hoursText, shortTimes } from "../words.model.ts";

import { figuresOf, gapOf, shiftsOf } from "./warnings.model.ts";
import type { Gap, Issue } from "./warnings.model.ts";
import classes from "./warnings.module.css";
import { WaysOut } from "./ways-out.tsx";

type WarningsPanelProps = {
  work: Workspace;
  issues: readonly Issue[];
  onClose: () => void;
};

/** Broken rules and shifts without people one by one, with their source, the gap, and ways out. */
export function WarningsPanel({ work, issues, onClose }: WarningsPanelProps) {
  const { t } = useTranslation("board");
  const [index, setIndex] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const shown = Math.min(index, issues.length - 1);
  const issue = issues[shown];
  return (
    <section className={classes.panel} aria-label={t("warnings.title")} ref={panel} tabIndex={-1}>
      <header className={classes.header}>
        <h2>
          {t("warnings.title")}{" "}
          {issue !== undefined && (
            <span>{t("warnings.of", { index: shown + 1, total: issues.length })}</span>
          )}
        </h2>
        <ActionIcon
          {...tool}
          aria-label={t("warnings.previous")}
          disabled={shown <= 0}
          onClick={() => setIndex(shown - 1)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          {...tool}
          aria-label={t("warnings.next")}
          disabled={shown >= issues.length - 1}
          onClick={() => setIndex(shown + 1)}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon {...tool} aria-label={t("warnings.close")} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </header>
      {issue === undefined && <p className={classes.none}>{t("warnings.none")}</p>}
      {issue?.kind === "rule" && (
        <BrokenRule
          work={work}
          warning={issue.warning}
          // The button that was pressed goes with the warning.
          onApplied={() => panel.current?.focus()}
        />
      )}
      {issue?.kind === "absent" && (
        <AbsentWorker work={work} issue={issue} onApplied={() => panel.current?.focus()} />
      )}
      {issue?.kind === "open" && (
        <OpenShift work={work} issue={issue} onApplied={() => panel.current?.focus()} />
      )}
    </section>
  );
}

const tool = { variant: "subtle", color: "gray", size: 40 } as const;

type BrokenRuleProps = { work: Workspace; warning: RestWarning; onApplied: () => void };

function BrokenRule({ work, warning, onApplied }: BrokenRuleProps) {
  const { t } = useTranslation("board");
  const { board } = work;
  const gap = gapOf(board, warning);
  const shifts = shiftsOf(board, warning);
  return (
    <div className={classes.one} aria-live="polite">
      <p className={classes.what} data-hard={warning.nivel === "dura"}>
        <IconAlertTriangle size={20} aria-hidden />
        <strong>{t(`rules.${warning.norma}.broken`, figuresOf(warning))}</strong>
      </p>
      <WarnedPerson work={work} id={warning.trabajador_id} day={warning.fecha} />
      {gap !== null && <GapDrawing gap={gap} limit={warning.limite} />}
      <p className={classes.rule}>
        {t(`rules.${warning.norma}.rule`)} <span>{t(`rules.${warning.norma}.article`)}</span>
      </p>
      <p className={classes.level}>{t(`warnings.level.${warning.nivel}`)}</p>
      {shifts.map((shift) => (
        <WaysOut
          key={shift.id}
          workerId={warning.trabajador_id}
          {...{ work, shift, warning, onApplied }}
        />
      ))}
    </div>
  );
}

type OpenShiftProps = {
  work: Workspace;
  issue: Extract<Issue, { kind: "open" }>;
  onApplied: () => void;
};

function OpenShift({ work, issue: { shift, missing }, onApplied }: OpenShiftProps) {
  const { t } = useTranslation("board");
  return (
    <div className={classes.one} aria-live="polite">
      <p className={classes.what}>
        <IconAlertTriangle size={20} aria-hidden />
        <strong>{t("phone.missing", { count: missing })}</strong>
      </p>
      <p className={classes.rule}>
        {work.words.area(shift.pe_area_trabajo_id)} <span>{formatLongDate(shift.fecha)}</span>
      </p>
      <WaysOut warning={null} workerId={null} {...{ work, shift, onApplied }} />
    </div>
  );
}

type AbsentWorkerProps = {
  work: Workspace;
  issue: Extract<Issue, { kind: "absent" }>;
  onApplied: () => void;
};

function AbsentWorker({ work, issue: { shift, workerId }, onApplied }: AbsentWorkerProps) {
  const { t } = useTranslation("board");
  return (
    <div className={classes.one} aria-live="polite">
      <p className={classes.what}>
        <IconAlertTriangle size={20} aria-hidden />
        <strong>{t("warnings.absent")}</strong>
      </p>
      <WarnedPerson work={work} id={workerId} day={shift.fecha} />
      <WaysOut warning={null} {...{ work, shift, workerId, onApplied }} />
    </div>
  );
}

type WarnedPersonProps = { work: Workspace; id: number; day: string };

function WarnedPerson({ work, id, day }: WarnedPersonProps) {
  const { t } = useTranslation("board");
  const person = work.board.areas.flatMap(({ personas }) => personas).find((one) => one.id === id);
  const name = person?.nombre_completo ?? t("someone");
  return (
    <div className={classes.person}>
      <PersonAvatar name={name} photo={person?.link_foto ?? null} size={40} />
      <span>
        <strong>{name}</strong>
        <span>{formatLongDate(day)}</span>
      </span>
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
