import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";

import { isOwner, mayUseOffice } from "@atrio/contract/access/office-roles";
import { moduleIds } from "@atrio/contract/modules";

import { LatestActsCard } from "../../features/access/activity/latest-acts-card.tsx";
import { AdministratorsCard } from "../../features/access/administrators/administrators-card.tsx";
import { loadChunk } from "../../lib/chunks.ts";
import { dayIn, formatLongDate, partOfDay, serverNow } from "../../lib/format.ts";
import { useCurrentUser, useModuleHired } from "../../lib/identity.ts";
import { PageHeader } from "../../ui/page-header.tsx";

import classes from "./office-home.module.css";

const FirstStepsCard = lazy(async () => ({
  default: (
    await loadChunk(() => import("../../features/company/first-steps/first-steps-card.tsx"))
  ).FirstStepsCard,
}));

const OfficeRequestsCard = lazy(async () => ({
  default: (
    await loadChunk(() => import("../../features/leave/home/office/office-requests-card.tsx"))
  ).OfficeRequestsCard,
}));

/** First page of the office: first steps, what waits, who has access and what was done last. */
export function OfficeHomePage() {
  const { t } = useTranslation("home");
  const user = useCurrentUser();
  const { zona_horaria } = user;
  const now = serverNow();
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(zona_horaria, now)}`, { name: user.nombre })}
        subtitle={formatLongDate(dayIn(zona_horaria, now))}
      />
      <div className={classes.page}>
        <div className={classes.main}>
          <Suspense>
            <FirstStepsCard />
          </Suspense>
          <WaitingRequests />
          {isOwner(user) && <LatestActsCard />}
        </div>
        <div className={classes.side}>
          <AdministratorsCard />
        </div>
      </div>
    </>
  );
}

/** Requests that only administrators can decide; the one of the address opens over the page. */
function WaitingRequests() {
  const user = useCurrentUser();
  const hasTime = useModuleHired(moduleIds.timeRegistration);
  const hasAbsences = useModuleHired(moduleIds.absences);
  const { solicitud = null } = useSearch({ from: "/portal/admin" });
  const navigate = useNavigate({ from: "/admin" });
  if (!mayUseOffice(user, "ausencias") || (!hasTime && !hasAbsences)) return null;
  return (
    <Suspense>
      <OfficeRequestsCard
        openId={solicitud}
        onClose={() => void navigate({ to: "/admin", search: {}, resetScroll: false })}
      />
    </Suspense>
  );
}
