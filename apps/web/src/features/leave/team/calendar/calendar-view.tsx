import { Checkbox, CloseButton, TextInput } from "@mantine/core";
import { IconCalendarOff, IconSearch, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { defaultPageSize, pageSizes } from "@atrio/contract/paging";

import { formatLongDate, formatMonth } from "../../../../lib/format.ts";
import { daysOfMonth, monthOfDay } from "../../../../lib/month-grid.ts";
import { matches } from "../../../../lib/plain-text.ts";
import { MonthSteps } from "../../../../ui/month-steps.tsx";
import { Pager } from "../../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { teamCalendarQuery } from "../team.queries.ts";
import type { TeamCalendar } from "../team.queries.ts";

import { CalendarLegend } from "./calendar-legend.tsx";
import { CalendarTable } from "./calendar-table.tsx";
import type { Cell } from "./calendar-table.tsx";
import classes from "./calendar-view.module.css";
import { monthsLater, presentOn, rangeOfMonth, rowsOf } from "./calendar.model.ts";
import type { CalendarRow, DayCoverage } from "./calendar.model.ts";
import { useAbsenceWords } from "./use-absence-words.ts";

type CalendarViewProps = {
  /** `YYYY-MM` */
  month: string;
  /** The local day, `YYYY-MM-DD`. */
  today: string;
  onMonth: (month: string) => void;
};

/** A month of the team: who is away on which day, and how many are left. */
export function CalendarView({ month, today, onMonth }: CalendarViewProps) {
  const { t } = useTranslation("team-absences");
  const { from, to } = rangeOfMonth(month);
  const [year = 0, number = 1] = month.split("-").map(Number);
  const current = today.slice(0, 7);
  const back = { label: t("calendar.this_month"), onGo: () => onMonth(current) };
  const { data, error, refetch } = useQuery(teamCalendarQuery(from, to));
  return (
    <section className={classes.view} aria-label={t("calendar.title")}>
      <MonthSteps
        label={t("calendar.months")}
        month={formatMonth(year, number)}
        previous={t("calendar.previous")}
        next={t("calendar.next")}
        onStep={(months) => onMonth(monthsLater(month, months))}
        current={month === current ? null : back}
      />
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.personas.length === 0 && (
        <EmptyState icon={<IconUsers size={24} />} title={t("none.title")} text={t("none.text")} />
      )}
      {data !== undefined && data.personas.length > 0 && (
        <Month key={month} calendar={data} month={month} today={today} />
      )}
    </section>
  );
}

type MonthProps = { calendar: TeamCalendar; month: string; today: string };

function Month({ calendar, month, today }: MonthProps) {
  const { t } = useTranslation("team-absences");
  const [text, setText] = useState("");
  const [isOnlyAway, setOnlyAway] = useState(false);
  const [page, setPage] = useState<{ skip: number; take: (typeof pageSizes)[number] }>({
    skip: 0,
    take: defaultPageSize,
  });
  const [chosen, setChosen] = useState<Cell | null>(null);
  const days = daysOfMonth(monthOfDay(month));
  const people = calendar.personas.filter(
    ({ trabajador, ausencias }) =>
      matches(trabajador.nombre_completo, text) && (!isOnlyAway || ausencias.length > 0),
  );
  const rows = rowsOf(people.slice(page.skip, page.skip + page.take), days);
  const filter = (change: () => void) => {
    change();
    setPage({ ...page, skip: 0 });
    setChosen(null);
  };
  const row = chosen === null ? undefined : rows[chosen.row];
  const day = chosen === null ? undefined : days[chosen.column];
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          type="search"
          placeholder={t("calendar.search")}
          aria-label={t("calendar.search")}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={
            text !== "" && (
              <CloseButton
                aria-label={t("calendar.clear")}
                onClick={() => filter(() => setText(""))}
              />
            )
          }
          value={text}
          onChange={(event) => {
            const { value } = event.currentTarget;
            filter(() => setText(value));
          }}
        />
        <Checkbox
          label={t("calendar.only_away")}
          checked={isOnlyAway}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            filter(() => setOnlyAway(checked));
          }}
        />
      </div>
      {rows.length === 0 && (
        <EmptyState
          icon={<IconCalendarOff size={24} />}
          title={t("calendar.nobody")}
          text={t("calendar.nobody_text")}
        />
      )}
      {rows.length > 0 && (
        <CalendarTable
          label={t("calendar.title")}
          days={days}
          today={today}
          coverage={calendar.dias}
          rows={rows}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <div role="status" className={classes.chosen}>
        {row === undefined || day === undefined || chosen === null ? (
          rows.length > 0 && <p className={classes.hint}>{t("calendar.hint")}</p>
        ) : (
          <ChosenDay
            row={row}
            day={day}
            absences={row.days[chosen.column] ?? []}
            coverage={calendar.dias.find(({ fecha }) => fecha === day)}
          />
        )}
      </div>
      <Pager
        total={people.length}
        skip={page.skip}
        take={page.take}
        sizes={pageSizes}
        onChange={(next) => {
          setPage(next);
          setChosen(null);
        }}
      />
      <CalendarLegend />
    </>
  );
}

type ChosenDayProps = {
  row: CalendarRow;
  day: string;
  absences: CalendarRow["days"][number];
  coverage: DayCoverage | undefined;
};

/** The chosen cell in words, with a way to each request. */
function ChosenDay({ row, day, absences, coverage }: ChosenDayProps) {
  const { t } = useTranslation("team-absences");
  const wordsOf = useAbsenceWords();
  return (
    <div className={classes.card}>
      <h2>
        {row.person.nombre_completo} · {formatLongDate(day)}
      </h2>
      {absences.length === 0 && <p>{t("calendar.free")}</p>}
      {absences.length > 0 && (
        <ul>
          {absences.map((absence) => (
            <li key={absence.solicitud_id}>
              <span>{wordsOf(absence)}</span>
              <Link
                from="/absencesSupervisor"
                to="/absencesSupervisor"
                search={(search) => ({ ...search, solicitud: absence.solicitud_id })}
                resetScroll={false}
                className={classes.link}
              >
                {t("calendar.open")}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {coverage !== undefined && coverage.previstos > 0 && (
        <p className={classes.muted}>
          {t("calendar.coverage", {
            present: presentOn(coverage),
            scheduled: coverage.previstos,
            away: coverage.ausentes,
            pending: coverage.pendientes,
          })}
        </p>
      )}
    </div>
  );
}
