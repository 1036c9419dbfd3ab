import { ActionIcon, Select, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { PayrollLayout } from "@atrio/contract/company/payroll";

import { ApiError } from "../../../lib/errors.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { layoutFormOf, moved, offeredColumns, withRows } from "./payroll.model.ts";
import type { LayoutForm } from "./payroll.model.ts";
import classes from "./payroll.module.css";
import { saveLayoutMutation } from "./payroll.queries.ts";

type LayoutDialogProps = { layout: PayrollLayout | null; onClose: () => void };

/** Form of a layout: its rows, its columns in order with their headings, and the decimal sign. */
export function LayoutDialog({ layout, onClose }: LayoutDialogProps) {
  const { t } = useTranslation("payroll");
  const [form, setForm] = useState(() => layoutFormOf(layout));
  const [tried, setTried] = useState(false);
  const save = useMutation(saveLayoutMutation);
  const change = (part: Partial<LayoutForm>) => {
    save.reset();
    setForm({ ...form, ...part });
  };
  const isNameless = form.nombre.trim() === "";
  const submit = () => {
    setTried(true);
    if (isNameless || form.columnas.length === 0) return;
    save.mutate(form, {
      onSuccess: () => {
        notify({ kind: "success", message: t("layout.saved") });
        onClose();
      },
    });
  };
  const taken =
    save.error instanceof ApiError ? save.error.fields["nombre"]?.join("\n") : undefined;
  return (
    <FormDialog
      title={t(layout === null ? "layout.add" : "layout.edit")}
      submit={t("layout.save")}
      pending={save.isPending}
      error={taken === undefined ? save.error : null}
      size={640}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t("layout.name")}
        required
        maxLength={80}
        value={form.nombre}
        error={tried && isNameless ? t("layout.required") : taken}
        onChange={(event) => change({ nombre: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <Select
          label={t("layout.rows")}
          allowDeselect={false}
          value={form.filas}
          data={[
            { value: "persona", label: t("layout.byPerson") },
            { value: "concepto", label: t("layout.byConcept") },
          ]}
          onChange={(filas) => change(withRows(form, filas === "concepto" ? filas : "persona"))}
        />
        <Select
          label={t("layout.decimal")}
          allowDeselect={false}
          value={form.decimal}
          data={[
            { value: ",", label: t("layout.comma") },
            { value: ".", label: t("layout.point") },
          ]}
          onChange={(sign) => change({ decimal: sign === "." ? "." : "," })}
        />
      </div>
      <Columns form={form} onChange={(columnas) => change({ columnas })} />
    </FormDialog>
  );
}

type ColumnsProps = {
  form: LayoutForm;
  onChange: (columns: LayoutForm["columnas"]) => void;
};

function Columns({ form, onChange }: ColumnsProps) {
  const { t } = useTranslation("payroll");
  const { columnas } = form;
  const last = columnas.length - 1;
  return (
    <>
      <ul className={classes.columns} aria-label={t("layout.columns")}>
        {columnas.map(({ campo, titulo }, index) => {
          const values = { name: t(`concept.${campo}`) };
          return (
            <li key={campo} className={classes.column}>
              <TextInput
                label={t(`concept.${campo}`)}
                placeholder={t("layout.heading")}
                maxLength={60}
                value={titulo}
                onChange={(event) => {
                  const text = event.currentTarget.value;
                  onChange(
                    columnas.map((one, at) => (at === index ? { ...one, titulo: text } : one)),
                  );
                }}
              />
              <ActionIcon
                variant="default"
                size={44}
                disabled={index === 0}
                aria-label={t("layout.up", values)}
                onClick={() => onChange(moved(columnas, index, -1))}
              >
                <IconArrowUp size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size={44}
                disabled={index === last}
                aria-label={t("layout.down", values)}
                onClick={() => onChange(moved(columnas, index, 1))}
              >
                <IconArrowDown size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size={44}
                disabled={last === 0}
                aria-label={t("layout.take", values)}
                onClick={() => onChange(columnas.filter((_, at) => at !== index))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      <Select
        label={t("layout.addColumn")}
        searchable
        value={null}
        data={offeredColumns(form).map((column) => ({
          value: column,
          label: t(`concept.${column}`),
        }))}
        onChange={(value) => {
          const column = offeredColumns(form).find((one) => one === value);
          if (column !== undefined) onChange([...columnas, { campo: column, titulo: "" }]);
        }}
      />
    </>
  );
}
