import { useTranslation } from "react-i18next";

import type { LeaveUnit, OccasionFigures, RequestView } from "@atrio/contract/request-view";

import { dayIn, formatDate, formatMoney, formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";

import classes from "./request-figures.module.css";
import { useOccasionText } from "./use-occasion-text.ts";
import { useCostText, usePeriodTexts } from "./use-period-text.ts";

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
  const costText = useCostText();
  const periodTexts = usePeriodTexts();
  return (
    <>
      <div>
        <dt>{t("figures.when")}</dt>
        {periodTexts(absence).map((text) => (
          <dd key={text}>{text}</dd>
        ))}
      </div>
      {!absence.retirada && (
        <>
          <div>
            <dt>{t("figures.cost")}</dt>
            <dd>{costText(absence)}</dd>
          </div>
          <div>
            <dt>{t("figures.unit")}</dt>
            <dd>{t(`unit.${absence.unidad}`)}</dd>
          </div>
        </>
      )}
      {absence.ocasion !== null && (
        <OccasionFigure occasion={absence.ocasion} unit={absence.unidad} />
      )}
      {absence.hospitalizacion && (
        <div>
          <dt>{t("figures.medical")}</dt>
          <dd>{t("figures.hospital")}</dd>
        </div>
      )}
    </>
  );
}

type OccasionFigureProps = { occasion: OccasionFigures; unit: LeaveUnit };

function OccasionFigure({ occasion, unit }: OccasionFigureProps) {
  const { t } = useTranslation("requests");
  const { name, use, deadline } = useOccasionText()(occasion, unit);
  return (
    <div>
      <dt>{t("occasion.title")}</dt>
      <dd>{name}</dd>
      <dd className={classes.detail}>{use}</dd>
      {deadline !== null && <dd className={classes.detail}>{deadline}</dd>}
    </div>
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
