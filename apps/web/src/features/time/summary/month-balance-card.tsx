import {
  IconAlertTriangle,
  IconMinus,
  IconTrendingDown,
  IconTrendingUp,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { openSigningQuery } from "../../../lib/clock.ts";
import {
  dayIn,
  formatBalance,
  formatMinutes,
  formatMonth,
  minutesBetween,
} from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { Duration } from "../../../ui/duration.tsx";
import { foldFigure } from "../../../ui/fold-figure.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { monthOf } from "../sheet/sheet.model.ts";
import { monthSummaryQuery } from "../time.queries.ts";
import { useNow } from "../use-now.ts";

import classes from "./month-balance-card.module.css";
import { carriedOn, progressOf } from "./summary.model.ts";
import type { MonthFigures } from "./summary.model.ts";

const sides = {
  ahead: { color: "green", Icon: IconTrendingUp },
  behind: { color: "red", Icon: IconTrendingDown },
  even: { color: "gray", Icon: IconMinus },
} as const;

/** This month so far: the balance, and how much of the month's hours is done. */
export function MonthBalanceCard() {
  const { t } = useTranslation("time");
  const user = useCurrentUser();
  const now = useNow();
  const { year, month } = monthOf(dayIn(user.zona_horaria, now));
  const summary = useQuery(monthSummaryQuery(user.id, year, month));
  const open = useQuery(openSigningQuery(user.id)).data ?? null;
  const running = open?.cuenta_como_trabajo === true;
  const figures =
    summary.data && carriedOn(summary.data, running ? minutesBetween(summary.data.at, now) : 0);
  return (
    <Card
      title={t("month.title")}
      figure={foldFigure(summary.error, figures && <Balance figures={figures} />)}
      className={classes.card}
    >
      {summary.isPending && <BlockSkeleton height={220} />}
      {summary.data === undefined && summary.isError && (
        <ErrorState error={summary.error} onRetry={() => void summary.refetch()} />
      )}
      {figures && <Figures label={formatMonth(year, month)} figures={figures} />}
    </Card>
  );
}

/** The balance in a line, with a mark when days wait to be put right. */
function Balance({ figures: { balance, wrongDays } }: { figures: MonthFigures }) {
  const { t } = useTranslation("time");
  return (
    <>
      {formatBalance(balance)}
      {wrongDays > 0 && (
        <>
          {" "}
          <IconAlertTriangle
            size={18}
            role="img"
            aria-label={t("month.wrong", { count: wrongDays })}
            className={classes.wrong}
          />
        </>
      )}
    </>
  );
}

function Figures({ label, figures }: { label: string; figures: MonthFigures }) {
  const { t } = useTranslation("time");
  const { worked, expected, expectedToDate, balance, wrongDays } = figures;
  const side = sideOf(balance);
  const { color, Icon } = sides[side];
  const progress = progressOf(worked, expected);
  return (
    <>
      <p className={classes.label}>{label}</p>
      <p className={classes.balance}>
        <Duration minutes={balance} isBalance />
      </p>
      <p className={classes.badges}>
        <StatusBadge color={color} icon={<Icon size={16} />}>
          {t(`totals.${side}`)}
        </StatusBadge>
        {wrongDays > 0 && (
          <StatusBadge color="yellow" icon={<IconAlertTriangle size={16} />}>
            {t("month.wrong", { count: wrongDays })}
          </StatusBadge>
        )}
      </p>
      <dl className={classes.figures}>
        <div>
          <dt data-kind="worked">{t("month.worked")}</dt>
          <dd>{formatMinutes(worked)}</dd>
        </div>
        <div>
          <dt>{t("month.expected")}</dt>
          <dd>{formatMinutes(expectedToDate)}</dd>
        </div>
        <div>
          <dt data-kind="whole">{t("month.whole")}</dt>
          <dd>{formatMinutes(expected)}</dd>
        </div>
      </dl>
      <div className={classes.track} aria-hidden>
        <span style={{ width: `${progress}%` }} />
      </div>
    </>
  );
}

function sideOf(balance: number): keyof typeof sides {
  if (balance === 0) return "even";
  return balance > 0 ? "ahead" : "behind";
}
