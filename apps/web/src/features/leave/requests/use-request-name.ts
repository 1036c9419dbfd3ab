import { useTranslation } from "react-i18next";

import { requestKinds } from "@atrio/contract/kinds";
import type { RequestView } from "@atrio/contract/request-view";

import { expenseKeyOf } from "./requests.model.ts";
import { useKindName } from "./use-kind-name.ts";

type Named = Pick<RequestView, "pe_solicitud_tipo_id" | "ausencia" | "gasto">;

const withSubtypes: readonly number[] = [requestKinds.paidLeave, requestKinds.unpaidLeave];

/** Name of a request without its worker: 'Vacaciones', 'Matrimonio', 'Gasto: Taxi'. */
export function useRequestName(): (request: Named) => string {
  const { t } = useTranslation("requests");
  const kindName = useKindName();
  return ({ pe_solicitud_tipo_id, ausencia, gasto }) => {
    if (ausencia !== null && withSubtypes.includes(pe_solicitud_tipo_id)) return ausencia.subtipo;
    const name = kindName(pe_solicitud_tipo_id);
    if (gasto === null) return name;
    const detail = t(`expense_kind.${expenseKeyOf(gasto.pe_gasto_tipo_id)}`);
    return t("name.detailed", { kind: name, detail });
  };
}
