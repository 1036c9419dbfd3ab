import { Button } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { Card } from "../../../../ui/card.tsx";
import classes from "../cases.module.css";
import { openMutation } from "../mailbox.queries.ts";

import { fieldError, FormError } from "./form-error.tsx";
import { isReady, NewPassphrase, noPassphrase } from "./new-passphrase.tsx";
import type { IssuedKey } from "./recovery-sheet.tsx";

const points = ["phrase", "recovery", "lost"] as const;

/** Opens the company's mailbox with the caller as its first handler. */
export function OpenForm({ onIssued }: { onIssued: (issued: IssuedKey) => void }) {
  const { t } = useTranslation("complaint-cases");
  const [typed, setTyped] = useState(noPassphrase);
  const [isTried, setTried] = useState(false);
  const open = useMutation(openMutation);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isReady(typed) && !open.isPending) open.mutate(typed.phrase, { onSuccess: onIssued });
  };
  return (
    <div className={classes.narrow}>
      <Card title={t("open.title")}>
        <form className={classes.stack} noValidate onSubmit={submit}>
          <p>{t("open.text")}</p>
          <ul className={classes.points}>
            {points.map((point) => (
              <li key={point}>{t(`open.points.${point}`)}</li>
            ))}
          </ul>
          <NewPassphrase
            value={typed}
            isTried={isTried}
            error={fieldError(open.error, "frase")}
            onChange={setTyped}
          />
          <FormError error={open.error} shown={["frase"]} />
          <div className={classes.buttons}>
            <Button
              type="submit"
              leftSection={<IconKey size={20} aria-hidden />}
              loading={open.isPending}
            >
              {t("open.action")}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
