import { SegmentedControl, Switch, Textarea, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { projectPartKinds } from "@atrio/contract/projects/shapes";
import type { ProjectPart } from "@atrio/contract/projects/shapes";

import { ApiError } from "../../../../lib/errors.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { optionsOf } from "../projects-office.model.ts";
import classes from "../projects-office.module.css";
import { savePartMutation } from "../projects-office.queries.ts";

type PartDialogProps = {
  /** null for a new one. */
  part: ProjectPart | null;
  onClose: () => void;
};

/** Form of a field of activities; the kind of an old one stays. */
export function PartDialog({ part, onClose }: PartDialogProps) {
  const { t } = useTranslation("projects-office");
  const [form, setForm] = useState(() => ({
    nombre: part?.nombre ?? "",
    tipo: part?.tipo ?? ("texto" as const),
    obligatorio: part?.obligatorio ?? false,
    activo: part?.activo ?? true,
    lines: part?.opciones.join("\n") ?? "",
  }));
  const [tried, setTried] = useState(false);
  const save = useMutation(savePartMutation);
  const put = (change: Partial<typeof form>) => {
    save.reset();
    setForm({ ...form, ...change });
  };
  const isBlank = form.nombre.trim() === "";
  const opciones = form.tipo === "opcion" ? optionsOf(form.lines) : [];
  const lacksOptions = form.tipo === "opcion" && opciones.length < 2;
  const submit = () => {
    setTried(true);
    if (isBlank || lacksOptions) return;
    const { lines: _lines, ...facts } = form;
    save.mutate(
      { id: part?.id ?? null, body: { ...facts, nombre: form.nombre.trim(), opciones } },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("parts.saved") });
          onClose();
        },
      },
    );
  };
  const sent = save.error instanceof ApiError ? save.error.fields["nombre"]?.join("\n") : undefined;
  return (
    <FormDialog
      title={part === null ? t("parts.new") : t("parts.editOf", { name: part.nombre })}
      submit={t("save")}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t("parts.name")}
        value={form.nombre}
        maxLength={60}
        required
        error={tried && isBlank ? t("fault.required") : sent}
        onChange={(event) => put({ nombre: event.currentTarget.value })}
      />
      {part === null ? (
        <SegmentedControl<ProjectPart["tipo"]>
          aria-label={t("parts.kindLabel")}
          fullWidth
          value={form.tipo}
          onChange={(tipo) => put({ tipo })}
          data={projectPartKinds.map((value) => ({ value, label: t(`parts.kind.${value}`) }))}
        />
      ) : (
        <p className={classes.note}>
          {t("parts.kindStays", { kind: t(`parts.kind.${part.tipo}`) })}
        </p>
      )}
      {form.tipo === "opcion" && (
        <Textarea
          label={t("parts.options")}
          description={t("parts.optionsHint")}
          value={form.lines}
          autosize
          minRows={3}
          error={tried && lacksOptions && t("parts.tooFew")}
          onChange={(event) => put({ lines: event.currentTarget.value })}
        />
      )}
      <Switch
        label={t("parts.required")}
        checked={form.obligatorio}
        onChange={(event) => put({ obligatorio: event.currentTarget.checked })}
      />
      {part !== null && (
        <Switch
          label={t("parts.active")}
          description={t("parts.activeHint")}
          checked={form.activo}
          onChange={(event) => put({ activo: event.currentTarget.checked })}
        />
      )}
    </FormDialog>
  );
}
