import { Button } from "@mantine/core";
import { IconBuildingBank, IconEye, IconEyeOff, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { mostAccounts } from "@atrio/contract/people/bank-accounts";
import type { BankAccounts } from "@atrio/contract/people/bank-accounts";

import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/state.tsx";
import type { OpenDialog } from "../dialogs/bank-dialog.tsx";

import { AccountItem } from "./account-item.tsx";
import classes from "./list.module.css";

type AccountsCardProps = {
  data: BankAccounts;
  isWhole: boolean;
  mayChange: boolean;
  onWhole: () => void;
  onOpen: (dialog: OpenDialog) => void;
};

/** The accounts one by one, with each one's share. */
export function AccountsCard({ data, isWhole, mayChange, onWhole, onOpen }: AccountsCardProps) {
  const { t } = useTranslation("bank-accounts");
  const { cuentas } = data;
  const add = mayChange && cuentas.length < mostAccounts && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => onOpen({ kind: "add" })}
    >
      {t("list.add")}
    </Button>
  );
  if (cuentas.length === 0) {
    return (
      <Card title={t("list.title")}>
        <EmptyState
          icon={<IconBuildingBank size={24} />}
          title={t("list.empty")}
          text={mayChange ? t("list.empty_text") : undefined}
          action={add}
        />
      </Card>
    );
  }
  return (
    <Card title={t("list.title")} action={add}>
      <ul className={classes.accounts}>
        {cuentas.map((account) => (
          <AccountItem
            key={account.id}
            account={account}
            count={cuentas.length}
            mayChange={mayChange}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <div className={classes.foot}>
        {!data.no_ver_iban_portal && <WholeButton isWhole={isWhole} onClick={onWhole} />}
        {mayChange && cuentas.length > 1 && (
          <p className={classes.note}>{t("list.remove_share")}</p>
        )}
        {cuentas.length >= mostAccounts && (
          <p className={classes.note}>{t("list.most", { count: mostAccounts })}</p>
        )}
      </div>
    </Card>
  );
}

function WholeButton({ isWhole, onClick }: { isWhole: boolean; onClick: () => void }) {
  const { t } = useTranslation("bank-accounts");
  return (
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      leftSection={
        isWhole ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />
      }
      onClick={onClick}
    >
      {t(isWhole ? "list.hide" : "list.show")}
    </Button>
  );
}
