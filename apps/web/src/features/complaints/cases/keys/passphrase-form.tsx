import { IconLockOpen2 } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { unlockMutation } from "../mailbox.queries.ts";

import { KeyForm } from "./key-form.tsx";
import { OwnPassphrase } from "./own-passphrase.tsx";

/** The passphrase that unlocks the mailbox. */
export function PassphraseForm({ onUnlocked }: { onUnlocked?: () => void }) {
  const { t } = useTranslation("complaint-cases");
  const [phrase, setPhrase] = useState("");
  const unlock = useMutation(unlockMutation);
  return (
    <KeyForm
      call={unlock}
      shown={["frase"]}
      isReady={phrase !== ""}
      action={t("unlock.action")}
      icon={<IconLockOpen2 size={20} aria-hidden />}
      onSend={() => unlock.mutate(phrase, { onSuccess: onUnlocked })}
    >
      {(isTried) => (
        <OwnPassphrase
          label={t("unlock.field")}
          name="frase"
          value={phrase}
          isTried={isTried}
          error={unlock.error}
          onChange={setPhrase}
        />
      )}
    </KeyForm>
  );
}
