import { Button, Switch, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { DateRules } from "@atrio/contract/leave/date-rules";

import { randomKey } from "../../../lib/random.ts";
import { Finder } from "../../../ui/finder.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { emptyShutdown, missingDays } from "./date-rules.model.ts";
import type { ShutdownForm } from "./date-rules.model.ts";
import classes from "./date-rules.module.css";
import { createShutdownMutation, previewShutdownMutation } from "./date-rules.queries.ts";
import { DaysFields } from "./days-fields.tsx";
import { ScopeFields } from "./scope-fields.tsx";
import { ShutdownEffect } from "./shutdown-effect.tsx";

type ShutdownDialogProps = { rules: DateRules; onClose: () => void };

/** Form of a closure: first whom it concerns, then it is stored. */
export function ShutdownDialog({ rules, onClose }: ShutdownDialogProps) {
  const { t } = useTranslation("leave-dates");
  const [form, setForm] = useState(emptyShutdown);
  const [tried, setTried] = useState(false);
  // The same attempt again, after a lost answer, makes one closure.
  const [key, setKey] = useState(randomKey);
  const preview = useMutation(previewShutdownMutation);
  const create = useMutation(createShutdownMutation);
  const change = (part: Partial<ShutdownForm>) => {
    preview.reset();
    create.reset();
    setKey(randomKey());
    setForm({ ...form, ...part });
  };
  const isNameless = form.nombre.trim() === "";
  const submit = () => {
    setTried(true);
    if (isNameless || missingDays(form).length > 0) return;
    if (preview.data === undefined) {
      preview.mutate(form);
      return;
    }
    create.mutate(
      { form, key },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("shutdowns.created") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("shutdowns.add")}
      submit={t(preview.data === undefined ? "shutdowns.see" : "shutdowns.save")}
      pending={preview.isPending || create.isPending}
      error={preview.error ?? create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t("form.name")}
        description={t("shutdowns.nameHint")}
        required
        maxLength={120}
        value={form.nombre}
        error={tried && isNameless ? t("form.required") : undefined}
        onChange={(event) => change({ nombre: event.currentTarget.value })}
      />
      <DaysFields form={form} tried={tried} onChange={change} />
      <ScopeFields form={form} rules={rules} onChange={change} />
      <Switch
        label={t("shutdowns.charges")}
        description={t("shutdowns.chargesHint")}
        checked={form.descuenta}
        onChange={(event) => change({ descuenta: event.currentTarget.checked })}
      />
      <Exceptions form={form} onChange={change} />
      {preview.data !== undefined && <ShutdownEffect preview={preview.data} />}
    </FormDialog>
  );
}

type ExceptionsProps = { form: ShutdownForm; onChange: (part: Partial<ShutdownForm>) => void };

/** People who work during the closure. */
function Exceptions({ form, onChange }: ExceptionsProps) {
  const { t } = useTranslation("leave-dates");
  const { exceptuados } = form;
  const without = (id: number) => exceptuados.filter((one) => one.id !== id);
  return (
    <div>
      <Finder
        // A chosen person becomes a chip, and the field is empty again.
        key={exceptuados.length}
        kind="person"
        label={t("shutdowns.except")}
        isOptional
        value={null}
        onChange={(found) =>
          found !== null && onChange({ exceptuados: [...without(found.id), found] })
        }
      />
      {exceptuados.length > 0 && (
        <ul className={classes.rows}>
          {exceptuados.map(({ id, name }) => (
            <li key={id} className={classes.row}>
              {name}
              <Button
                variant="subtle"
                size="sm"
                aria-label={t("shutdowns.takeOf", { name })}
                onClick={() => onChange({ exceptuados: without(id) })}
              >
                {t("shutdowns.take")}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
