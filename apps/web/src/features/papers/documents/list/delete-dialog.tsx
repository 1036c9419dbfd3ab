import { Alert, Button, Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { PortalDocument } from "@atrio/contract/papers/documents";

import { messageOf } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";
import { deleteMutation } from "../documents.queries.ts";

import classes from "./delete-dialog.module.css";

/** Confirmation before an own document is deleted. */
export function DeleteDialog({
  document,
  onClose,
}: {
  document: PortalDocument;
  onClose: () => void;
}) {
  const { t } = useTranslation(["documents", "common"]);
  const remove = useMutation(deleteMutation);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    remove.mutate(document.id, {
      onSuccess: () => {
        notify({ kind: "success", message: t("documents:delete.done") });
        onClose();
      },
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("documents:delete.title")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <form className={classes.form} onSubmit={send}>
        <p>
          <strong>{document.titulo}</strong>
        </p>
        <p>
          {document.version > 1 ? t("documents:delete.text_versions") : t("documents:delete.text")}
        </p>
        {remove.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(remove.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" data-autofocus onClick={onClose}>
            {t("documents:delete.keep")}
          </Button>
          <Button type="submit" loading={remove.isPending}>
            {t("documents:delete.action")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
