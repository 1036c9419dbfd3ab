import type { notifications as Notifications } from "@mantine/notifications";
import type { ReactNode } from "react";

import { i18n } from "../lib/i18n.ts";

type Kind = "success" | "info" | "error";

type Snackbar = {
  kind: Kind;
  /** Name by which it is taken away before its time. */
  id?: string;
  title?: string;
  message?: ReactNode;
  /** Milliseconds on the screen; 0 stays. Without it success 2500 and the rest 5000 (Rule COMPANY-14). */
  duration?: number;
  /** Called when it has left the screen, by itself or closed. */
  onClose?: () => void;
};

const defaultDuration: Record<Kind, number> = { success: 2500, info: 5000, error: 5000 };

const colors: Record<Kind, string> = { success: "green", info: "blue", error: "red" };

let waiting: Snackbar[] = [];
let host: typeof Notifications | null = null;
let openHost: (() => void) | null = null;
let doneMark: ReactNode = null;

/** Shows a snackbar at the top right; the first one loads their component. */
export function notify(snackbar: Snackbar): void {
  if (host !== null) {
    show(host, snackbar);
    return;
  }
  waiting.push(snackbar);
  openHost?.();
}

/** Registers the loader of the snackbars' component; called at once when some already wait. */
export function onFirstSnackbar(open: () => void): () => void {
  openHost = open;
  if (waiting.length > 0) open();
  return () => {
    openHost = null;
  };
}

/** The component is on the page: shows the waiting snackbars; successes have the mark. */
export function connectSnackbars(
  notifications: typeof Notifications,
  mark: ReactNode = null,
): void {
  host = notifications;
  doneMark = mark;
  for (const snackbar of waiting) show(notifications, snackbar);
  waiting = [];
}

/** Takes a snackbar away, also one that waits for their component. */
export function dismiss(id: string): void {
  waiting = waiting.filter((one) => one.id !== id);
  host?.hide(id);
}

function show(notifications: typeof Notifications, snackbar: Snackbar): void {
  const duration = snackbar.duration ?? defaultDuration[snackbar.kind];
  const leave = ({ id }: { id?: string }) => {
    if (id !== undefined && duration > 0) setTimeout(() => notifications.hide(id), duration);
  };
  notifications.show({
    ...(snackbar.id !== undefined && { id: snackbar.id }),
    ...(snackbar.onClose !== undefined && { onClose: snackbar.onClose }),
    // It leaves on time under a resting pointer too, which would hold it otherwise.
    onOpen: leave,
    title: snackbar.title,
    message: snackbar.message,
    color: colors[snackbar.kind],
    icon: snackbar.kind === "success" && doneMark,
    autoClose: duration === 0 ? false : duration,
    withBorder: true,
    closeButtonProps: { "aria-label": i18n.t("common:action.close"), size: 44, iconSize: 18 },
  });
}
