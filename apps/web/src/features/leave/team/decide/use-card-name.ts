import { useTranslation } from "react-i18next";

import type { AnyRequest } from "../../approvals/approvals.model.ts";
import { useWhenText } from "../../requests/use-period-text.ts";
import { useRequestName } from "../../requests/use-request-name.ts";

/** Name of a card: 'Lucía García: Vacaciones, 21/12/2026 – 24/12/2026'. */
export function useCardName(): (request: AnyRequest) => string {
  const { t } = useTranslation("team-absences");
  const nameOf = useRequestName();
  const whenOf = useWhenText();
  return (request) =>
    t("decide.name", {
      name: request.trabajador.nombre_completo,
      kind: nameOf(request),
      when: whenOf(request),
    });
}
