import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { InspectionView } from "@atrio/contract/time/evidence";

import { grouped } from "../../../lib/fingerprint.ts";
import { formatDate, formatDateTime } from "../../../lib/format.ts";

import classes from "./inspection.module.css";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Facts of the link; moments in the company's zone. */
export function InspectionFacts({ view }: { view: InspectionView }) {
  const { t } = useTranslation("inspection");
  const scopes = {
    trabajador: t("worker", { nombre: view.objeto }),
    centro: t("centre", { nombre: view.objeto }),
    empresa: t("whole"),
  };
  const issued = formatDateTime(view.creado_en, view.zona_horaria);
  return (
    <dl className={classes.facts}>
      <Fact name={t("company")}>
        {view.empresa}
        {view.cif !== null && <span className={classes.minor}> · {view.cif}</span>}
      </Fact>
      <Fact name={t("scope")}>
        {scopes[view.alcance]}
        {view.alcance !== "trabajador" && (
          <span className={classes.minor}> · {t("people", { count: view.personas })}</span>
        )}
      </Fact>
      <Fact name={t("period")}>
        {t("fromTo", { desde: formatDate(view.desde), hasta: formatDate(view.hasta) })}
      </Fact>
      <Fact name={t("reason")}>{view.motivo}</Fact>
      <Fact name={t("issued")}>{t("issuedBy", { fecha: issued, nombre: view.emisor })}</Fact>
      <Fact name={t("until")}>{formatDateTime(view.expira_en, view.zona_horaria)}</Fact>
      <Fact name={t("key")}>
        <span className={classes.key}>{grouped(view.huella_clave)}</span>
        <span className={classes.hint}>{t("keyHint")}</span>
      </Fact>
    </dl>
  );
}
