import { IconFileText } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { StaffCard } from "@atrio/contract/company/staff";

import { dayIn, formatDate, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { inForce, toCome } from "../staff.model.ts";

import { CardSection, Fact, ToCome } from "./card-section.tsx";
import classes from "./person-card.module.css";

/** The contract in force, those to come, and first and last day of work. */
export function ContractSection({ person }: { person: StaffCard }) {
  const { t } = useTranslation("staff");
  const today = dayIn(useCurrentUser().zona_horaria);
  const contract = inForce(person.contratos, today);
  return (
    <CardSection icon={IconFileText} title={t("field.contract")}>
      {contract === undefined ? (
        <p className={classes.none}>{t("card.noContract")}</p>
      ) : (
        <>
          <Fact label={contract.tipo_contrato}>{contract.codigo_contrato}</Fact>
          <Fact label={t("card.hours")}>
            {t("card.weekly", {
              hours: formatNumber(contract.horas_semanales),
              share: formatNumber(contract.jornada_porcentaje),
            })}
          </Fact>
          {contract.grupo_profesional !== null && (
            <Fact label={t("card.group")}>{contract.grupo_profesional}</Fact>
          )}
          {contract.hasta !== null && (
            <Fact label={t("card.contractEnd")}>{formatDate(contract.hasta)}</Fact>
          )}
        </>
      )}
      <Fact label={t("card.hired")}>{formatDate(person.fecha_alta)}</Fact>
      {person.fecha_baja !== null && (
        <Fact label={t("card.left")}>{formatDate(person.fecha_baja)}</Fact>
      )}
      {toCome(person.contratos, today).map((one) => (
        <ToCome key={one.desde} desde={one.desde}>
          {one.tipo_contrato}
        </ToCome>
      ))}
    </CardSection>
  );
}
