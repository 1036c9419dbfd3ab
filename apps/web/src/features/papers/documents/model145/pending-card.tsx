import { Alert, Button, Modal } from "@mantine/core";
import { IconFileText, IconPencil, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { allModel145, Model145 } from "@atrio/contract/papers/model145";

import { messageOf } from "../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { notify } from "../../../../ui/notify.ts";
import { CodeEntry } from "../code/code-entry.tsx";

import classes from "./model145.module.css";
import {
  deleteMutation,
  downloadMutation,
  sendCodeMutation,
  signMutation,
} from "./model145.queries.ts";
import { Summary } from "./summary.tsx";

type PendingCardProps = {
  model: Model145;
  answer: Pick<EndpointResponse<typeof allModel145>, "codigo" | "email">;
  onEdit: () => void;
};

/** The version that waits for a signature: a last look, the code, or another beginning. */
export function PendingCard({ model, answer, onEdit }: PendingCardProps) {
  const { t } = useTranslation("model145");
  const { sesion } = useCurrentUser();
  const sending = useMutation(sendCodeMutation);
  const signing = useMutation(signMutation);
  const save = useMutation(downloadMutation);
  return (
    <Card title={t("pending.title")}>
      <div className={classes.stack}>
        <p className={classes.text}>{t("pending.text")}</p>
        <Summary answers={model.datos} />
        <div className={classes.actions}>
          {!sesion.suplantada && (
            <>
              <Button
                variant="default"
                leftSection={<IconPencil size={18} aria-hidden />}
                onClick={onEdit}
              >
                {t("pending.edit")}
              </Button>
              <Discard id={model.id} />
            </>
          )}
          <Button
            variant="default"
            leftSection={<IconFileText size={18} aria-hidden />}
            loading={save.isPending}
            onClick={() => save.mutate(model.id)}
          >
            {t("pending.draft")}
          </Button>
        </div>
        {save.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(save.error)}
          </Alert>
        )}
        <h3 className={classes.heading}>{t("sign.title")}</h3>
        <p className={classes.text}>{t("sign.declare")}</p>
        <CodeEntry
          email={answer.email}
          code={answer.codigo}
          action={t("sign.action")}
          sending={sending}
          signing={signing}
          onSend={() => sending.mutate(model.id)}
          onSign={(code) =>
            signing.mutate(
              { id: model.id, code },
              { onSuccess: () => notify({ kind: "success", message: t("sign.done") }) },
            )
          }
        />
      </div>
    </Card>
  );
}

/** Throws the version away, once that is confirmed. */
function Discard({ id }: { id: number }) {
  const { t } = useTranslation(["model145", "common"]);
  const [isOpen, setOpen] = useState(false);
  const discard = useMutation(deleteMutation);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t("pending.discard")}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t("pending.discard_title")}
        closeButtonProps={{ "aria-label": t("common:action.close") }}
      >
        <div className={classes.stack}>
          <p className={classes.text}>{t("pending.discard_text")}</p>
          {discard.error !== null && (
            <Alert color="red" role="alert">
              {messageOf(discard.error)}
            </Alert>
          )}
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => setOpen(false)}>
              {t("common:action.cancel")}
            </Button>
            <Button
              color="red"
              loading={discard.isPending}
              onClick={() =>
                discard.mutate(id, {
                  onSuccess: () => notify({ kind: "success", message: t("pending.discarded") }),
                })
              }
            >
              {t("pending.discard")}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}
