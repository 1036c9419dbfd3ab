import { Alert, Button, Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";

import classes from "./photo-dialog.module.css";
import { deletePhotoMutation } from "./photo.queries.ts";

/** Confirmation before the photo is deleted. */
export function RemoveDialog({ workerId, onClose }: { workerId: number; onClose: () => void }) {
  const { t } = useTranslation(["profile", "common"]);
  const remove = useMutation(deletePhotoMutation(workerId));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("profile:photo.remove_title")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <div className={classes.parts}>
        <p className={classes.hint}>{t("profile:photo.remove_text")}</p>
        {remove.error !== null && (
          <Alert color="red" role="alert" title={t("profile:photo.remove_failed")}>
            {messageOf(remove.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, {
                onSuccess: () => {
                  notify({ kind: "success", message: t("profile:photo.removed") });
                  onClose();
                },
              })
            }
          >
            {t("profile:photo.remove")}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
