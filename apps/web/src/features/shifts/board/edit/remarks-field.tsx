import { Textarea } from "@mantine/core";

type RemarksFieldProps = {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
};

/** Remarks on a shift or a series; null without any. */
export function RemarksField({ label, value, onChange }: RemarksFieldProps) {
  return (
    <Textarea
      label={label}
      autosize
      minRows={2}
      maxLength={500}
      value={value ?? ""}
      onChange={({ currentTarget: { value: typed } }) => onChange(typed === "" ? null : typed)}
    />
  );
}
