import { Alert } from "@mantine/core";
import { IconInfoCircle, IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { BankAccounts as Accounts } from "@atrio/contract/people/bank-accounts";

import { useCurrentUser } from "../../../lib/identity.ts";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

import classes from "./bank-accounts.module.css";
import { bankQuery } from "./bank-accounts.queries.ts";
import { BankDialog } from "./dialogs/bank-dialog.tsx";
import type { OpenDialog } from "./dialogs/bank-dialog.tsx";
import { AccountsCard } from "./list/accounts-card.tsx";
import { PendingCard } from "./list/pending-card.tsx";
import { SplitCard } from "./split/split-card.tsx";

/** The own bank accounts, the split of the pay, and waiting changes. */
export function BankAccounts() {
  const { id } = useCurrentUser();
  const [isWhole, setWhole] = useState(false);
  const query = useQuery(bankQuery(id, isWhole));
  if (query.data !== undefined) {
    return (
      <View data={query.data} isWhole={isWhole} onWhole={() => setWhole((before) => !before)} />
    );
  }
  if (query.isPending) return <BlockSkeleton height={420} />;
  return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
}

type ViewProps = { data: Accounts; isWhole: boolean; onWhole: () => void };

function View({ data, isWhole, onWhole }: ViewProps) {
  const { sesion } = useCurrentUser();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { suplantada } = sesion;
  const mayChange = !suplantada && !data.iban_bloqueado_portal;
  return (
    <div className={classes.view}>
      <Remarks data={data} isReader={suplantada} />
      {data.pendiente !== null && (
        <PendingCard
          pending={data.pendiente}
          inForce={data.vigente}
          {...(!suplantada && { onWithdraw: () => setOpen({ kind: "withdraw" }) })}
        />
      )}
      <AccountsCard
        data={data}
        isWhole={isWhole}
        mayChange={mayChange}
        onWhole={onWhole}
        onOpen={setOpen}
      />
      {data.cuentas.length > 0 && (
        <SplitCard key={data.version} data={data} mayChange={mayChange} />
      )}
      {open !== null && <BankDialog open={open} data={data} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Why something cannot be seen or changed. */
function Remarks({ data, isReader }: { data: Accounts; isReader: boolean }) {
  const { t } = useTranslation("bank-accounts");
  return (
    <>
      {isReader && (
        <Alert color="blue" icon={<IconInfoCircle aria-hidden />}>
          {t("read_only")}
        </Alert>
      )}
      {data.iban_bloqueado_portal && (
        <Alert color="yellow" icon={<IconLock aria-hidden />}>
          {t("locked")}
        </Alert>
      )}
      {data.no_ver_iban_portal && (
        <Alert color="blue" icon={<IconInfoCircle aria-hidden />}>
          {t("hidden")}
        </Alert>
      )}
    </>
  );
}
