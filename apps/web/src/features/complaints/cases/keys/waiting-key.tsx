import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Card } from "../../../../ui/card.tsx";
import classes from "../cases.module.css";
import { mailboxQuery } from "../mailbox.queries.ts";
import type { MailboxState } from "../mailbox.queries.ts";

import { LostKey } from "./lost-key.tsx";
import type { IssuedKey } from "./recovery-sheet.tsx";

type WaitingKeyProps = { mailbox: MailboxState; onIssued: (issued: IssuedKey) => void };

/** A key that waits, with who can admit it. */
export function WaitingKey({ mailbox, onIssued }: WaitingKeyProps) {
  const { t } = useTranslation("complaint-cases");
  const { refetch, isFetching } = useQuery(mailboxQuery);
  const active = mailbox.gestores.filter(({ estado }) => estado === "activa");
  return (
    <div className={`${classes.stack} ${classes.narrow}`}>
      <Card title={t("wait.title")}>
        <div className={classes.stack}>
          <p>{t(active.length === 0 ? "wait.alone" : "wait.text")}</p>
          {active.length > 0 && (
            <ul className={classes.points}>
              {active.map(({ id, nombre_completo }) => (
                <li key={id}>{nombre_completo}</li>
              ))}
            </ul>
          )}
          <div className={classes.buttons}>
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden />}
              loading={isFetching}
              onClick={() => void refetch()}
            >
              {t("wait.check")}
            </Button>
          </div>
        </div>
      </Card>
      <LostKey title={t("lost.title")} mailbox={mailbox} onIssued={onIssued} />
    </div>
  );
}
