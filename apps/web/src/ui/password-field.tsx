import { PasswordInput } from "@mantine/core";
import { useState } from "react";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";

type PasswordFieldProps = {
  ref?: Ref<HTMLInputElement>;
  label: string;
  name: string;
  autoComplete: "current-password" | "new-password";
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  /** Id of the text that explains the requirements. */
  describedBy?: string;
  /** The field where a dialog begins. */
  "data-autofocus"?: boolean;
};

/** A password with a button that shows the typed text. */
export function PasswordField({ ref, onChange, describedBy, ...field }: PasswordFieldProps) {
  const { t } = useTranslation("auth");
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...field}
      ref={ref}
      maxLength={128}
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
