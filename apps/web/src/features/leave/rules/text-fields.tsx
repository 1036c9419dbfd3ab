import { Select, TextInput, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { requestKinds } from "@atrio/contract/kinds";

import { languageNames } from "../../../lib/language.ts";

import { otherLanguages } from "./rule-form.model.ts";
import type { RuleForm } from "./rule-form.model.ts";
import classes from "./rules.module.css";

type TextFieldsProps = {
  form: RuleForm;
  isNew: boolean;
  missing: ReadonlyArray<"nombre" | "descripcion">;
  onChange: (part: Partial<RuleForm>) => void;
};

/** Kind, name, description and legal source of a rule. */
export function TextFields({ form, isNew, missing, onChange }: TextFieldsProps) {
  const { t } = useTranslation("leave-rules");
  const errorOf = (field: "nombre" | "descripcion") =>
    missing.includes(field) ? t("rule.required") : undefined;
  return (
    <>
      {isNew && <KindField form={form} onChange={onChange} />}
      <TextInput
        label={t("rule.name")}
        required
        maxLength={120}
        value={form.nombres.es}
        error={errorOf("nombre")}
        onChange={(event) =>
          onChange({ nombres: { ...form.nombres, es: event.currentTarget.value } })
        }
      />
      <Textarea
        label={t("rule.description")}
        required
        autosize
        minRows={2}
        maxLength={2000}
        value={form.descripciones.es}
        error={errorOf("descripcion")}
        onChange={(event) =>
          onChange({ descripciones: { ...form.descripciones, es: event.currentTarget.value } })
        }
      />
      <TextInput
        label={t("rule.law")}
        description={t("rule.lawHint")}
        maxLength={300}
        value={form.norma}
        onChange={(event) => onChange({ norma: event.currentTarget.value })}
      />
      <OtherTexts form={form} onChange={onChange} />
    </>
  );
}

type PartProps = Pick<TextFieldsProps, "form" | "onChange">;

function KindField({ form, onChange }: PartProps) {
  const { t } = useTranslation("leave-rules");
  const { t: words } = useTranslation("requests");
  return (
    <Select
      label={t("rule.kind")}
      allowDeselect={false}
      value={String(form.pe_solicitud_tipo_id)}
      data={[
        { value: String(requestKinds.paidLeave), label: words("kind.paidLeave") },
        { value: String(requestKinds.unpaidLeave), label: words("kind.unpaidLeave") },
      ]}
      onChange={(value) => value !== null && onChange({ pe_solicitud_tipo_id: Number(value) })}
    />
  );
}

/** Name and description in the other languages, folded. */
function OtherTexts({ form, onChange }: PartProps) {
  const { t } = useTranslation("leave-rules");
  return (
    <details className={classes.others}>
      <summary>{t("rule.others")}</summary>
      <p>{t("rule.othersHint")}</p>
      {otherLanguages.map((language) => (
        <div key={language}>
          <TextInput
            label={t("rule.nameIn", { language: languageNames[language] })}
            maxLength={120}
            value={form.nombres[language]}
            onChange={(event) =>
              onChange({ nombres: { ...form.nombres, [language]: event.currentTarget.value } })
            }
          />
          <Textarea
            label={t("rule.descriptionIn", { language: languageNames[language] })}
            autosize
            maxLength={2000}
            value={form.descripciones[language]}
            onChange={(event) =>
              onChange({
                descripciones: { ...form.descripciones, [language]: event.currentTarget.value },
              })
            }
          />
        </div>
      ))}
    </details>
  );
}
