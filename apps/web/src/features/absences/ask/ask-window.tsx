import { Modal } from "@mantine/core";

import type { AskDialogProps } from "./ask-dialog.tsx";

/** The dialog that asks for an absence or an expense, edits a request or rectifies one. */
export function AskWindow({ onClose }: Omit<AskDialogProps, "opened">) {
  return <Modal opened onClose={onClose} />;
}
