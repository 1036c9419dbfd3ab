import { Button } from "@mantine/core";
import { IconClockHour4 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { BankAccounts } from "@atrio/contract/people/bank-accounts";

import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { useAccountName } from "../use-account-name.ts";
import { useShareText } from "../use-share-text.ts";

import classes from "./list.module.css";

type PendingCardProps = {
  pending: NonNullable<BankAccounts["pendiente"]>;
  inForce: BankAccounts["vigente"];
  /** Present only for people who may cancel it. */
  onWithdraw?: () => void;
};

/** A change not in effect yet: its date, the split until then, and how to stop it. */
export function PendingCard({ pending, inForce, onWithdraw }: PendingCardProps) {
  const { t } = useTranslation("bank-accounts");
  const { zona_horaria } = useCurrentUser();
  const nameOf = useAccountName();
  const textOf = useShareText();
  const moment = formatDateTime(pending.efectivo_en, zona_horaria);
  return (
    <section className={classes.pending} aria-labelledby="pending-title">
      <span className={classes.clock} aria-hidden>
        <IconClockHour4 size={22} />
      </span>
      <div className={classes.told}>
        <h2 id="pending-title">{t("pending.title")}</h2>
        <p>{`${t(`pending.${pending.cambio}`)} ${t("pending.from", { moment })}`}</p>
        {inForce === null ? (
          <p>{t("pending.until_none")}</p>
        ) : (
          <>
            <p>{t("pending.until")}</p>
            <ul>
              {inForce.cuentas
                .filter((account) => account.nomina)
                .map((account) => (
                  <li key={account.id}>
                    <b>{nameOf(account)}</b> ({account.iban}).{" "}
                    {textOf(account, inForce.cuentas.length)}.
                  </li>
                ))}
            </ul>
          </>
        )}
      </div>
      {onWithdraw !== undefined && (
        <Button variant="default" onClick={onWithdraw}>
          {t("pending.withdraw")}
        </Button>
      )}
    </section>
  );
}
