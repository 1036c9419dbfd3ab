import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { TeamGroup, TeamMember } from "@atrio/contract/time/team";

import { useBelow } from "../../../../ui/use-below.ts";
import { ScheduleText } from "../../schedule-text.tsx";
import { HolidayBadge } from "../../sheet/holiday-badge.tsx";

import {
  MemberName,
  MemberRequests,
  MemberStart,
  MemberState,
  MemberWork,
} from "./member-parts.tsx";
import classes from "./people-groups.module.css";

/** People of a group drawn at first, and added by each press of the button. */
const step = 40;

type Group = { group: TeamGroup; members: TeamMember[] };

/** The people of today by group: a table, or cards where it is narrow. */
export function PeopleGroups({ groups }: { groups: readonly Group[] }) {
  const isNarrow = useBelow("laptop");
  if (isNarrow) {
    return groups.map(({ group, members }) => (
      <GroupCards key={group} group={group} members={members} />
    ));
  }
  return <PeopleTable groups={groups} />;
}

function PeopleTable({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation("team-time");
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{t("today.caption")}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("today.person")}</th>
            <th scope="col">{t("today.state")}</th>
            <th scope="col">{t("today.in")}</th>
            <th scope="col">{t("today.worked")}</th>
            <th scope="col">{t("today.schedule")}</th>
            <th scope="col">{t("today.decide_column")}</th>
          </tr>
        </thead>
        {groups.map(({ group, members }) => (
          <GroupRows key={group} group={group} members={members} />
        ))}
      </table>
    </div>
  );
}

function GroupRows({ group, members }: Group) {
  const { t } = useTranslation("team-time");
  const [shown, setShown] = useState(step);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={6} className={classes.group}>
          {t(`group.${group}`)} <span>{members.length}</span>
        </th>
      </tr>
      {members.slice(0, shown).map((member) => (
        <tr key={member.id} className={classes.row}>
          <th scope="row">
            <MemberName member={member} />
          </th>
          <td>
            <MemberState member={member} />
          </td>
          <td>
            <MemberStart member={member} />
          </td>
          <td>
            <MemberWork member={member} />
          </td>
          <td>
            <MemberSchedule member={member} />
          </td>
          <td>
            <MemberRequests member={member} />
          </td>
        </tr>
      ))}
      {members.length > shown && (
        <tr>
          <td colSpan={6}>
            <MoreButton left={members.length - shown} onMore={() => setShown(shown + step)} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function GroupCards({ group, members }: Group) {
  const { t } = useTranslation("team-time");
  const [shown, setShown] = useState(step);
  return (
    <section className={classes.section}>
      <h2>
        {t(`group.${group}`)} <span>{members.length}</span>
      </h2>
      <ul className={classes.cards}>
        {members.slice(0, shown).map((member) => (
          <li key={member.id} className={classes.card}>
            <MemberName member={member} />
            <MemberState member={member} />
            <div className={classes.facts}>
              <MemberStart member={member} isLabelled />
              <MemberWork member={member} />
            </div>
            <div className={classes.facts}>
              <MemberSchedule member={member} />
              <MemberRequests member={member} />
            </div>
          </li>
        ))}
      </ul>
      {members.length > shown && (
        <MoreButton left={members.length - shown} onMore={() => setShown(shown + step)} />
      )}
    </section>
  );
}

function MemberSchedule({ member }: { member: TeamMember }) {
  return (
    <span className={classes.schedule}>
      {(member.festivo === null || member.horario.length > 0) && (
        <ScheduleText items={member.horario} />
      )}
      {member.festivo !== null && <HolidayBadge holiday={member.festivo} />}
    </span>
  );
}

function MoreButton({ left, onMore }: { left: number; onMore: () => void }) {
  const { t } = useTranslation("team-time");
  return (
    <Button variant="default" size="sm" onClick={onMore}>
      {t("today.more", { count: Math.min(left, step) })}
    </Button>
  );
}
