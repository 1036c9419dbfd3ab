import { Alert, Button } from "@mantine/core";
import { IconMailForward } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { PendingEmail } from "@atrio/contract/access/email-change";

import { messageOf } from "../../../../../lib/errors.ts";
import { formatDateTime } from "../../../../../lib/format.ts";
import { currentUserQuery, useCurrentUser } from "../../../../../lib/identity.ts";
import { queryClient } from "../../../../../lib/query-client.ts";
import { Card } from "../../../../../ui/card.tsx";
import { notify } from "../../../../../ui/notify.ts";
import { ErrorState } from "../../../../../ui/state.tsx";

import { EmailDialog } from "./email-dialog.tsx";
import classes from "./email.module.css";
import { cancelEmailMutation, pendingEmailQuery, resendEmailMutation } from "./email.queries.ts";

/** The sign-in e-mail, a waiting change of it, and its form. */
export function EmailCard() {
  const { t } = useTranslation("profile");
  const user = useCurrentUser();
  const pending = useQuery(pendingEmailQuery);
  const [isAsking, setAsking] = useState(false);
  useNewAddress(pending.data);
  return (
    <Card title={t("email.title")}>
      <p className={classes.text}>{t("email.text")}</p>
      <p className={classes.address}>{user.email}</p>
      {pending.isError && (
        <ErrorState error={pending.error} onRetry={() => void pending.refetch()} />
      )}
      {pending.data && <Waiting change={pending.data} canAct={!user.sesion.suplantada} />}
      {!user.sesion.suplantada && (
        <div className={classes.buttons}>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t("email.change")}
          </Button>
        </div>
      )}
      {isAsking && <EmailDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

/**
 * A change that no longer waits may have been confirmed elsewhere: refetch the signed-in person.
 */
function useNewAddress(pending: PendingEmail | null | undefined): void {
  const hasWaited = useRef(false);
  useEffect(() => {
    if (pending) hasWaited.current = true;
    if (pending !== null || !hasWaited.current) return;
    hasWaited.current = false;
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  }, [pending]);
}

function Waiting({ change, canAct }: { change: PendingEmail; canAct: boolean }) {
  const { t } = useTranslation("profile");
  const { zona_horaria } = useCurrentUser();
  const told = {
    onSuccess: (message: string) => notify({ kind: "success", message }),
    onError: (error: Error) =>
      notify({ kind: "error", title: t("email.waiting.failed"), message: messageOf(error) }),
  };
  const resend = useMutation(resendEmailMutation);
  const cancel = useMutation(cancelEmailMutation);
  const isBusy = resend.isPending || cancel.isPending;
  const moment = formatDateTime(change.expira_en, zona_horaria);
  return (
    <Alert
      className={classes.waiting}
      color="blue"
      icon={<IconMailForward size={20} aria-hidden />}
      title={t("email.waiting.title", { email: change.correo_nuevo })}
    >
      {t("email.waiting.text", { moment })}
      {canAct && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            loading={resend.isPending}
            disabled={isBusy}
            onClick={() => resend.mutate(undefined, told)}
          >
            {t("email.waiting.resend")}
          </Button>
          <Button
            variant="default"
            loading={cancel.isPending}
            disabled={isBusy}
            onClick={() => cancel.mutate(undefined, told)}
          >
            {t("email.waiting.cancel")}
          </Button>
        </div>
      )}
    </Alert>
  );
}
