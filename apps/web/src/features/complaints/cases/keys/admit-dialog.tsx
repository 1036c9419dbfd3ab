import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Dialog } from "../../../../ui/dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import classes from "../cases.module.css";
import { admitMutation } from "../mailbox.queries.ts";
import type { MailboxState } from "../mailbox.queries.ts";

import { FormError } from "./form-error.tsx";
import { dialogWidth } from "./passphrase.model.ts";

type AdmitDialogProps = { handler: MailboxState["gestores"][number]; onClose: () => void };

/** Confirmation before another handler's key is admitted. */
export function AdmitDialog({ handler, onClose }: AdmitDialogProps) {
  const { t } = useTranslation(["complaint-cases", "common"]);
  const { id, nombre_completo } = handler;
  const admit = useMutation(admitMutation);
  const send = () =>
    admit.mutate(id, {
      onSuccess: ({ denuncias }) => {
        notify({
          kind: "success",
          message: t("complaint-cases:admit.done", { count: denuncias, name: nombre_completo }),
        });
        onClose();
      },
    });
  return (
    <Dialog
      title={t("complaint-cases:admit.title", { name: nombre_completo })}
      size={dialogWidth}
      onClose={onClose}
    >
      <div className={classes.stack}>
        <p>{t("complaint-cases:admit.text")}</p>
        <FormError error={admit.error} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button data-autofocus loading={admit.isPending} onClick={send}>
            {t("complaint-cases:admit.action")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
