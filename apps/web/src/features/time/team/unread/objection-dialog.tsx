import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { TextField } from "../../changes/text-field.tsx";

import { objectMutation } from "./unread.queries.ts";

type ObjectionDialogProps = { changeId: number; name: string; onClose: () => void };

/** A supervisor says why a worker's change is not right. */
export function ObjectionDialog({ changeId, name, onClose }: ObjectionDialogProps) {
  const { t } = useTranslation(["team-time", "changes"]);
  const [words, setWords] = useState("");
  const [tried, setTried] = useState(false);
  const object = useMutation(objectMutation);
  const reason = words.trim();
  const send = () => {
    setTried(true);
    if (reason === "") return;
    object.mutate(
      { id: changeId, motivo: reason },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("team-time:unread.objected") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("team-time:unread.object_title")}
      submit={t("team-time:unread.object_send")}
      pending={object.isPending}
      error={object.error}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t("team-time:unread.object_text", { name })}</p>
      <TextField
        label={t("changes:fields.reason")}
        required
        value={words}
        error={tried && reason === "" ? t("changes:fields.reason_required") : null}
        onChange={setWords}
      />
    </FormDialog>
  );
}
