import { Button } from "@mantine/core";
import { IconCopy, IconMessageCircleQuestion } from "@tabler/icons-react";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time";

import { loadChunk } from "../../../lib/chunks.ts";

import classes from "./changes.module.css";

const CloneDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./clone-dialog.tsx"))).CloneDialog,
}));
const CorrectionDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./correction/correction-dialog.tsx"))).CorrectionDialog,
}));

type DayActionsProps = {
  day: Workday;
  /** The local day of the worker's centre. */
  today: string;
  isRunning: boolean;
};

/** What the worker can do with one day of the sheet, and why not when not. */
export function DayActions({ day, today, isRunning }: DayActionsProps) {
  const { t } = useTranslation("changes");
  const [shown, setShown] = useState<"clone" | "correct" | null>(null);
  const close = () => setShown(null);
  const isWhole = day.fichajes.length > 0 && day.fichajes.every((one) => one.hora_fin !== null);
  const isOfMonth = day.dia.slice(0, 7) === today.slice(0, 7);
  const canClone = isWhole && isOfMonth && day.dia < today && !isRunning;
  const why = whyNot(day, today, isRunning);
  return (
    <div className={classes.day}>
      {why !== null && <p>{t(`why_not.${why}`)}</p>}
      <div className={classes.actions}>
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
      <Suspense fallback={null}>
        {shown === "clone" && <CloneDialog day={day} today={today} onClose={close} />}
        {shown === "correct" && <CorrectionDialog day={day} proposal={[]} onClose={close} />}
      </Suspense>
    </div>
  );
}

type Why = "running" | "today" | "month_closed" | "incidence" | "correction";

function whyNot(day: Workday, today: string, isRunning: boolean): Why | null {
  if (day.mes_cerrado) return "month_closed";
  if (day.incidencia !== null && day.incidencia.estado_id !== 2) return "incidence";
  if (day.dia === today && day.fichajes.length > 0) return "today";
  if (day.dia >= today) return null;
  if (day.correccion_pendiente_id !== null) return "correction";
  return isRunning ? "running" : null;
}
