import { IconMapPin } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { StaffCard } from "@atrio/contract/company/staff";

import { dayIn, formatDate } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { inForce, toCome } from "../staff.model.ts";

import { CardSection, Fact, ToCome } from "./card-section.tsx";
import classes from "./person-card.module.css";

/** Centre, department and supervisors, with their days. */
export function PlaceSection({ person }: { person: StaffCard }) {
  const { t } = useTranslation("staff");
  const today = dayIn(useCurrentUser().zona_horaria);
  const centre = inForce(person.centros, today);
  const supervisors = person.supervisiones.filter((one) => inForce([one], today) !== undefined);
  const since = (day: string | null) =>
    day === null ? t("card.always") : t("card.since", { date: formatDate(day) });
  return (
    <CardSection icon={IconMapPin} title={t("card.place")}>
      {centre === undefined ? (
        <p className={classes.none}>{t("card.noCentre")}</p>
      ) : (
        <Fact label={<b>{centre.nombre}</b>}>{since(centre.desde)}</Fact>
      )}
      {person.departamento !== null && (
        <Fact label={t("field.department")}>{person.departamento}</Fact>
      )}
      {supervisors.length === 0 && <p className={classes.none}>{t("card.noSupervisor")}</p>}
      {supervisors.map(({ id, nombre_completo, link_foto, desde }) => (
        <Fact
          key={id}
          label={
            <span className={classes.person}>
              <PersonAvatar name={nombre_completo} photo={link_foto} size={26} />
              <b>{nombre_completo}</b>
            </span>
          }
        >
          {since(desde)}
        </Fact>
      ))}
      {toCome(person.centros, today).map((one) => (
        <ToCome key={`centre ${one.desde}`} desde={one.desde}>
          {one.nombre}
        </ToCome>
      ))}
      {toCome(person.supervisiones, today).map((one) => (
        <ToCome key={`${one.id} ${one.desde}`} desde={one.desde}>
          {t("card.supervisedBy", { name: one.nombre_completo })}
        </ToCome>
      ))}
      {person.supervisa > 0 && (
        <Fact label={t("card.supervises")}>
          {t("people", { count: person.supervisa, number: person.supervisa })}
        </Fact>
      )}
    </CardSection>
  );
}
