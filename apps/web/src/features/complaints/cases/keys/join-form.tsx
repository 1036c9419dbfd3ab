import { Button } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { formatDate } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import classes from "../cases.module.css";
import { createKeyMutation } from "../mailbox.queries.ts";
import type { MailboxState } from "../mailbox.queries.ts";

import { fieldError, FormError } from "./form-error.tsx";
import { LostKey } from "./lost-key.tsx";
import { isReady, NewPassphrase, noPassphrase } from "./new-passphrase.tsx";
import type { IssuedKey } from "./recovery-sheet.tsx";

type JoinFormProps = { mailbox: MailboxState; onIssued: (issued: IssuedKey) => void };

/** A handler without a key: makes one, which waits to be admitted (Rule COMPLAINTS-20). */
export function JoinForm({ mailbox, onIssued }: JoinFormProps) {
  const { t } = useTranslation("complaint-cases");
  const [typed, setTyped] = useState(noPassphrase);
  const [isTried, setTried] = useState(false);
  const create = useMutation(createKeyMutation);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isReady(typed) && !create.isPending) create.mutate({ frase: typed.phrase });
  };
  return (
    <div className={`${classes.stack} ${classes.narrow}`}>
      <Card title={t("join.title")}>
        <form className={classes.stack} noValidate onSubmit={submit}>
          <p>{t("join.text", { date: formatDate(mailbox.abierto ?? "") })}</p>
          <NewPassphrase
            value={typed}
            isTried={isTried}
            error={fieldError(create.error, "frase")}
            onChange={setTyped}
          />
          <FormError error={create.error} shown={["frase"]} />
          <div className={classes.buttons}>
            <Button
              type="submit"
              leftSection={<IconKey size={20} aria-hidden />}
              loading={create.isPending}
            >
              {t("join.action")}
            </Button>
          </div>
        </form>
      </Card>
      <LostKey title={t("lost.title")} mailbox={mailbox} onIssued={onIssued} />
    </div>
  );
}
