import { Alert, Button, Modal, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";
import type { MonthClosure } from "@atrio/contract/time/closures";

import { messageOf } from "../../../lib/errors.ts";
import { formatMinutes, formatMonthInText } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { randomKey } from "../../../lib/random.ts";
import { notify } from "../../../ui/notify.ts";
import { Balance } from "../sheet/balance.tsx";

import classes from "./closure-card.module.css";
import { deleteClosureMutation, requestClosureMutation } from "./closure.queries.ts";

type RequestProps = { closure: MonthClosure; onClose: () => void };

/** Shows the figures to be frozen and sends the month to the supervisors. */
export function RequestClosureDialog({ closure, onClose }: RequestProps) {
  const { t } = useTranslation("months");
  const user = useCurrentUser();
  const [remark, setRemark] = useState("");
  const [key] = useState(randomKey);
  const request = useMutation(requestClosureMutation);
  const month = formatMonthInText(closure.year, closure.month);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = remark.trim();
    request.mutate(
      {
        trabajador_id: user.id,
        year: closure.year,
        month: closure.month,
        ...(words === "" ? {} : { descripcion: words }),
        idempotencyKey: key,
      },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("closure.asked") });
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("closure.ask_title", { month })}
      closeButtonProps={{ "aria-label": t("closure.cancel") }}
    >
      <form className={classes.form} onSubmit={send}>
        <p>{t("closure.ask_text")}</p>
        <dl className={classes.sums}>
          <dt>{t("closure.worked")}</dt>
          <dd>{formatMinutes(closure.minutos_trabajados)}</dd>
          <dt>{t("closure.expected")}</dt>
          <dd>{formatMinutes(closure.minutos_previstos)}</dd>
          <dt>{t("closure.balance")}</dt>
          <dd>
            <Balance minutes={closure.saldo_minutos} />
          </dd>
        </dl>
        <Textarea
          label={t("closure.remark")}
          description={t("closure.remark_hint")}
          maxLength={500}
          autosize
          minRows={2}
          value={remark}
          onChange={(event) => setRemark(event.currentTarget.value)}
        />
        {request.isError && (
          <Alert color="red" role="alert">
            {messageOf(request.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("closure.cancel")}
          </Button>
          <Button type="submit" loading={request.isPending}>
            {t("closure.send")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type DeleteProps = { request: RequestView; onClose: () => void };

/** Confirmation before a pending request is cancelled. */
export function DeleteClosureDialog({ request, onClose }: DeleteProps) {
  const { t } = useTranslation("months");
  const remove = useMutation(deleteClosureMutation);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("closure.delete_title")}
      closeButtonProps={{ "aria-label": t("closure.cancel") }}
    >
      <div className={classes.form}>
        <p>{t("closure.delete_text")}</p>
        {remove.isError && (
          <Alert color="red" role="alert">
            {messageOf(remove.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("closure.cancel")}
          </Button>
          <Button
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(request.id, {
                onSuccess: () => {
                  notify({ kind: "success", message: t("closure.deleted") });
                  onClose();
                },
              })
            }
          >
            {t("closure.delete")}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
