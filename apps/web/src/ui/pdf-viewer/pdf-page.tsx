import { useEffect, useRef, useState } from "react";
import type { CSSProperties, ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";

import { PdfDrawing } from "./pdf-drawing.tsx";
import type { PageSize, Pdf } from "./pdf-engine.ts";
import classes from "./pdf-viewer.module.css";

type PdfPageProps = {
  pdf: Pdf;
  /** 1 the first. */
  number: number;
  /** Assumed size until the page is near. */
  guess: PageSize;
  /** Shown width, in CSS pixels. */
  width: number;
  onSeen: (number: number) => void;
  overlay?: ReactNode;
};

/** A page: drawn while it is near the visible part, an empty sheet of its size otherwise. */
export function PdfPage({ pdf, number, guess, width, onSeen, overlay }: PdfPageProps) {
  const { t } = useTranslation("viewer");
  const sheet = useRef<HTMLDivElement>(null);
  const isNear = useNear(sheet);
  const [size, setSize] = useState(guess);
  const scale = width / size.width;
  const style: CSSProperties & Record<"--total-scale-factor", number> = {
    width: Math.floor(width),
    height: Math.floor(size.height * scale),
    "--total-scale-factor": scale,
  };
  return (
    <div
      ref={sheet}
      className={classes.page}
      data-page={number}
      role="group"
      aria-label={t("pageOf", { page: number, total: pdf.numPages })}
      style={style}
    >
      {isNear && (
        <PdfDrawing
          pdf={pdf}
          number={number}
          width={width}
          onSize={setSize}
          onSeen={() => onSeen(number)}
        />
      )}
      {overlay !== undefined && overlay !== null && (
        <div className={classes.overlay}>{overlay}</div>
      )}
    </div>
  );
}

/** True if an element is at most one screen away from the visible part of its scroller. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const sheet = element.current;
    if (sheet === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { root: sheet.closest(`.${classes["scroller"]}`), rootMargin: "100% 100%" },
    );
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
