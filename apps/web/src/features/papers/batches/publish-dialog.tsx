import { SegmentedControl } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { PayslipBatch } from "@atrio/contract/papers/payslip-batches";

import { addDays, dayIn, instantAt } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { DateField } from "../../../ui/typed-fields/date-field.tsx";
import { TimeField } from "../../../ui/typed-fields/time-field.tsx";

import { waitingOf } from "./batches.model.ts";
import classes from "./batches.module.css";
import { publishMutation } from "./batches.queries.ts";

type PublishDialogProps = { batch: PayslipBatch; isLater: boolean; onClose: () => void };

/** Confirmation before a batch is published, now or at a time, with its counts. */
export function PublishDialog(props: PublishDialogProps) {
  const { batch, onClose } = props;
  const { t } = useTranslation("payslip-batches");
  const { zona_horaria } = useCurrentUser();
  const [isLater, setLater] = useState(props.isLater);
  const [when, setWhen] = useState({ day: addDays(dayIn(zona_horaria), 1), time: "09:00" });
  const [isTried, setTried] = useState(false);
  const publish = useMutation(publishMutation);
  const { seguras, descartadas, publicadas } = batch.hojas;
  const isMissing = isLater && (when.day === "" || when.time === "");
  const submit = () => {
    setTried(true);
    if (isMissing) return;
    const at = isLater ? instantAt(when.day, when.time, zona_horaria) : null;
    publish.mutate(
      { batchId: batch.id, at },
      {
        onSuccess: ({ hojas }) => {
          const count = hojas.publicadas - publicadas;
          const message = isLater ? t("publishing.planned") : t("publishing.done", { count });
          notify({ kind: "success", message });
          onClose();
        },
      },
    );
  };
  const waiting = waitingOf(batch);
  return (
    <FormDialog
      title={t("publishing.title")}
      submit={isLater ? t("publishing.sendLater") : t("publishing.send", { count: seguras })}
      pending={publish.isPending}
      error={publish.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {batch.estado !== "publicado" && (
        <SegmentedControl
          aria-label={t("publishing.when")}
          value={isLater ? "later" : "now"}
          onChange={(value) => setLater(value === "later")}
          data={[
            { value: "now", label: t("publishing.now") },
            { value: "later", label: t("publishing.later") },
          ]}
        />
      )}
      {isLater && (
        <div className={classes.row}>
          <DateField
            label={t("publishing.day")}
            value={when.day}
            min={dayIn(zona_horaria)}
            error={isTried && when.day === "" ? t("publishing.dayNeeded") : undefined}
            onChange={(day) => setWhen({ ...when, day })}
          />
          <TimeField
            label={t("publishing.time")}
            value={when.time}
            error={isTried && when.time === "" ? t("publishing.dayNeeded") : undefined}
            onChange={(time) => setWhen({ ...when, time })}
          />
        </div>
      )}
      <ul className={classes.list}>
        <li>{t("publishing.summary", { count: seguras })}</li>
        {waiting > 0 && <li>{t("publishing.waiting", { count: waiting })}</li>}
        {descartadas > 0 && <li>{t("publishing.out", { count: descartadas })}</li>}
      </ul>
      <p>{t("publishing.after")}</p>
    </FormDialog>
  );
}
