import { Checkbox, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import type { AskDraft } from "../signing.model.ts";

type OptionFieldsProps = { draft: AskDraft; onChange: (part: Partial<AskDraft>) => void };

/** Last day, words of the company, and if it stays on the home page. */
export function OptionFields({ draft, onChange }: OptionFieldsProps) {
  const { t } = useTranslation("signing-office");
  return (
    <>
      <DateField
        label={t("ask.lastDay")}
        description={t("ask.lastDayHint")}
        value={draft.caduca_el}
        onChange={(caduca_el) => onChange({ caduca_el })}
      />
      <Textarea
        label={t("ask.words")}
        description={t("ask.wordsHint")}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        value={draft.texto}
        onChange={(event) => onChange({ texto: event.currentTarget.value })}
      />
      <Checkbox
        label={t("ask.important")}
        description={t("ask.importantHint")}
        checked={draft.importante}
        onChange={(event) => onChange({ importante: event.currentTarget.checked })}
      />
    </>
  );
}
