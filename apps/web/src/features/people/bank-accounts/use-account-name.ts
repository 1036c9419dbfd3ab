import { useTranslation } from "react-i18next";

import type { BankAccount } from "@atrio/contract/people/bank-accounts";

/** Name of an account: its owner's, else the end of its IBAN. */
export function useAccountName(): (account: Pick<BankAccount, "alias" | "ultimos">) => string {
  const { t } = useTranslation("bank-accounts");
  return ({ alias, ultimos }) => alias ?? t("list.unnamed", { end: ultimos });
}
