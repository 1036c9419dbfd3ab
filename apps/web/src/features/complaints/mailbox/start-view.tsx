import { Alert, Button } from "@mantine/core";
import { IconDeviceMobileOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { Card } from "../../../ui/card.tsx";
import { PolicyText } from "../policy/policy-text.tsx";
import type { MailboxPolicy } from "../policy/policy.queries.ts";

import classes from "./mailbox.module.css";

type StartViewProps = { policy: MailboxPolicy; onNew: () => void; onFollow: () => void };

/** First part of the public mailbox: warning, the two ways, and how it works. */
export function StartView({ policy, onNew, onFollow }: StartViewProps) {
  const { t } = useTranslation("complaint-report");
  return (
    <>
      <Alert
        color="yellow"
        title={t("device.title")}
        icon={<IconDeviceMobileOff size={20} aria-hidden />}
      >
        {t("device.text")}
      </Alert>
      <div className={classes.ways}>
        <Card isTall title={t(policy.abierto ? "start.anonymous" : "start.closed")}>
          <div className={classes.way}>
            <p>{t(policy.abierto ? "start.anonymous_text" : "start.closed_text")}</p>
            {policy.abierto && <Button onClick={onNew}>{t("start.anonymous_action")}</Button>}
          </div>
        </Card>
        <Card isTall title={t("start.follow")}>
          <div className={classes.way}>
            <p>{t("start.follow_text")}</p>
            <Button variant="default" onClick={onFollow}>
              {t("start.follow_action")}
            </Button>
          </div>
        </Card>
      </div>
      <PolicyText policy={policy} />
    </>
  );
}
