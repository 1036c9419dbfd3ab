import { Button } from "@mantine/core";
import { IconBuildingBank, IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { BankAccount } from "@atrio/contract/people/bank-accounts";

import { takesPay } from "../bank-accounts.model.ts";
import type { OpenDialog } from "../dialogs/bank-dialog.tsx";
import { useAccountName } from "../use-account-name.ts";
import { useShareText } from "../use-share-text.ts";

import classes from "./list.module.css";

type AccountItemProps = {
  account: BankAccount;
  /** Number of accounts. */
  count: number;
  mayChange: boolean;
  onOpen: (dialog: OpenDialog) => void;
};

/** An account: name, IBAN, country, share, and actions. */
export function AccountItem({ account, count, mayChange, onOpen }: AccountItemProps) {
  const { t } = useTranslation("bank-accounts");
  const name = useAccountName()(account);
  const text = useShareText()(account, count);
  return (
    <li className={classes.account} data-paid={account.nomina}>
      <span className={classes.bank} aria-hidden>
        <IconBuildingBank size={22} />
      </span>
      <div className={classes.facts}>
        <h3 className={classes.name}>{name}</h3>
        <p className={classes.iban}>
          {account.iban}
          <span className={classes.country}>{account.nombre_pais}</span>
        </p>
        <p className={classes.share}>{text}</p>
      </div>
      {mayChange && (
        <div className={classes.actions}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-label={t("list.edit_label", { account: name })}
            onClick={() => onOpen({ kind: "edit", account })}
          >
            {t("list.edit")}
          </Button>
          {count > 1 && !takesPay(account) && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconTrash size={16} aria-hidden />}
              aria-label={t("list.remove_label", { account: name })}
              onClick={() => onOpen({ kind: "remove", account })}
            >
              {t("list.remove")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
