import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Signing, Workday } from "@atrio/contract/time";

import { formatTime } from "../../../lib/format.ts";
import { notify } from "../../../ui/notify.ts";
import { useNow } from "../use-now.ts";

import { deleteMutation, editMutation, noteMutation } from "./changes.queries.ts";
import { FormDialog } from "./form-dialog.tsx";
import { KindField } from "./kind-field.tsx";
import type { SigningChoice } from "./kind-field.tsx";
import { TextField } from "./text-field.tsx";
import { SigningTimes } from "./times/signing-times.tsx";
import { draftOf, readTimes, spansOf } from "./times/times.model.ts";

type SigningDialogProps = { signing: Signing; day: Workday; onClose: () => void };

/** Edits an own signing of a past day. */
export function EditDialog({ signing, day, onClose }: SigningDialogProps) {
  const { t } = useTranslation("changes");
  const now = useNow();
  const [draft, setDraft] = useState(() => draftOf(signing, day));
  const [kind, setKind] = useState<SigningChoice | null>(() => choiceOf(signing));
  const [remarks, setRemarks] = useState(signing.observaciones ?? "");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const edit = useMutation(editMutation);
  const others = spansOf(day, signing.id, now);
  const read = readTimes(draft, { zone: day.zona_horaria, now, others });
  const save = () => {
    setTried(true);
    if (read.span === null) return;
    edit.mutate(
      {
        id: signing.id,
        hora_inicio: read.span.start,
        hora_fin: read.span.end,
        observaciones: remarks.trim() === "" ? null : remarks.trim(),
        ...kind,
        ...(reason.trim() === "" ? {} : { motivo: reason.trim() }),
      },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("edit.done") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("edit.title")}
      submit={t("action.save")}
      pending={edit.isPending}
      error={edit.error}
      onSubmit={save}
      onClose={onClose}
    >
      <SigningTimes
        day={day.dia}
        zone={day.zona_horaria}
        draft={draft}
        read={read}
        tried={tried}
        onChange={setDraft}
      />
      <KindField value={kind} onChange={setKind} />
      <TextField label={t("fields.remarks")} value={remarks} onChange={setRemarks} />
      <TextField label={t("fields.reason_optional")} value={reason} onChange={setReason} />
    </FormDialog>
  );
}

/** What a signing is now. */
export function choiceOf(signing: Signing): SigningChoice | null {
  if (signing.parada_id !== null) return { parada_id: signing.parada_id };
  return signing.fichador_id === null ? null : { fichador_id: signing.fichador_id };
}

/** Asks once more, and for a reason if there is one, before a signing is deleted. */
export function DeleteDialog({ signing, day, onClose }: SigningDialogProps) {
  const { t } = useTranslation("changes");
  const [reason, setReason] = useState("");
  const remove = useMutation(deleteMutation);
  const from = formatTime(signing.hora_inicio, day.zona_horaria);
  const to = signing.hora_fin === null ? null : formatTime(signing.hora_fin, day.zona_horaria);
  return (
    <FormDialog
      title={t("delete.title")}
      submit={t("action.delete")}
      pending={remove.isPending}
      error={remove.error}
      onSubmit={() =>
        remove.mutate(
          { id: signing.id, reason: reason.trim() },
          {
            onSuccess: () => {
              notify({ kind: "success", message: t("delete.done") });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{to === null ? t("delete.text_open", { from }) : t("delete.text", { from, to })}</p>
      <TextField label={t("fields.reason_optional")} value={reason} onChange={setReason} />
    </FormDialog>
  );
}

/** Changes the remarks of a signing, of today too. */
export function NoteDialog({ signing, onClose }: Omit<SigningDialogProps, "day">) {
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
