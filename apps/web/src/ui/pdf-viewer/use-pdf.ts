import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";

import { ApiError } from "../../lib/errors.ts";

import { closePdf, openPdf, pageSize } from "./pdf-engine.ts";
import type { PageSize, Pdf } from "./pdf-engine.ts";

type Opened = {
  pdf: Pdf;
  /** Size of the first page, assumed for the others until they are drawn. */
  size: PageSize;
};

type Source = {
  load: () => Promise<Uint8Array>;
  onError: ((error: unknown) => void) | undefined;
};

/** Loads and opens a PDF, once. */
export function usePdf({ load, onError }: Source) {
  const { t } = useTranslation("viewer");
  const [opened, setOpened] = useState<Opened | null>(null);
  const [error, setError] = useState<unknown>(null);

  const bring = useEffectEvent(load);
  const explain = useEffectEvent((cause: unknown) => {
    const isLocked = cause instanceof Error && cause.name === "PasswordException";
    const message = t(isLocked ? "locked" : "damaged");
    return new ApiError({ status: 0, code: "pdf.unreadable", message });
  });
  const tell = useEffectEvent((cause: unknown) => onError?.(cause));

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const open = async () => {
      const bytes = await bring();
      if (signal.aborted) return;
      const pdf = await openPdf(bytes).catch((cause: unknown) => {
        throw explain(cause);
      });
      signal.addEventListener("abort", () => closePdf(pdf));
      if (signal.aborted) closePdf(pdf);
      else setOpened({ pdf, size: await pageSize(pdf, 1) });
    };
    open().catch((cause: unknown) => {
      if (signal.aborted) return;
      setError(cause);
      tell(cause);
    });
    return () => controller.abort();
  }, []);

  return { opened, error };
}
