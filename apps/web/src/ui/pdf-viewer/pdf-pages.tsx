import { useElementSize } from "@mantine/hooks";
import { useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";

import type { PageSize, Pdf } from "./pdf-engine.ts";
import { PdfPage } from "./pdf-page.tsx";
import classes from "./pdf-viewer.module.css";
import { usePagesSeen } from "./use-pages-seen.ts";
import { ViewerBar } from "./viewer-bar.tsx";
import { pageAt, stepFrom, zoomed } from "./viewer.model.ts";

/** Space around the pages, in pixels; the style sheet says the same. */
const margin = 12;

type PdfPagesProps = {
  pdf: Pdf;
  size: PageSize;
  title: string;
  onPagesSeen: ((seen: number, total: number) => void) | undefined;
  actions: ReactNode;
  renderOverlay: ((page: number) => ReactNode) | undefined;
};

/** The pages of a PDF one below the other, with the bar that moves through them. */
export function PdfPages(props: PdfPagesProps) {
  const { pdf, size, title, onPagesSeen, actions, renderOverlay } = props;
  const { ref: measured, width } = useElementSize();
  const scroller = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const total = pdf.numPages;
  const { note, missed } = usePagesSeen(total, onPagesSeen);
  useKeptPlace(scroller, zoom);

  const step = (direction: 1 | -1) => {
    const element = scroller.current;
    if (element === null) return;
    // Lines below the window's edge would be passed over: first they come into sight.
    if (direction === 1 && isBelowFold(element)) element.scrollIntoView({ block: "nearest" });
    else element.scrollTo({ top: stepFrom(placeOf(element), direction) });
  };
  const showPage = (wanted: number) => {
    const element = scroller.current;
    if (element !== null) element.scrollTo({ top: placeOf(element).starts[wanted - 1] ?? 0 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const work = keyWork(event, { step, setZoom: (change) => setZoom(change(zoom)) });
    if (work === null) return;
    event.preventDefault();
    work();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what is inside bubble up to here
    <section className={classes.viewer} aria-label={title} onKeyDown={onKeyDown}>
      <ViewerBar
        page={page}
        total={total}
        zoom={zoom}
        missed={missed}
        actions={actions}
        onStep={step}
        onZoom={setZoom}
        onShowPage={showPage}
      />
      <div
        ref={scroller}
        className={classes.scroller}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard too
        tabIndex={0}
        role="group"
        aria-label={title}
        onScroll={(event) => setPage(pageAt(placeOf(event.currentTarget)))}
      >
        <div ref={measured} className={classes.measured} />
        {width > 0 && (
          <div className={classes.pages}>
            {Array.from({ length: total }, (_, index) => (
              <PdfPage
                key={index}
                pdf={pdf}
                number={index + 1}
                guess={size}
                width={(width - 2 * margin) * zoom}
                onSeen={note}
                overlay={renderOverlay?.(index + 1)}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** True if its end could be in the window but is not. */
function isBelowFold(scroller: HTMLElement): boolean {
  const { top, bottom } = scroller.getBoundingClientRect();
  return bottom > window.innerHeight + 1 && top > 1;
}

function placeOf(scroller: HTMLElement) {
  const pages = [...scroller.querySelectorAll<HTMLElement>("[data-page]")];
  return {
    top: scroller.scrollTop,
    height: scroller.clientHeight,
    starts: pages.map((page) => page.offsetTop - margin),
  };
}

type KeyActions = {
  step: (direction: 1 | -1) => void;
  setZoom: (change: (zoom: number) => number) => void;
};

/** Effect of a key in the viewer; null: the browser's default. */
function keyWork(event: KeyboardEvent, { step, setZoom }: KeyActions): (() => void) | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  switch (event.key) {
    case "PageDown":
      return () => step(1);
    case "PageUp":
      return () => step(-1);
    case "+":
    case "=":
      return () => setZoom((zoom) => zoomed(zoom, 1));
    case "-":
      return () => setZoom((zoom) => zoomed(zoom, -1));
    case "0":
      return () => setZoom(() => 1);
    default:
      return null;
  }
}

/** Zooming keeps the place of reading. */
function useKeptPlace(scroller: RefObject<HTMLElement | null>, zoom: number): void {
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const element = scroller.current;
    const ratio = zoom / before.current;
    before.current = zoom;
    if (element === null || ratio === 1) return;
    const middle = element.clientWidth / 2;
    element.scrollTo({
      top: element.scrollTop * ratio,
      left: (element.scrollLeft + middle) * ratio - middle,
      behavior: "instant",
    });
  }, [scroller, zoom]);
}
