import { useTranslation } from "react-i18next";

import type { PayslipBatch } from "@atrio/contract/papers/payslip-batches";

import { formatMonthInText } from "../../../lib/format.ts";

/** Names a batch by kind and month: 'Nóminas de noviembre de 2026'. */
export function useBatchName() {
  const { t } = useTranslation("payslip-batches");
  return ({ anyo, mes, tipo_nomina }: Pick<PayslipBatch, "anyo" | "mes" | "tipo_nomina">): string =>
    t("name", { kind: t(`kind.${tipo_nomina}`), month: formatMonthInText(anyo, mes) });
}
