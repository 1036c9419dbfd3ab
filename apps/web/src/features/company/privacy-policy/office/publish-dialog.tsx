import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Language } from "@atrio/contract/common";

import { dayIn, formatList } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { languageNames } from "../../../../lib/language.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { publishMutation } from "../privacy-policy.queries.ts";

/** Texts of a version by language. */
export type PolicyTexts = Partial<Record<Language, string>>;

type PublishDialogProps = {
  texts: PolicyTexts;
  written: readonly Language[];
  onClose: () => void;
};

/** Confirmation of a publication, with the day from which it holds. */
export function PublishDialog({ texts, written, onClose }: PublishDialogProps) {
  const { t } = useTranslation("policy-office");
  const { zona_horaria } = useCurrentUser();
  const [desde, setDesde] = useState(dayIn(zona_horaria));
  const publish = useMutation(publishMutation);
  const submit = () => {
    if (desde === "") return;
    const textos = Object.fromEntries(written.map((one) => [one, texts[one] ?? ""]));
    publish.mutate(
      { vigente_desde: desde, textos },
      {
        onSuccess: ({ version }) => {
          notify({ kind: "success", message: t("published", { number: version }) });
          onClose();
        },
      },
    );
  };
  const names = formatList(written.map((one) => languageNames[one]));
  return (
    <FormDialog
      title={t("publishTitle")}
      submit={t("publish")}
      pending={publish.isPending}
      disabled={desde === ""}
      error={publish.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("publishText", { languages: names })}</p>
      <DateField
        label={t("from")}
        required
        value={desde}
        error={desde === "" ? t("fromMissing") : undefined}
        onChange={setDesde}
      />
    </FormDialog>
  );
}
