import { Button } from "@mantine/core";
import { IconPlus, IconReceiptEuro } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { formatDate, formatMoney, formatPercent } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../ui/state.tsx";

import { ExpenseRuleDialog } from "./expense-rule-dialog.tsx";
import classes from "./expense-rule.module.css";
import { expenseRulesQuery } from "./expense-rule.queries.ts";

type ExpenseRuleCardProps = {
  /** The local day, `YYYY-MM-DD`. */
  today: string;
  /** False for those who only read. */
  canWrite: boolean;
};

/** Rate per kilometre and limit by salary, from their days on. */
export function ExpenseRuleCard({ today, canWrite }: ExpenseRuleCardProps) {
  const { t } = useTranslation("time-rules");
  const { data: rules, error, refetch } = useQuery(expenseRulesQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <Card title={t("expenses.title")}>
      <p className={classes.intro}>{t("expenses.text")}</p>
      {rules === undefined && error === null && <LinesSkeleton lines={3} />}
      {rules === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {rules?.length === 0 && (
        <EmptyState
          icon={<IconReceiptEuro size={24} />}
          title={t("expenses.none")}
          text={t("expenses.noneText")}
        />
      )}
      <ul className={classes.list}>
        {rules?.map(({ desde, tarifa_km, limite_porcentaje_salario }) => (
          <li key={desde}>
            <b>{t("expenses.since", { date: formatDate(desde) })}</b>
            <span>{t("expenses.rateOf", { amount: formatMoney(tarifa_km) })}</span>
            <span>
              {limite_porcentaje_salario === null
                ? t("expenses.noLimit")
                : t("expenses.limitOf", { percent: formatPercent(limite_porcentaje_salario) })}
            </span>
          </li>
        ))}
      </ul>
      {canWrite && rules !== undefined && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t("expenses.add")}
          </Button>
        </div>
      )}
      {isAdding && (
        <ExpenseRuleDialog
          today={today}
          current={rules?.find(({ desde }) => desde <= today) ?? null}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}
