import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Verification } from "@atrio/contract/papers/signatures";

import { grouped } from "../../../lib/fingerprint.ts";
import { deviceZone, formatDateTime, formatOffset } from "../../../lib/format.ts";

import classes from "./verify.module.css";

type VerdictFactsProps = { verification: Verification; own: string | null };

/** Facts of the genuine document, and the fingerprints side by side. */
export function VerdictFacts({ verification, own }: VerdictFactsProps) {
  const { t } = useTranslation("verify");
  const { clase, empresa, emitido_en, sha256 } = verification;
  const { huella_certificado, sello_tiempo } = verification;
  const { anulado_en, resultado } = verification;
  if (clase === null && own === null) return null;
  const zone = deviceZone();
  return (
    <dl className={classes.facts}>
      {clase !== null && <Fact name={t("fact.kind")}>{t(`kind.${clase}`)}</Fact>}
      {empresa !== null && <Fact name={t("fact.company")}>{empresa}</Fact>}
      {emitido_en !== null && (
        <Fact name={t("fact.issued")}>
          {`${formatDateTime(emitido_en, zone)} (${formatOffset(emitido_en, zone)})`}
        </Fact>
      )}
      {anulado_en !== null && (
        <Fact name={t(resultado === "sustituido" ? "fact.replaced" : "fact.withdrawn")}>
          {`${formatDateTime(anulado_en, zone)} (${formatOffset(anulado_en, zone)})`}
        </Fact>
      )}
      {sha256 !== null && (
        <Fact name={t("fact.fingerprint")}>
          <code>{grouped(sha256)}</code>
          {own === null && <span className={classes.hint}>{t("fact.compare")}</span>}
        </Fact>
      )}
      {own !== null && (
        <Fact name={t("fact.own")}>
          <code>{grouped(own)}</code>
          {sha256 !== null && (
            <span className={classes.hint}>
              {t(own === sha256 ? "fact.same" : "fact.different")}
            </span>
          )}
        </Fact>
      )}
      {huella_certificado !== null && (
        <Fact name={t("fact.certificate")}>
          <code>{grouped(huella_certificado)}</code>
        </Fact>
      )}
      {sello_tiempo !== null && (
        <Fact name={t("fact.timestamp")}>
          {t(sello_tiempo ? "fact.timestamp_yes" : "fact.timestamp_no")}
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
