import { IconCalendarOff, IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Person } from "@atrio/contract/person";

import { dayIn, formatMonth, monthRange } from "../../../../lib/format.ts";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { SigningTraces } from "../../changes/day/change-trace.tsx";
import { dayChangesQuery } from "../../changes/day/day.queries.ts";
import { SheetView } from "../../sheet/sheet-view.tsx";
import { isBlankMonth } from "../../sheet/sheet.model.ts";
import type { Month } from "../../sheet/sheet.model.ts";
import { useNow } from "../../use-now.ts";
import { teamDaysQuery } from "../team.queries.ts";

import { ChangesCard } from "./changes-card.tsx";
import classes from "./sheets-view.module.css";
import { changesOf, deletionsOf, isAsked } from "./sheets.model.ts";
import { teamChangesQuery } from "./sheets.queries.ts";
import { TeamDayActions } from "./team-day-actions.tsx";
import { TeamSigningActions } from "./team-signing-actions.tsx";

type PersonSheetProps = {
  person: Person & { zona_horaria: string };
  month: Month;
  /** The day whose panel the address asks for. */
  openedDay: string | null;
};

/** A person's month as they see it themselves, with the supervisor's actions on each day. */
export function PersonSheet({ person, month, openedDay }: PersonSheetProps) {
  const { t } = useTranslation(["team-time", "time"]);
  const now = useNow();
  const { from, to } = monthRange(month.year, month.month);
  const query = useQuery(teamDaysQuery(person.id, from, to));
  const changes = useQuery(teamChangesQuery(person.id, from, to)).data ?? [];

  const range = { trabajador_id: person.id, desde: from, hasta: to };
  const dayChanges = useQuery(dayChangesQuery({ ...range, isOwn: false })).data ?? [];
  // Supervisors' changes are shown with the worker's answer to each.
  const own = dayChanges.filter((change) => !isAsked(change, changes));

  if (query.data === undefined) {
    if (query.isError) {
      return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    }
    return (
      <div className={classes.sheet} aria-busy>
        <BlockSkeleton height={104} />
        <BlockSkeleton height={640} />
      </div>
    );
  }
  const days = query.data?.jornadas ?? [];
  if (isBlankMonth(days) && changes.length === 0) {
    return (
      <EmptyState
        icon={<IconCalendarOff size={24} />}
        title={t("time:sheet.empty_title", { month: formatMonth(month.year, month.month) })}
        text={t("time:sheet.empty_text")}
      />
    );
  }
  return (
    <div className={classes.sheet}>
      {days.some(({ mes_cerrado }) => mes_cerrado) && (
        <p className={classes.closed}>
          <IconLock size={18} aria-hidden />
          {t("team-time:sheets.closed")}
        </p>
      )}
      <SheetView
        key={`${person.id} ${from} ${openedDay ?? ""}`}
        days={days}
        today={dayIn(person.zona_horaria, now)}
        now={now}
        openedDay={openedDay}
        renderSigningActions={(signing, day) => (
          <>
            <SigningTraces signingId={signing.id} changes={own} />
            <TeamSigningActions
              person={person}
              signing={signing}
              day={day}
              changes={changesOf(signing, changes)}
            />
          </>
        )}
        renderActions={(day) => (
          <TeamDayActions
            key={day.dia}
            person={person}
            day={day}
            changes={own}
            deletions={deletionsOf(day, changes)}
          />
        )}
      />
      {changes.length > 0 && <ChangesCard changes={changes} />}
    </div>
  );
}
