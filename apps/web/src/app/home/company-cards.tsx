import { moduleIds } from "@atrio/contract/modules";

import { InfoCard } from "../../features/company/welcome/info-card.tsx";
import { useWelcomeShown, WelcomeCard } from "../../features/company/welcome/welcome-card.tsx";
import { LatestNoticesCard } from "../../features/messages/notices/home/latest-notices-card.tsx";
import { BirthdaysCard } from "../../features/people/birthdays/birthdays-card.tsx";
import { TodaySchedule } from "../../features/time/schedule/today-schedule.tsx";
import { useCurrentUser, useModuleHired } from "../../lib/identity.ts";

import classes from "./home.module.css";

/** Cards of the company, in rows that are full for any set of cards. */
export function CompanyCards({ hasClock }: { hasClock: boolean }) {
  const hasNotices = useModuleHired(moduleIds.internalCommunication);
  return (
    <>
      {hasNotices && (
        <div className={classes.row}>
          <LatestNoticesCard />
        </div>
      )}
      <PortalCards hasClock={hasClock} />
    </>
  );
}

function PortalCards({ hasClock }: { hasClock: boolean }) {
  const hasWelcome = useWelcomeShown();
  const hasBirthdays = useCurrentUser().permiso_supervisor;
  const info = <InfoCard schedule={hasClock ? <TodaySchedule /> : null} />;
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
