import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

import { moduleIds } from "@atrio/contract/modules";

import { ClockCard } from "../../features/time-registration/clock/clock-card.tsx";
import { NextDaysCard } from "../../features/time-registration/schedule/next-days-card.tsx";
import { MonthBalanceCard } from "../../features/time-registration/summary/month-balance-card.tsx";
import { RecentDaysCard } from "../../features/time-registration/summary/recent-days-card.tsx";
import { loadChunk } from "../../lib/chunks.ts";
import { dayIn, formatLongDate, partOfDay, serverNow } from "../../lib/format.ts";
import { useCurrentUser, useModuleHired } from "../../lib/identity.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { BlockSkeleton } from "../../ui/state.tsx";

import classes from "./home.module.css";

const AbsenceCard = lazy(async () => ({
  default: (await loadChunk(() => import("./absence-cards.tsx"))).AbsenceCard,
}));

const CompanyCards = lazy(async () => ({
  default: (await loadChunk(() => import("./company-cards.tsx"))).CompanyCards,
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
        {user.permiso_supervisor && user.pe_modo_supervisor && <TeamCards />}
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
        <Suspense
          fallback={
            <div className={classes.row}>
              <BlockSkeleton height={160} />
            </div>
          }
        >
          <CompanyCards hasClock={hasClock} />
        </Suspense>
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

function SheetLink() {
  const { t } = useTranslation("time");
  return (
    <Link to="/timeRegistration" className={classes.link}>
      {t("recent.all")}
    </Link>
  );
}
