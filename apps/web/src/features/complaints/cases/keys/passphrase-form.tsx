import { Button } from "@mantine/core";
import { IconLockOpen2 } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { PasswordField } from "../../../../ui/password-field.tsx";
import classes from "../cases.module.css";
import { unlockMutation } from "../mailbox.queries.ts";

import { fieldError, FormError } from "./form-error.tsx";
import { longest } from "./passphrase.model.ts";

/** The passphrase that unlocks the mailbox. */
export function PassphraseForm({ onUnlocked }: { onUnlocked?: () => void }) {
  const { t } = useTranslation(["complaint-cases", "common"]);
  const [phrase, setPhrase] = useState("");
  const [isTried, setTried] = useState(false);
  const unlock = useMutation(unlockMutation);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (phrase !== "" && !unlock.isPending) unlock.mutate(phrase, { onSuccess: onUnlocked });
  };
  const missing = isTried && phrase === "" ? t("common:field.required") : undefined;
  return (
    <form className={classes.stack} noValidate onSubmit={submit}>
      <PasswordField
        data-autofocus
        label={t("complaint-cases:unlock.field")}
        name="frase"
        autoComplete="off"
        maxLength={longest}
        value={phrase}
        error={missing ?? fieldError(unlock.error, "frase")}
        onChange={setPhrase}
      />
      <FormError error={unlock.error} shown={["frase"]} />
      <div className={classes.buttons}>
        <Button
          type="submit"
          leftSection={<IconLockOpen2 size={20} aria-hidden />}
          loading={unlock.isPending}
        >
          {t("complaint-cases:unlock.action")}
        </Button>
      </div>
    </form>
  );
}
