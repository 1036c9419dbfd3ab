import { Button } from "@mantine/core";
import { IconHistory, IconPencil, IconTrash } from "@tabler/icons-react";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Person } from "@atrio/contract/person";
import type { SigningChange } from "@atrio/contract/time/changes";
import type { Signing, Workday } from "@atrio/contract/time/time";

import { loadChunk } from "../../../../lib/chunks.ts";
import { formatTime } from "../../../../lib/format.ts";

import { ChangeNote } from "./change-note.tsx";
import classes from "./team-signing-actions.module.css";

const dialogs = () => loadChunk(() => import("./team-signing-dialogs.tsx"));
const EditSigningDialog = lazy(async () => ({ default: (await dialogs()).EditSigningDialog }));
const DeleteSigningDialog = lazy(async () => ({ default: (await dialogs()).DeleteSigningDialog }));
const HistoryDialog = lazy(async () => ({
  default: (await loadChunk(() => import("../../changes/history-dialog.tsx"))).HistoryDialog,
}));

const icons = { edit: IconPencil, delete: IconTrash, history: IconHistory } as const;

type Action = keyof typeof icons;

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
  const { t } = useTranslation("team-time");
  const [shown, setShown] = useState<Action | null>(null);
  const close = () => setShown(null);
  const actions: Action[] = [...(day.can.editar ? (["edit", "delete"] as const) : []), "history"];
  const time = formatTime(signing.hora_inicio, day.zona_horaria);
  const dialog = { person, signing, day, onClose: close };
  return (
    <div className={classes.actions}>
      {changes.map((change) => (
        <ChangeNote key={change.id} change={change} />
      ))}
      <div className={classes.buttons}>
        {actions.map((action) => {
          const Icon = icons[action];
          const name = t(`signing.${action}`);
          return (
            <Button
              key={action}
              variant="default"
              size="sm"
              leftSection={<Icon size={18} aria-hidden />}
              aria-label={t("signing.of", { action: name, time })}
              onClick={() => setShown(action)}
            >
              {name}
            </Button>
          );
        })}
      </div>
      <Suspense fallback={null}>
        {shown === "edit" && <EditSigningDialog {...dialog} />}
        {shown === "delete" && <DeleteSigningDialog {...dialog} />}
        {shown === "history" && (
          <HistoryDialog signingId={signing.id} zone={day.zona_horaria} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
