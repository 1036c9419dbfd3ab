import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { BankAccount, BankShare } from "@atrio/contract/people/bank-accounts";

import { formatMoney, formatPercent } from "../../../../lib/format.ts";
import { exampleOf, mostEuros, readFigure } from "../bank-accounts.model.ts";
import { useAccountName } from "../use-account-name.ts";

import classes from "./split.module.css";

/** Net pay of the example until somebody types another. */
const usualNet = "1.500,00";
const colors = [
  "var(--atrio-available)",
  "var(--atrio-approved)",
  "var(--atrio-pending)",
  "var(--mantine-color-grape-light-color)",
  "var(--atrio-used)",
];

type ExamplePartProps = {
  accounts: readonly BankAccount[];
  /** Null while they break a rule. */
  shares: readonly BankShare[] | null;
};

/** Each account's part of a net pay, as a bar and as a list. */
export function ExamplePart({ accounts, shares }: ExamplePartProps) {
  const { t } = useTranslation("bank-accounts");
  const [typed, setTyped] = useState(usualNet);
  const net = readFigure(typed, mostEuros);
  return (
    <section className={classes.example} aria-labelledby="split-example">
      <h3 id="split-example" className={classes.heading}>
        {t("example.title")}
      </h3>
      <TextInput
        className={classes.net}
        label={t("example.net")}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={typed}
        error={net === null ? t("example.net_wrong") : null}
        rightSection={<span aria-hidden>€</span>}
        rightSectionPointerEvents="none"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {shares === null && <p className={classes.note}>{t("example.broken")}</p>}
      {shares !== null && net !== null && <Result accounts={accounts} shares={shares} net={net} />}
    </section>
  );
}

type ResultProps = { accounts: readonly BankAccount[]; shares: readonly BankShare[]; net: number };

function Result({ accounts, shares, net }: ResultProps) {
  const { t } = useTranslation("bank-accounts");
  const nameOf = useAccountName();
  const { parts, isShort } = exampleOf(shares, net);
  const shown = parts.flatMap((part, index) => {
    const account = accounts[index];
    if (account === undefined || shares[index]?.nomina !== true) return [];
    const color = colors[index % colors.length] ?? "var(--atrio-used)";
    return [{ ...part, color, name: nameOf(account) }];
  });
  return (
    <>
      <div className={classes.bar} aria-hidden>
        {shown
          .filter(({ percent }) => percent > 0)
          .map(({ id, percent, color }) => (
            <span key={id} style={{ flexGrow: percent, background: color }} />
          ))}
      </div>
      <ul className={classes.parts} aria-label={t("example.result")} aria-live="polite">
        {shown.map(({ id, name, euros, percent, color }) => (
          <li key={id}>
            <span className={classes.dot} style={{ background: color }} aria-hidden />
            <span className={classes.partName}>{name}</span>
            <span className={classes.part}>{formatPercent(percent, 0)}</span>
            <b>{formatMoney(euros)}</b>
          </li>
        ))}
      </ul>
      {isShort && <p className={classes.note}>{t("example.short")}</p>}
    </>
  );
}
