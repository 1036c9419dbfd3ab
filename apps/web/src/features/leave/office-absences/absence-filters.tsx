import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { requestStates } from "@atrio/contract/kinds";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Choice, Filters, WordsField } from "../../../ui/filters.tsx";
import { stateKeyOf } from "../approvals/approvals.model.ts";
import { useKindName } from "../requests/use-kind-name.ts";

import { absenceKinds } from "./office-absences.model.ts";
import type { AbsencesAsked } from "./office-absences.model.ts";
import type { OfficeAbsencesSearch } from "./search.model.ts";

type AbsenceFiltersProps = {
  asked: AbsencesAsked;
  onChange: (change: {
    [K in keyof OfficeAbsencesSearch]: OfficeAbsencesSearch[K] | undefined;
  }) => void;
};

/** Typing is over when nothing is typed for this long. */
const pauseMs = 300;

/** Words, kind, state and year of the list. */
export function AbsenceFilters({ asked, onChange }: AbsenceFiltersProps) {
  const { t } = useTranslation("office-absences");
  const { t: words } = useTranslation("requests");
  const kindName = useKindName();
  const year = Number(dayIn(useCurrentUser().zona_horaria).slice(0, 4));
  const [typed, setTyped] = useState(asked.texto ?? "");
  const search = useDebouncedCallback(
    (text: string) => onChange({ q: text.trim() || undefined }),
    pauseMs,
  );
  const type = (text: string) => {
    setTyped(text);
    search(text);
  };
  const { texto, pe_solicitud_tipo_id, estado_id, anyo } = asked;
  const isNarrow = [texto, pe_solicitud_tipo_id, estado_id, anyo].some((one) => one !== null);
  const reset = () => {
    setTyped("");
    search.cancel();
    onChange({ q: undefined, tipo: undefined, estado: undefined, anyo: undefined });
  };
  return (
    <Filters label={t("filters")} reset={isNarrow ? { label: t("reset"), onReset: reset } : null}>
      <WordsField label={t("search")} placeholder={t("searchHint")} value={typed} onChange={type} />
      <Choice
        label={t("kind")}
        all={t("all")}
        value={pe_solicitud_tipo_id}
        options={absenceKinds.map((value) => ({ value, label: kindName(value) }))}
        onChange={(tipo) => onChange({ tipo: tipo ?? undefined })}
      />
      <Choice<number>
        label={t("state")}
        all={t("all")}
        value={estado_id}
        options={Object.values(requestStates).map((value) => ({
          value,
          label: words(`state.${stateKeyOf(value)}`),
        }))}
        onChange={(estado) => onChange({ estado: estado ?? undefined })}
      />
      <Choice
        label={t("year")}
        all={t("all")}
        value={anyo}
        options={[year + 1, year, year - 1, year - 2, year - 3].map((value) => ({
          value,
          label: String(value),
        }))}
        onChange={(value) => onChange({ anyo: value ?? undefined })}
      />
    </Filters>
  );
}
