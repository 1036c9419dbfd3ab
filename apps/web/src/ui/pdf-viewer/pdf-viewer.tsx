import { lazy, Suspense } from "react";
import type { ReactNode } from "react";

import { loadChunk } from "../../lib/chunks.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { BlockSkeleton } from "../state.tsx";

export type PdfViewerProps = {
  /** Brings the file; called again when the reader retries. Another document needs another `key`. */
  load: () => Promise<Uint8Array>;
  /** What is shown, for those who listen. */
  title: string;
  /** Told whenever another page was seen down to its end. */
  onPagesSeen?: ((seen: number, total: number) => void) | undefined;
  /** Told when the file does not come or cannot be read; the viewer says so itself. */
  onError?: ((error: unknown) => void) | undefined;
  /** Buttons at the end of the bar. */
  actions?: ReactNode;
};

const PdfFrame = lazy(async () => {
  const [frame] = await Promise.all([
    loadChunk(() => import("./pdf-frame.tsx")),
    loadTexts("viewer"),
  ]);
  return { default: frame.PdfFrame };
});

/** Shows a PDF in the page, fitted to its width; what draws it comes only now. */
export function PdfViewer(props: PdfViewerProps) {
  return (
    <Suspense fallback={<BlockSkeleton height={520} />}>
      <PdfFrame {...props} />
    </Suspense>
  );
}
