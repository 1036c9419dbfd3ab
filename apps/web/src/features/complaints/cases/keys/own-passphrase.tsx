import { useTranslation } from "react-i18next";

import { PasswordField } from "../../../../ui/password-field.tsx";

import { fieldError } from "./form-error.tsx";
import { longest } from "./passphrase.model.ts";

type OwnPassphraseProps = {
  label: string;
  /** Wire field. */
  name: string;
  value: string;
  isTried: boolean;
  /** Error of the call. */
  error: Error | null;
  onChange: (value: string) => void;
};

/** Field of the passphrase that a handler has. */
export function OwnPassphrase({ isTried, error, ...field }: OwnPassphraseProps) {
  const { t } = useTranslation("common");
  const isMissing = isTried && field.value === "";
  return (
    <PasswordField
      data-autofocus
      autoComplete="off"
      maxLength={longest}
      error={isMissing ? t("field.required") : fieldError(error, field.name)}
      {...field}
    />
  );
}
