import {
  IconBell,
  IconCalendarDue,
  IconCalendarStats,
  IconCalendarTime,
  IconCash,
  IconClockHour4,
  IconHourglassHigh,
  IconPaperclip,
  IconUserCheck,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { BalanceRules } from "@atrio/contract/leave/leave-rules";

import { formatDayMonth } from "../../../lib/format.ts";
import { useAmount } from "../requests/use-amount.ts";

import { plannedRules, ruleFor } from "./rules.model.ts";
import type { OfficeRule } from "./rules.model.ts";
import classes from "./rules.module.css";
import { useRuleAmount } from "./use-rule-amount.ts";

type Fact = { icon: Icon; name: string; value: string; note: string | null };

type RuleFactsProps = { rule: OfficeRule; balances: BalanceRules };

/** Facts of a kind of leave, each a value with its condition. */
export function RuleFacts({ rule, balances }: RuleFactsProps) {
  const facts = useFacts({ rule, balances });
  return (
    <dl className={classes.facts}>
      {facts.map(({ icon: FactIcon, name, value, note }) => (
        <div key={name}>
          <FactIcon size={20} aria-hidden />
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {note !== null && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useFacts({ rule, balances }: RuleFactsProps): Fact[] {
  const { t } = useTranslation("leave-rules");
  const { t: words } = useTranslation("requests");
  const amount = useAmount();
  const granted = useGrantFacts({ rule, balances });
  const { amount: most, per } = useRuleAmount(balances)(rule);
  const limit = { icon: IconCalendarStats, name: t("fact.limit"), value: most, note: per };
  const days = (count: number) => amount(count, "laborables");
  const facts: Array<Fact | null> = [
    ...(granted ?? [limit]),
    {
      icon: IconClockHour4,
      name: t("fact.count"),
      value: words(`unit.${rule.unidad}`),
      note: t(partsOf(rule)),
    },
    {
      icon: IconBell,
      name: t("fact.notice"),
      value: rule.preaviso_dias === 0 ? t("value.none") : days(rule.preaviso_dias),
      note: rule.preaviso_dias === 0 ? null : t("note.notice"),
    },
    {
      icon: IconUserCheck,
      name: t("fact.decide"),
      value: t(`value.${rule.decide}`),
      note: t(rule.decide === "administrador" ? "note.office" : "note.all"),
    },
    {
      icon: IconPaperclip,
      name: t("fact.document"),
      value: t(rule.requiere_documento ? "value.documentYes" : "value.documentNo"),
      note: rule.documento_restringido ? t("note.restricted") : null,
    },
    {
      icon: IconCash,
      name: t("fact.paid"),
      value: t(rule.retribuido ? "value.paid" : "value.unpaid"),
      note: null,
    },
    rule.maximo_consecutivo === null
      ? null
      : {
          icon: IconCalendarTime,
          name: t("fact.most"),
          value: t("value.most", { amount: days(rule.maximo_consecutivo) }),
          note: null,
        },
    rule.plazo_meses === null
      ? null
      : {
          icon: IconCalendarDue,
          name: t("fact.term"),
          value: t("value.months", { count: rule.plazo_meses }),
          note: t("note.term"),
        },
  ];
  return facts.filter((fact) => fact !== null);
}

/** Entitlement and carry-over of a rule's balance; null for a rule without one. */
function useGrantFacts({ rule, balances }: RuleFactsProps): Fact[] | null {
  const { t } = useTranslation("leave-rules");
  const amount = useAmount();
  const year = Number(balances.hoy.slice(0, 4));
  const grant = ruleFor(balances.reglas, rule.saldo, year);
  if (grant === undefined) return null;
  const planned = plannedRules(balances.reglas, rule.saldo, year).map((one) =>
    t("note.planned", { year: one.desde_anyo, amount: amount(one.cantidad, rule.unidad) }),
  );
  const granted = amount(grant.cantidad, rule.unidad);
  const isSunday = rule.saldo === "domingos";
  const carries = grant.arrastre_maximo > 0;
  const until = formatDayMonth(`${year + 1}-${grant.arrastre_hasta}`);
  const share = isSunday ? [] : [t(grant.proporcional ? "note.share" : "note.whole")];
  return [
    {
      icon: IconCalendarStats,
      name: t("fact.grant"),
      value: isSunday ? t("value.eachSunday", { amount: granted }) : granted,
      note: [...share, ...planned].join("; "),
    },
    {
      icon: IconHourglassHigh,
      name: t("fact.carry"),
      value: carries
        ? t("value.upTo", { amount: amount(grant.arrastre_maximo, rule.unidad) })
        : t("value.nothing"),
      note: carries ? t("note.carry", { date: until }) : t("note.noCarry"),
    },
  ];
}

function partsOf({
  admite_medio_dia,
  admite_horas,
}: Pick<OfficeRule, "admite_medio_dia" | "admite_horas">) {
  if (admite_medio_dia && admite_horas) return "note.halvesHours" as const;
  if (admite_horas) return "note.hours" as const;
  return admite_medio_dia ? ("note.halves" as const) : ("note.wholeDays" as const);
}
