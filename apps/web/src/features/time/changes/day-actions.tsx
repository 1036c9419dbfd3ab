import { Button } from "@mantine/core";
import { IconCopy, IconMessageCircleQuestion, IconPencil } from "@tabler/icons-react";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { DayChange } from "@atrio/contract/time/day-changes";
import type { Workday } from "@atrio/contract/time/time";

import { loadChunk } from "../../../lib/chunks.ts";
import { Part } from "../../../ui/part.tsx";

import classes from "./changes.module.css";
import { DayTraces } from "./day/change-trace.tsx";

const CloneDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./clone-dialog.tsx"))).CloneDialog,
}));
const CorrectionDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./correction/correction-dialog.tsx"))).CorrectionDialog,
}));

const DayEditor = lazy(async () => ({
  default: (await loadChunk(() => import("./day/day-editor.tsx"))).DayEditor,
}));

type DayActionsProps = {
  day: Workday;
  /** Changes of the shown days. */
  changes: readonly DayChange[];
  /** The local day of the worker's centre. */
  today: string;
  isRunning: boolean;
};

/** The worker's actions on a day of the sheet, and why others are unavailable. */
export function DayActions({ day, changes, today, isRunning }: DayActionsProps) {
  const { t } = useTranslation("changes");
  const [shown, setShown] = useState<"edit" | "clone" | "correct" | null>(null);
  const close = () => setShown(null);
  const isWhole = day.fichajes.length > 0 && day.fichajes.every((one) => one.hora_fin !== null);
  const isOfMonth = day.dia.slice(0, 7) === today.slice(0, 7);
  const canClone = isWhole && isOfMonth && day.dia < today && !isRunning;
  const why = whyNot(day, today, isRunning);
  return (
    <div className={classes.day}>
      <DayTraces day={day} changes={changes} />
      {why !== null && <p>{t(`why_not.${why}`)}</p>}
      <div className={classes.actions}>
        {day.can.editar && !isRunning && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setShown("edit")}
          >
            {t("day.edit")}
          </Button>
        )}
        {canClone && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => setShown("clone")}
          >
            {t("action.clone")}
          </Button>
        )}
        {day.can.corregir && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconMessageCircleQuestion size={18} aria-hidden />}
            onClick={() => setShown("correct")}
          >
            {t("action.correct")}
          </Button>
        )}
      </div>
      <Part>
        {shown === "edit" && <DayEditor day={day} personName={null} first={null} onClose={close} />}
        {shown === "clone" && <CloneDialog day={day} today={today} onClose={close} />}
        {shown === "correct" && <CorrectionDialog day={day} proposal={[]} onClose={close} />}
      </Part>
    </div>
  );
}

type Why = "running" | "today" | "month_closed" | "incidence" | "correction";

function whyNot(day: Workday, today: string, isRunning: boolean): Why | null {
  if (day.mes_cerrado) return "month_closed";
  if (day.incidencia?.retiene === true) return "incidence";
  if (day.dia === today && day.fichajes.length > 0) return "today";
  if (day.dia >= today) return null;
  if (day.correccion_pendiente_id !== null) return "correction";
  return isRunning ? "running" : null;
}
