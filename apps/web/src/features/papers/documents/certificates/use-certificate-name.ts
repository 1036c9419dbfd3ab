import { useTranslation } from "react-i18next";

import type { Certificate } from "@atrio/contract/papers/certificates";

/** 'Ingresos y retenciones 2025'. */
export function useCertificateName(): (certificate: Certificate) => string {
  const { t } = useTranslation("certificates");
  return ({ tipo_certificado, anyo }) =>
    anyo === null ? t(`kind.${tipo_certificado}`) : `${t(`kind.${tipo_certificado}`)} ${anyo}`;
}
