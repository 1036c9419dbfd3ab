import { TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { BankAccount } from "@atrio/contract/people/bank-accounts";

import { ApiError } from "../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { randomKey } from "../../../../lib/random.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { addMutation, updateMutation } from "../bank-accounts.queries.ts";

import { IbanField } from "./iban-field.tsx";
import { PasswordForm } from "./password-form.tsx";
import { WaitNote } from "./wait-note.tsx";

type AccountDialogProps = {
  /** Null: a new one. */
  account: BankAccount | null;
  /** Days until a change takes effect. */
  days: number;
  onClose: () => void;
};

/** Adds an account, or changes its IBAN and its name. */
export function AccountDialog({ account, days, onClose }: AccountDialogProps) {
  const { t } = useTranslation(["bank-accounts", "common"]);
  const { id: workerId } = useCurrentUser();
  const [typed, setTyped] = useState({ iban: "", alias: account?.alias ?? "", key: randomKey() });
  const [isTried, setTried] = useState(false);
  const add = useMutation(addMutation(workerId));
  const update = useMutation(updateMutation(account?.id ?? 0));
  const { error, isPending } = account === null ? add : update;
  const fields = error instanceof ApiError ? error.fields : {};
  const isMissing = isTried && account === null && typed.iban === "";
  // A new idempotency key for another account, also after a lost answer.
  const edit = (change: { iban?: string; alias?: string }) =>
    setTyped((before) => ({ ...before, ...change, key: randomKey() }));
  const send = (password: string) => {
    setTried(true);
    const { iban, alias, key } = typed;
    if (account === null && iban === "") return;
    const done = {
      onSuccess: () => {
        notify({
          kind: "success",
          message: t(
            account === null ? "bank-accounts:account.added" : "bank-accounts:account.saved",
          ),
        });
        onClose();
      },
    };
    if (account === null) add.mutate({ iban, alias, key, password }, done);
    else update.mutate({ iban, alias, password }, done);
  };
  return (
    <Dialog
      title={t(account === null ? "bank-accounts:account.add" : "bank-accounts:account.edit")}
      onClose={onClose}
    >
      <PasswordForm
        action={t("bank-accounts:account.save")}
        isPending={isPending}
        error={error}
        shown={["iban", "alias"]}
        onSubmit={send}
        onClose={onClose}
      >
        <IbanField
          label={t(
            account === null ? "bank-accounts:account.iban" : "bank-accounts:account.iban_new",
          )}
          description={
            account === null
              ? t("bank-accounts:account.iban_hint")
              : t("bank-accounts:account.iban_keep", { iban: account.iban })
          }
          required={account === null}
          value={typed.iban}
          error={isMissing ? t("common:field.required") : fields["iban"]?.join("\n")}
          onChange={(iban) => edit({ iban })}
        />
        <TextInput
          label={t("bank-accounts:account.alias")}
          description={t("bank-accounts:account.alias_hint")}
          autoComplete="off"
          maxLength={60}
          value={typed.alias}
          error={fields["alias"]?.join("\n")}
          onChange={(event) => edit({ alias: event.currentTarget.value })}
        />
        {(account === null || typed.iban !== "") && <WaitNote days={days} />}
      </PasswordForm>
    </Dialog>
  );
}
