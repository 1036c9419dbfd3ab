import { Alert, Button } from "@mantine/core";
import { IconClockPlus, IconLock, IconLockOpen2 } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Dialog } from "../../../../ui/dialog.tsx";
import classes from "../cases.module.css";
import { useLeft } from "../use-left.ts";
import { lockMailbox } from "../use-unlocked.ts";

import { PassphraseForm } from "./passphrase-form.tsx";
import { dialogWidth } from "./passphrase.model.ts";

const soon = 180;

/** Time until the mailbox locks itself, and the button that locks it now. */
export function LockBar({ expira_en }: { expira_en: string }) {
  const { t } = useTranslation("complaint-cases");
  const left = useLeft(expira_en);
  const [isRenewing, setRenewing] = useState(false);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <div className={classes.lock}>
      {left <= soon && (
        <Alert color="yellow" role="status" py={8}>
          {t("lock.soon")}
        </Alert>
      )}
      <span className={classes.left} role="timer">
        <IconLockOpen2 size={18} aria-hidden />
        {t("lock.left", { time })}
      </span>
      <Button
        variant="default"
        size="sm"
        mih={44}
        leftSection={<IconClockPlus size={18} aria-hidden />}
        onClick={() => setRenewing(true)}
      >
        {t("lock.renew")}
      </Button>
      <Button
        variant="default"
        size="sm"
        mih={44}
        leftSection={<IconLock size={18} aria-hidden />}
        onClick={() => lockMailbox()}
      >
        {t("lock.now")}
      </Button>
      {isRenewing && (
        <Dialog title={t("lock.renew")} size={dialogWidth} onClose={() => setRenewing(false)}>
          <PassphraseForm onUnlocked={() => setRenewing(false)} />
        </Dialog>
      )}
    </div>
  );
}
