import { useTranslation } from "react-i18next";

import type { Payslip } from "@atrio/contract/papers/payslips";

import { formatMonthInText } from "../../../lib/format.ts";

/** Names a payslip as people do: 'Nómina de noviembre de 2026', 'Paga extra de junio de 2026'. */
export function usePayslipName(): (
  payslip: Pick<Payslip, "tipo_nomina" | "anyo" | "mes_pago">,
) => string {
  const { t } = useTranslation("payslips");
  return ({ tipo_nomina, anyo, mes_pago }) =>
    t(`name.${tipo_nomina}`, { month: formatMonthInText(anyo, mes_pago) });
}
