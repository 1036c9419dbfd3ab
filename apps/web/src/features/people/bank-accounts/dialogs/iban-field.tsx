import { TextInput } from "@mantine/core";
import { useLayoutEffect, useRef } from "react";
import type { ChangeEvent, ReactNode } from "react";

import { caretIn, groupIban } from "../bank-accounts.model.ts";

import classes from "./dialogs.module.css";

type IbanFieldProps = {
  label: string;
  description: string;
  required: boolean;
  value: string;
  error: ReactNode;
  onChange: (grouped: string) => void;
};

/** An IBAN that falls into groups of four while it is typed or pasted; the caret stays in its place. */
export function IbanField({ onChange, ...field }: IbanFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.currentTarget;
    const grouped = groupIban(value);
    caret.current = caretIn(grouped, value.slice(0, selectionStart ?? value.length));
    onChange(grouped);
  };
  return (
    <TextInput
      {...field}
      ref={input}
      classNames={{ input: classes.iban }}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={change}
    />
  );
}
