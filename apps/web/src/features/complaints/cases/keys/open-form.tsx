import { IconKey } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Card } from "../../../../ui/card.tsx";
import classes from "../cases.module.css";
import { openMutation } from "../mailbox.queries.ts";

import { fieldError } from "./form-error.tsx";
import { KeyForm } from "./key-form.tsx";
import { isReady, NewPassphrase, noPassphrase } from "./new-passphrase.tsx";
import type { IssuedKey } from "./recovery-sheet.tsx";

const points = ["phrase", "recovery", "lost"] as const;

/** Opens the company's mailbox with the caller as its first handler. */
export function OpenForm({ onIssued }: { onIssued: (issued: IssuedKey) => void }) {
  const { t } = useTranslation("complaint-cases");
  const [typed, setTyped] = useState(noPassphrase);
  const open = useMutation(openMutation);
  return (
    <div className={classes.narrow}>
      <Card title={t("open.title")}>
        <KeyForm
          call={open}
          shown={["frase"]}
          isReady={isReady(typed)}
          action={t("open.action")}
          icon={<IconKey size={20} aria-hidden />}
          onSend={() => open.mutate(typed.phrase, { onSuccess: onIssued })}
        >
          {(isTried) => (
            <>
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
            </>
          )}
        </KeyForm>
      </Card>
    </div>
  );
}
