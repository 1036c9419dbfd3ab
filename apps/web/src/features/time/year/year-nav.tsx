import { useTranslation } from "react-i18next";

import { Steps } from "../../../ui/steps.tsx";

type YearNavProps = { year: number; onChange: (year: number) => void };

/** Arrows from year to year. */
export function YearNav({ year, onChange }: YearNavProps) {
  const { t } = useTranslation("months");
  return (
    <Steps
      label={String(year)}
      previous={t("year.previous")}
      next={t("year.next")}
      onPrevious={() => onChange(year - 1)}
      onNext={() => onChange(year + 1)}
    />
  );
}
