import { Box } from "@mantine/core";
import type { ReactNode } from "react";

import classes from "./palette-badge.module.css";

type PaletteBadgeProps = {
  /** Light-theme colours of the contract's palette; the dark ones are mixed from them. */
  background: string;
  content: string;
  icon: ReactNode;
  children: ReactNode;
};

/** A state in its colour of the contract's palette, with its icon. */
export function PaletteBadge({ background, content, icon, children }: PaletteBadgeProps) {
  const colors = { "--state-background": background, "--state-content": content };
  return (
    <Box component="span" className={classes.badge} __vars={colors}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      {children}
    </Box>
  );
}
