import { PasswordInput } from "@mantine/core";
import { useState } from "react";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";

type PasswordFieldProps = {
  ref?: Ref<HTMLInputElement>;
  label: string;
  name: string;
  /** `off` for a secret that is not the portal's password. */
  autoComplete: "current-password" | "new-password" | "off";
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  /** Id of the text that explains the requirements. */
  describedBy?: string;
  description?: ReactNode;
  maxLength?: number;
  /** The field where a dialog begins. */
  "data-autofocus"?: boolean;
};

/** A password with a button that shows the typed text. */
export function PasswordField(props: PasswordFieldProps) {
  const { ref, onChange, describedBy, maxLength = 128, ...field } = props;
  const { t } = useTranslation("auth");
  const [visible, setVisible] = useState(false);
  const hasError = Boolean(field.error);
  return (
    <PasswordInput
      {...field}
      ref={ref}
      maxLength={maxLength}
      // Mantine marks its box, not the input of a password.
      aria-invalid={hasError || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.currentTarget.value)}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        "aria-label": visible ? t("login.hidePassword") : t("login.showPassword"),
        tabIndex: 0,
      }}
    />
  );
}
