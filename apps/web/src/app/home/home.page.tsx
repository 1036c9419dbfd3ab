import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { moduleIds } from "@atrio/contract/modules";

import { BirthdaysCard } from "../../features/birthdays/birthdays-card.tsx";
import { ClockCard } from "../../features/time-registration/clock/clock-card.tsx";
import { MonthBalanceCard } from "../../features/time-registration/summary/month-balance-card.tsx";
import { RecentDaysCard } from "../../features/time-registration/summary/recent-days-card.tsx";
import { TodaySchedule } from "../../features/time-registration/today-schedule.tsx";
import { InfoCard } from "../../features/welcome/info-card.tsx";
import {
  ShowWelcomeButton,
  useWelcomeShown,
  WelcomeCard,
} from "../../features/welcome/welcome-card.tsx";
import { dayIn, formatLongDate, partOfDay, serverNow } from "../../lib/format.ts";
import { useCurrentUser, useModuleHired } from "../../lib/identity.ts";
import { PageHeader } from "../../ui/page-header.tsx";

import classes from "./home.module.css";

/** The first page: what today looks like for the person who reads it. */
export function HomePage() {
  const { t } = useTranslation("home");
  const user = useCurrentUser();
  const hasClock = useModuleHired(moduleIds.timeRegistration);
  const hasWelcome = useWelcomeShown();
  const zone = user.zona_horaria;
  const now = serverNow();
  // The information takes the room that its neighbours leave.
  const neighbours = (hasWelcome ? 1 : 0) + (user.permiso_supervisor ? 1 : 0);
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(zone, now)}`, { name: user.nombre })}
        subtitle={formatLongDate(dayIn(zone, now))}
      >
        <ShowWelcomeButton />
      </PageHeader>
      <div className={classes.grid}>
        {hasClock && (
          <>
            <div className={classes.wide}>
              <ClockCard />
            </div>
            <RecentDaysCard action={<SheetLink />} />
            <MonthBalanceCard />
          </>
        )}
        {hasWelcome && (
          <div className={classes.wide}>
            <WelcomeCard />
          </div>
        )}
        <div className={classes.info} data-beside={neighbours}>
          <InfoCard schedule={hasClock ? <TodaySchedule /> : null} />
        </div>
        {user.permiso_supervisor && <BirthdaysCard />}
      </div>
    </>
  );
}

function SheetLink() {
  const { t } = useTranslation("time");
  return (
    <Link to="/timeRegistration" className={classes.link}>
      {t("recent.all")}
    </Link>
  );
}
