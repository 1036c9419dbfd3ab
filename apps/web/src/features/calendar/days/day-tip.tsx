import { useEffect, useState } from "react";
import type { RefObject } from "react";

import { formatLongDate } from "../../../lib/format.ts";
import type { DayBook } from "../calendar.model.ts";
import { useDayLines } from "../day/use-day-lines.ts";

import classes from "./day-tip.module.css";
import { KindIcon } from "./kind-icon.tsx";
import { KindSurface } from "./kind-surface.tsx";
import { dayAt } from "./use-day-grid.ts";

type Shown = { day: string; box: DOMRect };

/** Room that it may take at most; as wide as its styles say. */
const size = { width: 280, height: 220 };
const gap = 6;

type DayTipProps = { root: RefObject<HTMLElement | null>; book: DayBook };

/**
 * Events of a day, beside it while the pointer or the keyboard is on it. The day's accessible name
 * says the same, so the tip is hidden from assistive technology.
 */
export function DayTip({ root, book }: DayTipProps) {
  const shown = usePointedDay(root);
  const linesOf = useDayLines();
  if (shown === null) return null;
  const lines = linesOf(book.get(shown.day));
  if (lines.length === 0) return null;
  return (
    <div className={classes.tip} style={placeBeside(shown.box)} aria-hidden>
      <b>{formatLongDate(shown.day)}</b>
      {lines.slice(0, 6).map(({ key, kind, title, detail, isPending, isWrong }) => (
        <span key={key} className={classes.line}>
          <KindSurface kind={kind} isPending={isPending} className={classes.tile}>
            <KindIcon kind={kind} isWrong={isWrong} size={13} />
          </KindSurface>
          <span>
            {title} <small>{detail}</small>
          </span>
        </span>
      ))}
    </div>
  );
}

function placeBeside(box: DOMRect): { left: number; top?: number; bottom?: number } {
  const left = Math.min(Math.max(8, box.left), window.innerWidth - size.width - 8);
  if (box.bottom + gap + size.height < window.innerHeight) return { left, top: box.bottom + gap };
  return { left, bottom: window.innerHeight - box.top + gap };
}

/** The day under a mouse, or with the focus that the keyboard gave. */
function usePointedDay(root: RefObject<HTMLElement | null>): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const area = root.current;
    if (area === null) return undefined;
    const placed = (day: string | undefined): Shown | null => {
      const button = day === undefined ? null : area.querySelector(`[data-day="${day}"]`);
      return day === undefined || button === null
        ? null
        : { day, box: button.getBoundingClientRect() };
    };
    const show = (target: EventTarget | null) => setShown(placed(dayAt(target)));
    const hide = () => setShown(null);
    // The keyboard scrolls to the day that it goes to.
    const follow = () => setShown((before) => placed(before?.day));
    const stop = new AbortController();
    const listen = { signal: stop.signal, passive: true };
    area.addEventListener(
      "pointerover",
      (event) => {
        if (event.pointerType === "mouse") show(event.target);
      },
      listen,
    );
    area.addEventListener(
      "focusin",
      ({ target }) => {
        if (target instanceof Element && target.matches(":focus-visible")) show(target);
      },
      listen,
    );
    area.addEventListener("pointerleave", hide, listen);
    area.addEventListener("focusout", hide, listen);
    area.addEventListener("click", hide, listen);
    window.addEventListener("scroll", follow, { ...listen, capture: true });
    window.addEventListener(
      "keydown",
      ({ key }) => {
        if (key === "Escape") hide();
      },
      listen,
    );
    return () => stop.abort();
  }, [root]);
  return shown;
}
