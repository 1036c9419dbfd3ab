import { lazy, useState } from "react";

import type { Person } from "@atrio/contract/person";
import type { SigningChange } from "@atrio/contract/time/changes";
import type { Signing, Workday } from "@atrio/contract/time/time";

import { loadChunk } from "../../../../lib/chunks.ts";
import { Part } from "../../../../ui/part.tsx";
import { SigningButtons } from "../../changes/signing-buttons.tsx";
import type { SigningAction } from "../../changes/signing-buttons.tsx";

import { ChangeNote } from "./change-note.tsx";
import classes from "./team-signing-actions.module.css";

const dialogs = () => loadChunk(() => import("./team-signing-dialogs.tsx"));
const EditSigningDialog = lazy(async () => ({ default: (await dialogs()).EditSigningDialog }));
const DeleteSigningDialog = lazy(async () => ({ default: (await dialogs()).DeleteSigningDialog }));
const HistoryDialog = lazy(async () => ({
  default: (await loadChunk(() => import("../../changes/history-dialog.tsx"))).HistoryDialog,
}));

type TeamSigningActionsProps = {
  person: Person;
  signing: Signing;
  day: Workday;
  /** Supervisors' changes of this signing, newest first. */
  changes: readonly SigningChange[];
};

/** A supervisor's actions on a signing, and the outcome of changes to it. */
export function TeamSigningActions(props: TeamSigningActionsProps) {
  const { person, signing, day, changes } = props;
  const [shown, setShown] = useState<SigningAction | null>(null);
  const close = () => setShown(null);
  const actions: SigningAction[] = [
    ...(day.can.editar ? (["edit", "delete"] as const) : []),
    "history",
  ];
  const dialog = { person, signing, day, onClose: close };
  return (
    <div className={classes.actions}>
      {changes.map((change) => (
        <ChangeNote key={change.id} change={change} />
      ))}
      <SigningButtons
        signing={signing}
        zone={day.zona_horaria}
        actions={actions}
        onChoose={setShown}
      />
      <Part>
        {shown === "edit" && <EditSigningDialog {...dialog} />}
        {shown === "delete" && <DeleteSigningDialog {...dialog} />}
        {shown === "history" && (
          <HistoryDialog signingId={signing.id} zone={day.zona_horaria} onClose={close} />
        )}
      </Part>
    </div>
  );
}
