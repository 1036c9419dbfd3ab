import { Checkbox, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { languages } from "@atrio/contract/languages";
import { isKeptTooShort } from "@atrio/contract/papers/document-periods";
import type { OfficeDocumentKind } from "@atrio/contract/papers/documents-office";

import { currentLanguage, languageNames } from "../../../../lib/language.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";

import { tidied, unnamedIn } from "./kinds.model.ts";
import { PeriodFields } from "./period-fields.tsx";

type KindDialogProps = {
  kind: OfficeDocumentKind;
  onSave: (kind: OfficeDocumentKind) => void;
  onClose: () => void;
};

const fileClasses = ["general", "bancaria", "medica"] as const;

/** Names of a kind, how confidential it is, and what supervisors do with it. */
export function KindDialog({ kind, onSave, onClose }: KindDialogProps) {
  const { t } = useTranslation("office-documents");
  const [form, setForm] = useState(kind);
  const [isTried, setTried] = useState(false);
  const unnamed = isTried ? unnamedIn(form) : [];
  const isGeneral = form.clase === "general";
  const isShown = form.visible_supervisor && isGeneral;
  const put = (part: Partial<OfficeDocumentKind>) => setForm({ ...form, ...part });
  const name = kind.nombres[currentLanguage()];
  return (
    <FormDialog
      title={kind.codigo === "" ? t("kinds.add") : t("kinds.editOf", { name })}
      submit={t("kinds.keep")}
      pending={false}
      error={null}
      onSubmit={() => {
        setTried(true);
        if (unnamedIn(form).length === 0 && !isKeptTooShort(form)) onSave(tidied(form));
      }}
      onClose={onClose}
    >
      {languages.map((language) => (
        <TextInput
          key={language}
          label={t("kinds.nameIn", { language: languageNames[language] })}
          required
          maxLength={120}
          value={form.nombres[language]}
          error={unnamed.includes(language) ? t("publish.needsName") : undefined}
          onChange={(event) =>
            put({ nombres: { ...form.nombres, [language]: event.currentTarget.value } })
          }
        />
      ))}
      <Select
        label={t("publish.class")}
        description={t("kinds.classHint")}
        allowDeselect={false}
        value={form.clase}
        data={fileClasses.map((value) => ({ value, label: t(`class.${value}`) }))}
        onChange={(value) => put({ clase: fileClasses.find((one) => one === value) ?? "general" })}
      />
      <Checkbox
        label={t("kinds.showSupervisors")}
        description={t(isGeneral ? "kinds.showHint" : "publish.supervisorNever")}
        disabled={!isGeneral}
        checked={isShown}
        onChange={(event) => put({ visible_supervisor: event.currentTarget.checked })}
      />
      <Checkbox
        label={t("kinds.approve")}
        description={t("kinds.approveHint")}
        disabled={!isShown}
        checked={form.requiere_aprobacion && isShown}
        onChange={(event) => put({ requiere_aprobacion: event.currentTarget.checked })}
      />
      <PeriodFields kind={form} onChange={put} />
      <p>{t("kinds.dialogNote")}</p>
    </FormDialog>
  );
}
