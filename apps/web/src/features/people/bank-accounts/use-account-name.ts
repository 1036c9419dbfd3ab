import { useTranslation } from "react-i18next";

import type { BankAccount } from "@atrio/contract/people/bank-accounts";

/** What an account is called: by its owner, else by how its IBAN ends. */
export function useAccountName(): (account: Pick<BankAccount, "alias" | "ultimos">) => string {
  const { t } = useTranslation("bank-accounts");
  return ({ alias, ultimos: end }) => alias ?? t("list.unnamed", { end });
}
