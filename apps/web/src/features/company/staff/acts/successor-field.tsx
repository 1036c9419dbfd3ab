import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { optionsQuery } from "../staff.queries.ts";

type SuccessorFieldProps = {
  /** Person who supervises no more. */
  id: number;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Who supervises a person's team instead; nobody while it is empty. */
export function SuccessorField({ id, value, error, onChange }: SuccessorFieldProps) {
  const { t } = useTranslation("staff-forms");
  const { data: options } = useQuery(optionsQuery);
  return (
    <Select
      label={t("end.successor")}
      searchable
      data={[
        { value: "", label: t("field.none") },
        ...(options?.supervisores ?? [])
          .filter((one) => one.id !== id)
          .map((one) => ({ value: String(one.id), label: one.nombre_completo })),
      ]}
      value={value}
      error={error}
      onChange={(chosen) => onChange(chosen ?? "")}
    />
  );
}
