import { useTranslation } from "react-i18next";

import { Steps } from "../../ui/steps.tsx";

type YearStepsProps = {
  year: number;
  /** Years that have something to show; undefined while on their way. */
  years: readonly number[] | undefined;
  onChange: (year: number) => void;
};

/** Goes from one year with balances to another. */
export function YearSteps({ year, years, onChange }: YearStepsProps) {
  const { t } = useTranslation("absences");
  const earlier = years?.filter((one) => one < year) ?? [];
  const later = years?.filter((one) => one > year) ?? [];
  const [before, after] = [Math.max(...earlier), Math.min(...later)];
  return (
    <Steps
      label={String(year)}
      previous={t("year.previous")}
      next={t("year.next")}
      onPrevious={earlier.length === 0 ? undefined : () => onChange(before)}
      onNext={later.length === 0 ? undefined : () => onChange(after)}
    />
  );
}
