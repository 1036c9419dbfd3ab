import { TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Dialog } from "../../../../ui/dialog.tsx";
import classes from "../cases.module.css";
import { restartMutation } from "../mailbox.queries.ts";

import { fieldError } from "./form-error.tsx";
import { KeyForm } from "./key-form.tsx";
import { isReady, NewPassphrase, noPassphrase } from "./new-passphrase.tsx";
import { dialogWidth, isSameWord } from "./passphrase.model.ts";
import type { IssuedKey } from "./recovery-sheet.tsx";

const points = ["sealed", "reporters", "keys", "terms"] as const;

type RestartDialogProps = { onIssued: (issued: IssuedKey) => void; onClose: () => void };

/** New keys for a mailbox that nobody opens any more, with what that costs (Rule COMPLAINTS-24). */
export function RestartDialog({ onIssued, onClose }: RestartDialogProps) {
  const { t } = useTranslation("complaint-cases");
  const [typed, setTyped] = useState(noPassphrase);
  const [written, setWritten] = useState("");
  const restart = useMutation(restartMutation);
  const word = t("restart.word");
  const isSure = isSameWord(written, word);
  return (
    <Dialog title={t("restart.title")} size={dialogWidth} onClose={onClose}>
      <KeyForm
        call={restart}
        shown={["frase"]}
        isReady={isSure && isReady(typed)}
        action={t("restart.action")}
        isGrave
        onSend={() => restart.mutate(typed.phrase, { onSuccess: onIssued })}
        onClose={onClose}
      >
        {(isTried) => (
          <>
            <p>{t("restart.text")}</p>
            <ul className={classes.points}>
              {points.map((point) => (
                <li key={point}>{t(`restart.points.${point}`)}</li>
              ))}
            </ul>
            <NewPassphrase
              value={typed}
              isTried={isTried}
              error={fieldError(restart.error, "frase")}
              onChange={setTyped}
            />
            <TextInput
              label={t("restart.confirm", { word })}
              autoComplete="off"
              maxLength={60}
              value={written}
              error={isTried && !isSure ? t("restart.confirm_wrong", { word }) : null}
              onChange={(event) => setWritten(event.currentTarget.value)}
            />
          </>
        )}
      </KeyForm>
    </Dialog>
  );
}
