import { Steps } from "./steps.tsx";

type YearStepsProps = {
  year: number;
  /** Years that have something to show; undefined while on their way. */
  years: readonly number[] | undefined;
  /** Labels of the two buttons. */
  previous: string;
  next: string;
  onChange: (year: number) => void;
};

/** Steps from one year with content to another. */
export function YearSteps({ year, years, previous, next, onChange }: YearStepsProps) {
  const earlier = years?.filter((one) => one < year) ?? [];
  const later = years?.filter((one) => one > year) ?? [];
  return (
    <Steps
      label={String(year)}
      previous={previous}
      next={next}
      onPrevious={earlier.length === 0 ? undefined : () => onChange(Math.max(...earlier))}
      onNext={later.length === 0 ? undefined : () => onChange(Math.min(...later))}
    />
  );
}
