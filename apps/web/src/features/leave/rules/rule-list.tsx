import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { BalanceRules } from "@atrio/contract/leave/leave-rules";

import { Card } from "../../../ui/card.tsx";
import { WordsField } from "../../../ui/filters.tsx";
import { KindTile } from "../requests/kind-tile.tsx";

import { foundRules } from "./rules.model.ts";
import type { OfficeRule } from "./rules.model.ts";
import classes from "./rules.module.css";
import { useRuleAmount } from "./use-rule-amount.ts";

type RuleListProps = {
  rules: readonly OfficeRule[];
  balances: BalanceRules;
  /** Id of the rule in the detail. */
  shown: number | null;
  onShow: (id: number) => void;
};

/** Kinds of leave in groups, with legal source and amount; words narrow them. */
export function RuleList({ rules, balances, shown, onShow }: RuleListProps) {
  const { t } = useTranslation("leave-rules");
  const [words, setWords] = useState("");
  const groups = foundRules(rules, words);
  return (
    <Card className={classes.list ?? ""}>
      <div className={classes.search} role="search" aria-label={t("search")}>
        <WordsField
          label={t("search")}
          placeholder={t("searchHint")}
          value={words}
          onChange={setWords}
        />
      </div>
      {groups.length === 0 && <p className={classes.nothing}>{t("nothing")}</p>}
      <nav aria-label={t("list")}>
        {groups.map(({ group, rules: own }) => (
          <section key={group} aria-label={t(`group.${group}`)}>
            <h2 className={classes.group}>{t(`group.${group}`)}</h2>
            <ul className={classes.rows}>
              {own.map((rule) => (
                <li key={rule.id}>
                  <RuleRow
                    rule={rule}
                    balances={balances}
                    isShown={rule.id === shown}
                    onShow={() => onShow(rule.id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Card>
  );
}

type RuleRowProps = {
  rule: OfficeRule;
  balances: BalanceRules;
  isShown: boolean;
  onShow: () => void;
};

function RuleRow({ rule, balances, isShown, onShow }: RuleRowProps) {
  const { t } = useTranslation("leave-rules");
  const { amount, per } = useRuleAmount(balances)(rule);
  return (
    <button
      type="button"
      className={classes.row}
      aria-current={isShown || undefined}
      data-off={!rule.activo}
      onClick={onShow}
    >
      <KindTile kind={rule.pe_solicitud_tipo_id} size={36} />
      <span className={classes.name}>
        <b>{rule.nombre}</b>
        {rule.norma !== null && <small>{rule.norma}</small>}
      </span>
      <span className={classes.amount}>
        {rule.activo ? (
          <>
            <b>{amount}</b>
            {per !== null && <small>{per}</small>}
          </>
        ) : (
          <small>{t("off")}</small>
        )}
      </span>
    </button>
  );
}
