import type { ComponentPropsWithRef, ReactNode } from "react";

import classes from "./stage-button.module.css";

type StageButtonProps = ComponentPropsWithRef<"button"> & {
  tone?: "primary" | "quiet" | "text";
  icon?: ReactNode;
};

/** A button for the dark stage of the clock card, in both themes. */
export function StageButton({ tone = "quiet", icon, children, ...rest }: StageButtonProps) {
  return (
    <button type="button" {...rest} className={classes.button} data-tone={tone}>
      {icon !== undefined && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      {children}
    </button>
  );
}
