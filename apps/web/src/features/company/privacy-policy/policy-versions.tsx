import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { PrivacyPolicy } from "@atrio/contract/company/privacy-policy";

import { formatDate } from "../../../lib/format.ts";

import classes from "./privacy-policy.module.css";

/** Former versions stay readable. */
export function PolicyVersions({ policy }: { policy: PrivacyPolicy }) {
  const { t } = useTranslation("privacy-policy");
  return (
    <section className={classes.versions}>
      <h2>{t("versions")}</h2>
      <ul>
        {policy.versiones.map(({ version, vigente_desde }) => {
          const name = t("version", { number: version, date: formatDate(vigente_desde) });
          return (
            <li key={version}>
              {version === policy.texto?.version ? (
                <>
                  {name} ({t("shown")})
                </>
              ) : (
                <Link to="/policyPrivacy" search={(kept) => ({ ...kept, version })}>
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
