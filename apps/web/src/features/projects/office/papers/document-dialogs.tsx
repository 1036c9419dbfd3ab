import { TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import type { ProjectDocument } from "@atrio/contract/projects/shapes";

import { problemOf } from "../../../../lib/sendable-file.ts";
import { DropZone } from "../../../../ui/drop-zone.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import classes from "../projects-office.module.css";
import { documentMutation, removeDocumentMutation } from "../projects-office.queries.ts";

type AddDocumentDialogProps = { projectId: number; onClose: () => void };

/** Sends a document of a project with its title. */
export function AddDocumentDialog({ projectId, onClose }: AddDocumentDialogProps) {
  const { t } = useTranslation(["projects-office", "files"]);
  const hintId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [titulo, setTitle] = useState("");
  const [tried, setTried] = useState(false);
  const send = useMutation(documentMutation);
  const problem = file === null ? null : problemOf(file);
  const take = ([first]: readonly File[]) => {
    if (first === undefined) return;
    send.reset();
    setFile(first);
    if (titulo.trim() === "") setTitle(first.name.replace(/\.[^.]+$/u, "").slice(0, 200));
  };
  const submit = () => {
    setTried(true);
    if (file === null || problem !== null || titulo.trim() === "") return;
    send.mutate(
      { id: projectId, titulo: titulo.trim(), documento: file },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("projects-office:documents.saved") });
          onClose();
        },
      },
    );
  };
  const isMissing = tried && file === null;
  return (
    <FormDialog
      title={t("projects-office:documents.new")}
      submit={t("projects-office:documents.send")}
      pending={send.isPending}
      error={send.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={classes.note}>{t("projects-office:documents.readers")}</p>
      <DropZone hintId={hintId} single isWrong={isMissing || problem !== null} onFiles={take} />
      {file !== null && <p className={classes.note}>{file.name}</p>}
      {problem !== null && (
        <p className={classes.error} role="alert">
          {t(`files:${problem}`)}
        </p>
      )}
      {isMissing && (
        <p className={classes.error} role="alert">
          {t("projects-office:documents.choose")}
        </p>
      )}
      <TextInput
        label={t("projects-office:documents.name")}
        value={titulo}
        maxLength={200}
        required
        error={tried && titulo.trim() === "" && t("projects-office:fault.required")}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

type RemoveDocumentDialogProps = { document: ProjectDocument; onClose: () => void };

/** Asks before a document is removed from its project. */
export function RemoveDocumentDialog({ document, onClose }: RemoveDocumentDialogProps) {
  const { t } = useTranslation("projects-office");
  const remove = useMutation(removeDocumentMutation);
  const submit = () =>
    remove.mutate(document.id, {
      onSuccess: () => {
        notify({ kind: "success", message: t("documents.removed") });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("documents.removeTitle", { name: document.titulo })}
      submit={t("documents.removeButton")}
      isGrave
      pending={remove.isPending}
      error={remove.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={classes.note}>{t("documents.removeText")}</p>
    </FormDialog>
  );
}
