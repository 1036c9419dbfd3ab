import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Dialog } from "../../../../ui/dialog.tsx";
import { createKeyMutation } from "../mailbox.queries.ts";

import { fieldError } from "./form-error.tsx";
import { KeyForm } from "./key-form.tsx";
import { isReady, NewPassphrase, noPassphrase } from "./new-passphrase.tsx";
import { dialogWidth } from "./passphrase.model.ts";

type ReplaceDialogProps = { names: string; onClose: () => void };

/** Another key in place of a lost one; it waits for the other handlers (Rule COMPLAINTS-20). */
export function ReplaceDialog({ names, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation("complaint-cases");
  const [typed, setTyped] = useState(noPassphrase);
  const create = useMutation(createKeyMutation);
  return (
    <Dialog title={t("replace.title")} size={dialogWidth} onClose={onClose}>
      <KeyForm
        call={create}
        shown={["frase"]}
        isReady={isReady(typed)}
        action={t("replace.action")}
        isGrave
        onSend={() =>
          create.mutate({ frase: typed.phrase, sustituir: true }, { onSuccess: onClose })
        }
        onClose={onClose}
      >
        {(isTried) => (
          <>
            <p>{t("replace.text", { names })}</p>
            <NewPassphrase
              value={typed}
              isTried={isTried}
              error={fieldError(create.error, "frase")}
              onChange={setTyped}
            />
          </>
        )}
      </KeyForm>
    </Dialog>
  );
}
