import { Button } from "@mantine/core";
import { IconHistory, IconNotes, IconPencil, IconTrash } from "@tabler/icons-react";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Signing, Workday } from "@atrio/contract/time/time";

import { loadChunk } from "../../../lib/chunks.ts";
import { formatTime } from "../../../lib/format.ts";

import classes from "./changes.module.css";

const DayEditor = lazy(async () => ({
  default: (await loadChunk(() => import("./day/day-editor.tsx"))).DayEditor,
}));
const NoteDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./note-dialog.tsx"))).NoteDialog,
}));
const HistoryDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./history-dialog.tsx"))).HistoryDialog,
}));

const icons = {
  edit: IconPencil,
  delete: IconTrash,
  note: IconNotes,
  history: IconHistory,
} as const;

type Action = keyof typeof icons;

type SigningActionsProps = {
  signing: Signing;
  day: Workday;
  /** The clock runs: nothing of the past may change meanwhile. */
  isRunning: boolean;
};

/** The worker's actions on an own signing. */
export function SigningActions({ signing, day, isRunning }: SigningActionsProps) {
  const { t } = useTranslation("changes");
  const [shown, setShown] = useState<Action | null>(null);
  const close = () => setShown(null);
  const canChange = day.can.editar && !isRunning && signing.hora_fin !== null;
  const canNote = !day.mes_cerrado && day.incidencia?.retiene !== true;
  const firstStep = { edit: "change", delete: "remove" } as const;
  const actions: Action[] = [
    ...(canChange ? (["edit", "delete"] as const) : []),
    ...(canNote ? (["note"] as const) : []),
    "history",
  ];
  const time = formatTime(signing.hora_inicio, day.zona_horaria);
  return (
    <div className={classes.actions}>
      {actions.map((action) => {
        const Icon = icons[action];
        const name = t(`action.${action}`);
        return (
          <Button
            key={action}
            variant="default"
            size="sm"
            leftSection={<Icon size={18} aria-hidden />}
            aria-label={t("action.of_signing", { action: name, time })}
            onClick={() => setShown(action)}
          >
            {name}
          </Button>
        );
      })}
      <Suspense fallback={null}>
        {(shown === "edit" || shown === "delete") && (
          <DayEditor
            day={day}
            personName={null}
            first={{ signingId: signing.id, action: firstStep[shown] }}
            onClose={close}
          />
        )}
        {shown === "note" && <NoteDialog signing={signing} onClose={close} />}
        {shown === "history" && (
          <HistoryDialog signingId={signing.id} zone={day.zona_horaria} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
