import { IconLockOpen2 } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { PasswordField } from "../../../../ui/password-field.tsx";
import { unlockMutation } from "../mailbox.queries.ts";

import { fieldError } from "./form-error.tsx";
import { KeyForm } from "./key-form.tsx";
import { longest } from "./passphrase.model.ts";

/** The passphrase that unlocks the mailbox. */
export function PassphraseForm({ onUnlocked }: { onUnlocked?: () => void }) {
  const { t } = useTranslation(["complaint-cases", "common"]);
  const [phrase, setPhrase] = useState("");
  const unlock = useMutation(unlockMutation);
  return (
    <KeyForm
      call={unlock}
      shown={["frase"]}
      isReady={phrase !== ""}
      action={t("complaint-cases:unlock.action")}
      icon={<IconLockOpen2 size={20} aria-hidden />}
      onSend={() => unlock.mutate(phrase, { onSuccess: onUnlocked })}
    >
      {(isTried) => (
        <PasswordField
          data-autofocus
          label={t("complaint-cases:unlock.field")}
          name="frase"
          autoComplete="off"
          maxLength={longest}
          value={phrase}
          error={
            isTried && phrase === ""
              ? t("common:field.required")
              : fieldError(unlock.error, "frase")
          }
          onChange={setPhrase}
        />
      )}
    </KeyForm>
  );
}
