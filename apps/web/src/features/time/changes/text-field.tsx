import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";

const longest = 500;

type TextFieldProps = {
  label: string;
  value: string;
  error?: string | null;
  required?: boolean;
  onChange: (value: string) => void;
};

/** Words of at most 500 characters: a reason, a remark. */
export function TextField({
  label,
  value,
  error = null,
  required = false,
  onChange,
}: TextFieldProps) {
  const { t } = useTranslation("changes");
  return (
    <Textarea
      label={label}
      description={t("fields.chars")}
      maxLength={longest}
      autosize
      minRows={2}
      required={required}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
