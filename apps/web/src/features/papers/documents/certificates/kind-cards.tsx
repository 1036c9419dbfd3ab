import { UnstyledButton } from "@mantine/core";
import {
  IconBeach,
  IconBriefcase,
  IconChevronRight,
  IconCoinEuro,
  IconHourglass,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import { certificateKinds } from "@atrio/contract/papers/certificates";
import type { CertificateKind, certificates } from "@atrio/contract/papers/certificates";

import classes from "./certificates.module.css";

const icons: Record<CertificateKind, typeof IconBeach> = {
  empleo: IconBriefcase,
  antiguedad: IconHourglass,
  vacaciones: IconBeach,
  ingresos: IconCoinEuro,
};

type KindCardsProps = {
  available: EndpointResponse<typeof certificates>["disponibles"];
  onChoose: (kind: CertificateKind) => void;
};

/** Kinds of certificate with their contents; those without data say so. */
export function KindCards({ available, onChoose }: KindCardsProps) {
  const { t } = useTranslation("certificates");
  return (
    <ul className={classes.cards}>
      {certificateKinds.map((kind) => {
        const KindIcon = icons[kind];
        const offer = available.find(({ tipo_certificado }) => tipo_certificado === kind);
        const isOnlyPdf = offer !== undefined && offer.meses_sin_cifras.length > 0;
        const nothing = isOnlyPdf ? "ask.no_figures" : "ask.no_data";
        const isEmpty = offer === undefined || offer.anyos?.length === 0;
        return (
          <li key={kind}>
            <UnstyledButton
              className={classes.card}
              disabled={isEmpty}
              onClick={() => onChoose(kind)}
            >
              <span className={classes.icon} aria-hidden>
                <KindIcon size={24} />
              </span>
              <span className={classes.texts}>
                <b>{t(`kind.${kind}`)}</b>
                <span>{t(isEmpty ? nothing : `says.${kind}`)}</span>
              </span>
              {!isEmpty && <IconChevronRight className={classes.arrow} size={20} aria-hidden />}
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
