import { useState } from "react";

import { BlockSkeleton, ErrorState } from "../state.tsx";

import { PdfPages } from "./pdf-pages.tsx";
import classes from "./pdf-viewer.module.css";
import type { PdfViewerProps } from "./pdf-viewer.tsx";
import { usePdf } from "./use-pdf.ts";

/** The viewer, and again from the beginning when its reader retries. */
export function PdfFrame(props: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

/** A file on its way, one that failed, or its pages. */
function Attempt(props: PdfViewerProps & { onRetry: () => void }) {
  const { load, title, onPagesSeen, onError, actions, onRetry } = props;
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
    />
  );
}
