import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { formatDate } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import classes from "../cases.module.css";
import type { MailboxState } from "../mailbox.queries.ts";

import { AdmitDialog } from "./admit-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import styles from "./keys.module.css";
import { LostKey } from "./lost-key.tsx";
import type { IssuedKey } from "./recovery-sheet.tsx";

type KeysViewProps = { mailbox: MailboxState; onIssued: (issued: IssuedKey) => void };
type HandlerKey = MailboxState["gestores"][number];

/** Keys of the mailbox: the handlers', the own passphrase, and what to do when one is lost. */
export function KeysView({ mailbox, onIssued }: KeysViewProps) {
  const { t } = useTranslation("complaint-cases");
  const [isChanging, setChanging] = useState(false);
  return (
    <div className={styles.columns}>
      <div>
        <Handlers mailbox={mailbox} />
        <Card title={t("keys.leaver_title")}>
          <div className={classes.stack}>
            <p className={classes.muted}>{t("keys.leaver_text")}</p>
          </div>
        </Card>
      </div>
      <div>
        <Card title={t("keys.own")}>
          <div className={classes.stack}>
            <p className={classes.muted}>{t("keys.own_text")}</p>
            <div className={classes.ways}>
              <Button variant="default" onClick={() => setChanging(true)}>
                {t("keys.change")}
              </Button>
            </div>
          </div>
        </Card>
        <LostKey title={t("lost.title")} mailbox={mailbox} onIssued={onIssued} />
      </div>
      {isChanging && <ChangeDialog onClose={() => setChanging(false)} />}
    </div>
  );
}

function Handlers({ mailbox }: { mailbox: MailboxState }) {
  const { t } = useTranslation("complaint-cases");
  const [admitting, setAdmitting] = useState<HandlerKey | null>(null);
  return (
    <Card title={t("keys.handlers")}>
      <div className={classes.stack}>
        <p className={classes.muted}>{t("keys.handlers_text")}</p>
        <ul className={styles.handlers}>
          {mailbox.gestores.map((handler) => (
            <li key={handler.id}>
              <span>
                <b>{handler.nombre_completo}</b>
                <small>{t("keys.since", { date: formatDate(handler.desde) })}</small>
              </span>
              <StatusBadge color={handler.estado === "activa" ? "green" : "yellow"}>
                {t(`keys.state.${handler.estado}`)}
              </StatusBadge>
              {handler.estado === "pendiente" && (
                <Button
                  size="sm"
                  mih={44}
                  aria-label={t("keys.admit_of", { name: handler.nombre_completo })}
                  onClick={() => setAdmitting(handler)}
                >
                  {t("keys.admit")}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {mailbox.abierto !== null && (
          <p className={classes.small}>{t("keys.opened", { date: formatDate(mailbox.abierto) })}</p>
        )}
        {mailbox.reiniciado !== null && (
          <p className={classes.small}>
            {t("keys.restarted", { date: formatDate(mailbox.reiniciado) })}
          </p>
        )}
      </div>
      {admitting !== null && <AdmitDialog handler={admitting} onClose={() => setAdmitting(null)} />}
    </Card>
  );
}
