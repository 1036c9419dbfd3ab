import { lazy } from "react";

import { loadChunk } from "../../../lib/chunks.ts";
import { Part } from "../../../ui/part.tsx";

import { ReasonDialog } from "./edit/reason-dialog.tsx";
import { ShiftDialog } from "./edit/shift-dialog.tsx";
import { ManageDrawer } from "./manage/manage-drawer.tsx";
import { CloneDialog } from "./massive/clone-dialog.tsx";
import { MassiveDialog } from "./massive/massive-dialog.tsx";
import type { SeriesSubject } from "./series/series.model.ts";
import type { Workspace } from "./use-workspace.ts";

const SeriesDialog = lazy(async () => {
  const part = await loadChunk(() => import("./series/series-dialog.tsx"));
  return { default: part.SeriesDialog };
});

/** The dialog that is open over the board, and the question for a reason over it. */
export function Dialogs({ work }: { work: Workspace }) {
  const { board, dialog, planner, setDialog, templates } = work;
  const close = () => setDialog(null);
  return (
    <>
      {dialog?.kind === "shift" && (
        <ShiftDialog
          target={dialog.target}
          board={board}
          templates={templates}
          planner={planner}
          onClone={(id) => {
            const shifts = board.turnos.filter((one) => one.id === id);
            const day = shifts[0]?.fecha ?? board.desde;
            setDialog({ kind: "clone", source: { from: day, to: day, shifts } });
          }}
          onSeries={(subject) => setDialog({ kind: "series", subject, isFromList: false })}
          onClose={close}
        />
      )}
      {dialog?.kind === "series" && (
        <Part>
          <SeriesDialog
            key={keyOf(dialog.subject)}
            subject={dialog.subject}
            board={board}
            templates={templates}
            today={work.today}
            nameOf={work.words.person}
            onDone={planner.say}
            onSubject={(subject) => setDialog({ ...dialog, subject })}
            onClose={() => setDialog(dialog.isFromList ? { kind: "manage", tab: "series" } : null)}
          />
        </Part>
      )}
      {dialog?.kind === "massive" && (
        <MassiveDialog
          board={board}
          shifts={dialog.shifts}
          scope={dialog.scope}
          action={dialog.action}
          planner={planner}
          onClose={close}
        />
      )}
      {dialog?.kind === "clone" && (
        <CloneDialog source={dialog.source} planner={planner} onClose={close} />
      )}
      {dialog?.kind === "manage" && (
        <ManageDrawer
          board={board}
          today={work.today}
          tab={dialog.tab ?? "labels"}
          onSeries={(subject) => setDialog({ kind: "series", subject, isFromList: true })}
          onClose={close}
        />
      )}
      {planner.question !== null && <ReasonDialog question={planner.question} />}
    </>
  );
}

/** Another subject is another dialog: nothing of the former stays in it. */
function keyOf(subject: SeriesSubject): string {
  return subject.act === "create" ? "create" : `${subject.act} ${subject.series.id}`;
}
