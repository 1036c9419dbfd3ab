import { Alert, Button, Loader } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { medicalKinds, requestKinds } from "@atrio/contract/kinds";
import type { RequestDetail, RequestPreview } from "@atrio/contract/leave/absences";
import type { RequestKind } from "@atrio/contract/leave/leave";

import { messageOf } from "../../../lib/errors.ts";
import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";

import { AbsenceFields } from "./absence-fields.tsx";
import { draftOf, isDriven } from "./ask.model.ts";
import type { AskDraft } from "./ask.model.ts";
import classes from "./ask.module.css";
import type { AskTarget } from "./ask.queries.ts";
import { DocumentUpload } from "./document-upload.tsx";
import { ExpensePart } from "./expense/expense-part.tsx";
import { ModeNotice, Shorten } from "./notices.tsx";
import { PreviewPanel } from "./preview/preview-panel.tsx";
import { useFormErrors } from "./use-form-errors.ts";
import type { FormErrors } from "./use-form-errors.ts";
import { usePreview } from "./use-preview.ts";
import type { Sending } from "./use-sending.ts";
import { useWaiting } from "./waiting/use-waiting.ts";
import { noUploads } from "./waiting/waiting.model.ts";
import type { UploadCount } from "./waiting/waiting.model.ts";
import { WordsFields } from "./words-fields.tsx";

/** Changes a part of the draft; the newest draft is at hand when several files arrive at once. */
type ChangeDraft = (change: (draft: AskDraft) => AskDraft) => void;

type AskFormProps = {
  target: AskTarget;
  kind: RequestKind;
  request: RequestDetail | undefined;
  draft: AskDraft;
  sending: Sending;
  /** A question lies over the form. */
  isHeld: boolean;
  /** Shows why nothing can be sent while the clock runs; null while it does not. */
  showClock: (() => void) | null;
  onDraft: ChangeDraft;
  onClose: () => void;
};

/** Form of a kind of request, with the preview of its cost beside it. */
export function AskForm(props: AskFormProps) {
  const { target, kind, request, draft, sending, isHeld, showClock, onDraft, onClose } = props;
  const { t } = useTranslation("ask");
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria);
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [uploads, setUploads] = useState(noUploads);
  const preview = usePreview({ workerId: user.id, target, draft });
  const { error } = sending;
  const waiting = useWaiting({ draft, uploads, isHeld, send: sending.send });
  const { stopped } = waiting;
  const isFileLost = stopped === "lost" && uploads.refused > 0;
  const rule = kind.subtipos.find(({ id }) => id === draft.subtype);
  const needsOccasion = (rule?.ocasion ?? null) !== null;
  const known = { draft, needsOccasion, tried, uploads, isFileLost, error, preview: preview.data };
  const errors = useFormErrors(known);
  const isExpense = kind.id === requestKinds.expenses;

  useEffect(() => {
    if (error !== null || stopped === "lost") showProblem(form.current);
  }, [error, stopped]);

  const change = (changes: Partial<AskDraft>) => onDraft((now) => ({ ...now, ...changes }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    // Missing fields are announced first, and then shown.
    if (errors.isIncomplete) requestAnimationFrame(() => showProblem(form.current));
    else if (showClock !== null) showClock();
    else waiting.start();
  };
  const shared = { workerId: user.id, today, draft, errors, onChange: change };

  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        {target.mode !== "new" && <ModeNotice mode={target.mode} />}
        {target.mode === "rectify" && request !== undefined && (
          <ShortenApproved request={request} draft={draft} onChange={change} />
        )}
        {isExpense ? (
          <ExpensePart {...shared} before={request?.gasto ?? null} preview={preview} />
        ) : (
          <AbsenceFields {...shared} requestId={request?.id} kind={kind} rule={rule} />
        )}
      </div>
      <PreviewPanel kind={kind.id} preview={preview} isOpen={draft.isOpen} />
      <div className={classes.fields}>
        <Documents
          isRequired={isExpense ? !isByCar(draft) : (rule?.requiere_documento ?? false)}
          later={noteOf(preview.data, "proof_later")}
          kind={kind.id}
          draft={draft}
          errors={errors}
          onDraft={onDraft}
          onUploads={setUploads}
        />
        <WordsFields draft={draft} errors={errors} onChange={change} />
      </div>
      <div className={classes.footer}>
        {errors.general.map((text) => (
          <p key={text} className={classes.problem}>
            {text}
          </p>
        ))}
        {error !== null && (
          <Alert className={classes.alert} color="red" role="alert" data-problem tabIndex={-1}>
            {messageOf(error)}
          </Alert>
        )}
        <WaitNote waiting={waiting} files={uploads.sending} />
        <Button variant="default" onClick={onClose}>
          {t("action.cancel")}
        </Button>
        <SubmitButton
          label={t(submitKeys[target.mode])}
          isPending={sending.isPending}
          files={waiting.isWaiting ? uploads.sending : 0}
        />
      </div>
    </form>
  );
}

