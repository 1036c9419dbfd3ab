import { MultiSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { optionsQuery } from "../staff.queries.ts";

type SupervisorsFieldProps = {
  value: string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
};

/** People who may supervise. */
export function SupervisorsField({ value, error, onChange }: SupervisorsFieldProps) {
  const { t } = useTranslation("staff-forms");
  const { data: options } = useQuery(optionsQuery);
  return (
    <MultiSelect
      label={t("field.supervisores_ids")}
      searchable
      maxValues={10}
      data={(options?.supervisores ?? []).map(({ id, nombre_completo }) => ({
        value: String(id),
        label: nombre_completo,
      }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
