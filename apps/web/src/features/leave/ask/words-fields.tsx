import { TextInput, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { AskDraft } from "./ask.model.ts";
import type { FormErrors } from "./use-form-errors.ts";

const longestTitle = 120;
const longestDescription = 1000;

type WordsFieldsProps = {
  draft: AskDraft;
  errors: FormErrors;
  onChange: (changes: Partial<AskDraft>) => void;
};

/** Free text fields, with the note that personal data do not belong there. */
export function WordsFields({ draft, errors, onChange }: WordsFieldsProps) {
  const { t } = useTranslation("ask");
  return (
    <>
      <TextInput
        label={t("fields.title")}
        description={t("fields.title_hint")}
        maxLength={longestTitle}
        value={draft.title}
        error={errors.of("titulo")}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t("fields.description")}
        description={t("fields.description_hint")}
        maxLength={longestDescription}
        autosize
        minRows={2}
        value={draft.description}
        error={errors.of("descripcion")}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
    </>
  );
}