type SubmitButtonProps = {
  label: string;
  isPending: boolean;
  /** Number of files that the request waits for. */
  files: number;
};

/** Sends the form; while it waits for files it says so, and goes by itself. */
function SubmitButton({ label, isPending, files }: SubmitButtonProps) {
  const { t } = useTranslation("ask");
  const isWaiting = files > 0 && !isPending;
  return (
    <Button
      type="submit"
      loading={isPending}
      aria-disabled={isWaiting}
      leftSection={isWaiting && <Loader size={18} color="currentColor" aria-hidden />}
    >
      {isWaiting ? t("wait.button", { count: files }) : label}
    </Button>
  );
}

type WaitNoteProps = { waiting: ReturnType<typeof useWaiting>; files: number };

/** Note that the form is sent once its files have arrived, or that it no longer is. */
function WaitNote({ waiting: { isWaiting, stopped }, files }: WaitNoteProps) {
  const { t } = useTranslation("ask");
  return (
    <p className={classes.wait} role="status">
      {isWaiting && files > 0 && t("wait.text", { count: files })}
      {stopped === "edited" && t("wait.edited")}
    </p>
  );
}

/** Scrolls to the first field at fault, else to the server's error. */
function showProblem(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>("[aria-invalid=true], [data-problem]");
  first?.focus();
  first?.scrollIntoView({ block: "center" });
}

/** Text of a note of the preview; null without it. */
function noteOf(preview: RequestPreview | null, code: PreviewNote): string | null {
  return preview?.avisos.find((one) => one.code === code)?.message ?? null;
}

type PreviewNote = RequestPreview["avisos"][number]["code"];

const submitKeys = {
  new: "action.send",
  edit: "action.save",
  rectify: "action.rectify",
} as const;

function isByCar({ expense }: AskDraft): boolean {
  return expense.way === "kilometres" && isDriven(expense.kind);
}

type ShortenApprovedProps = {
  request: RequestDetail;
  draft: AskDraft;
  onChange: (changes: Partial<AskDraft>) => void;
};

function ShortenApproved({ request, draft, onChange }: ShortenApprovedProps) {
  const [approved] = useState(() => draftOf(request).periods);
  return (
    <Shorten
      approved={approved}
      periods={draft.periods}
      // An earlier last day is one.
      onChange={(periods) => onChange({ periods, isOpen: false })}
    />
  );
}

type DocumentsProps = {
  isRequired: boolean;
  /** Until when a missing proof may follow; null where it may not, or it is not known yet. */
  later: string | null;
  kind: number;
  draft: AskDraft;
  errors: FormErrors;
  onDraft: ChangeDraft;
  onUploads: (uploads: UploadCount) => void;
};

function Documents({ isRequired, later, kind, draft, errors, onDraft, onUploads }: DocumentsProps) {
  const { t } = useTranslation("ask");
  const isExpense = kind === requestKinds.expenses;
  const names = isExpense
    ? ({ required: "expense.receipt", optional: "expense.receipt_optional" } as const)
    : ({ required: "documents.title", optional: "documents.optional" } as const);
  const texts = [
    isExpense && t("expense.receipt_text"),
    medicalKinds.includes(kind) && t("intro.medical_files"),
    later ?? false,
  ].filter((text) => text !== false);
  return (
    <DocumentUpload
      label={t(isRequired ? names.required : names.optional)}
      {...(texts.length > 0 && { description: texts.join(" ") })}
      required={isRequired && later === null}
      error={errors.of("documento_ids")}
      documents={draft.documents}
      onAdd={(document) => onDraft((now) => ({ ...now, documents: [...now.documents, document] }))}
      onRemove={({ id }) =>
        onDraft((now) => ({ ...now, documents: now.documents.filter((one) => one.id !== id) }))
      }
      onUploads={onUploads}
    />
  );
}
