import type { ReactNode } from "react";

import classes from "./status-badge.module.css";
import type { Accent } from "./theme.ts";

type StatusBadgeProps = {
  color: Accent;
  /** Beside the colour, so that nobody depends on colour alone. */
  icon?: ReactNode;
  children: ReactNode;
};

/** A pill that names a state. */
export function StatusBadge({ color, icon, children }: StatusBadgeProps) {
  return (
    <span
      className={classes.badge}
      style={{
        background: `var(--mantine-color-${color}-light)`,
        color: `var(--mantine-color-${color}-light-color)`,
      }}
    >
      {icon !== undefined && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
