import { useTranslation } from "react-i18next";

import type { InstallationOverview } from "@atrio/contract/company/installation";

import { Card } from "../../../ui/card.tsx";

import classes from "./installation.module.css";

/** Address, mail, database, and the people who run the installation. */
export function FactsCard({ state }: { state: InstallationOverview }) {
  const { t } = useTranslation("installation");
  const facts = [
    [t("facts.address"), state.direccion],
    [t("facts.mail"), state.correo ? t("facts.mailOn") : t("facts.mailOff")],
    [t("facts.database"), `PostgreSQL ${state.base_datos}`],
    [t("facts.schema"), state.esquema.replace(/\.sql$/, "")],
  ];
  return (
    <Card title={t("facts.title")}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t("facts.operators")}</dt>
          <dd>
            <ul className={classes.people}>
              {state.gestores.map(({ nombre_completo, email, empresa }) => (
                <li key={`${email} ${empresa}`}>{`${nombre_completo} (${empresa})`}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <p className={classes.note}>{t("facts.note")}</p>
    </Card>
  );
}
