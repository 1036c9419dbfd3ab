import { SegmentedControl, Select } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { PayrollLayout } from "@atrio/contract/company/payroll";

import { formatNumber } from "../../../lib/format.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import classes from "./payroll.module.css";
import { handOverMutation } from "./payroll.queries.ts";

type HandOverDialogProps = {
  mes: string;
  month: string;
  layouts: readonly PayrollLayout[];
  /** People whose month is open or with something that waits. */
  problems: number;
  people: number;
  onClose: () => void;
};

/** Makes the file of a month, which is recorded. */
export function HandOverDialog(props: HandOverDialogProps) {
  const { mes, month, layouts, problems, people, onClose } = props;
  const { t } = useTranslation("payroll");
  const [layout, setLayout] = useState<string>("own");
  const [tipo, setTipo] = useState<"xlsx" | "csv">("xlsx");
  const { mutate, isPending, error } = useMutation(handOverMutation);
  const submit = () =>
    mutate(
      { mes, formato_id: layout === "own" ? null : Number(layout), tipo },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("handOver.done") });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t("handOver.title", { month })}
      submit={t("handOver.button")}
      pending={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("handOver.text", { count: people, total: formatNumber(people) })}</p>
      {problems > 0 && (
        <p>
          <b>{t("handOver.problems", { count: problems, total: formatNumber(problems) })}</b>
        </p>
      )}
      <Select
        label={t("layout.label")}
        allowDeselect={false}
        value={layout}
        data={[
          { value: "own", label: t("layout.own") },
          ...layouts.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
        ]}
        onChange={(value) => setLayout(value ?? "own")}
      />
      <div>
        <p className={classes.muted}>{t("handOver.format")}</p>
        <SegmentedControl
          aria-label={t("handOver.format")}
          value={tipo}
          data={[
            { value: "xlsx", label: "Excel (XLSX)" },
            { value: "csv", label: "CSV" },
          ]}
          onChange={(value) => setTipo(value === "csv" ? "csv" : "xlsx")}
        />
      </div>
    </FormDialog>
  );
}
