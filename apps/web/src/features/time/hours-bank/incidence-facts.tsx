import { useTranslation } from "react-i18next";

import type { Incidence } from "@atrio/contract/time/hours-bank";

import { formatBalance } from "../../../lib/format.ts";

import classes from "./bank-view.module.css";
import { compensationKey } from "./hours-bank.model.ts";

/** Facts of an incidence below its row: difference, compensation, validations, remarks and answer. */
export function IncidenceFacts({ incidence }: { incidence: Incidence }) {
  const { t } = useTranslation("hours-bank");
  const validators = incidence.validaciones.map((one) => one.supervisor.nombre_completo);
  const facts = [
    t("incidences.difference", { minutes: formatBalance(incidence.minutos_diferencia) }),
    t(`compensation.${compensationKey(incidence.pe_compensacion_id)}`),
    ...(validators.length === 0
      ? []
      : [t("incidences.validated", { names: validators.join(", ") })]),
  ];
  return (
    <>
      <p className={classes.muted}>{facts.join(" · ")}</p>
      {incidence.observaciones !== null && <p>{incidence.observaciones}</p>}
      {incidence.respuesta !== null && (
        <p>
          <strong>{t("incidences.answer")}</strong> {incidence.respuesta}
        </p>
      )}
    </>
  );
}
