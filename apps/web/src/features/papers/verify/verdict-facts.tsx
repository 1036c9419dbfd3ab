import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Verification } from "@atrio/contract/papers/signatures";

import { grouped } from "../../../lib/fingerprint.ts";
import { deviceZone, formatDateTime, formatOffset } from "../../../lib/format.ts";

import classes from "./verify.module.css";

type VerdictFactsProps = { verification: Verification; own: string | null };

/** What is known of the genuine document, and the fingerprints side by side. */
export function VerdictFacts({ verification, own }: VerdictFactsProps) {
  const { t } = useTranslation("verify");
  const { clase: kind, empresa: company, emitido_en: issued, sha256: genuine } = verification;
  const { huella_certificado: certificate, sello_tiempo: stamped } = verification;
  const { anulado_en: ended, resultado: outcome } = verification;
  if (kind === null && own === null) return null;
  const zone = deviceZone();
  return (
    <dl className={classes.facts}>
      {kind !== null && <Fact name={t("fact.kind")}>{t(`kind.${kind}`)}</Fact>}
      {company !== null && <Fact name={t("fact.company")}>{company}</Fact>}
      {issued !== null && (
        <Fact name={t("fact.issued")}>
          {`${formatDateTime(issued, zone)} (${formatOffset(issued, zone)})`}
        </Fact>
      )}
      {ended !== null && (
        <Fact name={t(outcome === "sustituido" ? "fact.replaced" : "fact.withdrawn")}>
          {`${formatDateTime(ended, zone)} (${formatOffset(ended, zone)})`}
        </Fact>
      )}
      {genuine !== null && (
        <Fact name={t("fact.fingerprint")}>
          <code>{grouped(genuine)}</code>
          {own === null && <span className={classes.hint}>{t("fact.compare")}</span>}
        </Fact>
      )}
      {own !== null && (
        <Fact name={t("fact.own")}>
          <code>{grouped(own)}</code>
          {genuine !== null && (
            <span className={classes.hint}>
              {t(own === genuine ? "fact.same" : "fact.different")}
            </span>
          )}
        </Fact>
      )}
      {certificate !== null && (
        <Fact name={t("fact.certificate")}>
          <code>{grouped(certificate)}</code>
        </Fact>
      )}
      {stamped !== null && (
        <Fact name={t("fact.timestamp")}>
          {t(stamped ? "fact.timestamp_yes" : "fact.timestamp_no")}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
