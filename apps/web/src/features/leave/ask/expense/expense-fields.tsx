import { SegmentedControl, Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { expenseKinds } from "@atrio/contract/kinds";

import { formatMoney, formatMonthInText, formatNumber } from "../../../../lib/format.ts";
import { monthOfDay } from "../../../../lib/month-grid.ts";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { monthlyExpensesQuery } from "../../leave.queries.ts";
import { isDriven } from "../ask.model.ts";
import type { ExpenseDraft } from "../ask.model.ts";
import { allowedAmountQuery } from "../ask.queries.ts";

import { AmountField } from "./amount-field.tsx";
import { kilometresInEuros, rateText, readNumber } from "./expense.model.ts";
import classes from "./expense.module.css";

/** The fields of an expense, as the wire names them. */
type ExpenseField = "fecha_gasto" | "pe_gasto_tipo_id" | "importe" | "kilometros";

type ExpenseFieldsProps = {
  workerId: number;
  today: string;
  expense: ExpenseDraft;
  /** Amount already requested by the edited request; part of its month's total. */
  before: { fecha_gasto: string; importe: number } | null;
  /** Rate per kilometre on the day of the expense, once the preview has said it. */
  rateThen: number | null;
  errorOf: (field: ExpenseField) => string | null;
  onChange: (expense: ExpenseDraft) => void;
};

const pauseMs = 500;

/**
 * Fields of an expense: kind, date and amount, or kilometres at the company's rate, computed while
 * typing.
 */
export function ExpenseFields(props: ExpenseFieldsProps) {
  const { workerId, today, expense, before, errorOf, onChange } = props;
  const { t } = useTranslation(["ask", "requests"]);
  const titleId = useId();
  const month = useQuery({
    ...monthlyExpensesQuery(workerId, expense.date.slice(0, 7)),
    enabled: expense.date !== "" && expense.date <= today,
  }).data;
  const rate = props.rateThen ?? month?.tarifa_km ?? null;
  const euros = eurosOf(expense, rate);
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {t("expense.title")}
      </h3>
      <div className={classes.pair}>
        <DateField
          label={t("expense.date")}
          max={today}
          required
          value={expense.date}
          error={errorOf("fecha_gasto")}
          onChange={(value) => onChange({ ...expense, date: value })}
        />
        <Select
          label={t("expense.kind")}
          placeholder={t("expense.kind_placeholder")}
          required
          data={kindKeys.map((key) => ({
            value: String(expenseKinds[key]),
            label: t(`requests:expense_kind.${key}`),
          }))}
          value={expense.kind === null ? null : String(expense.kind)}
          error={errorOf("pe_gasto_tipo_id")}
          onChange={(value) =>
            onChange({ ...expense, kind: value === null ? null : Number(value) })
          }
        />
      </div>
      <HowMuch expense={expense} rate={rate} errorOf={errorOf} onChange={onChange} />
      {euros !== null && errorOf("importe") === null && (
        <Allowed workerId={workerId} euros={euros} day={expense.date} />
      )}
      {month !== undefined && (
        <MonthTotal day={expense.date} asked={month.total.pedido} before={before} euros={euros} />
      )}
    </section>
  );
}

const kindKeys = ["fuel", "travel", "taxis", "meals", "messenger", "other"] as const;

/** Typed amount in euros; null while it is no number or the rate is unknown. */
function eurosOf({ kind, way, amount, kilometres }: ExpenseDraft, rate: number | null) {
  if (way === "amount" || !isDriven(kind)) return readNumber(amount);
  const distance = readNumber(kilometres);
  return distance === null || rate === null ? null : kilometresInEuros(distance, rate);
}

type HowMuchProps = Pick<ExpenseFieldsProps, "expense" | "errorOf" | "onChange"> & {
  rate: number | null;
};

function HowMuch({ expense, rate, errorOf, onChange }: HowMuchProps) {
  const { t } = useTranslation("ask");
  if (!isDriven(expense.kind)) {
    return <Amount expense={expense} errorOf={errorOf} onChange={onChange} />;
  }
  return (
    <>
      <SegmentedControl<ExpenseDraft["way"]>
        fullWidth
        size="md"
        aria-label={t("expense.way")}
        data={[
          { value: "amount", label: t("expense.ways.amount") },
          { value: "kilometres", label: t("expense.ways.kilometres") },
        ]}
        value={expense.way}
        onChange={(way) => onChange({ ...expense, way })}
      />
      {expense.way === "amount" ? (
        <Amount expense={expense} errorOf={errorOf} onChange={onChange} />
      ) : (
        <Kilometres expense={expense} rate={rate} errorOf={errorOf} onChange={onChange} />
      )}
    </>
  );
}

function Amount({ expense, errorOf, onChange }: Omit<HowMuchProps, "rate">) {
  const { t } = useTranslation("ask");
  return (
    <AmountField
      label={t("expense.amount")}
      unit="€"
      value={expense.amount}
      error={errorOf("importe")}
      onChange={(amount) => onChange({ ...expense, amount })}
    />
  );
}

function Kilometres({ expense, rate, errorOf, onChange }: HowMuchProps) {
  const { t } = useTranslation("ask");
  const kilometres = readNumber(expense.kilometres);
  return (
    <>
      <AmountField
        label={t("expense.kilometres")}
        unit="km"
        description={rate === null ? undefined : t("expense.rate", { rate: rateText(rate) })}
        value={expense.kilometres}
        error={errorOf("kilometros") ?? errorOf("importe")}
        onChange={(typed) => onChange({ ...expense, kilometres: typed })}
      />
      {kilometres !== null && rate !== null && (
        <p className={classes.sum} role="status">
          {t("expense.computed", {
            kilometres: formatNumber(kilometres),
            rate: rateText(rate),
            amount: formatMoney(kilometresInEuros(kilometres, rate)),
          })}
        </p>
      )}
    </>
  );
}

/** Shows whether the company allows the amount, never the limit. */
function Allowed({ workerId, euros, day }: { workerId: number; euros: number; day: string }) {
  const { t } = useTranslation("ask");
  const [settled] = useDebouncedValue(euros, pauseMs);
  const isAllowed = useQuery(allowedAmountQuery(workerId, settled, day)).data;
  if (isAllowed === undefined || settled !== euros) return null;
  return (
    <p className={isAllowed ? classes.hint : classes.error} role="status">
      {isAllowed ? t("expense.allowed") : t("expense.not_allowed")}
    </p>
  );
}

type MonthTotalProps = {
  day: string;
  /** Total of the month's requests, in euros. */
  asked: number;
  before: ExpenseFieldsProps["before"];
  euros: number | null;
};

/** The month's total, with this expense. */
function MonthTotal({ day, asked, before, euros }: MonthTotalProps) {
  const { t } = useTranslation("ask");
  const { year, month } = monthOfDay(day);
  const isCounted = before !== null && before.fecha_gasto.slice(0, 7) === day.slice(0, 7);
  const others = isCounted ? asked - before.importe : asked;
  if (others <= 0) return null;
  const so = t("expense.month", {
    amount: formatMoney(others),
    month: formatMonthInText(year, month),
  });
  const together =
    euros === null ? "" : t("expense.month_with", { amount: formatMoney(others + euros) });
  return <p className={classes.hint}>{`${so} ${together}`.trim()}</p>;
}
