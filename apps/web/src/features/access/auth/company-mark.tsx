import type { CompanyConfig } from "@atrio/contract/company/company";

import { CompanyLine } from "../../../ui/company-line.tsx";
import { CompanyLogo } from "../../../ui/company-logo.tsx";

/** Looks of a company above a form of the front door. */
export function CompanyMark({ company }: { company: CompanyConfig }) {
  return (
    <>
      <CompanyLine color={company.color_marca} />
      <CompanyLogo
        name={company.nombre}
        logo={company.logo_por_defecto ? null : company.logotipo_link}
        color={company.color_marca}
        size={56}
      />
    </>
  );
}
