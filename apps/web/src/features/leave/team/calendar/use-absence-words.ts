import { useTranslation } from "react-i18next";

import { requestStates } from "@atrio/contract/palette";

import { useKindName } from "../../requests/use-kind-name.ts";

import type { CalendarAbsence } from "./calendar.model.ts";

/** An absence in words: 'Vacaciones, aprobada', 'Ausente, parte del día'. */
export function useAbsenceWords(): (absence: CalendarAbsence) => string {
  const { t } = useTranslation("supervision");
  const nameOf = useKindName();
  return ({ pe_solicitud_tipo_id: kind, estado_id: state, completo: isWhole }) => {
    const words = [kind === null ? t("calendar.away") : nameOf(kind)];
    if (state === requestStates.pending) words.push(t("calendar.waiting"));
    if (!isWhole) words.push(t("calendar.part"));
    return words.join(", ");
  };
}
