import { Alert, Button, Select } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";
import type { LayoutTrial } from "@atrio/contract/papers/payslip-layouts";

import { messageOf } from "../../../lib/errors.ts";
import { formatMoney, formatMonth, formatPercent } from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";

import classes from "./layouts.module.css";
import { tryMutation } from "./layouts.queries.ts";

type TrialPanelProps = {
  /** Saved layout; null before it is saved. */
  layoutId: number | null;
  isUnsaved: boolean;
  sheets: readonly BatchSheet[];
  batchId: number;
  sheetId: number;
};

/** Tries a saved layout on a sheet of the batch. */
export function TrialPanel({ layoutId, isUnsaved, sheets, batchId, sheetId }: TrialPanelProps) {
  const { t } = useTranslation("payslip-layouts");
  const [chosen, setChosen] = useState(sheetId);
  const attempt = useMutation(tryMutation);
  const open = sheets
    .filter(({ estado }) => estado !== "publicada")
    .toSorted((a, b) => a.orden - b.orden);
  const isReady = layoutId !== null && !isUnsaved;
  return (
    <section className={classes.form} aria-label={t("trial.title")}>
      <h2>{t("trial.title")}</h2>
      <p className={classes.muted}>
        {t(layoutId !== null && isUnsaved ? "trial.unsaved" : "trial.text")}
      </p>
      <Select
        label={t("trial.sheet")}
        value={String(chosen)}
        data={open.map(({ id, orden, trabajador, nombre_leido }) => ({
          value: String(id),
          label: `${orden} · ${trabajador?.nombre_completo ?? nombre_leido ?? "—"}`,
        }))}
        onChange={(value) => setChosen(Number(value ?? chosen))}
      />
      <Button
        variant="default"
        loading={attempt.isPending}
        disabled={!isReady}
        onClick={() => {
          if (layoutId !== null) attempt.mutate({ id: layoutId, batchId, sheetId: chosen });
        }}
      >
        {t("trial.run")}
      </Button>
      {attempt.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(attempt.error)}
        </Alert>
      )}
      {isReady && attempt.data?.map((trial) => <Trial key={trial.pagina} trial={trial} />)}
    </section>
  );
}

const money = (value: number | null): string | null => (value === null ? null : formatMoney(value));

function monthText(text: string): string {
  const [year = 0, month = 1] = text.split("-").map(Number);
  return formatMonth(year, month);
}

function Trial({ trial }: { trial: LayoutTrial }) {
  const { t } = useTranslation("payslip-layouts");
  const page = t("trial.page", { number: trial.pagina });
  if (!trial.encaja) {
    return (
      <Alert color="yellow" title={page}>
        {t("trial.misfit")}
      </Alert>
    );
  }
  const { porcentaje_irpf, lineas, meses } = trial;
  const rows: ReadonlyArray<[label: string, value: string | null]> = [
    [t("fields.nombre"), trial.nombre],
    [t("fields.nif"), trial.nif],
    [t("trial.months"), meses.length === 0 ? null : meses.map(monthText).join(", ")],
    [t("fields.total_devengado"), money(trial.total_devengado)],
    [t("fields.total_aportaciones"), money(trial.total_aportaciones)],
    [t("fields.porcentaje_irpf"), porcentaje_irpf === null ? null : formatPercent(porcentaje_irpf)],
    [t("fields.descuento_irpf"), money(trial.descuento_irpf)],
    [t("fields.total_deducciones"), money(trial.total_deducciones)],
    [t("fields.total_percibir"), money(trial.total_percibir)],
    [t("trial.linesLabel"), lineas === null ? null : t("trial.lines", { count: lineas.length })],
  ];
  return (
    <DataTable
      caption={`${t("trial.caption")}: ${page}`}
      columns={[{ label: t("trial.field") }, { label: page }]}
      isDense
    >
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={value === null ? classes.muted : undefined}>
              {value ?? t("trial.unread")}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
