import { useTranslation } from "react-i18next";

import { kindLookOf } from "./requests.model.ts";

/** What a kind of request (pe_solicitud_tipo_id) is called: 'Vacaciones'. */
export function useKindName(): (kind: number) => string {
  const { t } = useTranslation("requests");
  return (kind) => t(`kind.${kindLookOf(kind).key}`);
}
