import { IconUserOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { TeamMember } from "@atrio/contract/time/team";

import { EmptyState } from "../../../../ui/state.tsx";
import { SheetDownload } from "../../download/sheet-download.tsx";
import { MonthNav } from "../../sheet/month-nav.tsx";
import type { Month } from "../../sheet/sheet.model.ts";

import { PeopleTiles } from "./people-tiles.tsx";
import { PersonPicker } from "./person-picker.tsx";
import { PersonSheet } from "./person-sheet.tsx";
import classes from "./sheets-view.module.css";
import { SundaysCard } from "./sundays-card.tsx";

type SheetsViewProps = {
  members: readonly TeamMember[];
  /** Whom the address asks for. */
  personId: number | null;
  month: Month;
  current: Month;
  openedDay: string | null;
  onPerson: (id: number) => void;
  onMonth: (month: Month) => void;
};

/** The sheets of the team: whose and which month, the sheet, and Sundays and holidays worked. */
export function SheetsView(props: SheetsViewProps) {
  const { members, personId, month, current, openedDay, onPerson, onMonth } = props;
  const { t } = useTranslation("team-time");
  const person = members.find(({ id }) => id === personId);
  return (
    <div className={classes.view}>
      <div className={classes.tools}>
        <PersonPicker members={members} value={person?.id ?? null} onChange={onPerson} />
        <div className={classes.month}>
          {person !== undefined && (
            <SheetDownload month={month} worker={{ id: person.id, isOwn: false }} />
          )}
          <MonthNav month={month} current={current} onChange={onMonth} />
        </div>
      </div>
      {person === undefined && personId === null && <PeopleTiles members={members} month={month} />}
      {person === undefined && personId !== null && (
        <EmptyState
          icon={<IconUserOff size={24} />}
          title={t("sheets.not_yours")}
          text={t("sheets.not_yours_text")}
        />
      )}
      {person !== undefined && <PersonSheet person={person} month={month} openedDay={openedDay} />}
      <SundaysCard key={month.year} year={month.year} person={person ?? null} onPerson={onPerson} />
    </div>
  );
}
