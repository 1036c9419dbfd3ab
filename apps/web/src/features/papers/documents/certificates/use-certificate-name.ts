import { useTranslation } from "react-i18next";

import type { Certificate } from "@atrio/contract/papers/certificates";

/** 'Ingresos y retenciones 2025'. */
export function useCertificateName(): (certificate: Certificate) => string {
  const { t } = useTranslation("certificates");
  return ({ tipo_certificado: kind, anyo: year }) =>
    year === null ? t(`kind.${kind}`) : `${t(`kind.${kind}`)} ${year}`;
}
