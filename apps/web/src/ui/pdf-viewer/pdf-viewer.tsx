import { lazy, Suspense } from "react";

import { loadChunk } from "../../lib/chunks.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { BlockSkeleton } from "../state.tsx";

import type { PdfViewerProps } from "./pdf-frame.tsx";

const PdfFrame = lazy(async () => {
  const [frame] = await Promise.all([
    loadChunk(() => import("./pdf-frame.tsx")),
    loadTexts("viewer"),
  ]);
  return { default: frame.PdfFrame };
});

/** A PDF in the page, fitted to its width; the renderer is loaded on demand. */
export function PdfViewer(props: PdfViewerProps) {
  return (
    <Suspense fallback={<BlockSkeleton height={520} />}>
      <PdfFrame {...props} />
    </Suspense>
  );
}
