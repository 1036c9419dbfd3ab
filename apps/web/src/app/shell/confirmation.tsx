import { lazy, useEffect, useState } from "react";

import { loadChunk } from "../../lib/chunks.ts";
import { onConfirmation } from "../../lib/confirmation.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { Part } from "../../ui/part.tsx";

const ConfirmDialog = lazy(async () => {
  const [part] = await Promise.all([
    loadChunk(() => import("../../features/access/auth/confirm-dialog.tsx")),
    loadTexts("auth"),
  ]);
  return { default: part.ConfirmDialog };
});

/** Place of the password question; its component is loaded with the first one. */
export function Confirmation({ email }: { email: string }) {
  const [asked, setAsked] = useState<{ settle: (isConfirmed: boolean) => void } | null>(null);
  useEffect(() => onConfirmation((settle) => setAsked({ settle })), []);
  if (asked === null) return null;
  const settle = (isConfirmed: boolean) => {
    setAsked(null);
    asked.settle(isConfirmed);
  };
  return (
    <Part>
      <ConfirmDialog email={email} onSettled={settle} />
    </Part>
  );
}
