import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { dayIn, formatLongDate, formatMonthName, monthRange } from "../../lib/format.ts";
import { useCurrentUser } from "../../lib/identity.ts";
import { PageHeader } from "../../ui/page-header.tsx";

import { forgottenQuery, pendingChangesQuery } from "./changes/changes.queries.ts";
import { ForgottenNotice } from "./changes/forgotten-notice.tsx";
import { PendingChanges } from "./changes/pending-changes.tsx";
import { ClockCard } from "./clock/clock-card.tsx";
import { oldestUnclosedQuery } from "./closure/closure.queries.ts";
import { BankView } from "./hours-bank/bank-view.tsx";
import { MonthView } from "./month-view.tsx";
import { daysToCheck } from "./month/month.model.ts";
import { monthOf, readMonth, writeMonth } from "./sheet/sheet.model.ts";
import type { Month } from "./sheet/sheet.model.ts";
import type { TimeSearch } from "./time.model.ts";
import classes from "./time.module.css";
import { workdaysQuery } from "./time.queries.ts";
import { UnclosedNotice } from "./unclosed-notice.tsx";
import { useNow } from "./use-now.ts";
import { ViewTabs } from "./view-tabs.tsx";
import { YearView } from "./year/year-view.tsx";

/** The worker's time registration: today's clock and schedule, and the sheet of each month. */
export function TimeRegistrationPage() {
  const { t } = useTranslation("time");
  const user = useCurrentUser();
  const search = useSearch({ from: "/portal/timeRegistration" });
  const navigate = useNavigate({ from: "/timeRegistration" });
  const today = dayIn(user.zona_horaria, useNow());
  const current = monthOf(today);
  const month = readMonth(search.mes ?? search.dia?.slice(0, 7)) ?? current;
  const show = (next: TimeSearch) => {
    void navigate({ search: next, replace: true, resetScroll: false });
  };
  const view = search.vista ?? "hoja";
  const toCheck = useDaysToCheck(month, view === "hoja");
  const isKnown = useNoticesKnown();
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={
          toCheck.length === 0
            ? formatLongDate(today)
            : t("overview.to_check", {
                count: toCheck.length,
                month: formatMonthName(month.month),
              })
        }
      >
        <ViewTabs view={view} onChange={(next) => show({ vista: next, mes: writeMonth(month) })} />
      </PageHeader>
      {!isKnown && <Skeleton height={240} radius="lg" />}
      <div hidden={!isKnown}>
        <UnclosedNotice month={month} onShow={(unclosed) => show({ mes: writeMonth(unclosed) })} />
        <PendingChanges />
        <ForgottenNotice except={toCheck.map(({ dia }) => dia)} />
        <div className={classes.clock}>
          <ClockCard isCompact />
        </div>
        {view === "anyo" && (
          <YearView
            year={month.year}
            current={current}
            onYear={(year) => show({ vista: "anyo", mes: writeMonth({ ...month, year }) })}
            onMonth={(picked) => show({ mes: writeMonth(picked) })}
          />
        )}
        {view === "bolsa" && (
          <BankView
            year={month.year}
            onYear={(year) => show({ vista: "bolsa", mes: writeMonth({ ...month, year }) })}
          />
        )}
        {view === "hoja" && (
          <MonthView
            month={month}
            current={current}
            openedDay={search.dia ?? null}
            isWhole={search.dias === "todos"}
            onWhole={(isWhole) =>
              show({ mes: writeMonth(month), ...(isWhole ? { dias: "todos" } : {}) })
            }
            onMonth={(picked) => show({ mes: writeMonth(picked) })}
          />
        )}
      </div>
    </>
  );
}

/**
 * True once it is known which notices stand above the clock, or the first try to read them has failed: the page is drawn
 * with them at once, so that nothing moves (Rule COMPANY-125).
 */
function useNoticesKnown(): boolean {
  const user = useCurrentUser();
  const notices = [
    useQuery(pendingChangesQuery(user.id)),
    useQuery(forgottenQuery(user.id)),
    useQuery({ ...oldestUnclosedQuery(user.id), enabled: user.mes_sin_cerrar }),
  ];
  return !notices.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
}

/** Days of the shown month whose hours do not fit and may still change. */
function useDaysToCheck({ year, month }: Month, isShown: boolean): readonly Workday[] {
  const user = useCurrentUser();
  const { from, to } = monthRange(year, month);
  const { data = [] } = useQuery({ ...workdaysQuery(user.id, from, to), enabled: isShown });
  return isShown ? daysToCheck(data).filter(({ mes_cerrado }) => !mes_cerrado) : [];
}
