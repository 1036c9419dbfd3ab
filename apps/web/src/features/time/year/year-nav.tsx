import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import nav from "../sheet/month-nav.module.css";

type YearNavProps = { year: number; onChange: (year: number) => void };

/** Arrows from year to year. */
export function YearNav({ year, onChange }: YearNavProps) {
  const { t } = useTranslation("months");
  return (
    <div className={nav.steps}>
      <button
        type="button"
        className={nav.step}
        aria-label={t("year.previous")}
        onClick={() => onChange(year - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </button>
      <span className={nav.month} aria-live="polite">
        {year}
      </span>
      <button
        type="button"
        className={nav.step}
        aria-label={t("year.next")}
        onClick={() => onChange(year + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </button>
    </div>
  );
}
