import { NumberInput } from "@mantine/core";

import { decimalSign } from "../lib/format.ts";

type AmountFieldProps = {
  label: string;
  description?: string | undefined;
  required?: boolean;
  /** Null while nothing is typed. */
  value: number | null;
  error?: string | undefined;
  onChange: (value: number | null) => void;
};

/** An amount that is not negative, with at most two decimals after the sign of the language. */
export function AmountField({ value, onChange, ...field }: AmountFieldProps) {
  return (
    <NumberInput
      {...field}
      min={0}
      decimalScale={2}
      decimalSeparator={decimalSign()}
      allowedDecimalSeparators={[",", "."]}
      value={value ?? ""}
      onChange={(typed) => onChange(typed === "" ? null : Number(typed))}
    />
  );
}
