import { useTranslation } from "react-i18next";

import { requestStates } from "@atrio/contract/kinds";

import { useKindName } from "../../requests/use-kind-name.ts";

import type { CalendarAbsence } from "./calendar.model.ts";

/** An absence in words: 'Vacaciones, aprobada', 'Ausente, parte del día'. */
export function useAbsenceWords(): (absence: CalendarAbsence) => string {
  const { t } = useTranslation("team-absences");
  const nameOf = useKindName();
  return ({ pe_solicitud_tipo_id, estado_id, completo }) => {
    const words = [
      pe_solicitud_tipo_id === null ? t("calendar.away") : nameOf(pe_solicitud_tipo_id),
    ];
    if (estado_id === requestStates.pending) words.push(t("calendar.waiting"));
    if (!completo) words.push(t("calendar.part"));
    return words.join(", ");
  };
}
