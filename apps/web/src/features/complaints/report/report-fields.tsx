import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { complaintTypes } from "@atrio/contract/complaints/states";

import { longest } from "./report.model.ts";
import type { Fault, ReportTexts } from "./report.model.ts";

type ReportFieldsProps = {
  texts: ReportTexts;
  faults: readonly Fault[];
  /** Warns against naming oneself. */
  isAnonymous: boolean;
  onChange: (change: Partial<ReportTexts>) => void;
};

/** The browser must not keep typed texts, nor send them to a spelling service. */
const unkept = { autoComplete: "off", spellCheck: false } as const;

/** Kind of behaviour, title and description of a report. */
export function ReportFields({ texts, faults, isAnonymous, onChange }: ReportFieldsProps) {
  const { t } = useTranslation(["complaint-report", "complaint-terms"]);
  const wrong = (fault: "type" | "subject" | "description") =>
    faults.includes(fault) ? t(`form.wrong.${fault}`) : null;
  const kinds = complaintTypes.map((value) => ({
    value,
    label: t(`complaint-terms:type.${value}`),
  }));
  return (
    <>
      <NativeSelect
        label={t("form.type")}
        size="md"
        required
        withAsterisk={false}
        autoComplete="off"
        data={[{ value: "", label: t("form.type_choose") }, ...kinds]}
        value={texts.tipo ?? ""}
        error={wrong("type")}
        onChange={({ currentTarget: { value } }) =>
          onChange({ tipo: complaintTypes.find((one) => one === value) ?? null })
        }
      />
      <TextInput
        {...unkept}
        label={t("form.subject")}
        description={t(isAnonymous ? "form.subject_hint" : "form.subject_hint_named")}
        required
        withAsterisk={false}
        maxLength={longest.titulo}
        value={texts.titulo}
        error={wrong("subject")}
        onChange={({ currentTarget: { value } }) => onChange({ titulo: value })}
      />
      <Textarea
        {...unkept}
        label={t("form.description")}
        description={t("form.description_hint")}
        required
        withAsterisk={false}
        rows={9}
        resize="vertical"
        maxLength={longest.descripcion}
        value={texts.descripcion}
        error={wrong("description")}
        onChange={({ currentTarget: { value } }) => onChange({ descripcion: value })}
      />
    </>
  );
}
