import { SegmentedControl } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { timeViews } from "./time.model.ts";
import type { TimeView } from "./time.model.ts";

type ViewTabsProps = { view: TimeView; onChange: (view: TimeView) => void };

const labels = { hoja: "view.sheet", anyo: "view.year", bolsa: "view.bank" } as const;

/** Chooses between the month's sheet, the year and the hours bank. */
export function ViewTabs({ view, onChange }: ViewTabsProps) {
  const { t } = useTranslation("months");
  return (
    <SegmentedControl<TimeView>
      size="md"
      aria-label={t("view.label")}
      value={view}
      onChange={onChange}
      data={timeViews.map((value) => ({ value, label: t(labels[value]) }))}
    />
  );
}
