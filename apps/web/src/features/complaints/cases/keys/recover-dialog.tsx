import { TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Dialog } from "../../../../ui/dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { recoverMutation } from "../mailbox.queries.ts";

import { fieldError } from "./form-error.tsx";
import { KeyForm } from "./key-form.tsx";
import { isReady, NewPassphrase, noPassphrase } from "./new-passphrase.tsx";
import { dialogWidth } from "./passphrase.model.ts";

/** A new passphrase with the recovery key (Rule COMPLAINTS-23). */
export function RecoverDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["complaint-cases", "common"]);
  const [key, setKey] = useState("");
  const [typed, setTyped] = useState(noPassphrase);
  const recover = useMutation(recoverMutation);
  const isMissing = key.trim() === "";
  const send = () =>
    recover.mutate(
      { clave_recuperacion: key.trim(), frase_nueva: typed.phrase },
      {
        onSuccess: ({ denuncias }) => {
          notify({
            kind: "success",
            message: t("complaint-cases:recover.done", { count: denuncias }),
            duration: 6000,
          });
          onClose();
        },
      },
    );
  return (
    <Dialog title={t("complaint-cases:recover.title")} size={dialogWidth} onClose={onClose}>
      <KeyForm
        call={recover}
        shown={["clave_recuperacion", "frase_nueva"]}
        isReady={!isMissing && isReady(typed)}
        action={t("complaint-cases:recover.action")}
        onSend={send}
        onClose={onClose}
      >
        {(isTried) => (
          <>
            <TextInput
              data-autofocus
              label={t("complaint-cases:recover.key")}
              description={t("complaint-cases:recover.key_hint")}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              value={key}
              error={
                isTried && isMissing
                  ? t("common:field.required")
                  : fieldError(recover.error, "clave_recuperacion")
              }
              onChange={(event) => setKey(event.currentTarget.value)}
            />
            <NewPassphrase
              value={typed}
              isTried={isTried}
              error={fieldError(recover.error, "frase_nueva")}
              onChange={setTyped}
            />
          </>
        )}
      </KeyForm>
    </Dialog>
  );
}
