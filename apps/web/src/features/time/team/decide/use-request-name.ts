import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/leave/request-view";

import { formatDate, formatMonthInText } from "../../../../lib/format.ts";

/** What a request is, without its worker: 'Cierre de octubre de 2026'. */
export function useRequestKind(): (request: RequestView) => string {
  const { t } = useTranslation("team");
  return ({ cierre: closure, correccion: correction }) => {
    if (closure !== null) {
      return t("decide.kind.closure", { month: formatMonthInText(closure.anyo, closure.mes) });
    }
    return t("decide.kind.correction", { date: formatDate(correction?.dia ?? "") });
  };
}

/** Whose request it is and what: 'Lucía García: Cierre de octubre de 2026'. */
export function useRequestName(): (request: RequestView) => string {
  const { t } = useTranslation("team");
  const kindOf = useRequestKind();
  return (request) =>
    t("decide.name", { name: request.trabajador.nombre_completo, kind: kindOf(request) });
}
