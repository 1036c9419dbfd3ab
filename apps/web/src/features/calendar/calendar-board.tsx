import { Drawer } from "@mantine/core";
import { lazy } from "react";
import { useTranslation } from "react-i18next";

import { loadChunk } from "../../lib/chunks.ts";
import { formatLongDate } from "../../lib/format.ts";
import { Card } from "../../ui/card.tsx";
import { Part } from "../../ui/part.tsx";
import { BlockSkeleton, ErrorState } from "../../ui/state.tsx";

import { KindFilter } from "./aside/kind-filter.tsx";
import { SummaryCard } from "./aside/summary-card.tsx";
import classes from "./calendar-board.module.css";
import { CalendarHeader } from "./calendar-header.tsx";
import { calendarKinds, countsOf, kindsText } from "./calendar.model.ts";
import { DayCard } from "./day/day-card.tsx";
import { DayPanel } from "./day/day-panel.tsx";
import { MarkSprite } from "./days/kind-icon.tsx";
import { MonthView } from "./month/month-view.tsx";
import { useBoard } from "./use-board.ts";
import type { Board, CalendarBoardProps } from "./use-board.ts";
import { YearView } from "./year/year-view.tsx";

const TeamView = lazy(async () => ({
  default: (await loadChunk(() => import("./team/team-view.tsx"))).TeamView,
}));

/** The calendar with its head and side column. The days are there before their marks. */
export function CalendarBoard(props: CalendarBoardProps) {
  const board = useBoard(props);
  const { view, month, today, isNarrow, isInline, go } = board;
  return (
    <div className={classes.page}>
      <MarkSprite />
      <CalendarHeader
        view={view}
        {...month}
        onView={(next) => go({ vista: next, anyo: month.year, mes: month.month })}
        onPlace={(place) => go({ anyo: place.year, mes: place.month, dia: undefined })}
        onToday={() => board.goTo(today)}
      />
      {view === "equipo" ? (
        <Part fallback={<BlockSkeleton height={420} />}>
          <TeamView month={month} today={today} isSmall={board.isPhone} />
        </Part>
      ) : (
        <div className={classes.columns}>
          <Days board={board} />
          <Aside board={board} />
        </div>
      )}
      {view !== "equipo" && isNarrow && !isInline && <DayDrawer board={board} />}
    </div>
  );
}

type PartProps = { board: Board };

/** Height of the filter above the days, where it is folded. */
const foldedFilter = 50;

/** The days themselves, and below a month on a phone the chosen one. */
function Days({ board }: PartProps) {
  const { view, month, calendar, error, book, today, chosen, root, grid } = board;
  const { shownDay, go } = board;
  const shared = { calendar, book, today, chosen, root, grid };
  return (
    <div className={classes.main} aria-busy={calendar === undefined && error === null}>
      {calendar === undefined && error !== null && (
        <ErrorState error={error} onRetry={board.retry} />
      )}
      {board.isNarrow && <Filter board={board} />}
      {view === "anyo" ? (
        <YearView
          year={month.year}
          onOpen={(one) => go({ vista: "mes", anyo: one.year, mes: one.month, dia: undefined })}
          {...shared}
        />
      ) : (
        <MonthView month={month} isSmall={board.isPhone} {...shared} />
      )}
      {board.isInline && shownDay !== null && (
        <Card title={formatLongDate(shownDay)}>
          <Panel board={board} day={shownDay} />
        </Card>
      )}
    </div>
  );
}

/** Column beside the days: the chosen day, the filter, the figures of the year. */
function Aside({ board }: PartProps) {
  const { t } = useTranslation("calendar");
  const { calendar, error, isNarrow, chosen } = board;
  return (
    <aside className={classes.aside} aria-label={t("aside")}>
      {!isNarrow && chosen !== null && (
        <DayCard day={chosen} onClose={board.closeDay}>
          <Panel board={board} day={chosen} />
        </DayCard>
      )}
      {calendar === undefined && error === null && <BlockSkeleton height={360} />}
      {!isNarrow && <Filter board={board} />}
      {calendar !== undefined && <SummaryCard calendar={calendar} />}
    </aside>
  );
}

function Filter({ board: { calendar, error, view, month, shown, isNarrow, go } }: PartProps) {
  if (calendar === undefined) {
    return isNarrow && error === null ? <BlockSkeleton height={foldedFilter} /> : null;
  }
  return (
    <KindFilter
      year={month.year}
      counts={countsOf(calendar)}
      shown={shown}
      isFolded={isNarrow}
      onChange={(next) => go({ tipos: kindsText(next, view) })}
    />
  );
}

function Panel({ board, day }: PartProps & { day: string }) {
  return (
    <DayPanel
      day={day}
      today={board.today}
      events={board.book.get(day)}
      isFiltered={board.shown.size < calendarKinds.length}
    />
  );
}

/** The chosen day over the page, where there is no room beside it. */
function DayDrawer({ board }: PartProps) {
  const { t } = useTranslation("calendar");
  const { chosen, isPhone } = board;
  return (
    <Drawer
      opened={chosen !== null}
      onClose={board.closeDay}
      position={isPhone ? "bottom" : "right"}
      size={isPhone ? "75%" : 420}
      padding="lg"
      title={chosen === null ? "" : formatLongDate(chosen)}
      closeButtonProps={{ "aria-label": t("day.close"), size: 44, iconSize: 22 }}
      attributes={{ header: { role: "presentation" } }}
      classNames={{
        content: classes.drawer ?? "",
        header: classes.drawer ?? "",
        title: classes.drawerTitle ?? "",
      }}
    >
      {chosen !== null && <Panel board={board} day={chosen} />}
    </Drawer>
  );
}
