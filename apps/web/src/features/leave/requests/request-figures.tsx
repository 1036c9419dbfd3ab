import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { dayIn, formatDate, formatMoney, formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";

import classes from "./request-figures.module.css";
import { useAmount } from "./use-amount.ts";
import { usePeriodText } from "./use-period-text.ts";

type RequestFiguresProps = { request: Pick<RequestView, "ausencia" | "gasto"> };

/** Dates and cost of a request: its periods, or the expense with its amount. */
export function RequestFigures({ request }: RequestFiguresProps) {
  const { ausencia, gasto } = request;
  return (
    <dl className={classes.figures}>
      {ausencia !== null && <AbsenceFigures absence={ausencia} />}
      {gasto !== null && <ExpenseFigures expense={gasto} />}
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
  const { zona_horaria } = useCurrentUser();
  const { kilometros, tarifa_km, pagado_en } = expense;
  return (
    <>
      <div>
        <dt>{t("figures.when")}</dt>
        <dd>{formatDate(expense.fecha_gasto)}</dd>
      </div>
      <div>
        <dt>{t("figures.amount")}</dt>
        <dd>{formatMoney(expense.importe)}</dd>
        {kilometros !== null && tarifa_km !== null && (
          <dd className={classes.detail}>
            {t("expense.kilometres", {
              km: formatNumber(kilometros),
              rate: formatMoney(tarifa_km),
            })}
          </dd>
        )}
      </div>
      <div>
        <dt>{t("figures.payment")}</dt>
        <dd>
          {pagado_en === null
            ? t("expense.unpaid")
            : t("expense.paid", { when: formatDate(dayIn(zona_horaria, pagado_en)) })}
        </dd>
      </div>
    </>
  );
}
