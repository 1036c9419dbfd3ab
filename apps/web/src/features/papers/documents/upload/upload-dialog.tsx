import { Alert, Button, Modal } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { DocumentKind, PortalDocument } from "@atrio/contract/papers/documents";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { DropZone } from "../../../../ui/drop-zone.tsx";
import { notify } from "../../../../ui/notify.ts";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import { useBelow } from "../../../../ui/use-below.ts";

import { EntryCard } from "./entry-card.tsx";
import { isSendable, missingOf } from "./upload.model.ts";
import classes from "./upload.module.css";
import { useEntries } from "./use-entries.ts";

type UploadDialogProps = {
  kinds: readonly DocumentKind[];
  /** The document that a newer version is handed in of. */
  replaced: PortalDocument | null;
  onClose: () => void;
};

/** Upload of personal documents: chosen, dropped or photographed, several in a row. */
export function UploadDialog({ kinds, replaced, onClose }: UploadDialogProps) {
  const { t } = useTranslation(["documents", "files", "common"]);
  const { id: workerId } = useCurrentUser();
  const isPhone = useBelow("tablet");
  const hintId = useId();
  const [isTried, setTried] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const form = useEntries({ workerId, replaced });
  const { entries, sent, isSending } = form;
  const hasRoom = replaced === null || entries.length === 0;

  // Whichever arrives last, sent or sent again, ends it.
  const isDone = sent.length > 0 && entries.length === 0;
  const { length: count } = sent;
  useEffect(() => {
    if (!isDone) return;
    notify({ kind: "success", message: t("documents:upload.done", { count }) });
    onClose();
  }, [isDone, count, onClose, t]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isSending && entries.length > 0) void form.send();
  };
  const retry = (id: string) => {
    const entry = entries.find((one) => one.id === id);
    if (entry !== undefined && missingOf(entry).length === 0) void form.retry(entry);
  };
  const close = () => {
    if (entries.length === 0 || isLeaving) onClose();
    else setLeaving(true);
  };

  return (
    <Modal
      opened
      onClose={close}
      closeOnClickOutside={false}
      title={replaced === null ? t("documents:upload.title") : t("documents:upload.newer_title")}
      size={720}
      fullScreen={isPhone}
      radius={isPhone ? 0 : "xl"}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 22 }}
    >
      <UnsavedGuard isUnsaved={entries.length > 0} />
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.text}>
          {replaced === null
            ? t("documents:upload.text")
            : t("documents:upload.newer_text", { title: replaced.titulo })}
        </p>
        {hasRoom && (
          <DropZone
            hintId={hintId}
            single={replaced !== null}
            onFiles={(files) => form.add(files)}
          />
        )}
        {sent.length > 0 && <SentList documents={sent} />}
        {entries.length > 0 && (
          <ul className={classes.entries} aria-label={t("files:list")}>
            {entries.map((entry) => (
              <EntryCard
                key={entry.id}
                entry={entry}
                kinds={kinds}
                isKindFixed={replaced !== null}
                isTried={isTried}
                onWrite={(words) => form.write(entry.id, words)}
                onRetry={() => retry(entry.id)}
                onRemove={() => form.remove(entry.id)}
              />
            ))}
          </ul>
        )}
        {isLeaving && <LeaveQuestion onStay={() => setLeaving(false)} onLeave={onClose} />}
        <div className={classes.buttons}>
          <Button variant="default" onClick={close}>
            {t("common:action.cancel")}
          </Button>
          <Button type="submit" loading={isSending} disabled={!entries.some(isSendable)}>
            {t("documents:upload.send", { count: Math.max(1, entries.length) })}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function SentList({ documents }: { documents: readonly PortalDocument[] }) {
  const { t } = useTranslation("documents");
  return (
    <ul className={classes.sent} aria-label={t("upload.sent")}>
      {documents.map(({ id, titulo }) => (
        <li key={id}>
          <IconCheck size={18} aria-hidden />
          {titulo}
        </li>
      ))}
    </ul>
  );
}

/** Confirmation before chosen files and typed texts are discarded. */
function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation("documents");
  return (
    <Alert color="yellow" role="alert" title={t("upload.leave_title")}>
      <p className={classes.text}>{t("upload.leave_text")}</p>
      <div className={classes.buttons}>
        <Button variant="default" size="sm" mih={44} onClick={onStay}>
          {t("upload.stay")}
        </Button>
        <Button variant="default" size="sm" mih={44} onClick={onLeave}>
          {t("upload.leave")}
        </Button>
      </div>
    </Alert>
  );
}
