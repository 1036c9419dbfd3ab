import { ReasonDialog } from "./edit/reason-dialog.tsx";
import { ShiftDialog } from "./edit/shift-dialog.tsx";
import { ManageDrawer } from "./manage/manage-drawer.tsx";
import { CloneDialog } from "./massive/clone-dialog.tsx";
import { MassiveDialog } from "./massive/massive-dialog.tsx";
import type { Workspace } from "./use-workspace.ts";

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
          onClose={close}
        />
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
      {dialog?.kind === "manage" && <ManageDrawer board={board} onClose={close} />}
      {planner.question !== null && <ReasonDialog question={planner.question} />}
    </>
  );
}
