import { ActionIcon, Button } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import classes from "./decision-buttons.module.css";
import { DecisionDialog } from "./decision-dialog.tsx";
import type { DecisionDialogProps } from "./decision-dialog.tsx";

type DecisionButtonsProps = {
  /** Name of the request or document. */
  name: string;
  isApproving: boolean;
  onApprove: () => void;
  /** The keys A and R press the buttons. */
  hasKeys?: boolean;
  /** At the end of a row: small, the approval last. */
  isInRow?: boolean;
  rejection: Pick<DecisionDialogProps, "title" | "text" | "hint" | "pending" | "error"> & {
    onSend: (reason: string, onDone: () => void) => void;
    /** Forgets the last try. */
    reset: () => void;
  };
};

/** Approves at once, or rejects after asking for the reason. */
export function DecisionButtons({
  name,
  isApproving,
  hasKeys = false,
  isInRow = false,
  ...props
}: DecisionButtonsProps) {
  const { onApprove } = props;
  const { reset, onSend, ...rejection } = props.rejection;
  const { t } = useTranslation("approvals");
  const [isRejecting, setRejecting] = useState(false);
  const close = () => setRejecting(false);
  const shortcut = (key: string) => (hasKeys ? key : undefined);
  const ask = () => {
    reset();
    setRejecting(true);
  };
  return (
    <div className={isInRow ? classes.inRow : classes.buttons}>
      <Button
        {...(isInRow && { variant: "default", size: "sm", className: classes.approve ?? "" })}
        aria-label={t("approve_of", { name })}
        leftSection={<IconCheck size={isInRow ? 18 : 20} aria-hidden />}
        aria-keyshortcuts={shortcut("A")}
        loading={isApproving}
        onClick={onApprove}
      >
        {t("approve")}
      </Button>
      {isInRow ? (
        <ActionIcon
          variant="default"
          size={34}
          aria-label={t("reject_of", { name })}
          disabled={isApproving}
          onClick={ask}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          variant="default"
          aria-label={t("reject_of", { name })}
          leftSection={<IconX size={20} aria-hidden />}
          aria-keyshortcuts={shortcut("R")}
          disabled={isApproving}
          onClick={ask}
        >
          {t("reject")}
        </Button>
      )}
      {isRejecting && (
        <DecisionDialog
          {...rejection}
          side="reject"
          names={new Map([[0, name]])}
          onSend={(reason) => onSend(reason, close)}
          onClose={close}
        />
      )}
    </div>
  );
}
