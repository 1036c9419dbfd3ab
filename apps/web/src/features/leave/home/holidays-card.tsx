import { Skeleton } from "@mantine/core";
import { IconBeach, IconCalendarEvent, IconHourglassLow } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { Balance } from "@atrio/contract/leave/leave";
import { nextExpiry } from "@atrio/contract/leave/lots";

import {
  dayIn,
  formatDate,
  formatMinutes,
  formatNumber,
  isSingular,
  serverNow,
} from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { foldFigure } from "../../../ui/fold-figure.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { BalanceBar } from "../balances/balance-bar.tsx";
import { figureOf, listedFigures } from "../balances/balances.model.ts";
import { holidaysQuery } from "../leave.queries.ts";
import { requestQuery } from "../requests/requests.queries.ts";
import { useAmount } from "../requests/use-amount.ts";

import classes from "./holidays-card.module.css";
import links from "./home-cards.module.css";
import { nextHolidays, nextUse } from "./home.model.ts";
import { useSpanText } from "./use-span-text.ts";

/** This year's holidays: the rest, the next ones, and the next to expire. */
export function HolidaysCard() {
  const { t } = useTranslation(["cards", "requests"]);
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria, serverNow());
  const query = useQuery(holidaysQuery(user.id, Number(today.slice(0, 4))));
  const { data: balance } = query;
  const isOff = balance?.habilitado === false;
  return (
    <Card
      title={t("cards:holidays.title")}
      figure={foldFigure(
        query.error,
        isOff ? t("cards:holidays.off") : balance && <Left balance={balance} />,
      )}
      action={
        <Link
          to="/absences"
          className={links.link}
          aria-label={`${t("cards:all")}: ${t("cards:holidays.title")}`}
        >
          {t("cards:all")}
        </Link>
      }
      isTall
    >
      {query.isPending && <BlockSkeleton height={354} />}
      {balance === undefined && query.isError && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {isOff && <EmptyState icon={<IconBeach size={24} />} title={t("cards:holidays.off")} />}
      {balance?.habilitado === true && <Holidays balance={balance} today={today} />}
    </Card>
  );
}

/** Parts of the balance below its bar: expired and reserved days only if there are any. */
function partsOf(balance: Balance) {
  return listedFigures(balance).filter(
    (figure) => figure !== "granted" && figure !== "adjusted" && figure !== "left",
  );
}

/** Writes amounts of a balance, of days or of minutes. */
function figuresOf({ unidad }: Balance): (amount: number) => string {
  return (amount) =>
    unidad === "horas" ? formatMinutes(amount) : formatNumber(amount).replace("-", "−");
}

/** Remaining amount of a balance with its unit, in a line. */
function Left({ balance }: { balance: Balance }) {
  const { t } = useTranslation("cards");
  const { dias_restantes } = balance;
  return (
    <>
      {figuresOf(balance)(dias_restantes)}{" "}
      <small>{t(isSingular(dias_restantes) ? "holidays.day_left" : "holidays.days_left")}</small>
    </>
  );
}

function Holidays({ balance, today }: { balance: Balance; today: string }) {
  const { t } = useTranslation("cards");
  const amountOf = useAmount();
  const expiry = nextExpiry(balance, today);
  const figure = figuresOf(balance);
  return (
    <>
      <p className={classes.left}>
        <b>{figure(balance.dias_restantes)}</b>
        {t(isSingular(balance.dias_restantes) ? "holidays.day_left" : "holidays.days_left")}
      </p>
      <BalanceBar balance={balance} />
      <dl className={classes.figures}>
        {partsOf(balance).map((part) => (
          <div key={part}>
            <dt data-part={part}>{t(`holidays.${part}`)}</dt>
            <dd>{figure(figureOf(balance, part))}</dd>
          </div>
        ))}
      </dl>
      <ul className={classes.notes}>
        <li>
          <IconCalendarEvent size={18} aria-hidden />
          <NextHolidays balance={balance} today={today} />
        </li>
        {expiry !== null && (
          <li>
            <IconHourglassLow size={18} aria-hidden />
            {t("holidays.expires", {
              date: formatDate(expiry.date),
              amount: amountOf(expiry.amount, balance.unidad),
            })}
          </li>
        )}
      </ul>
    </>
  );
}

/** Next approved holidays in words; only their next day where their request cannot be read. */
function NextHolidays({ balance, today }: { balance: Balance; today: string }) {
  const { t } = useTranslation("cards");
  const spanText = useSpanText();
  const next = nextUse(balance, today);
  const { data, isPending } = useQuery({
    ...requestQuery(next?.solicitud_id ?? 0),
    enabled: next !== null,
  });
  if (next === null) return t("holidays.next_none");
  if (isPending) return <Skeleton height={18} width={160} my={3} radius="sm" />;
  const { fecha } = next;
  const span = data === undefined ? { from: fecha, to: fecha } : nextHolidays(balance, next, data);
  return t("holidays.next", { when: spanText(span) });
}
