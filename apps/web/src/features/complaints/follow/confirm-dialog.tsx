import { Alert, Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { Dialog } from "../../../ui/dialog.tsx";

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
    <Dialog title={title} onClose={onClose}>
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
    </Dialog>
  );
}
