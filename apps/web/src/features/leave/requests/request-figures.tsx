import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/leave/request-view";

import { dayIn, formatDate, formatMoney, formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";

import classes from "./request-figures.module.css";
import { useAmount } from "./use-amount.ts";
import { usePeriodText } from "./use-period-text.ts";

type RequestFiguresProps = { request: Pick<RequestView, "ausencia" | "gasto"> };

/** When a request is for and what it costs: its periods, or the expense with its amount. */
export function RequestFigures({ request }: RequestFiguresProps) {
  const { ausencia: absence, gasto: expense } = request;
  return (
    <dl className={classes.figures}>
      {absence !== null && <AbsenceFigures absence={absence} />}
      {expense !== null && <ExpenseFigures expense={expense} />}
    </dl>
  );
}

type Absence = NonNullable<RequestView["ausencia"]>;

function AbsenceFigures({ absence }: { absence: Absence }) {
  const { t } = useTranslation("requests");
  const amount = useAmount();
  const periodText = usePeriodText();
  return (
    <>
      <div>
        <dt>{t("figures.when")}</dt>
        {absence.periodos.map((period) => (
          <dd
            key={`${period.fecha_inicio} ${period.pe_tipo_periodo_id} ${period.hora_inicio ?? ""}`}
          >
            {periodText(period)}
          </dd>
        ))}
      </div>
      <div>
        <dt>{t("figures.cost")}</dt>
        <dd>{amount(absence.coste, absence.unidad)}</dd>
      </div>
      <div>
        <dt>{t("figures.unit")}</dt>
        <dd>{t(`unit.${absence.unidad}`)}</dd>
      </div>
      {absence.hospitalizacion && (
        <div>
          <dt>{t("figures.medical")}</dt>
          <dd>{t("figures.hospital")}</dd>
        </div>
      )}
    </>
  );
}

type Expense = NonNullable<RequestView["gasto"]>;

function ExpenseFigures({ expense }: { expense: Expense }) {
  const { t } = useTranslation("requests");
  const { zona_horaria: zone } = useCurrentUser();
  const { kilometros: distance, tarifa_km: rate, pagado_en: paid } = expense;
  return (
    <>
      <div>
        <dt>{t("figures.when")}</dt>
        <dd>{formatDate(expense.fecha_gasto)}</dd>
      </div>
      <div>
        <dt>{t("figures.amount")}</dt>
        <dd>{formatMoney(expense.importe)}</dd>
        {distance !== null && rate !== null && (
          <dd className={classes.detail}>
            {t("expense.kilometres", { km: formatNumber(distance), rate: formatMoney(rate) })}
          </dd>
        )}
      </div>
      <div>
        <dt>{t("figures.payment")}</dt>
        <dd>
          {paid === null
            ? t("expense.unpaid")
            : t("expense.paid", { when: formatDate(dayIn(zone, paid)) })}
        </dd>
      </div>
    </>
  );
}
