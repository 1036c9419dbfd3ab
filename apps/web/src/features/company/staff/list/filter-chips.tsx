import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { formatList, formatNumber } from "../../../../lib/format.ts";
import type { StaffChange, StaffSearch } from "../search.model.ts";
import classes from "../staff.module.css";
import { optionsQuery } from "../staff.queries.ts";

import { StateChoice } from "./staff-filters.tsx";

type FilterChipsProps = {
  search: StaffSearch;
  /** Number of filtered people, once it is known. */
  total: number | undefined;
  onChange: (change: StaffChange) => void;
  onReset: () => void;
};

/** The filters that narrow the list, each with its way out, and how many people they leave. */
export function FilterChips({ search, total, onChange, onReset }: FilterChipsProps) {
  const { t } = useTranslation("staff");
  const chips = useChips(search);
  return (
    <div className={classes.chips}>
      <StateChoice search={search} onChange={onChange} />
      {chips.map(({ key, label, value }) => (
        <button
          key={key}
          type="button"
          className={classes.chip}
          aria-label={t("filter.remove", { label, value })}
          onClick={() => onChange({ [key]: undefined })}
        >
          {label} <b>{value}</b>
          <IconX size={16} aria-hidden />
        </button>
      ))}
      {chips.length > 1 && (
        <button type="button" className={classes.resetChips} onClick={onReset}>
          {t("filter.reset")}
        </button>
      )}
      {total !== undefined && (
        <span className={classes.count} role="status">
          {t("people", { count: total, number: formatNumber(total) })}
        </span>
      )}
    </div>
  );
}

type Chip = {
  key: "centros" | "departamentos" | "responsable" | "acceso";
  label: string;
  value: string;
};

function useChips({ centros, departamentos, responsable, acceso }: StaffSearch): Chip[] {
  const { t } = useTranslation("staff");
  const { data: options } = useQuery(optionsQuery);
  const centreNames = (options?.centros ?? []).filter(({ id }) => centros?.includes(id) ?? false);
  const supervisor = options?.supervisores.find(({ id }) => id === responsable);
  return [
    ...(centros === undefined
      ? []
      : [
          {
            key: "centros" as const,
            label: t("field.centre"),
            value: formatList(centreNames.map(({ nombre }) => nombre)),
          },
        ]),
    ...(departamentos === undefined
      ? []
      : [
          {
            key: "departamentos" as const,
            label: t("field.department"),
            value: formatList(departamentos),
          },
        ]),
    ...(responsable === undefined
      ? []
      : [
          {
            key: "responsable" as const,
            label: t("field.supervisor"),
            value: supervisor?.nombre_completo ?? "…",
          },
        ]),
    ...(acceso === undefined
      ? []
      : [{ key: "acceso" as const, label: t("field.access"), value: t(`access.${acceso}`) }]),
  ];
}
