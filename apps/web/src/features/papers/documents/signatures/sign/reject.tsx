import { Button, Modal } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { SignatureDetail } from "@atrio/contract/papers/signatures";

import { DecisionForm } from "../../../../../ui/decision-form.tsx";
import { notify } from "../../../../../ui/notify.ts";
import { rejectMutation } from "../signatures.queries.ts";

import classes from "./sign.module.css";

/** Refusal to sign: a question, and the reason for the company. */
export function Reject({ document }: { document: SignatureDetail }) {
  const { t } = useTranslation(["signatures", "common"]);
  const [isOpen, setOpen] = useState(false);
  const reject = useMutation(rejectMutation);
  const close = () => {
    setOpen(false);
    reject.reset();
  };
  return (
    <div className={classes.reject}>
      <p className={classes.text}>{t("reject.intro")}</p>
      <Button
        variant="default"
        size="sm"
        mih={44}
        leftSection={<IconX size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t("reject.open")}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t("reject.title")}
        closeButtonProps={{ "aria-label": t("common:action.close") }}
      >
        <DecisionForm
          label={t("reject.reason")}
          hint={t("reject.hint")}
          required={t("reject.required")}
          action={t("reject.action")}
          pending={reject.isPending}
          error={reject.error}
          onCancel={close}
          onSend={(reason) =>
            reject.mutate(
              { id: document.id, reason },
              { onSuccess: () => notify({ kind: "success", message: t("reject.done") }) },
            )
          }
        >
          <p>{t("reject.text", { title: document.titulo })}</p>
        </DecisionForm>
      </Modal>
    </div>
  );
}
