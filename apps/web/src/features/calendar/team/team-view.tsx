import { IconEyeOff, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { teamAbsencesQuery } from "../../../lib/colleagues.ts";
import { formatList } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { daysOfMonth } from "../../../lib/month-grid.ts";
import type { Month } from "../../../lib/month-grid.ts";
import { Card } from "../../../ui/card.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { TeamDays } from "./team-days.tsx";
import { TeamMonth } from "./team-month.tsx";
import { inOrder, peopleAway } from "./team.model.ts";
import type { TeamPerson } from "./team.model.ts";
import classes from "./team.module.css";

type TeamViewProps = { month: Month; today: string; isSmall: boolean };

/** A month of the own team: who is away on which day, never why (Rule CALENDAR-25). */
export function TeamView({ month, today, isSmall }: TeamViewProps) {
  const { t } = useTranslation("calendar");
  const { id } = useCurrentUser();
  const { data, error, refetch } = useQuery(teamAbsencesQuery(id, month));
  if (data === undefined) {
    if (error === null) return <BlockSkeleton height={420} />;
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (data.ausencias_companeros === "nadie") {
    return (
      <EmptyState
        icon={<IconEyeOff size={24} />}
        title={t("team.hidden_title")}
        text={t("team.hidden_text")}
      />
    );
  }
  const people = inOrder(data.personas, id);
  if (people.length < 2) {
    return (
      <EmptyState
        icon={<IconUsers size={24} />}
        title={t("team.alone_title")}
        text={t("team.alone_text")}
      />
    );
  }
  const days = daysOfMonth(month);
  const shown = { people, days, today, ownId: id };
  return (
    <Card title={t("team.title")}>
      <div className={classes.view}>
        {days.includes(today) && <Today people={people} today={today} ownId={id} />}
        {isSmall ? <TeamDays {...shown} /> : <TeamMonth month={month} {...shown} />}
        <p className={classes.note}>{t("team.note")}</p>
      </div>
    </Card>
  );
}

type TodayProps = { people: readonly TeamPerson[]; today: string; ownId: number };

/** Who else is away today, in a sentence. */
function Today({ people, today, ownId }: TodayProps) {
  const { t } = useTranslation("calendar");
  const names = peopleAway(people, today)
    .map(({ trabajador }) => trabajador)
    .filter(({ id }) => id !== ownId)
    .map(({ nombre_completo }) => nombre_completo);
  return (
    <p className={classes.today}>
      {names.length === 0
        ? t("team.nobody_today")
        : t("team.away_today", { count: names.length, names: formatList(names) })}
    </p>
  );
}
