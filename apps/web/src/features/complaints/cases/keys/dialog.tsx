import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useReturnFocus } from "../../../../ui/use-return-focus.ts";

type DialogProps = {
  title: string;
  size?: number;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog of the mailbox. */
export function Dialog({ title, size = 560, onClose, children }: DialogProps) {
  const { t } = useTranslation("common");
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ "aria-label": t("action.close"), size: 44, iconSize: 20 }}
    >
      {children}
    </Modal>
  );
}
