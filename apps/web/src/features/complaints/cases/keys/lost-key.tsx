import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { formatList } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import type { MailboxState } from "../mailbox.queries.ts";

import styles from "./keys.module.css";
import { RecoverDialog } from "./recover-dialog.tsx";
import type { IssuedKey } from "./recovery-sheet.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { RestartDialog } from "./restart-dialog.tsx";

type LostKeyProps = {
  title: string;
  mailbox: MailboxState;
  onIssued: (issued: IssuedKey) => void;
};

/** Ways back to the cases without the passphrase, the least costly first. */
export function LostKey({ title, mailbox, onIssued }: LostKeyProps) {
  const { t } = useTranslation("complaint-cases");
  const [opened, setOpened] = useState<"recover" | "replace" | "restart" | null>(null);
  const others = useOthers(mailbox);
  const names = formatList(others.map(({ nombre_completo }) => nombre_completo));
  const canReplace = others.length > 0 && mailbox.mi_clave === "activa";
  const close = () => setOpened(null);
  return (
    <Card title={title}>
      <div className={styles.ways}>
        <div>
          <h3>{t("lost.recover_title")}</h3>
          <p>{t("lost.recover_text")}</p>
          <Button variant="default" onClick={() => setOpened("recover")}>
            {t("lost.recover")}
          </Button>
        </div>
        {canReplace && (
          <div>
            <h3>{t("lost.replace_title")}</h3>
            <p>{t("lost.replace_text", { names })}</p>
            <Button variant="default" onClick={() => setOpened("replace")}>
              {t("lost.replace")}
            </Button>
          </div>
        )}
        {others.length === 0 && (
          <div>
            <h3>{t("lost.restart_title")}</h3>
            <p>{t("lost.restart_text")}</p>
            <Button variant="default" onClick={() => setOpened("restart")}>
              {t("lost.restart")}
            </Button>
          </div>
        )}
      </div>
      {opened === "recover" && <RecoverDialog onClose={close} />}
      {opened === "replace" && <ReplaceDialog names={names} onClose={close} />}
      {opened === "restart" && <RestartDialog onIssued={onIssued} onClose={close} />}
    </Card>
  );
}

/** Other handlers with an active key: beginning anew is refused while there are any. */
function useOthers({ gestores }: MailboxState) {
  const { nombre_completo } = useCurrentUser();
  const active = gestores.filter(({ estado }) => estado === "activa");
  // The state names no worker: of namesakes the server decides.
  return active.filter((handler) => handler.nombre_completo !== nombre_completo);
}
