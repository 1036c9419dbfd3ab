import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { PersonalProfile } from "@atrio/contract/people/workers";

import { readablePhone } from "../../../../lib/phone.ts";
import { Card } from "../../../../ui/card.tsx";
import { PhotoPlace } from "../photo/photo-place.tsx";
import { seniorityParts } from "../profile.model.ts";

import classes from "./identity-card.module.css";

/** Photo, name and occupation, and the contact in the company. */
export function IdentityCard({ profile }: { profile: PersonalProfile }) {
  const { t } = useTranslation("profile");
  const {
    puesto,
    nombre_departamento_trabajador,
    centro_trabajo,
    nombre_mutua,
    telefono_empresa,
    email_trabajo,
    telefono_trabajo,
    contacto_empresa,
  } = profile;
  const { nombre_contacto, email_contacto } = contacto_empresa;
  const place = [puesto, nombre_departamento_trabajador]
    .filter((text) => text !== null)
    .join(" · ");
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
        {email_trabajo !== null && <Fact name={t("identity.work_email")}>{email_trabajo}</Fact>}
        {telefono_trabajo !== null && (
          <Fact name={t("identity.work_phone")}>{readablePhone(telefono_trabajo)}</Fact>
        )}
        {centro_trabajo !== null && <Fact name={t("identity.centre")}>{centro_trabajo}</Fact>}
        {(nombre_contacto !== null || email_contacto !== null) && (
          <Fact name={t("identity.contact")}>
            {nombre_contacto}
            {email_contacto !== null && <a href={`mailto:${email_contacto}`}>{email_contacto}</a>}
          </Fact>
        )}
        {telefono_empresa !== null && (
          <Fact name={t("identity.phone")}>
            <a href={`tel:${telefono_empresa.replaceAll(/[^\d+]/g, "")}`}>
              {readablePhone(telefono_empresa)}
            </a>
          </Fact>
        )}
        {nombre_mutua !== null && <Fact name={t("identity.mutual")}>{nombre_mutua}</Fact>}
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
