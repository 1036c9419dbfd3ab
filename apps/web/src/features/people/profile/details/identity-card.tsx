import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { PersonalProfile } from "@atrio/contract/people/workers";

import { Card } from "../../../../ui/card.tsx";
import { PhotoPlace } from "../photo/photo-place.tsx";
import { seniorityParts } from "../profile.model.ts";

import classes from "./identity-card.module.css";

/** Photo, name and occupation, and whom to turn to in the company. */
export function IdentityCard({ profile }: { profile: PersonalProfile }) {
  const { t } = useTranslation("profile");
  const {
    puesto: occupation,
    nombre_departamento_trabajador: department,
    centro_trabajo: centre,
    nombre_mutua: mutual,
    telefono_empresa: phone,
    contacto_empresa: contact,
  } = profile;
  const { nombre_contacto: contactName, email_contacto: contactEmail } = contact;
  const place = [occupation, department].filter((text) => text !== null).join(" · ");
  return (
    <Card className={classes.card ?? ""}>
      <div className={classes.head}>
        <PhotoPlace profile={profile} />
        <h2 className={classes.name}>{profile.nombre_completo}</h2>
        {place !== "" && <p className={classes.place}>{place}</p>}
      </div>
      <dl className={classes.facts}>
        <Fact name={t("identity.seniority")}>
          <Seniority profile={profile} />
        </Fact>
        <Fact name={t("identity.email")}>{profile.email}</Fact>
        {centre !== null && <Fact name={t("identity.centre")}>{centre}</Fact>}
        {(contactName !== null || contactEmail !== null) && (
          <Fact name={t("identity.contact")}>
            {contactName}
            {contactEmail !== null && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
          </Fact>
        )}
        {phone !== null && (
          <Fact name={t("identity.phone")}>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>
          </Fact>
        )}
        {mutual !== null && <Fact name={t("identity.mutual")}>{mutual}</Fact>}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Seniority({ profile }: { profile: PersonalProfile }) {
  const { t } = useTranslation("profile");
  const [first, second] = seniorityParts(profile.antiguedad).map(({ unit, count }) =>
    t(`identity.${unit}`, { count }),
  );
  if (second === undefined) return first;
  return t("identity.both", { first: first ?? "", second });
}
