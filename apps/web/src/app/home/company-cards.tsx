import { moduleIds } from "@atrio/contract/modules";

import { InfoCard } from "../../features/company/welcome/info-card.tsx";
import { useWelcomeShown, WelcomeCard } from "../../features/company/welcome/welcome-card.tsx";
import { LatestNoticesCard } from "../../features/messages/notices/home/latest-notices-card.tsx";
import { BirthdaysCard } from "../../features/people/birthdays/birthdays-card.tsx";
import { TodaySchedule } from "../../features/time/schedule/today-schedule.tsx";
import { useCurrentUser, useModuleHired } from "../../lib/identity.ts";

import classes from "./home.module.css";
import { Tile } from "./tile.tsx";

/** Cards of the company, in rows that are full for any set of cards. */
export function CompanyCards({ hasClock }: { hasClock: boolean }) {
  const hasNotices = useModuleHired(moduleIds.internalCommunication);
  return (
    <>
      {hasNotices && (
        <Tile className={classes.row}>
          <LatestNoticesCard />
        </Tile>
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
        <Tile className={classes.two}>
          <WelcomeCard />
        </Tile>
        <Tile className={classes.side}>
          <BirthdaysCard />
        </Tile>
        <Tile className={classes.row} isWide>
          {info}
        </Tile>
      </>
    );
  }
  if (!hasWelcome && !hasBirthdays) return <Tile className={classes.row}>{info}</Tile>;
  return (
    <>
      {hasWelcome && (
        <Tile className={classes.wide}>
          <WelcomeCard />
        </Tile>
      )}
      <Tile className={hasWelcome ? classes.beside : classes.two} isWide={hasWelcome}>
        {info}
      </Tile>
      {hasBirthdays && (
        <Tile className={classes.side}>
          <BirthdaysCard />
        </Tile>
      )}
    </>
  );
}
