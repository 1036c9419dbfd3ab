import { useTranslation } from "react-i18next";

import { complaintTypes } from "@atrio/contract/complaints/states";

import { Choice, Filters } from "../../../../ui/filters.tsx";
import type { MailboxState } from "../mailbox.queries.ts";

import { boardStates } from "./board.model.ts";
import type { BoardFilters } from "./board.model.ts";

type CaseFiltersProps = {
  filters: BoardFilters;
  mailbox: MailboxState;
  onChange: (next: Partial<BoardFilters>) => void;
  onReset: () => void;
};

/** Narrows the board by state, behaviour and handler in charge. */
export function CaseFilters({ filters, mailbox, onChange, onReset }: CaseFiltersProps) {
  const { t } = useTranslation(["complaint-cases", "complaint-terms"]);
  const isNarrowed = Object.values(filters).some((value) => value !== null);
  return (
    <Filters
      label={t("complaint-cases:board.filters")}
      reset={isNarrowed ? { label: t("complaint-cases:board.reset"), onReset } : null}
    >
      <Choice
        label={t("complaint-cases:board.state")}
        all={t("complaint-cases:board.all_states")}
        value={filters.estado}
        options={boardStates.map((value) => ({
          value,
          label: t(`complaint-terms:state.${value}`),
        }))}
        onChange={(estado) => onChange({ estado })}
      />
      <Choice
        label={t("complaint-cases:board.kind")}
        all={t("complaint-cases:board.all_kinds")}
        value={filters.tipo}
        options={complaintTypes.map((value) => ({
          value,
          label: t(`complaint-terms:type.${value}`),
        }))}
        onChange={(tipo) => onChange({ tipo })}
      />
      <Choice
        label={t("complaint-cases:board.assigned")}
        all={t("complaint-cases:board.anybody")}
        value={filters.gestor}
        options={[
          { value: "nadie", label: t("complaint-cases:board.nobody") },
          ...mailbox.gestores
            .filter(({ estado }) => estado === "activa")
            .map(({ id, nombre_completo }) => ({ value: id, label: nombre_completo })),
        ]}
        onChange={(gestor) => onChange({ gestor })}
      />
    </Filters>
  );
}
