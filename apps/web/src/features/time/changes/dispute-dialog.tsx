import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { answerMutation } from "./changes.queries.ts";
import { TextField } from "./text-field.tsx";

/** The worker's objection to a supervisor's change. */
export function DisputeDialog({ changeId, onClose }: { changeId: number; onClose: () => void }) {
  const { t } = useTranslation("changes");
  const [words, setWords] = useState("");
  const [tried, setTried] = useState(false);
  const answer = useMutation(answerMutation);
  const comment = words.trim();
  const send = () => {
    setTried(true);
    if (comment === "") return;
    answer.mutate(
      { id: changeId, answer: "disputado", comment },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("pending.disputed") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("pending.dispute_title")}
      submit={t("correction.send")}
      pending={answer.isPending}
      error={answer.error}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t("pending.dispute_text")}</p>
      <TextField
        label={t("pending.dispute_label")}
        required
        value={words}
        error={tried && comment === "" ? t("pending.dispute_required") : null}
        onChange={setWords}
      />
    </FormDialog>
  );
}
