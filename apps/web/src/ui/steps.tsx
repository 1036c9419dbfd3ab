import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";

import classes from "./steps.module.css";

type StepsProps = {
  /** Current year or month. */
  label: string;
  previous: string;
  next: string;
  /** Undefined where there is nothing to go to. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** Steps one year or month back or on. */
export function Steps({ label, previous, next, onPrevious, onNext }: StepsProps) {
  return (
    <div className={classes.steps}>
      <button
        type="button"
        aria-label={previous}
        disabled={onPrevious === undefined}
        onClick={onPrevious}
      >
        <IconChevronLeft size={20} aria-hidden />
      </button>
      <span aria-live="polite">{label}</span>
      <button type="button" aria-label={next} disabled={onNext === undefined} onClick={onNext}>
        <IconChevronRight size={20} aria-hidden />
      </button>
    </div>
  );
}
