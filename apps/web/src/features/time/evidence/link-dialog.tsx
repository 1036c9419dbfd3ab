import { NumberInput, Textarea, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { formatDateTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { CopyTextButton } from "../../../ui/copy-text-button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";

import { bodyOf, faultsOf, inspectedOn } from "./evidence.model.ts";
import type { InspectedFault } from "./evidence.model.ts";
import classes from "./evidence.module.css";
import { createLinkMutation } from "./evidence.queries.ts";
import { InspectedFields } from "./inspected-fields.tsx";

type LinkDialogProps = { today: string; onClose: () => void };

const usualDays = 7;
const mostDays = 30;

/** Issues a link for an inspector; its address is shown once, when it is there. */
export function LinkDialog({ today, onClose }: LinkDialogProps) {
  const { t } = useTranslation("evidence-office");
  const [asked, setAsked] = useState(() => inspectedOn(today));
  const [reason, setReason] = useState("");
  const [days, setDays] = useState<number | string>(usualDays);
  const [faults, setFaults] = useState<ReadonlyArray<InspectedFault | "reason" | "days">>([]);
  const create = useMutation(createLinkMutation);
  if (create.data !== undefined) return <Issued link={create.data} onClose={onClose} />;
  const submit = () => {
    const count = Number(days);
    const isCount = Number.isInteger(count) && count >= 1 && count <= mostDays;
    const found = [
      ...faultsOf(asked),
      ...(reason.trim() === "" ? (["reason"] as const) : []),
      ...(isCount ? [] : (["days"] as const)),
    ];
    setFaults(found);
    if (found.length === 0) {
      create.mutate({ ...bodyOf(asked), motivo: reason.trim(), dias: count });
    }
  };
  return (
    <FormDialog
      title={t("links.add")}
      submit={t("links.create")}
      pending={create.isPending}
      error={create.error}
      size={560}
      onSubmit={submit}
      onClose={onClose}
    >
      <InspectedFields
        value={asked}
        faults={faults.filter((fault) => fault === "object" || fault === "range")}
        onChange={setAsked}
      />
      <Textarea
        label={t("links.reason")}
        description={t("links.reasonHint")}
        required
        autosize
        maxLength={300}
        value={reason}
        error={faults.includes("reason") && t("links.reasonMissing")}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <NumberInput
        label={t("links.lasts")}
        description={t("links.lastsHint")}
        required
        allowDecimal={false}
        value={days}
        error={faults.includes("days") && t("links.lastsWrong")}
        onChange={setDays}
      />
    </FormDialog>
  );
}

type IssuedProps = { link: { enlace: string; expira_en: string }; onClose: () => void };

function Issued({ link, onClose }: IssuedProps) {
  const { t } = useTranslation("evidence-office");
  const { zona_horaria } = useCurrentUser();
  return (
    <Dialog title={t("links.issuedTitle")} size={560} onClose={onClose}>
      <div className={classes.form}>
        <p>{t("links.issuedText", { when: formatDateTime(link.expira_en, zona_horaria) })}</p>
        <TextInput
          label={t("links.address")}
          readOnly
          value={link.enlace}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={classes.buttons}>
          <CopyTextButton
            value={link.enlace}
            label={t("links.copy")}
            copiedLabel={t("links.copied")}
          />
        </div>
      </div>
    </Dialog>
  );
}
