import type { BankAccount, BankAccounts } from "@atrio/contract/people/bank-accounts";

import { AccountDialog } from "./account-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** The open dialog, and its account. */
export type OpenDialog =
  | { kind: "add" }
  | { kind: "edit" | "remove"; account: BankAccount }
  | { kind: "withdraw" };

type BankDialogProps = { open: OpenDialog; data: BankAccounts; onClose: () => void };

/** The dialog that stands open. */
export function BankDialog({ open, data, onClose }: BankDialogProps) {
  const { dias_espera_iban } = data;
  switch (open.kind) {
    case "add":
      return <AccountDialog account={null} days={dias_espera_iban} onClose={onClose} />;
    case "edit":
      return <AccountDialog account={open.account} days={dias_espera_iban} onClose={onClose} />;
    case "remove":
      return <RemoveDialog account={open.account} days={dias_espera_iban} onClose={onClose} />;
    case "withdraw":
      return data.pendiente === null ? null : (
        <WithdrawDialog version={data.pendiente.version} onClose={onClose} />
      );
  }
}
