import { Alert, Button, Textarea } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";

import classes from "./rules.module.css";
import { checkpointsQuery, mailsMutation } from "./rules.queries.ts";

/** Checkpoints listed. */
const listed = 5;

/** Signed checkpoints of the time records, and who gets them by mail. */
export function CheckpointsCard({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation("time-rules");
  const { zona_horaria } = useCurrentUser();
  const { data, error, refetch } = useQuery(checkpointsQuery);
  return (
    <Card title={t("points.title")}>
      <p className={classes.intro}>{t("points.text")}</p>
      {data === undefined && error === null && <LinesSkeleton lines={4} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          <Mails key={data.correos.join()} mails={data.correos} canWrite={canWrite} />
          <p className={classes.key}>
            <b>{t("points.key")}</b>
            <code>{data.huella_clave}</code>
          </p>
          <ul className={classes.list} aria-label={t("points.last")}>
            {data.puntos.slice(0, listed).map((point) => (
              <li key={point.numero}>
                <b>{t("points.number", { number: point.numero })}</b>
                <span>{t(`points.reason.${point.motivo}`)}</span>
                <span className={classes.muted}>
                  {formatDateTime(point.creado_en, zona_horaria)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Mails({ mails, canWrite }: { mails: readonly string[]; canWrite: boolean }) {
  const { t } = useTranslation("time-rules");
  const [typed, setTyped] = useState(mails.join("\n"));
  const save = useMutation(mailsMutation);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const list = typed.split(/[\s,;]+/u).filter((mail) => mail !== "");
    save.mutate(list, {
      onSuccess: () => notify({ kind: "success", message: t("saved") }),
    });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        label={t("points.mails")}
        description={t("points.mailsHint")}
        autosize
        minRows={2}
        readOnly={!canWrite}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {save.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(save.error)}
        </Alert>
      )}
      {canWrite && (
        <div className={classes.buttons}>
          <Button
            type="submit"
            variant="default"
            loading={save.isPending}
            disabled={typed === mails.join("\n")}
          >
            {t("save")}
          </Button>
        </div>
      )}
    </form>
  );
}
