import { NativeSelect, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { BankAccount } from "@atrio/contract/people/bank-accounts";

import { formatPercent } from "../../../../lib/format.ts";
import { figureProblem, sharesOf, ways, withWay } from "../bank-accounts.model.ts";
import type { ShareDraft, Way } from "../bank-accounts.model.ts";
import { useAccountName } from "../use-account-name.ts";

import classes from "./split.module.css";

type ShareRowsProps = {
  accounts: readonly BankAccount[];
  drafts: readonly ShareDraft[];
  disabled: boolean;
  onChange: (drafts: ShareDraft[]) => void;
};

/** Form rows of the split: for each account its kind of share and, where needed, the figure. */
export function ShareRows({ accounts, drafts, disabled, onChange }: ShareRowsProps) {
  const shares = sharesOf(drafts);
  return (
    <ul className={classes.rows}>
      {accounts.map((account, index) => {
        const draft = drafts[index];
        if (draft === undefined) return null;
        return (
          <ShareRow
            key={account.id}
            account={account}
            draft={draft}
            percent={shares[index]?.porcentaje ?? 0}
            disabled={disabled}
            onWay={(way) => onChange(withWay(drafts, account.id, way))}
            onFigure={(change) =>
              onChange(drafts.map((one) => (one === draft ? { ...one, ...change } : one)))
            }
          />
        );
      })}
    </ul>
  );
}

type ShareRowProps = {
  account: BankAccount;
  draft: ShareDraft;
  /** Percentage of the remainder. */
  percent: number;
  disabled: boolean;
  onWay: (way: Way) => void;
  onFigure: (change: Partial<Pick<ShareDraft, "amount" | "percent">>) => void;
};

function ShareRow({ account, draft, percent, disabled, onWay, onFigure }: ShareRowProps) {
  const { t } = useTranslation("bank-accounts");
  const name = useAccountName()(account);
  const problem = figureProblem(draft);
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <span className={classes.name}>{name}</span>
        <span className={classes.iban}>{account.iban}</span>
      </div>
      <NativeSelect
        size="md"
        aria-label={t("split.way", { account: name })}
        disabled={disabled}
        value={draft.way}
        data={ways.map((way) => ({ value: way, label: t(`split.ways.${way}`) }))}
        onChange={(event) => {
          const chosen = ways.find((way) => way === event.currentTarget.value);
          if (chosen !== undefined) onWay(chosen);
        }}
      />
      <div className={classes.figure}>
        {draft.way === "amount" && (
          <FigureField
            label={t("split.amount", { account: name })}
            unit="€"
            value={draft.amount}
            disabled={disabled}
            error={problem === null ? null : t("split.amount_wrong")}
            onChange={(amount) => onFigure({ amount })}
          />
        )}
        {draft.way === "percent" && (
          <FigureField
            label={t("split.percent", { account: name })}
            unit="%"
            value={draft.percent}
            disabled={disabled}
            error={problem === null ? null : t("split.percent_wrong")}
            onChange={(typed) => onFigure({ percent: typed })}
          />
        )}
        {draft.way === "rest" && (
          <p className={classes.rest}>{t("split.rest", { percent: formatPercent(percent, 0) })}</p>
        )}
      </div>
    </li>
  );
}

type FigureFieldProps = {
  label: string;
  unit: string;
  value: string;
  disabled: boolean;
  error: string | null;
  onChange: (typed: string) => void;
};

function FigureField({ label, unit, value, disabled, error, onChange }: FigureFieldProps) {
  return (
    <TextInput
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      disabled={disabled}
      value={value}
      // Untyped fields are reported by the rules below, not at the field.
      error={value === "" ? null : error}
      rightSection={<span aria-hidden>{unit}</span>}
      rightSectionPointerEvents="none"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
