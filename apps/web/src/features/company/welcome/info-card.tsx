import {
  IconBuilding,
  IconClock,
  IconHeartRateMonitor,
  IconPhone,
  IconSitemap,
  IconUserCircle,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../lib/identity.ts";
import { readablePhone } from "../../../lib/phone.ts";
import { Card } from "../../../ui/card.tsx";

import classes from "./info-card.module.css";
import { ShowWelcomeButton } from "./show-welcome-button.tsx";

type InfoCardProps = {
  /** Today's schedule, when the company has hired time registration. */
  schedule: ReactNode;
};

type Fact = { key: string; icon: ReactNode; name: string; value: ReactNode };

/** The company's contact, phone, insurer, centre and schedule. */
export function InfoCard({ schedule }: InfoCardProps) {
  const { t } = useTranslation("home");
  const facts = useFacts(schedule);
  const { centro_trabajo, nombre_departamento_trabajador } = useCurrentUser();
  return (
    <Card title={t("info.title")} figure={centro_trabajo ?? nombre_departamento_trabajador} isTall>
      {facts.length === 0 ? (
        <p className={classes.none}>{t("info.none")}</p>
      ) : (
        <dl className={classes.facts}>
          {facts.map(({ key, icon, name, value }) => (
            <div key={key}>
              <dt>
                <span className={classes.icon} aria-hidden>
                  {icon}
                </span>
                {name}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ShowWelcomeButton />
    </Card>
  );
}

function useFacts(schedule: ReactNode): Fact[] {
  const { t } = useTranslation("home");
  const user = useCurrentUser();
  const { nombre_contacto, email_contacto } = user.contacto_empresa;
  const { telefono_empresa } = user;
  const all = [
    { key: "schedule", icon: <IconClock size={20} />, value: schedule },
    { key: "centre", icon: <IconBuilding size={20} />, value: user.centro_trabajo },
    {
      key: "department",
      icon: <IconSitemap size={20} />,
      value: user.nombre_departamento_trabajador,
    },
    {
      key: "contact",
      icon: <IconUserCircle size={20} />,
      value:
        nombre_contacto === null && email_contacto === null ? null : (
          <>
            {nombre_contacto}
            {nombre_contacto !== null && email_contacto !== null && <br />}
            {email_contacto !== null && <a href={`mailto:${email_contacto}`}>{email_contacto}</a>}
          </>
        ),
    },
    {
      key: "phone",
      icon: <IconPhone size={20} />,
      value:
        telefono_empresa === null ? null : (
          <a href={`tel:${telefono_empresa.replaceAll(/\s/g, "")}`}>
            {readablePhone(telefono_empresa)}
          </a>
        ),
    },
    { key: "insurer", icon: <IconHeartRateMonitor size={20} />, value: user.nombre_mutua },
  ] as const;
  return all
    .filter(({ value }) => value !== null && value !== "")
    .map((fact) => ({ ...fact, name: t(`info.${fact.key}`) }));
}
