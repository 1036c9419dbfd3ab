import { Link } from "@tanstack/react-router";
import { lazy } from "react";
import type { ComponentProps, ReactElement } from "react";
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
import { Part } from "../../ui/part.tsx";
import { BlockSkeleton } from "../../ui/state.tsx";
import { useBelow } from "../../ui/use-below.ts";
import { isSupervising } from "../shell/navigation.ts";

import { HomeActions } from "./home-actions.tsx";
import classes from "./home.module.css";
import { InboxLine } from "./inbox-line.tsx";
import { Tile } from "./tile.tsx";

const AbsenceCard = lazy(async () => ({
  default: (await loadChunk(() => import("./absence-cards.tsx"))).AbsenceCard,
}));

const TeamCard = lazy(async () => ({
  default: (await loadChunk(() => import("./team-cards.tsx"))).TeamCard,
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

/** Heights of cards that are on their way, so that nothing moves when they come. */
const roomFor = {
  tile: 62,
  requests: 202,
  team: 279,
  card: 320,
  tiles: 124,
};

type LaterProps = ComponentProps<typeof AbsenceCard> & {
  height?: number;
  /** Its height on a phone. */
  phone?: number;
};

/** A card about absences; the page does not wait for it. */
function Later({ height = roomFor.card, phone = roomFor.tile, ...props }: LaterProps) {
  return (
    <Part fallback={<BlockSkeleton height={height} phone={phone} />}>
      <AbsenceCard {...props} />
    </Part>
  );
}

/** The newest payslip; the page does not wait for it. */
function LatestPayslip() {
  return (
    <Part fallback={<BlockSkeleton height={roomFor.card} phone={roomFor.tile} />}>
      <PaperCard name="payslip" />
    </Part>
  );
}

/** Requests about shifts for their manager; the page does not wait for it. */
function ShiftRequests() {
  const user = useCurrentUser();
  const isHired = useModuleHired(moduleIds.supervisorQuadrants);
  if (!isHired || !user.permiso_gestor_turnos || !user.pe_modo_supervisor) return null;
  return (
    <Tile className={classes.row}>
      <Part fallback={<BlockSkeleton height={200} phone={roomFor.tile} />}>
        <ShiftManagerCard />
      </Part>
    </Tile>
  );
}

/** Important documents that wait for a signature. */
function Signatures() {
  return (
    <div className={classes.row}>
      <Part fallback={<BlockSkeleton height={56} />}>
        <PaperCard name="signatures" />
      </Part>
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
  const hasActions = !useBelow("tablet") && !isSupervising(user);
  const isImportant = hasDocuments && user.documento_importante_pendiente_firma;
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(zona_horaria, now)}`, { name: user.nombre })}
        subtitle={formatLongDate(dayIn(zona_horaria, now))}
      >
        {hasActions && <HomeActions />}
      </PageHeader>
      <div className={classes.grid}>
        {user.administrador && (
          <Tile className={classes.row} isWide>
            <Part>
              <FirstStepsCard />
            </Part>
          </Tile>
        )}
        {isImportant && <Signatures />}
        <InboxLine className={classes.row} />
        <OwnCards hasClock={hasClock} />
        <Part
          fallback={
            <div className={classes.row}>
              <BlockSkeleton height={160} />
            </div>
          }
        >
          <CompanyCards hasClock={hasClock} />
        </Part>
      </div>
    </>
  );
}

/** A card of the worker's, in a row with others. */
type OwnCard = {
  card: ReactElement;
  /** True for a card that stays whole on a phone. */
  isWhole?: boolean;
};

/** Cards of the worker, of the modules that are hired: figures first, then lists. */
function useOwnCards(isSupervisor: boolean): OwnCard[] {
  const hasClock = useModuleHired(moduleIds.timeRegistration);
  const hasAbsences = useModuleHired(moduleIds.absences);
  const hasPayslips = useModuleHired(moduleIds.payslips);
  const phone = isSupervisor ? roomFor.tile : roomFor.requests;
  return [
    ...(hasAbsences ? [{ card: <Later key="holidays" name="holidays" /> }] : []),
    ...(hasPayslips ? [{ card: <LatestPayslip key="payslip" /> }] : []),
    ...(hasClock ? [{ card: <MonthBalanceCard key="month" /> }] : []),
    ...(hasAbsences
      ? [
          {
            card: <Later key="requests" name="requests" phone={phone} />,
            isWhole: !isSupervisor,
          },
        ]
      : []),
    ...(hasClock ? [{ card: <RecentDaysCard key="days" action={<SheetLink />} /> }] : []),
  ];
}

/** Places of a number of cards, so that their rows are full: three in a row, two, or one. */
function placesOf(count: number): Array<string | undefined> {
  if (count === 1) return [classes.row];
  const inPairs = ((3 - (count % 3)) % 3) * 2;
  return Array.from({ length: count }, (_, index) => {
    const place = index < count - inPairs ? classes.third : classes.half;
    const isOdd = count % 2 === 1 && index === count - 1;
    return isOdd ? [place, classes.last].join(" ") : place;
  });
}

/** Cards of the worker, in rows that are full for any set of modules. */
function OwnCards({ hasClock }: { hasClock: boolean }) {
  const isSupervisor = isSupervising(useCurrentUser());
  // The team has the first screen: the clock is a line there (Rule COMPANY-118).
  const isLine = !useBelow("laptop") && isSupervisor;
  const cards = useOwnCards(isSupervisor);
  const places = placesOf(cards.length);
  const days = (
    <Tile className={isLine ? classes.row : classes.beside} isWhole={!isSupervisor}>
      <NextDaysCard isList={!isLine} />
    </Tile>
  );
  return (
    <>
      {hasClock && (
        <div className={isLine ? classes.row : `${classes.wide} ${classes.clock}`}>
          <ClockCard isCompact={isLine} />
        </div>
      )}
      {hasClock && !isLine && days}
      {isSupervisor && <TeamCards />}
      <ShiftRequests />
      {hasClock && isLine && days}
      {cards.map(({ card, isWhole }, index) => (
        <Tile key={card.key} className={places[index]} isWhole={isWhole ?? false}>
          {card}
        </Tile>
      ))}
    </>
  );
}

/** Cards of a supervisor's team: requests to decide, who is there, and who is away. */
function TeamCards() {
  const hasAbsences = useModuleHired(moduleIds.supervisorAbsences);
  const hasTime = useModuleHired(moduleIds.supervisorTimeRegistration);
  const isPhone = useBelow("phone");
  if (!hasAbsences && !hasTime) return null;
  return (
    <>
      {hasTime && !isPhone && (
        <div className={`${classes.row} ${classes.first}`}>
          <Part fallback={<BlockSkeleton height={roomFor.tiles} />}>
            <TeamCard name="tiles" />
          </Part>
        </div>
      )}
      <div className={hasTime ? classes.two : classes.row}>
        <Later name="team" phone={roomFor.team} />
      </div>
      {hasTime && (
        <Tile className={classes.side}>
          <Part fallback={<BlockSkeleton height={roomFor.card} phone={roomFor.tile} />}>
            <TeamCard name="now" />
          </Part>
        </Tile>
      )}
      {hasAbsences && (
        <Tile className={classes.row}>
          <Later name="fortnight" />
        </Tile>
      )}
    </>
  );
}

function SheetLink() {
  const { t } = useTranslation("time");
  return <Link to="/timeRegistration">{t("recent.all")}</Link>;
}
