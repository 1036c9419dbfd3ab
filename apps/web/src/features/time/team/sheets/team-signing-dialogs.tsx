import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Person } from "@atrio/contract/person";
import type { Signing, Workday } from "@atrio/contract/time/time";

import { formatDate, formatTime } from "../../../../lib/format.ts";
import { randomKey } from "../../../../lib/random.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { KindField, choiceOf } from "../../changes/kind-field.tsx";
import type { SigningChoice } from "../../changes/kind-field.tsx";
import { TextField } from "../../changes/text-field.tsx";
import { SigningTimes } from "../../changes/times/signing-times.tsx";
import { draftOf, emptyDraft, readTimes, spansOf } from "../../changes/times/times.model.ts";
import { useNow } from "../../use-now.ts";

import { addTeamMutation, deleteTeamMutation, editTeamMutation } from "./sheets.queries.ts";

type DialogProps = { person: Person; day: Workday; onClose: () => void };
type SigningDialogProps = DialogProps & { signing: Signing };

/** Fields of both forms: times, kind, remarks and the reason. */
type SigningFields = {
  hora_inicio: string;
  hora_fin: string;
  observaciones: string | null;
  motivo: string;
} & Partial<SigningChoice>;

/** Adds a signing that somebody did not make. */
export function AddSigningDialog({ person, day, onClose }: DialogProps) {
  const { t } = useTranslation("team-time");
  const [key] = useState(randomKey);
  const add = useMutation(addTeamMutation);
  const done = useDone(person, "signing.added", onClose);
  return (
    <SigningForm
      title={t("signing.add_title", { date: formatDate(day.dia) })}
      person={person}
      day={day}
      signing={null}
      pending={add.isPending}
      error={add.error}
      onSave={(fields) =>
        add.mutate({ trabajador_id: person.id, dia: day.dia, key, ...fields }, { onSuccess: done })
      }
      onClose={onClose}
    />
  );
}

/** Edits somebody's signing. */
export function EditSigningDialog({ person, day, signing, onClose }: SigningDialogProps) {
  const { t } = useTranslation("team-time");
  const edit = useMutation(editTeamMutation);
  const done = useDone(person, "signing.edited", onClose);
  return (
    <SigningForm
      title={t("signing.edit_title", { date: formatDate(day.dia) })}
      person={person}
      day={day}
      signing={signing}
      pending={edit.isPending}
      error={edit.error}
      onSave={(fields) =>
        edit.mutate({ trabajador_id: person.id, id: signing.id, ...fields }, { onSuccess: done })
      }
      onClose={onClose}
    />
  );
}

/** Deletes somebody's signing. */
export function DeleteSigningDialog({ person, day, signing, onClose }: SigningDialogProps) {
  const { t } = useTranslation("team-time");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const remove = useMutation(deleteTeamMutation);
  const done = useDone(person, "signing.deleted", onClose);
  const words = reason.trim();
  const from = formatTime(signing.hora_inicio, day.zona_horaria);
  const to = signing.hora_fin === null ? null : formatTime(signing.hora_fin, day.zona_horaria);
  const values = { from, date: formatDate(day.dia), name: person.nombre_completo };
  const send = () => {
    setTried(true);
    if (words === "") return;
    remove.mutate({ trabajador_id: person.id, id: signing.id, motivo: words }, { onSuccess: done });
  };
  return (
    <FormDialog
      title={t("signing.delete_title")}
      submit={t("signing.delete")}
      pending={remove.isPending}
      error={remove.error}
      onSubmit={send}
      onClose={onClose}
    >
      <p>
        {to === null
          ? t("signing.delete_text_open", values)
          : t("signing.delete_text", { ...values, to })}
      </p>
      <ReasonField person={person} value={reason} tried={tried} onChange={setReason} />
    </FormDialog>
  );
}

type SigningFormProps = DialogProps & {
  title: string;
  /** Null for a new one. */
  signing: Signing | null;
  pending: boolean;
  error: unknown;
  onSave: (fields: SigningFields) => void;
};

function SigningForm(props: SigningFormProps) {
  const { title, person, day, signing, pending, error, onSave, onClose } = props;
  const { t } = useTranslation("team-time");
  const now = useNow();
  const [draft, setDraft] = useState(() =>
    signing === null ? emptyDraft(day.dia) : draftOf(signing, day),
  );
  const [kind, setKind] = useState<SigningChoice | null>(() =>
    signing === null ? null : choiceOf(signing),
  );
  const [remarks, setRemarks] = useState(signing?.observaciones ?? "");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const others = spansOf(day, signing?.id ?? null, now);
  const read = readTimes(draft, { zone: day.zona_horaria, now, others });
  const words = reason.trim();
  const isKindMissing = kind === null && signing === null;
  const save = () => {
    setTried(true);
    if (read.span === null || words === "" || isKindMissing) return;
    onSave({
      hora_inicio: read.span.start,
      hora_fin: read.span.end,
      observaciones: remarks.trim() === "" ? null : remarks.trim(),
      motivo: words,
      ...kind,
    });
  };
  return (
    <FormDialog
      title={title}
      submit={t("signing.save")}
      pending={pending}
      error={error}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{person.nombre_completo}</p>
      <SigningTimes
        day={day.dia}
        zone={day.zona_horaria}
        draft={draft}
        read={read}
        tried={tried}
        onChange={setDraft}
      />
      <KindField
        value={kind}
        error={tried && isKindMissing ? t("signing.kind_required") : null}
        onChange={setKind}
      />
      <TextField label={t("signing.remarks")} value={remarks} onChange={setRemarks} />
      <ReasonField person={person} value={reason} tried={tried} onChange={setReason} />
    </FormDialog>
  );
}

type ReasonFieldProps = {
  person: Person;
  value: string;
  tried: boolean;
  onChange: (value: string) => void;
};

/** Why: the worker reads it and confirms or disputes. */
function ReasonField({ person, value, tried, onChange }: ReasonFieldProps) {
  const { t } = useTranslation("team-time");
  return (
    <>
      <TextField
        label={t("signing.reason")}
        required
        value={value}
        error={tried && value.trim() === "" ? t("signing.reason_required") : null}
        onChange={onChange}
      />
      <p>{t("signing.reason_hint", { name: person.nombre_completo })}</p>
    </>
  );
}

type DoneKey = "signing.added" | "signing.edited" | "signing.deleted";

/** Announces the result and its consequences, and closes. */
function useDone(person: Person, key: DoneKey, onClose: () => void): () => void {
  const { t } = useTranslation("team-time");
  return () => {
    notify({
      kind: "success",
      title: t(key),
      message: t("signing.notice", { name: person.nombre_completo }),
    });
    onClose();
  };
}
