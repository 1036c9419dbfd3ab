import { Button, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";

import classes from "./ask.module.css";

type LeaveDialogProps = { isEdit: boolean; onStay: () => void; onDiscard: () => void };

/** Confirmation before a draft is discarded. */
export function LeaveDialog({ isEdit, onStay, onDiscard }: LeaveDialogProps) {
  const { t } = useTranslation("ask");
  return (
    <Modal
      opened
      onClose={onStay}
      title={t("leave.title")}
      size="sm"
      closeButtonProps={{ "aria-label": t("action.close") }}
    >
      <p className={classes.text}>{isEdit ? t("leave.text_edit") : t("leave.text")}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDiscard}>
          {t("leave.discard")}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {t("leave.keep")}
        </Button>
      </div>
    </Modal>
  );
}
