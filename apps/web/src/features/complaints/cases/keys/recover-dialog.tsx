import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { notify } from "../../../../ui/notify.ts";
import classes from "../cases.module.css";
import { recoverMutation } from "../mailbox.queries.ts";

import { Dialog } from "./dialog.tsx";
import { fieldError, FormError } from "./form-error.tsx";
import { isReady, NewPassphrase, noPassphrase } from "./new-passphrase.tsx";

/** A new passphrase with the recovery key (Rule COMPLAINTS-23). */
export function RecoverDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["complaint-cases", "common"]);
  const [key, setKey] = useState("");
  const [typed, setTyped] = useState(noPassphrase);
  const [isTried, setTried] = useState(false);
  const recover = useMutation(recoverMutation);
  const isMissing = key.trim() === "";
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isMissing || !isReady(typed) || recover.isPending) return;
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
  };
  const missing = isTried && isMissing ? t("common:field.required") : undefined;
  return (
    <Dialog title={t("complaint-cases:recover.title")} onClose={onClose}>
      <form className={classes.stack} noValidate onSubmit={submit}>
        <TextInput
          data-autofocus
          label={t("complaint-cases:recover.key")}
          description={t("complaint-cases:recover.key_hint")}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={key}
          error={missing ?? fieldError(recover.error, "clave_recuperacion")}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
        <NewPassphrase
          value={typed}
          isTried={isTried}
          error={fieldError(recover.error, "frase_nueva")}
          onChange={setTyped}
        />
        <FormError error={recover.error} shown={["clave_recuperacion", "frase_nueva"]} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button type="submit" loading={recover.isPending}>
            {t("complaint-cases:recover.action")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
