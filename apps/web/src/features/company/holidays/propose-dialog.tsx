import { Select } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { regionNames, spanishRegions } from "@atrio/contract/company/centres";
import type { SpanishRegion } from "@atrio/contract/company/centres";
import type { Holiday } from "@atrio/contract/company/holidays";

import { FormDialog } from "../../../ui/form-dialog.tsx";

import classes from "./holidays.module.css";
import { proposalMutation } from "./holidays.queries.ts";

type ProposeDialogProps = {
  /** Calendar whose local days of the year before come along. */
  calendar: number | null;
  anyo: number;
  region: SpanishRegion | null;
  /** The form has days, which the proposal replaces. */
  replaces: boolean;
  onTake: (days: readonly Holiday[]) => void;
  onClose: () => void;
};

/** Asks for the region whose holidays are proposed; nothing is saved by it (Rule COMPANY-72). */
export function ProposeDialog(props: ProposeDialogProps) {
  const { calendar, anyo, replaces, onTake, onClose } = props;
  const { t } = useTranslation("holidays");
  const [region, setRegion] = useState(props.region);
  const [tried, setTried] = useState(false);
  const propose = useMutation(proposalMutation);
  const submit = () => {
    setTried(true);
    if (region === null) return;
    const query = { region, anyo, ...(calendar === null ? {} : { calendario: calendar }) };
    propose.mutate(query, { onSuccess: onTake });
  };
  return (
    <FormDialog
      title={t("propose.title", { year: anyo })}
      submit={t("propose.send")}
      pending={propose.isPending}
      error={propose.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={classes.muted}>{t("propose.text")}</p>
      <Select
        label={t("propose.region")}
        data={spanishRegions.map((value) => ({ value, label: regionNames[value] }))}
        value={region}
        searchable
        required
        error={tried && region === null ? t("required") : undefined}
        onChange={(value) => setRegion(spanishRegions.find((one) => one === value) ?? null)}
      />
      {replaces && <p className={classes.muted}>{t("propose.replaces")}</p>}
    </FormDialog>
  );
}
