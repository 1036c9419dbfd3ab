import "@mantine/notifications/styles.layer.css";

import { Notifications, notifications } from "@mantine/notifications";
import { useEffect } from "react";

import { DrawnCheck } from "./drawn-check.tsx";
import { connectSnackbars } from "./notify.ts";
import classes from "./snackbar-host.module.css";

/** Draws the snackbars at the top right of the page, below bars and headers of drawers. */
export function SnackbarHost() {
  useEffect(() => connectSnackbars(notifications, <DrawnCheck size={18} />), []);
  return (
    <Notifications
      position="top-right"
      containerWidth={380}
      limit={4}
      classNames={{ root: classes.host }}
    />
  );
}
