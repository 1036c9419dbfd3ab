import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Dialog } from "../../../../ui/dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { changeMutation } from "../mailbox.queries.ts";

import { fieldError } from "./form-error.tsx";
import { KeyForm } from "./key-form.tsx";
import { isReady, NewPassphrase, noPassphrase } from "./new-passphrase.tsx";
import { OwnPassphrase } from "./own-passphrase.tsx";
import { dialogWidth } from "./passphrase.model.ts";

/** Another passphrase for the own key (Rule COMPLAINTS-21). */
export function ChangeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("complaint-cases");
  const [current, setCurrent] = useState("");
  const [typed, setTyped] = useState(noPassphrase);
  const change = useMutation(changeMutation);
  const send = () =>
    change.mutate(
      { frase_actual: current, frase_nueva: typed.phrase },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("change.done") });
          onClose();
        },
      },
    );
  return (
    <Dialog title={t("change.title")} size={dialogWidth} onClose={onClose}>
      <KeyForm
        call={change}
        shown={["frase_actual", "frase_nueva"]}
        isReady={current !== "" && isReady(typed)}
        action={t("change.action")}
        onSend={send}
        onClose={onClose}
      >
        {(isTried) => (
          <>
            <OwnPassphrase
              label={t("phrase.current")}
              name="frase_actual"
              value={current}
              isTried={isTried}
              error={change.error}
              onChange={setCurrent}
            />
            <NewPassphrase
              value={typed}
              isTried={isTried}
              error={fieldError(change.error, "frase_nueva")}
              onChange={setTyped}
            />
          </>
        )}
      </KeyForm>
    </Dialog>
  );
}
