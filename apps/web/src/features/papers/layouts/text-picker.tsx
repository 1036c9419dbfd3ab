import { Checkbox, Select } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Cell } from "./layouts.model.ts";
import classes from "./layouts.module.css";
import type { TeachingState } from "./use-teaching.ts";

type TextPickerProps = { teaching: TeachingState; cells: readonly Cell[] };

/** The texts of the page as a list: marking without a pointer. */
export function TextPicker({ teaching, cells }: TextPickerProps) {
  const { t } = useTranslation("payslip-layouts");
  const { isMore, setMore, markCell } = teaching;
  return (
    <div className={classes.picker}>
      <Select
        label={t("teach.cells")}
        placeholder={t("teach.pick")}
        searchable
        nothingFoundMessage={t("teach.noText")}
        value={null}
        data={cells.map(({ texto }, index) => ({ value: String(index), label: texto }))}
        onChange={(value) => {
          const cell = cells[Number(value)];
          if (value !== null && cell !== undefined) markCell(cell, isMore);
        }}
      />
      <Checkbox
        label={t("teach.more")}
        checked={isMore}
        onChange={(event) => setMore(event.currentTarget.checked)}
      />
    </div>
  );
}
