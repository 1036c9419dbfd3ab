import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useTranslation } from "react-i18next";

import { isOwner, mayUseOffice } from "@atrio/contract/access/office-roles";

import { LatestActsCard } from "../../features/access/activity/latest-acts-card.tsx";
import { AdministratorsCard } from "../../features/access/administrators/administrators-card.tsx";
import { loadChunk } from "../../lib/chunks.ts";
import { dayIn, formatLongDate, partOfDay, serverNow } from "../../lib/format.ts";
import { useCurrentUser } from "../../lib/identity.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Part } from "../../ui/part.tsx";
import { BlockSkeleton, ErrorState } from "../../ui/state.tsx";

import { DeadlinesCard } from "./deadlines-card.tsx";
import classes from "./office-home.module.css";
import { PeopleCard } from "./people-card.tsx";
import { WaitingCard } from "./waiting-card.tsx";
import { waitingQuery } from "./waiting.queries.ts";

const FirstStepsCard = lazy(async () => ({
  default: (
    await loadChunk(() => import("../../features/company/first-steps/first-steps-card.tsx"))
  ).FirstStepsCard,
}));

/** Heights of what is on its way; on a phone the other cards are below the screen until it is there. */
const roomFor = {
  waiting: { height: 608, phone: 900 },
  deadlines: { height: 311 },
};

/** First page of the office: what waits, deadlines, today's people, who has access and what was done last. */
export function OfficeHomePage() {
  const { t } = useTranslation("home");
  const user = useCurrentUser();
  const { zona_horaria } = user;
  const now = serverNow();
  const { data: waiting, error, refetch } = useQuery(waitingQuery);
  const isLoading = waiting === undefined && error === null;
  const hasInbox = mayUseOffice(user, "tiempo", true) || mayUseOffice(user, "nominas");
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(zona_horaria, now)}`, { name: user.nombre })}
        subtitle={formatLongDate(dayIn(zona_horaria, now))}
      />
      <div className={classes.page}>
        <div className={classes.main}>
          <Part>
            <FirstStepsCard />
          </Part>
          {isLoading && <BlockSkeleton {...roomFor.waiting} />}
          {waiting === undefined && error !== null && (
            <ErrorState error={error} onRetry={() => void refetch()} />
          )}
          {waiting !== undefined && (
            <>
              <WaitingCard waiting={waiting} hasInbox={hasInbox} />
              {waiting.personas !== null && <PeopleCard people={waiting.personas} />}
            </>
          )}
        </div>
        <div className={classes.side}>
          {isLoading && <BlockSkeleton {...roomFor.deadlines} />}
          {waiting !== undefined && <DeadlinesCard waiting={waiting} />}
          {isOwner(user) && <LatestActsCard />}
          <AdministratorsCard />
        </div>
      </div>
    </>
  );
}
