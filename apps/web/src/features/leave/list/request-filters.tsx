import { Button, Select } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { requestStates } from "@atrio/contract/kinds";

import { stateKeyOf } from "../approvals/approvals.model.ts";
import type { AbsencesSearch } from "../leave.model.ts";
import { listedKinds } from "../leave.queries.ts";
import { useKindName } from "../requests/use-kind-name.ts";

import classes from "./list.module.css";

type Filters = Pick<AbsencesSearch, "tipo" | "estado" | "anyo">;
type Change = { [K in keyof Filters]?: Filters[K] | undefined };

type RequestFiltersProps = {
  filters: Filters;
  /** Years to choose from, newest first. */
  years: readonly number[];
  onChange: (change: Change) => void;
};

const any = "";

/** Narrows the list by kind, state and year of its days. */
export function RequestFilters({ filters, years, onChange }: RequestFiltersProps) {
  const { t } = useTranslation("absences");
  const { t: words } = useTranslation("requests");
  const kindName = useKindName();
  const numberOf = (value: string | null) =>
    value === null || value === any ? undefined : Number(value);
  const { tipo, estado, anyo } = filters;
  const isNarrowed = tipo !== undefined || estado !== undefined || anyo !== undefined;
  return (
    <div className={classes.filters} role="group" aria-label={t("list.title")}>
      <Select
        label={t("list.kind")}
        value={textOf(tipo)}
        data={[
          { value: any, label: t("list.all_kinds") },
          ...listedKinds.map((one) => ({ value: String(one), label: kindName(one) })),
        ]}
        onChange={(value) => onChange({ tipo: numberOf(value) })}
      />
      <Select
        label={t("list.state")}
        value={textOf(estado)}
        data={[
          { value: any, label: t("list.all_states") },
          ...Object.values(requestStates).map((one) => ({
            value: String(one),
            label: words(`state.${stateKeyOf(one)}`),
          })),
        ]}
        onChange={(value) => onChange({ estado: numberOf(value) })}
      />
      <Select
        label={t("year.label")}
        value={textOf(anyo)}
        data={[
          { value: any, label: t("year.all") },
          ...years.map((one) => ({ value: String(one), label: String(one) })),
        ]}
        onChange={(value) => onChange({ anyo: numberOf(value) })}
      />
      {isNarrowed && (
        <Button
          variant="default"
          className={classes.fit ?? ""}
          leftSection={<IconX size={18} aria-hidden />}
          onClick={() => onChange({ tipo: undefined, estado: undefined, anyo: undefined })}
        >
          {t("list.clear")}
        </Button>
      )}
    </div>
  );
}

function textOf(value: number | undefined): string {
  return value === undefined ? any : String(value);
}
