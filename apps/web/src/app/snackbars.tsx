import { lazy, useEffect, useState } from "react";

import { loadChunk } from "../lib/chunks.ts";
import { onFirstSnackbar } from "../ui/notify.ts";
import { Part } from "../ui/part.tsx";

const SnackbarHost = lazy(() =>
  loadChunk(() => import("../ui/snackbar-host.tsx")).then((part) => ({
    default: part.SnackbarHost,
  })),
);

/** Place of the snackbars, at the top right; their component is loaded with the first one. */
export function Snackbars() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstSnackbar(() => setWanted(true)), []);
  if (!wanted) return null;
  return (
    <Part>
      <SnackbarHost />
    </Part>
  );
}
