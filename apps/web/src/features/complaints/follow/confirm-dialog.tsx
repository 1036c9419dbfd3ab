import { Alert, Button, Group, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";

type ConfirmDialogProps = {
  title: string;
  text: string;
  action: string;
  /** Label of the way back; 'Cancel' without it. */
  stay?: string;
  isPending?: boolean;
  error?: Error | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Question before something is lost for good. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, stay, isPending = false, error = null, onConfirm, onClose } = props;
  const { t } = useTranslation("common");
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ "aria-label": t("action.close"), size: 44, iconSize: 20 }}
    >
      <p>{text}</p>
      {error !== null && (
        <Alert color="red" role="alert">
          {messageOf(error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" loading={isPending} onClick={onConfirm}>
          {action}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {stay ?? t("action.cancel")}
        </Button>
      </Group>
    </Modal>
  );
}
