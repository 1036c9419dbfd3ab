import { useTranslation } from "react-i18next";

import { requestStates } from "@atrio/contract/kinds";

import { Choice, Filters } from "../../../ui/filters.tsx";
import { stateKeyOf } from "../approvals/approvals.model.ts";
import type { AbsencesSearch } from "../leave.model.ts";
import { listedKinds } from "../leave.queries.ts";
import { useKindName } from "../requests/use-kind-name.ts";

type Filters = Pick<AbsencesSearch, "tipo" | "estado" | "anyo">;
type Change = { [K in keyof Filters]?: Filters[K] | undefined };

type RequestFiltersProps = {
  filters: Filters;
  /** Years to choose from, newest first. */
  years: readonly number[];
  onChange: (change: Change) => void;
};

/** Narrows the list by kind, state and year of its days. */
export function RequestFilters({ filters, years, onChange }: RequestFiltersProps) {
  const { t } = useTranslation("absences");
  const { t: words } = useTranslation("requests");
  const kindName = useKindName();
  const { tipo, estado, anyo } = filters;
  const isNarrowed = tipo !== undefined || estado !== undefined || anyo !== undefined;
  const reset = {
    label: t("list.clear"),
    onReset: () => onChange({ tipo: undefined, estado: undefined, anyo: undefined }),
  };
  return (
    <Filters label={t("list.title")} reset={isNarrowed ? reset : null}>
      <Choice
        label={t("list.kind")}
        all={t("list.all_kinds")}
        value={tipo ?? null}
        options={listedKinds.map((value) => ({ value, label: kindName(value) }))}
        onChange={(value) => onChange({ tipo: value ?? undefined })}
      />
      <Choice
        label={t("list.state")}
        all={t("list.all_states")}
        value={estado ?? null}
        options={Object.values(requestStates).map((value) => ({
          value,
          label: words(`state.${stateKeyOf(value)}`),
        }))}
        onChange={(value) => onChange({ estado: value ?? undefined })}
      />
      <Choice
        label={t("year.label")}
        all={t("year.all")}
        value={anyo ?? null}
        options={years.map((value) => ({ value, label: String(value) }))}
        onChange={(value) => onChange({ anyo: value ?? undefined })}
      />
    </Filters>
  );
}
