import type { Notification } from "@atrio/contract/messages/company-messages";

import { MarkdownText } from "../../../../ui/markdown-text.tsx";

import classes from "./reader.module.css";

/** What a notification says: structured where a person wrote it, else the text as it is. */
export function NoticeText({ notice }: { notice: Pick<Notification, "descripcion" | "formato"> }) {
  const { descripcion: text, formato: format } = notice;
  if (format === "markdown") return <MarkdownText source={text} />;
  return text === "" ? null : <p className={classes.plain}>{text}</p>;
}
