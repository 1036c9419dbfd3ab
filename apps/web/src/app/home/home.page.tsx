import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { moduleIds } from "@atrio/contract/modules";

import { BirthdaysCard } from "../../features/birthdays/birthdays-card.tsx";
import { ClockCard } from "../../features/time-registration/clock/clock-card.tsx";
import { NextDaysCard } from "../../features/time-registration/schedule/next-days-card.tsx";
import { TodaySchedule } from "../../features/time-registration/schedule/today-schedule.tsx";
import { MonthBalanceCard } from "../../features/time-registration/summary/month-balance-card.tsx";
import { RecentDaysCard } from "../../features/time-registration/summary/recent-days-card.tsx";
import { InfoCard } from "../../features/welcome/info-card.tsx";
import { useWelcomeShown, WelcomeCard } from "../../features/welcome/welcome-card.tsx";
import { dayIn, formatLongDate, partOfDay, serverNow } from "../../lib/format.ts";
import { useCurrentUser, useModuleHired } from "../../lib/identity.ts";
import { PageHeader } from "../../ui/page-header.tsx";

import classes from "./home.module.css";

/** The first page: what today looks like for the person who reads it. */
export function HomePage() {
  const { t } = useTranslation("home");
  const user = useCurrentUser();
  const hasClock = useModuleHired(moduleIds.timeRegistration);
  const zone = user.zona_horaria;
  const now = serverNow();
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(zone, now)}`, { name: user.nombre })}
        subtitle={formatLongDate(dayIn(zone, now))}
      />
      <div className={classes.grid}>
        {hasClock && (
          <>
            <div className={classes.wide}>
              <ClockCard />
            </div>
            <RecentDaysCard action={<SheetLink />} />
            <MonthBalanceCard />
            <div className={classes.row}>
              <NextDaysCard />
            </div>
          </>
        )}
        <CompanyCards schedule={hasClock ? <TodaySchedule /> : null} />
      </div>
    </>
  );
}

/** What the company says, in rows that are full whichever of the cards this person has. */
function CompanyCards({ schedule }: { schedule: ReactNode }) {
  const hasWelcome = useWelcomeShown();
  const hasBirthdays = useCurrentUser().permiso_supervisor;
  const info = <InfoCard schedule={schedule} />;
  if (hasWelcome && hasBirthdays) {
    return (
      <>
        <div className={classes.two}>
          <WelcomeCard />
        </div>
        <div className={classes.side}>
          <BirthdaysCard />
        </div>
        <div className={classes.row}>{info}</div>
      </>
    );
  }
  if (!hasWelcome && !hasBirthdays) return <div className={classes.row}>{info}</div>;
  return (
    <>
      {hasWelcome && (
        <div className={classes.wide}>
          <WelcomeCard />
        </div>
      )}
      <div className={classes.two}>{info}</div>
      {hasBirthdays && (
        <div className={classes.side}>
          <BirthdaysCard />
        </div>
      )}
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
