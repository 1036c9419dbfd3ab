import { lazy, useState } from "react";

import type { Signing, Workday } from "@atrio/contract/time/time";

import { loadChunk } from "../../../lib/chunks.ts";
import { Part } from "../../../ui/part.tsx";

import { SigningButtons } from "./signing-buttons.tsx";
import type { SigningAction } from "./signing-buttons.tsx";

const DayEditor = lazy(async () => ({
  default: (await loadChunk(() => import("./day/day-editor.tsx"))).DayEditor,
}));
const NoteDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./note-dialog.tsx"))).NoteDialog,
}));
const HistoryDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./history-dialog.tsx"))).HistoryDialog,
}));

type SigningActionsProps = {
  signing: Signing;
  day: Workday;
  /** The clock runs: nothing of the past may change meanwhile. */
  isRunning: boolean;
};

/** The worker's actions on an own signing. */
export function SigningActions({ signing, day, isRunning }: SigningActionsProps) {
  const [shown, setShown] = useState<SigningAction | null>(null);
  const close = () => setShown(null);
  const canChange = day.can.editar && !isRunning && signing.hora_fin !== null;
  const canNote = !day.mes_cerrado && day.incidencia?.retiene !== true;
  const firstStep = { edit: "change", delete: "remove" } as const;
  const actions: SigningAction[] = [
    ...(canChange ? (["edit", "delete"] as const) : []),
    ...(canNote ? (["note"] as const) : []),
    "history",
  ];
  return (
    <>
      <SigningButtons
        signing={signing}
        zone={day.zona_horaria}
        actions={actions}
        onChoose={setShown}
      />
      <Part>
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
      </Part>
    </>
  );
}
