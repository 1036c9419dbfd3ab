import { IconKey } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { formatDate } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import classes from "../cases.module.css";
import { createKeyMutation } from "../mailbox.queries.ts";
import type { MailboxState } from "../mailbox.queries.ts";

import { fieldError } from "./form-error.tsx";
import { KeyForm } from "./key-form.tsx";
import { LostKey } from "./lost-key.tsx";
import { isReady, NewPassphrase, noPassphrase } from "./new-passphrase.tsx";
import type { IssuedKey } from "./recovery-sheet.tsx";

type JoinFormProps = { mailbox: MailboxState; onIssued: (issued: IssuedKey) => void };

/** A handler without a key: makes one, which waits to be admitted (Rule COMPLAINTS-20). */
export function JoinForm({ mailbox, onIssued }: JoinFormProps) {
  const { t } = useTranslation("complaint-cases");
  const [typed, setTyped] = useState(noPassphrase);
  const create = useMutation(createKeyMutation);
  return (
    <div className={`${classes.stack} ${classes.narrow}`}>
      <Card title={t("join.title")}>
        <KeyForm
          call={create}
          shown={["frase"]}
          isReady={isReady(typed)}
          action={t("join.action")}
          icon={<IconKey size={20} aria-hidden />}
          onSend={() => create.mutate({ frase: typed.phrase })}
        >
          {(isTried) => (
            <>
              <p>{t("join.text", { date: formatDate(mailbox.abierto ?? "") })}</p>
              <NewPassphrase
                value={typed}
                isTried={isTried}
                error={fieldError(create.error, "frase")}
                onChange={setTyped}
              />
            </>
          )}
        </KeyForm>
      </Card>
      <LostKey title={t("lost.title")} mailbox={mailbox} onIssued={onIssued} />
    </div>
  );
}
