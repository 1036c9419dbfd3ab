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

/** Shows a PDF in the page, fitted to its width; what draws it comes only now. */
export function PdfViewer(props: PdfViewerProps) {
  return (
    <Suspense fallback={<BlockSkeleton height={520} />}>
      <PdfFrame {...props} />
    </Suspense>
  );
}
