import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useReturnFocus } from "./use-return-focus.ts";

type DialogProps = {
  title: string;
  /** Width in pixels; the kit's own without it. */
  size?: number | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that is there while it is open, and then returns the focus. */
export function Dialog({ title, size, onClose, children }: DialogProps) {
  const { t } = useTranslation("common");
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      {...(size === undefined ? {} : { size })}
      closeButtonProps={{ "aria-label": t("action.close"), size: 44, iconSize: 20 }}
    >
      {children}
    </Modal>
  );
}
