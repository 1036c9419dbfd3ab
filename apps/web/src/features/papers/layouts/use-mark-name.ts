import { useTranslation } from "react-i18next";

import { layoutColumns, layoutFields } from "@atrio/contract/papers/payslip-layouts";

/** Names a mark: a value, or a column of the lines. */
export function useMarkName() {
  const { t } = useTranslation("payslip-layouts");
  return (key: string): string => {
    const field = layoutFields.find((one) => one === key);
    if (field !== undefined) return t(`fields.${field}`);
    const column = layoutColumns.find((one) => key === `tabla.${one}`);
    return column === undefined ? key : t(`columns.${column}`);
  };
}
