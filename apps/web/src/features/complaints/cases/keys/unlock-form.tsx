import { Alert } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { Card } from "../../../../ui/card.tsx";
import classes from "../cases.module.css";
import type { MailboxState } from "../mailbox.queries.ts";
import { useUnlocked } from "../use-unlocked.ts";

import { LostKey } from "./lost-key.tsx";
import { PassphraseForm } from "./passphrase-form.tsx";
import type { IssuedKey } from "./recovery-sheet.tsx";

type UnlockFormProps = { mailbox: MailboxState; onIssued: (issued: IssuedKey) => void };

/** The locked mailbox: the passphrase, or what to do without it. */
export function UnlockForm({ mailbox, onIssued }: UnlockFormProps) {
  const { t } = useTranslation("complaint-cases");
  const { hasEnded } = useUnlocked();
  return (
    <div className={`${classes.stack} ${classes.narrow}`}>
      {hasEnded && (
        <Alert color="blue" role="status" title={t("lock.locked")} icon={<IconLock size={20} />}>
          {t("lock.ended")}
        </Alert>
      )}
      <Card title={t("unlock.title")}>
        <div className={classes.stack}>
          <p className={classes.muted}>{t("unlock.text")}</p>
          <PassphraseForm />
        </div>
      </Card>
      <LostKey title={t("unlock.lost")} mailbox={mailbox} onIssued={onIssued} />
    </div>
  );
}
