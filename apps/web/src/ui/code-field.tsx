import { TextInput } from "@mantine/core";
import type { ReactNode, Ref } from "react";

import classes from "./code-field.module.css";

type CodeFieldProps = {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** `app`: the six digits of an authenticator app; else a recovery code fits too. */
  kind: "app" | "any";
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
};

/** A code of the second factor: typed, pasted or filled in by the phone. */
export function CodeField({ ref, label, kind, value, onChange, error }: CodeFieldProps) {
  return (
    <TextInput
      ref={ref}
      classNames={{ input: classes.code }}
      label={label}
      name="code"
      inputMode={kind === "app" ? "numeric" : "text"}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={20}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
