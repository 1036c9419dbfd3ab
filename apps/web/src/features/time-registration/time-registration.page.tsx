import { useState } from "react";
import { useTranslation } from "react-i18next";

import { dayIn, formatLongDate } from "../../lib/format.ts";
import { useCurrentUser } from "../../lib/identity.ts";
import { Card } from "../../ui/card.tsx";
import { PageHeader } from "../../ui/page-header.tsx";

import { ClockCard } from "./clock/clock-card.tsx";
import { NextDaysList } from "./schedule/next-days-list.tsx";
import { TodaySchedule } from "./schedule/today-schedule.tsx";
import { MonthNav } from "./sheet/month-nav.tsx";
import { MonthSheet } from "./sheet/month-sheet.tsx";
import { monthOf } from "./sheet/sheet.model.ts";
import type { Month } from "./sheet/sheet.model.ts";
import { RecentDaysCard } from "./summary/recent-days-card.tsx";
import classes from "./time-registration.module.css";
import { useNow } from "./use-now.ts";

/** The worker's time registration: today's clock and schedule, and the sheet of each month. */
export function TimeRegistrationPage() {
  const { t } = useTranslation("time");
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria, useNow());
  const [picked, setPicked] = useState<Month | null>(null);
  const current = monthOf(today);
  const month = picked ?? current;
  return (
    <>
      <PageHeader title={t("title")} subtitle={formatLongDate(today)} />
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
      <section className={classes.sheet}>
        <header className={classes.head}>
          <h2>{t("sheet.title")}</h2>
          <MonthNav month={month} current={current} onChange={setPicked} />
        </header>
        <MonthSheet month={month} />
      </section>
    </>
  );
}
