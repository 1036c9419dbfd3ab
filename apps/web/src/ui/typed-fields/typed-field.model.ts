import type { TextInputProps } from "@mantine/core";

/** Properties of a field over a date or a time; the value is empty without one. */
export type TypedFieldProps = Pick<
  TextInputProps,
  | "aria-label"
  | "className"
  | "description"
  | "disabled"
  | "error"
  | "inputWrapperOrder"
  | "label"
  | "required"
> & {
  value: string;
  onChange: (value: string) => void;
  size?: "sm" | "md";
  /** First field of a dialog. */
  "data-autofocus"?: boolean;
  "data-newest"?: boolean;
};
