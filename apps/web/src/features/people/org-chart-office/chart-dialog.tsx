import { Textarea, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OrgChart } from "@atrio/contract/people/org-charts";

import { ApiError } from "../../../lib/errors.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { addChartMutation, changeChartMutation } from "./charts-office.queries.ts";
import classes from "./org-chart-office.module.css";

type ChartDialogProps = {
  /** null for a new one. */
  chart: OrgChart | null;
  onClose: () => void;
};

/** Name and description of a chart; a new one is hidden and opens in the editor. */
export function ChartDialog({ chart, onClose }: ChartDialogProps) {
  const { t } = useTranslation("org-chart-office");
  const navigate = useNavigate({ from: "/admin/org-charts" });
  const [nombre, setName] = useState(chart?.nombre ?? "");
  const [about, setAbout] = useState(chart?.descripcion ?? "");
  const [tried, setTried] = useState(false);
  const add = useMutation(addChartMutation);
  const change = useMutation(changeChartMutation);
  const error = add.error ?? change.error;
  const isBlank = nombre.trim() === "";
  const submit = () => {
    setTried(true);
    if (isBlank) return;
    const name = nombre.trim();
    const text = about.trim();
    if (chart !== null) {
      const body = { nombre: name, descripcion: text === "" ? null : text };
      change.mutate(
        { id: chart.id, body },
        {
          onSuccess: () => {
            notify({ kind: "success", message: t("saved") });
            onClose();
          },
        },
      );
      return;
    }
    const first = { clave: "1", padre: null, tipo: "unidad" as const, nombre: name };
    add.mutate(
      { nombre: name, activo: false, nodos: [first], ...(text !== "" && { descripcion: text }) },
      { onSuccess: ({ id }) => void navigate({ search: { vista: id } }) },
    );
  };
  const sent = error instanceof ApiError ? error.fields["nombre"]?.join("\n") : undefined;
  return (
    <FormDialog
      title={chart === null ? t("new") : t("renameOf", { name: chart.nombre })}
      submit={t(chart === null ? "create" : "save")}
      pending={add.isPending || change.isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      {chart === null && <p className={classes.note}>{t("newText")}</p>}
      <TextInput
        label={t("field.name")}
        value={nombre}
        maxLength={120}
        required
        error={tried && isBlank ? t("required") : sent}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Textarea
        label={t("field.about")}
        value={about}
        maxLength={500}
        autosize
        minRows={2}
        onChange={(event) => setAbout(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
