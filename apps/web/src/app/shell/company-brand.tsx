import { useQuery } from "@tanstack/react-query";

import { companyQuery, useCurrentUser } from "../../lib/identity.ts";
import { CompanyLine } from "../../ui/company-line.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";

import classes from "./top-bar.module.css";

/** The company's logo, or the default one made of its initial, and its name. */
export function CompanyBrand() {
  const { empresa_id } = useCurrentUser();
  const { data: company } = useQuery(companyQuery(String(empresa_id)));
  if (company === undefined) return <span className={classes.company} />;
  return (
    <span className={classes.company}>
      <CompanyLine color={company.color_marca} />
      <CompanyLogo
        name={company.nombre}
        logo={company.logo_por_defecto ? null : company.logotipo_link}
        color={company.color_marca}
      />
      <span className={classes.companyName}>{company.nombre}</span>
    </span>
  );
}
