import { Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import classes from "../cases.module.css";
import { restartMutation } from "../mailbox.queries.ts";

import { Dialog } from "./dialog.tsx";
import { fieldError, FormError } from "./form-error.tsx";
import { isReady, NewPassphrase, noPassphrase } from "./new-passphrase.tsx";
import { isSameWord } from "./passphrase.model.ts";
import type { IssuedKey } from "./recovery-sheet.tsx";

const points = ["sealed", "reporters", "keys", "terms"] as const;

type RestartDialogProps = { onIssued: (issued: IssuedKey) => void; onClose: () => void };

/** New keys for a mailbox that nobody opens any more, with what that costs (Rule COMPLAINTS-24). */
export function RestartDialog({ onIssued, onClose }: RestartDialogProps) {
  const { t } = useTranslation(["complaint-cases", "common"]);
  const [typed, setTyped] = useState(noPassphrase);
  const [written, setWritten] = useState("");
  const [isTried, setTried] = useState(false);
  const restart = useMutation(restartMutation);
  const word = t("complaint-cases:restart.word");
  const isSure = isSameWord(written, word);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!isSure || !isReady(typed) || restart.isPending) return;
    restart.mutate(typed.phrase, { onSuccess: onIssued });
  };
  const unsure = isTried && !isSure ? t("complaint-cases:restart.confirm_wrong", { word }) : null;
  return (
    <Dialog title={t("complaint-cases:restart.title")} onClose={onClose}>
      <form className={classes.stack} noValidate onSubmit={submit}>
        <p>{t("complaint-cases:restart.text")}</p>
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point}>{t(`complaint-cases:restart.points.${point}`)}</li>
          ))}
        </ul>
        <NewPassphrase
          value={typed}
          isTried={isTried}
          error={fieldError(restart.error, "frase")}
          onChange={setTyped}
        />
        <TextInput
          label={t("complaint-cases:restart.confirm", { word })}
          autoComplete="off"
          maxLength={60}
          value={written}
          error={unsure}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
        <FormError error={restart.error} shown={["frase"]} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button type="submit" color="red" loading={restart.isPending}>
            {t("complaint-cases:restart.action")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
