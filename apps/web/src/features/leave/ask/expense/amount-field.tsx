import { TextInput } from "@mantine/core";

type AmountFieldProps = {
  label: string;
  value: string;
  /** Unit, shown beside the number. */
  unit: string;
  error: string | null;
  description?: string | undefined;
  onChange: (value: string) => void;
};

/** A number with decimals as people write it; read by `readNumber`. */
export function AmountField({
  label,
  value,
  unit,
  error,
  description,
  onChange,
}: AmountFieldProps) {
  return (
    <TextInput
      label={label}
      description={description}
      inputMode="decimal"
      autoComplete="off"
      required
      rightSection={<span aria-hidden>{unit}</span>}
      rightSectionPointerEvents="none"
      rightSectionWidth={48}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
