import {
  IconCalendarDue,
  IconCalendarStats,
  IconCalendarTime,
  IconCoinEuro,
  IconCoinOff,
  IconGauge,
  IconPaperclip,
  IconRepeat,
  IconUserShield,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { LeaveType } from "@atrio/contract/leave/leave";

import { addDays, formatDayMonth } from "../../../../lib/format.ts";
import { useAmount } from "../../requests/use-amount.ts";

import classes from "./kinds.module.css";

type RuleTextProps = { rule: LeaveType; today: string };

/**
 * A rule in plain words, behind the line that matters most: from when on it can be asked for, else how its
 * days are counted (Rule LEAVE-108).
 */
export function RuleText({ rule, today }: RuleTextProps) {
  const { t } = useTranslation("ask");
  const facts = useFacts(rule);
  const [first, ...others] = facts;
  const { preaviso_dias } = rule;
  const since = t("rule.from", {
    count: preaviso_dias,
    date: formatDayMonth(addDays(today, preaviso_dias)),
  });
  return (
    <section className={classes.rule} aria-label={t("rule.title")}>
      <details>
        <summary>
          <span>{preaviso_dias > 0 ? since : first?.text}</span>
          <b>{t("rule.show")}</b>
        </summary>
        <p>{rule.descripcion}</p>
        <ul className={classes.facts}>
          {(preaviso_dias > 0 ? facts : others).map(({ icon: Shape, text }) => (
            <li key={text}>
              <Shape size={18} stroke={1.75} aria-hidden />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {rule.norma !== null && <p className={classes.law}>{t("rule.law", { law: rule.norma })}</p>}
      </details>
    </section>
  );
}

type Fact = { icon: Icon; text: string };

/** Terms of the law in calendar months: duration of a period, and deadline after a fact. */
function useTerms(): (rule: LeaveType) => Fact[] {
  const { t } = useTranslation("ask");
  const amount = useAmount();
  const span = (months: number): string =>
    months % 12 === 0
      ? t("rule.years", { count: months / 12 })
      : t("rule.months", { count: months });
  return ({ minimo_meses, maximo_meses, plazo_meses, ...rule }) => {
    const facts: Fact[] = [];
    if (maximo_meses !== null) {
      const max = span(maximo_meses);
      const text =
        minimo_meses === null
          ? t("rule.longest", { max })
          : t("rule.between", { min: span(minimo_meses), max });
      facts.push({ icon: IconGauge, text });
    }
    if (plazo_meses !== null) {
      const { prorroga_dias, prorroga_meses } = rule;
      const values = { span: span(plazo_meses) };
      const text =
        prorroga_dias === null || prorroga_meses === null
          ? t("rule.deadline", values)
          : t("rule.deadline_longer", {
              ...values,
              days: amount(prorroga_dias, "naturales"),
              longer: span(prorroga_meses),
            });
      facts.push({ icon: IconCalendarDue, text });
    }
    return facts;
  };
}

function useFacts(rule: LeaveType): readonly Fact[] {
  const { t } = useTranslation("ask");
  const amount = useAmount();
  const terms = useTerms();
  const facts: Fact[] = [
    { icon: IconCalendarStats, text: t(`rule.unit.${rule.unidad}`) },
    rule.retribuido
      ? { icon: IconCoinEuro, text: t("rule.paid") }
      : { icon: IconCoinOff, text: t("rule.unpaid") },
  ];
  if (rule.limite !== null && rule.maximo_meses === null) {
    const values = { amount: amount(rule.limite, rule.unidad) };
    const once = rule.ocasion === null ? "rule.limit_once" : "rule.limit_fact";
    const text = rule.limite_por === "anyo" ? t("rule.limit_year", values) : t(once, values);
    facts.push({ icon: IconGauge, text });
  }
  facts.push(...terms(rule));
  if (rule.maximo_consecutivo !== null) {
    const text = t("rule.consecutive", { count: rule.maximo_consecutivo });
    facts.push({ icon: IconRepeat, text });
  }
  if (rule.preaviso_dias > 0) {
    const text = t("rule.notice", { count: rule.preaviso_dias });
    facts.push({ icon: IconCalendarTime, text });
  }
  if (rule.requiere_documento) facts.push({ icon: IconPaperclip, text: t("rule.document") });
  if (rule.decide === "administrador") {
    facts.push({ icon: IconUserShield, text: t("rule.administrator") });
  }
  return facts;
}
