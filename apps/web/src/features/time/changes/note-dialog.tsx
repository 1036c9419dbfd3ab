import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Signing } from "@atrio/contract/time/time";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { noteMutation } from "./changes.queries.ts";
import { TextField } from "./text-field.tsx";

type NoteDialogProps = { signing: Signing; onClose: () => void };

/** Changes the remarks of a signing, of today too. */
export function NoteDialog({ signing, onClose }: NoteDialogProps) {
  const { t } = useTranslation("changes");
  const [remarks, setRemarks] = useState(signing.observaciones ?? "");
  const note = useMutation(noteMutation);
  return (
    <FormDialog
      title={t("note.title")}
      submit={t("action.save")}
      pending={note.isPending}
      error={note.error}
      onSubmit={() =>
        note.mutate(
          { id: signing.id, remarks: remarks.trim() },
          {
            onSuccess: () => {
              notify({ kind: "success", message: t("note.done") });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <TextField label={t("fields.remarks")} value={remarks} onChange={setRemarks} />
    </FormDialog>
  );
}
