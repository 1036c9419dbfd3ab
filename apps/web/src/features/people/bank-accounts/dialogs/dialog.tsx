import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type DialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog of the accounts. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { t } = useTranslation("common");
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ "aria-label": t("action.close"), size: 44, iconSize: 20 }}
    >
      {children}
    </Modal>
  );
}
