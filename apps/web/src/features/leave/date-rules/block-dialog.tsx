import { Checkbox, Switch, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { refusableKinds } from "@atrio/contract/kinds";
import type { BlockedPeriod, DateRules } from "@atrio/contract/leave/date-rules";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { useKindName } from "../requests/use-kind-name.ts";

import { blockFormOf, missingDays } from "./date-rules.model.ts";
import type { BlockForm } from "./date-rules.model.ts";
import classes from "./date-rules.module.css";
import { saveBlockMutation } from "./date-rules.queries.ts";
import { DaysFields } from "./days-fields.tsx";
import { ScopeFields } from "./scope-fields.tsx";

type BlockDialogProps = { rule: BlockedPeriod | null; rules: DateRules; onClose: () => void };

/** Form of a blocked period. */
export function BlockDialog({ rule, rules, onClose }: BlockDialogProps) {
  const { t } = useTranslation("leave-dates");
  const kindName = useKindName();
  const [form, setForm] = useState(() => blockFormOf(rule));
  const [tried, setTried] = useState(false);
  const save = useMutation(saveBlockMutation);
  const change = (part: Partial<BlockForm>) => setForm({ ...form, ...part });
  const isNameless = form.nombre.trim() === "";
  const submit = () => {
    setTried(true);
    if (isNameless || form.tipos.length === 0 || missingDays(form).length > 0) return;
    save.mutate(
      { id: rule?.id, form },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("form.saved") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t(rule === null ? "blocks.add" : "blocks.edit")}
      submit={t("form.save")}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t("blocks.reason")}
        description={t("blocks.reasonHint")}
        required
        maxLength={120}
        value={form.nombre}
        error={tried && isNameless ? t("form.required") : undefined}
        onChange={(event) => change({ nombre: event.currentTarget.value })}
      />
      <DaysFields form={form} tried={tried} onChange={change} />
      <Checkbox.Group
        label={t("blocks.kinds")}
        description={t("blocks.kindsHint")}
        required
        value={form.tipos.map(String)}
        error={tried && form.tipos.length === 0 ? t("form.required") : undefined}
        onChange={(kinds) =>
          change({ tipos: refusableKinds.filter((kind) => kinds.includes(String(kind))) })
        }
      >
        <span className={classes.chips}>
          {refusableKinds.map((kind) => (
            <Checkbox key={kind} value={String(kind)} label={kindName(kind)} />
          ))}
        </span>
      </Checkbox.Group>
      <ScopeFields form={form} rules={rules} onChange={change} />
      <Switch
        label={t("form.impedes")}
        description={t("form.impedesHint")}
        checked={form.impide}
        onChange={(event) => change({ impide: event.currentTarget.checked })}
      />
    </FormDialog>
  );
}
