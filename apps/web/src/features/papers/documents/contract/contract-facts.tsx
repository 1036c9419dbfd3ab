import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Contract } from "@atrio/contract/papers/documents";

import { formatDate, formatNumber } from "../../../../lib/format.ts";

import { endOf, trialOf } from "./contract.model.ts";
import classes from "./contract.module.css";

type ContractFactsProps = {
  contract: Contract;
  /** The worker's local day. */
  today: string;
};

/** Facts of a contract, in plain words. */
export function ContractFacts({ contract, today }: ContractFactsProps) {
  const { t } = useTranslation("documents");
  const { jornada_porcentaje, horas_semanales } = contract;
  const trial = trialOf(contract, today);
  const end = endOf(contract, today);
  const weekly = t("contract.weekly", { hours: formatNumber(horas_semanales) });
  return (
    <dl className={classes.facts}>
      <Fact term={t("contract.kind")}>
        {contract.tipo_contrato}
        <small>{t("contract.code", { code: contract.codigo_contrato })}</small>
      </Fact>
      <Fact term={t("contract.position")}>
        {contract.puesto}
        {contract.grupo_profesional !== null && (
          <small>{t("contract.group", { group: contract.grupo_profesional })}</small>
        )}
      </Fact>
      <Fact term={t("contract.since")}>
        {formatDate(contract.fecha_inicio)}
        <small>
          {end === "open"
            ? t("contract.no_end")
            : t(`contract.${end}`, { date: formatDate(contract.fecha_fin ?? "") })}
        </small>
      </Fact>
      <Fact term={t("contract.hours")}>
        {weekly}
        <small>
          {jornada_porcentaje >= 100
            ? t("contract.full_time")
            : t("contract.part_time", { share: formatNumber(jornada_porcentaje) })}
        </small>
      </Fact>
      <Fact term={t("contract.trial")}>
        {trial === "none"
          ? t("contract.trial_none")
          : t(`contract.trial_${trial}`, { date: formatDate(contract.periodo_prueba_hasta ?? "") })}
        {trial === "running" && <small>{t("contract.trial_note")}</small>}
      </Fact>
      <Fact term={t("contract.agreement")}>
        {contract.convenio ?? t("contract.agreement_none")}
        {contract.convenio !== null && <small>{t("contract.agreement_note")}</small>}
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
