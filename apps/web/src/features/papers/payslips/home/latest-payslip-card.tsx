import { ActionIcon } from "@mantine/core";
import { IconEye, IconEyeOff, IconReceiptEuro } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import {
  formatMoney,
  formatMonthInText,
  formatMonthName,
  formatPercent,
} from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { foldFigure } from "../../../../ui/fold-figure.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { cents, signedMoney } from "../payslips.model.ts";
import { latestQuery } from "../payslips.queries.ts";

import { latestOf } from "./home.model.ts";
import type { LatestPayslip } from "./home.model.ts";
import classes from "./latest-payslip-card.module.css";
import { usePayShown } from "./use-pay-shown.ts";

/** The newest payslip: its net, hidden until somebody asks, and the months before it (Rule PAPERS-122). */
export function LatestPayslipCard() {
  const { t } = useTranslation("cards");
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(latestQuery(user.id));
  const latest = data === undefined ? undefined : latestOf(data.data);
  return (
    <Card
      title={t("payslip.title")}
      figure={foldFigure(
        error,
        latest === null
          ? t("payslip.none")
          : latest && formatMonthInText(latest.payslip.anyo, latest.payslip.mes_pago),
      )}
      action={
        latest && (
          <Link to="/paysheets" search={{ nomina: latest.payslip.id }}>
            {t("payslip.open")}
          </Link>
        )
      }
      isTall
    >
      {data === undefined && error === null && <BlockSkeleton height={354} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {latest === null && (
        <EmptyState
          icon={<IconReceiptEuro size={24} />}
          title={t("payslip.none")}
          text={t("payslip.none_text")}
        />
      )}
      {latest && <Latest latest={latest} />}
    </Card>
  );
}

function Latest({ latest }: { latest: LatestPayslip }) {
  const { t } = useTranslation("cards");
  const [isShown, toggle] = usePayShown();
  const { payslip, columns } = latest;
  const { total_percibir } = payslip;
  const month = formatMonthInText(payslip.anyo, payslip.mes_pago);
  return (
    <>
      <p className={classes.label}>{t("payslip.net", { month })}</p>
      {total_percibir === null ? (
        <p className={classes.note}>{t("payslip.only_pdf")}</p>
      ) : (
        <div className={classes.net}>
          {isShown ? (
            <b>{formatMoney(total_percibir)}</b>
          ) : (
            <b>
              <span aria-hidden>•••••• €</span>
              <span className={classes.hidden}>{t("payslip.hidden")}</span>
            </b>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t(isShown ? "payslip.hide" : "payslip.show")}
            onClick={toggle}
          >
            {isShown ? <IconEyeOff size={22} aria-hidden /> : <IconEye size={22} aria-hidden />}
          </ActionIcon>
        </div>
      )}
      <Change latest={latest} isShown={isShown} />
      <div className={classes.columns} aria-hidden>
        {columns.map(({ id, height }) => (
          <i
            key={id}
            data-latest={id === payslip.id}
            style={{ height: `${Math.max(height * 100, 4)}%` }}
          />
        ))}
      </div>
      {columns.length > 1 && (
        <p className={classes.span} aria-hidden>
          {[columns[0], columns.at(-1)].map((column) => (
            <span key={column?.id}>
              {column && `${formatMonthName(column.mes_pago, "short")} ${column.anyo}`}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** Difference from the month before: in euros with the net, in per cent without it. */
function Change({ latest, isShown }: { latest: LatestPayslip; isShown: boolean }) {
  const { t } = useTranslation("cards");
  const { change } = latest;
  if (change === null) return null;
  const { amount, percent, before } = change;
  const month =
    before.anyo === latest.payslip.anyo
      ? formatMonthName(before.mes_pago)
      : formatMonthInText(before.anyo, before.mes_pago);
  const sign = Math.sign(cents(amount));
  return (
    <p className={classes.change}>
      {sign === 0 ? (
        <StatusBadge color="gray">{t("payslip.same", { month })}</StatusBadge>
      ) : (
        <StatusBadge color={sign > 0 ? "green" : "red"}>
          {t("payslip.change", { amount: isShown ? signedMoney(amount) : signed(percent), month })}
        </StatusBadge>
      )}
    </p>
  );
}

/** '+2,1 %' of a number of per cent. */
function signed(percent: number): string {
  const rounded = Math.round(Math.abs(percent) * 10) / 10;
  return `${percent < 0 ? "−" : "+"}${formatPercent(rounded, rounded < 10 ? 1 : 0)}`;
}
