import { useTranslation } from "react-i18next";

import { kindLookOf } from "./requests.model.ts";

/** Name of a kind of request (pe_solicitud_tipo_id): 'Vacaciones'. */
export function useKindName(): (kind: number) => string {
  const { t } = useTranslation("requests");
  return (kind) => t(`kind.${kindLookOf(kind).key}`);
}
