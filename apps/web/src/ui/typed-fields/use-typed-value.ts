import { useState } from "react";
import type { ChangeEvent, KeyboardEvent } from "react";

type TypedValueInput = {
  /** The form's value; empty without one. */
  value: string;
  /** Text that a field shows for a value. */
  show: (value: string) => string;
  /** Text after a key, from the text before it. */
  mask: (typed: string, before: string) => string;
  /** Value of a text while it is typed; empty for an unfinished one. */
  read: (typed: string) => string;
  /** Value of a text that is left, where it may be shorter. */
  readLeft: (typed: string) => string;
  onChange: (value: string) => void;
};

export type TypedValue = {
  /** True if the field was left with a text that has no value. */
  isUnreadable: boolean;
  /** Takes a value that was chosen instead of typed. */
  choose: (value: string) => void;
  input: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
};

/**
 * A text field over a value of one notation. An unfinished text has the empty value, as in the
 * browser's own fields. A form that refuses a value keeps its old one, which is shown again when the
 * field is left; otherwise a text without a value stays, with an error.
 */
export function useTypedValue(props: TypedValueInput): TypedValue {
  const { value, show, mask, read, readLeft, onChange } = props;
  const [text, setText] = useState(() => show(value));
  const [seen, setSeen] = useState(value);
  const [isLeft, setLeft] = useState(false);
  if (value !== seen) {
    setSeen(value);
    if (value !== read(text)) setText(show(value));
  }
  const isUnreadable = text !== "" && readLeft(text) === "";

  const leave = () => {
    const found = readLeft(text);
    setLeft(true);
    if (found !== "" && found !== read(text)) {
      setText(show(found));
      onChange(found);
    } else if (value !== "") {
      setText(show(value));
    }
  };
  return {
    isUnreadable: isLeft && isUnreadable,
    choose: (chosen) => {
      setText(show(chosen));
      setLeft(false);
      onChange(chosen);
    },
    input: {
      value: text,
      onChange: ({ currentTarget }) => {
        const next = mask(currentTarget.value, text);
        setText(next);
        setLeft(false);
        const found = read(next);
        if (found !== value) onChange(found);
      },
      onBlur: leave,
      onKeyDown: (event) => {
        if (event.key !== "Enter") return;
        // Enter sends the form: a text without a value must not send the old one.
        if (isUnreadable) event.preventDefault();
        leave();
      },
    },
  };
}
