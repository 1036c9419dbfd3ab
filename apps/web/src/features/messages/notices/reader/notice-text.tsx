import type { Notification } from "@atrio/contract/messages/company-messages";

import { MarkdownText } from "../../../../ui/markdown-text.tsx";

import classes from "./reader.module.css";

/** Text of a notification: structured where a person wrote it, else plain. */
export function NoticeText({ notice }: { notice: Pick<Notification, "descripcion" | "formato"> }) {
  const { descripcion, formato } = notice;
  if (formato === "markdown") return <MarkdownText source={descripcion} />;
  return descripcion === "" ? null : <p className={classes.plain}>{descripcion}</p>;
}
