import { Button, Switch } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { PersonalProfile } from "@atrio/contract/people/workers";

import { messageOf } from "../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { notify } from "../../../../ui/notify.ts";
import { receiveEmailsMutation } from "../profile.queries.ts";

import classes from "./details.module.css";
import { SupervisorEmailDialog } from "./supervisor-email-dialog.tsx";

/** True if a supervisor wants mails about their team, and where. */
export function TeamMailsCard({ profile }: { profile: PersonalProfile }) {
  const { t } = useTranslation("profile");
  const { sesion } = useCurrentUser();
  const [isChanging, setChanging] = useState(false);
  const receive = useMutation(receiveEmailsMutation(profile.id));
  const { email_supervisor, email, receive_email_from_supervisees } = profile;
  // The choice shows at once, later the server's answer.
  const isWanted = receive.isPending ? receive.variables : receive_email_from_supervisees;
  const { suplantada } = sesion;
  return (
    <Card title={t("team.title")}>
      <p className={classes.text}>{t("team.text")}</p>
      <Switch
        size="md"
        label={t("team.receive")}
        checked={isWanted}
        disabled={suplantada}
        onChange={({ currentTarget: { checked } }) =>
          receive.mutate(checked, {
            onSuccess: () =>
              notify({ kind: "success", message: t(checked ? "team.on" : "team.off") }),
            onError: (error) =>
              notify({ kind: "error", title: t("failed"), message: messageOf(error) }),
          })
        }
      />
      <div className={classes.destination} data-off={!isWanted}>
        <IconMail size={20} aria-hidden />
        <span>
          <small>{t("team.to")}</small>
          {email_supervisor ?? t("team.own", { email })}
        </span>
        {!suplantada && (
          <Button variant="default" size="sm" mih={44} onClick={() => setChanging(true)}>
            {t("team.change")}
          </Button>
        )}
      </div>
      {isChanging && <SupervisorEmailDialog profile={profile} onClose={() => setChanging(false)} />}
    </Card>
  );
}
