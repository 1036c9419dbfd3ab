import { useState } from "react";
import type { ReactNode } from "react";

import { BlockSkeleton, ErrorState } from "../state.tsx";

import { PdfPages } from "./pdf-pages.tsx";
import classes from "./pdf-viewer.module.css";
import { usePdf } from "./use-pdf.ts";

/** Props of the viewer. */
export type PdfViewerProps = {
  /** Fetches the file, again for each retry. Another document needs another `key`. */
  load: () => Promise<Uint8Array>;
  /** Accessible name of the document. */
  title: string;
  /** Called whenever another page was seen down to its end. */
  onPagesSeen?: ((seen: number, total: number) => void) | undefined;
  /** Called when the file cannot be fetched or read; the viewer shows the error itself. */
  onError?: ((error: unknown) => void) | undefined;
  /** Buttons at the end of the bar. */
  actions?: ReactNode;
  /** Drawn over a page, 1 the first, in parts of its width and height. */
  renderOverlay?: ((page: number) => ReactNode) | undefined;
};

/** The viewer, and again from the beginning when its reader retries. */
export function PdfFrame(props: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

/** A loading file, a failed one, or its pages. */
function Attempt(props: PdfViewerProps & { onRetry: () => void }) {
  const { load, title, onPagesSeen, onError, actions, renderOverlay, onRetry } = props;
  const { opened, error } = usePdf({ load, onError });
  if (error !== null) {
    return (
      <div className={classes.failed}>
        <ErrorState error={error} onRetry={onRetry} />
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
    );
  }
  if (opened === null) return <BlockSkeleton height={520} />;
  return (
    <PdfPages
      pdf={opened.pdf}
      size={opened.size}
      title={title}
      onPagesSeen={onPagesSeen}
      actions={actions}
      renderOverlay={renderOverlay}
    />
  );
}
