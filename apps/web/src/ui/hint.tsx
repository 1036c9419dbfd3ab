import type { ReactNode } from "react";

import classes from "./hint.module.css";

type HintProps = {
  text: string;
  side?: "right" | "bottom";
  /** For text that already stands beside the control. */
  disabled?: boolean;
  children: ReactNode;
};

/**
 * A tooltip in plain CSS, shown under the pointer and on keyboard focus. It repeats the control's
 * accessible name, so it is hidden from assistive technology.
 */
export function Hint({ text, side = "bottom", disabled = false, children }: HintProps) {
  return (
    <span className={classes.hint} data-side={side}>
      {children}
      {!disabled && (
        <span className={classes.bubble} aria-hidden>
          {text}
        </span>
      )}
    </span>
  );
}
