import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

import { moduleIds } from "@atrio/contract/modules";

import { ClockCard } from "../../features/time/clock/clock-card.tsx";
import { NextDaysCard } from "../../features/time/schedule/next-days-card.tsx";
import { MonthBalanceCard } from "../../features/time/summary/month-balance-card.tsx";
import { RecentDaysCard } from "../../features/time/summary/recent-days-card.tsx";
import { loadChunk } from "../../lib/chunks.ts";
import { dayIn, formatLongDate, partOfDay, serverNow } from "../../lib/format.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { useCurrentUser, useModuleHired } from "../../lib/identity.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { BlockSkeleton } from "../../ui/state.tsx";

import classes from "./home.module.css";

const AbsenceCard = lazy(async () => ({
  default: (await loadChunk(() => import("./absence-cards.tsx"))).AbsenceCard,
}));

const FirstStepsCard = lazy(async () => ({
  default: (
    await loadChunk(() => import("../../features/company/first-steps/first-steps-card.tsx"))
  ).FirstStepsCard,
}));

const CompanyCards = lazy(async () => ({
  default: (await loadChunk(() => import("./company-cards.tsx"))).CompanyCards,
}));

const ShiftManagerCard = lazy(async () => {
  const [part] = await Promise.all([
    loadChunk(() => import("./shift-cards.tsx")),
    loadTexts("exchanges"),
  ]);
  return { default: part.ShiftManagerCard };
});

const PaperCard = lazy(async () => ({
  default: (await loadChunk(() => import("./paper-cards.tsx"))).PaperCard,
}));

/** A card about absences; the page does not wait for it. */
function Later(props: ComponentProps<typeof AbsenceCard>) {
  return (
    <Suspense fallback={<BlockSkeleton height={320} />}>
      <AbsenceCard {...props} />
    </Suspense>
  );
}

/** The newest payslip; the page does not wait for it. */
function LatestPayslip() {
  return (
    <Suspense fallback={<BlockSkeleton height={320} />}>
      <PaperCard name="payslip" />
    </Suspense>
  );
}

/** Requests about shifts for their manager; the page does not wait for it. */
function ShiftRequests() {
  const user = useCurrentUser();
  const isHired = useModuleHired(moduleIds.supervisorQuadrants);
  if (!isHired || !user.permiso_gestor_turnos || !user.pe_modo_supervisor) return null;
  return (
    <div className={classes.row}>
      <Suspense fallback={<BlockSkeleton height={200} />}>
        <ShiftManagerCard />
      </Suspense>
    </div>
  );
}

/** Documents that wait for a signature; room is kept when an important one is known. */
function Signatures({ isImportant }: { isImportant: boolean }) {
  return (
    <div className={classes.row}>
      <Suspense fallback={isImportant ? <BlockSkeleton height={56} /> : null}>
        <PaperCard name="signatures" />
      </Suspense>
    </div>
  );
}

/** The home page: the reader's day. */
export function HomePage() {
  const { t } = useTranslation("home");
  const user = useCurrentUser();
  const hasClock = useModuleHired(moduleIds.timeRegistration);
  const hasDocuments = useModuleHired(moduleIds.documents);
  const { zona_horaria } = user;
  const now = serverNow();
  const { documento_importante_pendiente_firma } = user;
  const signatures = hasDocuments && (
    <Signatures isImportant={documento_importante_pendiente_firma} />
  );
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(zona_horaria, now)}`, { name: user.nombre })}
        subtitle={formatLongDate(dayIn(zona_horaria, now))}
      />
      <div className={classes.grid}>
        {user.administrador && (
          <Suspense>
            <FirstStepsCard className={classes.row} />
          </Suspense>
        )}
        {documento_importante_pendiente_firma && signatures}
        <OwnCards hasClock={hasClock} />
        {!documento_importante_pendiente_firma && signatures}
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

/** Cards of the worker, in rows that are full for any set of modules. */
function OwnCards({ hasClock }: { hasClock: boolean }) {
  const user = useCurrentUser();
  const hasAbsences = useModuleHired(moduleIds.absences);
  const hasPayslips = useModuleHired(moduleIds.payslips);
  const small = [
    ...(hasAbsences ? [<Later key="holidays" name="holidays" />] : []),
    ...(hasPayslips ? [<LatestPayslip key="payslip" />] : []),
    ...(hasClock
      ? [<RecentDaysCard key="days" action={<SheetLink />} />, <MonthBalanceCard key="month" />]
      : []),
  ];
  // Two of them beside the clock; the others find their place further down.
  const later = small.slice(hasClock ? 2 : 0);
  return (
    <>
      {hasClock && (
        <>
          <div className={classes.wide}>
            <ClockCard />
          </div>
          {small.slice(0, 2)}
        </>
      )}
      {user.permiso_supervisor && user.pe_modo_supervisor && <TeamCards />}
      <ShiftRequests />
      {hasClock && (hasAbsences || later.length === 0) && (
        <div className={classes.row}>
          <NextDaysCard />
        </div>
      )}
      {(hasClock || hasAbsences) && later.length > 0 && (
        <>
          <div className={later.length === 1 ? classes.two : classes.wide}>
            {hasAbsences ? <Later name="requests" /> : <NextDaysCard />}
          </div>
          {later.length === 1 ? <div className={classes.side}>{later}</div> : later}
        </>
      )}
      {!hasClock && !hasAbsences && later.length > 0 && <div className={classes.row}>{later}</div>}
    </>
  );
}

/** Cards of a supervisor's team: waiting requests and absent people. */
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
  return <Link to="/timeRegistration">{t("recent.all")}</Link>;
}
