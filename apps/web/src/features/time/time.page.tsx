import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { dayIn, formatLongDate } from "../../lib/format.ts";
import { useCurrentUser } from "../../lib/identity.ts";
import { Card } from "../../ui/card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

import { ForgottenNotice } from "./changes/forgotten-notice.tsx";
import { PendingChanges } from "./changes/pending-changes.tsx";
import { ClockCard } from "./clock/clock-card.tsx";
import { BankView } from "./hours-bank/bank-view.tsx";
import { MonthView } from "./month-view.tsx";
import { NextDaysList } from "./schedule/next-days-list.tsx";
import { TodaySchedule } from "./schedule/today-schedule.tsx";
import { monthOf, readMonth, writeMonth } from "./sheet/sheet.model.ts";
import { RecentDaysCard } from "./summary/recent-days-card.tsx";
import type { TimeSearch } from "./time.model.ts";
import classes from "./time.module.css";
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
  return (
    <>
      <PageHeader title={t("title")} subtitle={formatLongDate(today)} />
      <UnclosedNotice month={month} onShow={(unclosed) => show({ mes: writeMonth(unclosed) })} />
      <PendingChanges />
      <ForgottenNotice />
      <div className={classes.today}>
        <div className={classes.clock}>
          <ClockCard />
        </div>
        <Card title={t("today.title")}>
          <div className={classes.schedule}>
            <TodaySchedule />
          </div>
          <NextDaysList />
        </Card>
        <RecentDaysCard />
      </div>
      <ViewTabs view={view} onChange={(next) => show({ vista: next, mes: writeMonth(month) })} />
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
          onMonth={(picked) => show({ mes: writeMonth(picked) })}
        />
      )}
    </>
  );
}
