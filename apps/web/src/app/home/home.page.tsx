import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { ComponentProps, ReactNode } from "react";
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
import { loadChunk } from "../../lib/chunks.ts";
import { dayIn, formatLongDate, partOfDay, serverNow } from "../../lib/format.ts";
import { useCurrentUser, useModuleHired } from "../../lib/identity.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { BlockSkeleton } from "../../ui/state.tsx";
import { isSupervising } from "../shell/navigation.ts";

import classes from "./home.module.css";

const AbsenceCard = lazy(async () => ({
  default: (await loadChunk(() => import("./absence-cards.tsx"))).AbsenceCard,
}));

/** A card about absences; the page does not wait for it. */
function Later(props: ComponentProps<typeof AbsenceCard>) {
  return (
    <Suspense fallback={<BlockSkeleton height={320} />}>
      <AbsenceCard {...props} />
    </Suspense>
  );
}

/** The first page: what today looks like for the person who reads it. */
export function HomePage() {
  const { t } = useTranslation("home");
  const user = useCurrentUser();
  const hasClock = useModuleHired(moduleIds.timeRegistration);
  const hasAbsences = useModuleHired(moduleIds.absences);
  const zone = user.zona_horaria;
  const now = serverNow();
  const holidays = hasAbsences && <Later name="holidays" />;
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
            {holidays}
            <RecentDaysCard action={<SheetLink />} />
            {!hasAbsences && <MonthBalanceCard />}
          </>
        )}
        {isSupervising(user) && <TeamCards />}
        {hasClock && (
          <div className={classes.row}>
            <NextDaysCard />
          </div>
        )}
        {hasAbsences && (
          <>
            <div className={classes.two}>
              <Later name="requests" />
            </div>
            <div className={classes.side}>{hasClock ? <MonthBalanceCard /> : holidays}</div>
          </>
        )}
        <CompanyCards schedule={hasClock ? <TodaySchedule /> : null} />
      </div>
    </>
  );
}

/** What a supervisor's team waits for, and who of it is away. */
function TeamCards() {
  const hasAbsences = useModuleHired(moduleIds.supervisorAbsences);
  const hasTime = useModuleHired(moduleIds.supervisorTimeRegistration);
  if (!hasAbsences) {
    return (
      hasTime && (
        <div className={classes.row}>
          <Later name="team" />
        </div>
      )
    );
  }
  return (
    <>
      <div className={classes.two}>
        <Later name="team" />
      </div>
      <div className={classes.side}>
        <Later name="away" />
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
