import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { drawPage, pageSize } from "./pdf-engine.ts";
import type { PageSize, Pdf } from "./pdf-engine.ts";
import classes from "./pdf-viewer.module.css";

type PdfDrawingProps = {
  pdf: Pdf;
  number: number;
  width: number;
  onSize: (size: PageSize) => void;
  onSeen: () => void;
};

/** A page's picture and words; at another width the old picture stays until the new one is there. */
export function PdfDrawing({ pdf, number, width, onSize, onSeen }: PdfDrawingProps) {
  const { t } = useTranslation("viewer");
  const canvas = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"waiting" | "drawn" | "failed">("waiting");
  const end = useSeenEnd(state === "drawn", onSeen);
  const tellSize = useEffectEvent(onSize);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const draw = async () => {
      const size = await pageSize(pdf, number);
      if (signal.aborted) return;
      tellSize(size);
      const drawing = await drawPage(pdf, { number, scale: width / size.width, signal });
      canvas.current?.replaceChildren(drawing.canvas);
      text.current?.replaceChildren(drawing.text);
      setState("drawn");
    };
    draw().catch(() => {
      if (!signal.aborted) setState("failed");
    });
    return () => controller.abort();
  }, [pdf, number, width]);

  return (
    <>
      <div ref={canvas} className={classes.canvas} data-state={state} />
      <div ref={text} className={classes.text} />
      {state === "failed" && <p className={classes.pageFailed}>{t("pageFailed")}</p>}
      <div ref={end} className={classes.end} />
    </>
  );
}

/** Sentinel at the end of a page; reports when it was on the screen. */
function useSeenEnd(isDrawn: boolean, onSeen: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const mark = end.current;
    if (mark === null || !isDrawn) return undefined;
    // Observed against the window, not the scroller: pages below the fold are not seen either.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [isDrawn]);
  return end;
}
