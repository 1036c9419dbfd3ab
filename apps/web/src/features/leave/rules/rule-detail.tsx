import { Button } from "@mantine/core";
import { IconArrowLeft, IconScale } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { BalanceRules } from "@atrio/contract/leave/leave-rules";

import { Card } from "../../../ui/card.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { dateRulesQuery } from "../date-rules/date-rules.queries.ts";
import { DateStrip } from "../date-rules/date-strip.tsx";

import { RuleFacts } from "./rule-facts.tsx";
import { ruleFor } from "./rules.model.ts";
import type { OfficeRule } from "./rules.model.ts";
import classes from "./rules.module.css";
import { YearDiagram } from "./year-diagram.tsx";

type RuleDetailProps = {
  rule: OfficeRule;
  balances: BalanceRules;
  /** Opens a form of the rule or of its balance; null for people who only read. */
  onChange: ((form: "rule" | "balance") => void) | null;
  /** Back to the list, where it is not beside the rule. */
  onBack: (() => void) | null;
};

/** A kind of leave: source, year diagram of its balance, and its facts. */
export function RuleDetail({ rule, balances, onChange, onBack }: RuleDetailProps) {
  const { t } = useTranslation("leave-rules");
  const year = Number(balances.hoy.slice(0, 4));
  const grant = ruleFor(balances.reglas, rule.saldo, year);
  const { data: dates } = useQuery(dateRulesQuery);
  return (
    <>
      {onBack !== null && (
        <Button
          className={classes.back ?? ""}
          variant="subtle"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onBack}
        >
          {t("back")}
        </Button>
      )}
      <Card>
        <div className={classes.head}>
          <h2 className={classes.title}>{rule.nombre}</h2>
          <StatusBadge color={rule.activo ? "green" : "gray"}>
            {t(rule.activo ? "on" : "off")}
          </StatusBadge>
          {rule.norma !== null && (
            <StatusBadge color="gray" icon={<IconScale size={15} />}>
              {rule.norma}
            </StatusBadge>
          )}
          {onChange !== null && (
            <span className={classes.actions}>
              {rule.saldo !== null && (
                <Button variant="default" size="sm" onClick={() => onChange("balance")}>
                  {t("balance.change")}
                </Button>
              )}
              <Button variant="default" size="sm" onClick={() => onChange("rule")}>
                {t("edit")}
              </Button>
            </span>
          )}
        </div>
        <p className={classes.about}>{rule.descripcion}</p>
        {grant !== undefined && rule.saldo !== "domingos" && (
          <YearDiagram
            grant={grant}
            next={ruleFor(balances.reglas, rule.saldo, year + 1)}
            unit={rule.unidad}
            today={balances.hoy}
          />
        )}
        {rule.saldo === "vacaciones" && dates !== undefined && <DateStrip rules={dates} />}
        <RuleFacts rule={rule} balances={balances} />
      </Card>
    </>
  );
}
