import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { DecisionForm } from "../../../ui/decision-form.tsx";

export type DecisionDialogProps = {
  side: "approve" | "reject";
  title: string;
  /** Consequences of the decision. */
  text: string;
  /** Readers of the reason or remark. */
  hint: string;
  /** Names of what is decided, by id. */
  names: ReadonlyMap<number, string>;
  pending: boolean;
  /** Why the last try failed. */
  error: unknown;
  onSend: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason of a rejection, or once more before several requests are approved. */
export function DecisionDialog({ side, title, text, names, ...form }: DecisionDialogProps) {
  const { t } = useTranslation(["approvals", "common"]);
  const isRejection = side === "reject";
  return (
    <Modal
      opened
      onClose={form.onClose}
      title={title}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <DecisionForm
        {...form}
        label={t(isRejection ? "approvals:reason" : "approvals:remark")}
        {...(isRejection && { required: t("approvals:reason_required") })}
        action={t(`approvals:${side}`)}
        onCancel={form.onClose}
      >
        <ul>
          {[...names].map(([id, name]) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <p>{text}</p>
      </DecisionForm>
    </Modal>
  );
}
