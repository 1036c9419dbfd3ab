import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { formatDate, formatMonthInText } from "../../../../lib/format.ts";

/** Name of a request without its worker: 'Cierre de octubre de 2026'. */
export function useRequestKind(): (request: RequestView) => string {
  const { t } = useTranslation("team-time");
  return ({ cierre, correccion }) => {
    if (cierre !== null) {
      return t("decide.kind.closure", { month: formatMonthInText(cierre.anyo, cierre.mes) });
    }
    return t("decide.kind.correction", { date: formatDate(correccion?.dia ?? "") });
  };
}

/** Name of a request with its worker: 'Lucía García: Cierre de octubre de 2026'. */
export function useRequestName(): (request: RequestView) => string {
  const { t } = useTranslation("team-time");
  const kindOf = useRequestKind();
  return (request) =>
    t("decide.name", { name: request.trabajador.nombre_completo, kind: kindOf(request) });
}
