import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { LimitFields } from "./limit-fields.tsx";
import { RuleEffect } from "./rule-effect.tsx";
import { bodyOf, formOf, missingIn } from "./rule-form.model.ts";
import type { RuleForm } from "./rule-form.model.ts";
import type { OfficeRule } from "./rules.model.ts";
import { previewRuleMutation, saveRuleMutation } from "./rules.queries.ts";
import { SwitchFields } from "./switch-fields.tsx";
import { TextFields } from "./text-fields.tsx";

type RuleDialogProps = {
  /** The rule to change; null for a new one. */
  rule: OfficeRule | null;
  /** All rules of the company. */
  known: readonly OfficeRule[];
  onClose: () => void;
};

/** Form of a kind of leave; a changed one shows whom it concerns before it is saved. */
export function RuleDialog({ rule, known, onClose }: RuleDialogProps) {
  const { t } = useTranslation("leave-rules");
  const [form, setForm] = useState<RuleForm>(() => formOf(rule));
  const [tried, setTried] = useState(false);
  const preview = useMutation(previewRuleMutation);
  const save = useMutation(saveRuleMutation);
  const change = (part: Partial<RuleForm>) => {
    preview.reset();
    save.reset();
    setForm({ ...form, ...part });
  };
  const missing = tried ? missingIn(form) : [];
  const isSeen = rule === null || preview.data !== undefined;
  const submit = () => {
    setTried(true);
    if (missingIn(form).length > 0) return;
    const body = bodyOf(form, known);
    if (!isSeen) {
      preview.mutate(body);
      return;
    }
    save.mutate(body, {
      onSuccess: () => {
        notify({ kind: "success", message: t("rule.saved") });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={rule === null ? t("rule.new") : t("rule.edit", { name: rule.nombre })}
      submit={t(isSeen ? "rule.save" : "rule.see")}
      pending={preview.isPending || save.isPending}
      error={preview.error ?? save.error}
      size={640}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextFields form={form} isNew={rule === null} missing={missing} onChange={change} />
      <LimitFields form={form} isNew={rule === null} onChange={change} />
      <SwitchFields form={form} onChange={change} />
      {preview.data !== undefined && <RuleEffect effect={preview.data} unit={form.unidad} />}
    </FormDialog>
  );
}
