import { Alert, Button } from "@mantine/core";
import { IconCheck, IconDownload, IconPencil } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Model145 } from "@atrio/contract/papers/model145";

import { messageOf } from "../../../../lib/errors.ts";
import { formatDate } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { notify } from "../../../../ui/notify.ts";
import { useDayOf } from "../use-day-of.ts";

import classes from "./model145.module.css";
import { confirmMutation, downloadMutation } from "./model145.queries.ts";
import { Summary } from "./summary.tsx";

type CurrentCardProps = {
  model: Model145;
  /** A newer version waits for its signature: this one needs no action. */
  isBeingReplaced: boolean;
  /** Why the worker should look at it, in words; null when nothing asks for it. */
  reason: string | null;
  onChange: () => void;
};

/** The version in force: its contents, and whether anything has changed. */
export function CurrentCard({ model, isBeingReplaced, reason, onChange }: CurrentCardProps) {
  const { t } = useTranslation("model145");
  const { sesion } = useCurrentUser();
  const confirm = useMutation(confirmMutation);
  const save = useMutation(downloadMutation);
  const dayOf = useDayOf();
  const problem = confirm.error ?? save.error;
  return (
    <Card title={t("current.title")}>
      <div className={classes.stack}>
        <p className={classes.text}>
          {model.firmado_en !== null &&
            t("current.since", { date: formatDate(dayOf(model.firmado_en)) })}
          {model.confirmado_en !== null &&
            ` · ${t("current.confirmed", { date: formatDate(dayOf(model.confirmado_en)) })}`}
        </p>
        {!sesion.suplantada && !isBeingReplaced && (
          <div className={classes.stack}>
            {reason !== null && <Alert color="yellow">{reason}</Alert>}
            <div>
              <h3 className={classes.heading}>{t("current.question")}</h3>
              <p className={classes.text}>{t("current.question_text")}</p>
            </div>
            <div className={classes.actions}>
              <Button
                variant="default"
                leftSection={<IconCheck size={18} aria-hidden />}
                loading={confirm.isPending}
                onClick={() =>
                  confirm.mutate(model.id, {
                    onSuccess: () =>
                      notify({ kind: "success", message: t("current.confirmed_now") }),
                  })
                }
              >
                {t("current.unchanged")}
              </Button>
              <Button leftSection={<IconPencil size={18} aria-hidden />} onClick={onChange}>
                {t("current.changed")}
              </Button>
            </div>
          </div>
        )}
        <h3 className={classes.heading}>{t("summary.declared")}</h3>
        <Summary answers={model.datos} />
        {problem !== null && (
          <Alert color="red" role="alert">
            {messageOf(problem)}
          </Alert>
        )}
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={save.isPending}
            onClick={() => save.mutate(model.id)}
          >
            {t("current.download")}
          </Button>
        </div>
        {model.codigo_verificacion !== null && (
          <p className={classes.text}>{t("current.code", { code: model.codigo_verificacion })}</p>
        )}
      </div>
    </Card>
  );
}
