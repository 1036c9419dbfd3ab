import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { notify } from "../../../../ui/notify.ts";
import { PasswordField } from "../../../../ui/password-field.tsx";
import classes from "../cases.module.css";
import { changeMutation } from "../mailbox.queries.ts";

import { Dialog } from "./dialog.tsx";
import { fieldError, FormError } from "./form-error.tsx";
import { isReady, NewPassphrase, noPassphrase } from "./new-passphrase.tsx";
import { longest } from "./passphrase.model.ts";

/** Another passphrase for the own key (Rule COMPLAINTS-21). */
export function ChangeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["complaint-cases", "common"]);
  const [current, setCurrent] = useState("");
  const [typed, setTyped] = useState(noPassphrase);
  const [isTried, setTried] = useState(false);
  const change = useMutation(changeMutation);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (current === "" || !isReady(typed) || change.isPending) return;
    change.mutate(
      { frase_actual: current, frase_nueva: typed.phrase },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("complaint-cases:change.done") });
          onClose();
        },
      },
    );
  };
  const missing = isTried && current === "" ? t("common:field.required") : undefined;
  return (
    <Dialog title={t("complaint-cases:change.title")} onClose={onClose}>
      <form className={classes.stack} noValidate onSubmit={submit}>
        <PasswordField
          data-autofocus
          label={t("complaint-cases:phrase.current")}
          name="frase_actual"
          autoComplete="off"
          maxLength={longest}
          value={current}
          error={missing ?? fieldError(change.error, "frase_actual")}
          onChange={setCurrent}
        />
        <NewPassphrase
          value={typed}
          isTried={isTried}
          error={fieldError(change.error, "frase_nueva")}
          onChange={setTyped}
        />
        <FormError error={change.error} shown={["frase_actual", "frase_nueva"]} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t("complaint-cases:change.action")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
