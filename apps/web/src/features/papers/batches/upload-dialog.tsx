import { Button, Progress } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { randomKey } from "../../../lib/random.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { batchProblem, likelyMonth } from "./batches.model.ts";
import type { UploadForm } from "./batches.model.ts";
import classes from "./batches.module.css";
import { uploadMutation } from "./batches.queries.ts";
import { UploadFields } from "./upload-fields.tsx";

type UploadDialogProps = {
  /** File that was dropped on the page. */
  dropped: File | null;
  onClose: () => void;
};

/** Sends a file of payslips with its month, with progress; what was chosen outlives a failure. */
export function UploadDialog({ dropped, onClose }: UploadDialogProps) {
  const { t } = useTranslation("payslip-batches");
  const navigate = useNavigate({ from: "/admin/payslips" });
  const today = dayIn(useCurrentUser().zona_horaria);
  const [form, setForm] = useState<UploadForm>(() => ({
    ...likelyMonth(today),
    file: dropped,
    kind: "NM",
    figures: null,
    lines: null,
  }));
  const [isTried, setTried] = useState(dropped !== null);
  const [share, setShare] = useState(0);
  const call = useRef<AbortController>(null);
  const send = useMutation(uploadMutation);
  useEffect(() => () => call.current?.abort(), []);
  const problem = form.file === null ? "choose" : batchProblem(form.file);
  const submit = () => {
    setTried(true);
    if (problem !== null || form.file === null) return;
    const controller = new AbortController();
    call.current = controller;
    setShare(0);
    send.mutate(
      {
        ...form,
        file: form.file,
        key: randomKey(),
        signal: controller.signal,
        onProgress: setShare,
      },
      {
        onSuccess: ({ id }) => {
          notify({ kind: "success", message: t("uploading.done") });
          void navigate({ search: { lote: id } });
        },
      },
    );
  };
  const isStopped = send.error instanceof DOMException && send.error.name === "AbortError";
  return (
    <FormDialog
      title={t("uploading.title")}
      submit={t("uploading.send")}
      size={620}
      pending={send.isPending}
      error={isStopped ? null : send.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("uploading.text")}</p>
      <UploadFields
        form={form}
        today={today}
        problem={isTried && problem !== null ? t(`uploading.${problem}`) : null}
        onChange={(change) => setForm({ ...form, ...change })}
      />
      {send.isPending && <Sending share={share} onStop={() => call.current?.abort()} />}
    </FormDialog>
  );
}

function Sending({ share, onStop }: { share: number; onStop: () => void }) {
  const { t } = useTranslation("payslip-batches");
  const percent = Math.round(share * 100);
  const text = share < 1 ? t("uploading.sending", { percent }) : t("uploading.checking");
  return (
    <div className={classes.file}>
      <span className={classes.texts}>
        <span aria-live="polite">{text}</span>
        <Progress value={percent} animated={share === 1} aria-label={text} />
      </span>
      <Button variant="default" size="sm" onClick={onStop}>
        {t("uploading.stop")}
      </Button>
    </div>
  );
}
