import { Box } from "@mantine/core";
import type { ReactNode } from "react";

import { kindLooks } from "../calendar.model.ts";
import type { CalendarKind } from "../calendar.model.ts";

import classes from "./kind-surface.module.css";

type KindSurfaceProps = {
  kind: CalendarKind;
  isPending?: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

/** An entry in the colour and pattern of its kind of event. */
export function KindSurface({
  kind,
  isPending = false,
  className = "",
  ...rest
}: KindSurfaceProps) {
  const { background, content } = kindLooks[kind];
  return (
    <Box
      component="span"
      className={`${classes.surface} ${className}`}
      __vars={{ "--kind-background": background, "--kind-content": content }}
      data-kind={kind}
      data-waiting={isPending}
      {...rest}
    />
  );
}
