import { lazy, Suspense } from "react";

import type { RequestDetail } from "@atrio/contract/absences";
import type { RequestView } from "@atrio/contract/requests";

import { loadChunk } from "../../../lib/chunks.ts";
import { loadTexts } from "../../../lib/i18n.ts";

export type AskDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** A new request, a change of a pending one, or the rectification of an approved one. */
  mode: "new" | "edit" | "rectify";
  /** The request to edit or to rectify. */
  request?: RequestDetail;
  /** Kind to begin with (pe_solicitud_tipo_id); without it the first step is to choose one. */
  kind?: number;
  /** It was sent, as the server answers it; the lists are being read again and the dialog is to be closed. */
  onSaved: (request: RequestView) => void;
};

const AskForm = lazy(async () => {
  const [part] = await Promise.all([
    loadChunk(() => import("./ask-window.tsx")),
    loadTexts("ask", "requests"),
  ]);
  return { default: part.AskWindow };
});

/** The form of a request in a dialog; its program and texts are fetched when it is first opened. */
export function AskDialog({ opened, ...props }: AskDialogProps) {
  if (!opened) return null;
  return (
    <Suspense>
      <AskForm {...props} />
    </Suspense>
  );
}
