import { SegmentedControl } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { absenceViews } from "./leave.model.ts";
import type { AbsenceView } from "./leave.model.ts";
import classes from "./leave.module.css";

type ViewTabsProps = { view: AbsenceView; onChange: (view: AbsenceView) => void };

/** Chooses between balances, requests, leave and expenses. */
export function ViewTabs({ view, onChange }: ViewTabsProps) {
  const { t } = useTranslation("absences");
  return (
    <SegmentedControl<AbsenceView>
      className={classes.views}
      size="md"
      aria-label={t("view.label")}
      value={view}
      onChange={onChange}
      data={absenceViews.map((value) => ({ value, label: t(`view.${value}`) }))}
    />
  );
}
