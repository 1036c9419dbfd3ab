import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { ProposedSigning } from "@atrio/contract/request-view";
import type { Workday } from "@atrio/contract/time/time";

import { formatDate } from "../../../../lib/format.ts";
import { randomKey } from "../../../../lib/random.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { useNow } from "../../use-now.ts";
import classes from "../changes.module.css";
import { correctionMutation } from "../changes.queries.ts";
import { TextField } from "../text-field.tsx";

import { CorrectionLines } from "./correction-lines.tsx";
import { linesOf, proposalOf, readLines } from "./correction.model.ts";
import { ReasonChips } from "./reason-chips.tsx";

type CorrectionDialogProps = {
  day: Workday;
  /** Initial proposal: the usual times of a forgotten punch. */
  proposal: readonly ProposedSigning[];
  onClose: () => void;
};

/** Request for a correction of a past day: change, remove or add its signings. */
export function CorrectionDialog({ day, proposal, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation("changes");
  const now = useNow();
  const [lines, setLines] = useState(() => linesOf(day, proposal));
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [key] = useState(randomKey);
  const ask = useMutation(correctionMutation);
  const read = readLines(lines, { zone: day.zona_horaria, now });
  const wanted = proposalOf(lines, read);
  const isEmpty = wanted?.length === 0;
  const send = () => {
    setTried(true);
    if (wanted === null || isEmpty || reason.trim() === "") return;
    ask.mutate(
      {
        trabajador_id: day.trabajador_id,
        dia: day.dia,
        descripcion: reason.trim(),
        propuesta: wanted,
        key,
      },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("correction.done") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("correction.title", { date: formatDate(day.dia) })}
      submit={t("correction.send")}
      size={620}
      pending={ask.isPending}
      error={ask.error}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t("correction.text")}</p>
      <CorrectionLines day={day} lines={lines} read={read} tried={tried} onLines={setLines} />
      {tried && isEmpty && (
        <p className={classes.warning} role="alert">
          {t("correction.nothing")}
        </p>
      )}
      <ReasonChips value={reason} onChange={setReason} />
      <TextField
        label={t("fields.reason")}
        required
        value={reason}
        error={tried && reason.trim() === "" ? t("fields.reason_required") : null}
        onChange={setReason}
      />
    </FormDialog>
  );
}
