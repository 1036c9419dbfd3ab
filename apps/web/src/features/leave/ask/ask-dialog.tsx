import { lazy } from "react";

import { loadChunk } from "../../../lib/chunks.ts";
import { loadTexts } from "../../../lib/i18n.ts";
import { Part } from "../../../ui/part.tsx";

import type { AskDialogProps } from "./ask.model.ts";

const AskForm = lazy(async () => {
  const [part] = await Promise.all([
    loadChunk(() => import("./ask-window.tsx")),
    loadTexts("ask", "files", "requests"),
  ]);
  return { default: part.AskWindow };
});

/** The form of a request in a dialog; its program and texts are fetched when it is first opened. */
export function AskDialog({ opened, ...props }: AskDialogProps) {
  if (!opened) return null;
  return (
    <Part>
      <AskForm {...props} />
    </Part>
  );
}
