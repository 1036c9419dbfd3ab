import { Button } from "@mantine/core";

import classes from "./month-steps.module.css";
import { Steps } from "./steps.tsx";

type MonthStepsProps = {
  /** Name of the navigation. */
  label: string;
  /** Month shown, in words. */
  month: string;
  previous: string;
  next: string;
  onStep: (months: -1 | 1) => void;
  /** Way back to the current month; null while it is shown. */
  current: { label: string; onGo: () => void } | null;
};

/** Goes from month to month, and back to the current one. */
export function MonthSteps({ label, month, previous, next, onStep, current }: MonthStepsProps) {
  return (
    <nav className={classes.nav} aria-label={label}>
      {current !== null && (
        <Button variant="default" size="sm" mih={44} onClick={current.onGo}>
          {current.label}
        </Button>
      )}
      <Steps
        label={month}
        previous={previous}
        next={next}
        onPrevious={() => onStep(-1)}
        onNext={() => onStep(1)}
      />
    </nav>
  );
}
