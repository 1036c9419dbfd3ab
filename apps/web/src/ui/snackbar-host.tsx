import "@mantine/notifications/styles.layer.css";

import { Notifications, notifications } from "@mantine/notifications";
import { useEffect } from "react";

import { connectSnackbars } from "./notify.ts";

/** Draws the snackbars at the top right of the page. */
export function SnackbarHost() {
  useEffect(() => connectSnackbars(notifications), []);
  return <Notifications position="top-right" containerWidth={380} limit={4} />;
}
