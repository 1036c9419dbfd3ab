import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import classes from "../cases.module.css";
import { createKeyMutation } from "../mailbox.queries.ts";

import { Dialog } from "./dialog.tsx";
import { fieldError, FormError } from "./form-error.tsx";
import { isReady, NewPassphrase, noPassphrase } from "./new-passphrase.tsx";

type ReplaceDialogProps = { names: string; onClose: () => void };

/** Another key in place of a lost one; it waits for the other handlers (Rule COMPLAINTS-20). */
export function ReplaceDialog({ names, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation(["complaint-cases", "common"]);
  const [typed, setTyped] = useState(noPassphrase);
  const [isTried, setTried] = useState(false);
  const create = useMutation(createKeyMutation);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isReady(typed) || create.isPending) return;
    create.mutate({ frase: typed.phrase, sustituir: true }, { onSuccess: onClose });
  };
  return (
    <Dialog title={t("complaint-cases:replace.title")} onClose={onClose}>
      <form className={classes.stack} noValidate onSubmit={submit}>
        <p>{t("complaint-cases:replace.text", { names })}</p>
        <NewPassphrase
          value={typed}
          isTried={isTried}
          error={fieldError(create.error, "frase")}
          onChange={setTyped}
        />
        <FormError error={create.error} shown={["frase"]} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button type="submit" color="red" loading={create.isPending}>
            {t("complaint-cases:replace.action")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
