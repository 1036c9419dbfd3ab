const zooms = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 2.5, 3] as const;
/** Part of the visible height that one step moves, so that no line is passed over. */
const stepShare = 0.9;
/** Less than this, in pixels, is the same place. */
const slack = 2;

/** The next zoom up (1) or down (-1); 1 is the width of the viewer. The last one stays. */
export function zoomed(zoom: number, direction: 1 | -1): number {
  const steps: readonly number[] = direction === 1 ? zooms : zooms.toReversed();
  return steps.find((step) => (step - zoom) * direction > 0.001) ?? zoom;
}

type Place = {
  /** Scroll offset, in pixels. */
  top: number;
  /** The visible height. */
  height: number;
  /** Top of each page. */
  starts: readonly number[];
};

/**
 * Target of one step forward or back: the next page's beginning, but never so far that a line would
 * be skipped.
 */
export function stepFrom({ top, height, starts }: Place, direction: 1 | -1): number {
  const reach = top + direction * height * stepShare;
  if (direction === 1) {
    const next = starts.find((start) => start > top + slack) ?? reach;
    return Math.min(next, reach);
  }
  const previous = starts.findLast((start) => start < top - slack) ?? 0;
  return Math.max(previous, reach, 0);
}

/** The page in the middle of the visible part, 1 the first. */
export function pageAt({ top, height, starts }: Place): number {
  const index = starts.findLastIndex((start) => start <= top + height / 2);
  return Math.max(index, 0) + 1;
}

/** The first skipped page before the last seen one; null for none. */
export function firstMissed(seen: ReadonlySet<number>): number | null {
  const last = Math.max(0, ...seen);
  for (let page = 1; page < last; page += 1) if (!seen.has(page)) return page;
  return null;
}
