import { Button, SegmentedControl, Select } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { formatLongDate, formatWeekday } from "../../../../lib/format.ts";
import { isWarned, openKey, personKey, shortfallOf, shownAreas } from "../board.model.ts";
import type { BoardFilters, Row } from "../board.model.ts";
import { coverageOf } from "../coverage.model.ts";
import { HoursBar } from "../grid/row-head.tsx";
import type { ShiftWords } from "../grid/use-shift-words.ts";
import type { Place } from "../plan/move.model.ts";

import classes from "./phone.module.css";
import { ShiftCard } from "./shift-card.tsx";

const modes = ["dia", "persona"] as const;
type Mode = (typeof modes)[number];

export type PhoneBoardProps = {
  board: Board;
  filters: BoardFilters;
  days: readonly string[];
  day: string;
  today: string;
  rows: readonly Row[];
  shown: readonly PlannedShift[];
  words: ShiftWords;
  selected: ReadonlySet<number>;
  onDay: (day: string) => void;
  onPerson: (id: number | undefined) => void;
  onToggle: (id: number) => void;
  /** Takes the selection away. */
  onClear: () => void;
  onOpen: (id: number) => void;
  onCreate: (place: Place, days: readonly string[]) => void;
};

/** The board on a phone: the shifts of a day, or those of a person day by day. */
export function PhoneBoard(props: PhoneBoardProps) {
  const { t } = useTranslation("board");
  const [isSelecting, setSelecting] = useState(false);
  const mode: Mode = props.filters.persona === undefined ? "dia" : "persona";
  const people = props.rows.flatMap((row) => (row.kind === "person" ? [row.person] : []));
  const everybody = [
    ...new Map(
      shownAreas(props.board, props.filters).flatMap(({ personas }) =>
        personas.map((one) => [one.id, one]),
      ),
    ).values(),
  ];
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <SegmentedControl<Mode>
          fullWidth
          size="md"
          aria-label={t("phone.mode")}
          value={mode}
          data={modes.map((value) => ({ value, label: t(`phone.${value}`) }))}
          onChange={(value) =>
            props.onPerson(value === "dia" ? undefined : (people[0] ?? everybody[0])?.id)
          }
        />
        {mode === "persona" && (
          <Select
            aria-label={t("filter.person")}
            searchable
            nothingFoundMessage={t("filter.nobody")}
            data={everybody.map(({ id, nombre_completo }) => ({
              value: String(id),
              label: nombre_completo,
            }))}
            value={String(props.filters.persona)}
            onChange={(id) => props.onPerson(Number(id))}
          />
        )}
        <div className={classes.actions}>
          <Button
            variant={isSelecting ? "filled" : "default"}
            color="dark"
            mih={44}
            aria-pressed={isSelecting}
            onClick={() => {
              if (isSelecting) props.onClear();
              setSelecting(!isSelecting);
            }}
          >
            {t("phone.select")}
          </Button>
          <Button
            // Drafts to publish have the one orange button.
            variant={props.shown.every(({ publicado }) => publicado) ? "filled" : "default"}
            mih={44}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() =>
              props.onCreate(
                {
                  key: mode === "dia" ? openKey : personKey(props.filters.persona ?? 0),
                  day: props.day,
                },
                [props.day],
              )
            }
          >
            {t("new")}
          </Button>
        </div>
      </div>
      {mode === "dia" ? (
        <DayShifts {...props} isSelecting={isSelecting} />
      ) : (
        <PersonShifts {...props} isSelecting={isSelecting} />
      )}
    </div>
  );
}

type PartProps = PhoneBoardProps & { isSelecting: boolean };

/** The strip of days with the shifts of the chosen one, by area. */
function DayShifts(props: PartProps) {
  const { board, filters, days, day, today, shown } = props;
  const { t } = useTranslation("board");
  const strip = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const chosen = strip.current?.children.item(days.indexOf(day)) ?? null;
    if (strip.current === null || chosen === null) return;
    const [around, own] = [strip.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    strip.current.scrollLeft += own.left - around.left - (around.width - own.width) / 2;
  }, [day, days]);
  return (
    <>
      <ul className={classes.strip} ref={strip}>
        {days.map((one) => {
          const ofDay = shown.filter(({ fecha }) => fecha === one);
          const { missing } = coverageOf(one, ofDay);
          return (
            <li key={one}>
              <button
                type="button"
                aria-pressed={one === day}
                aria-current={one === today ? "date" : undefined}
                onClick={() => props.onDay(one)}
              >
                <span className={classes.hidden}>
                  {[
                    formatLongDate(one),
                    t("phone.shifts", { count: ofDay.length }),
                    missing > 0 && t("phone.missing", { count: missing }),
                  ]
                    .filter((part) => part !== false)
                    .join(", ")}
                </span>
                <small aria-hidden>{formatWeekday(one)}</small>
                <strong aria-hidden>{Number(one.slice(8))}</strong>
                <span className={classes.mark} data-missing={missing > 0} aria-hidden>
                  {missing > 0 ? `−${missing}` : ofDay.length}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <h2 className={classes.heading}>{formatLongDate(day)}</h2>
      {shownAreas(board, filters).map((area) => {
        const own = shown.filter(
          (shift) => shift.fecha === day && shift.pe_area_trabajo_id === area.id,
        );
        const { assigned, minimum, missing } = coverageOf(day, own);
        return (
          <section key={area.id} className={classes.area} aria-label={area.nombre}>
            <h3>
              {area.nombre}
              <span data-missing={missing > 0}>
                {minimum === 0
                  ? t("coverage.none")
                  : t(missing > 0 ? "coverage.short" : "coverage.full", {
                      assigned,
                      minimum,
                      count: missing,
                    })}
              </span>
            </h3>
            <ul className={classes.cards}>
              {own.map((shift) => (
                <CardOf key={shift.id} shift={shift} {...props} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function CardOf({ shift, ...props }: PartProps & { shift: PlannedShift }) {
  return (
    <ShiftCard
      shift={shift}
      words={props.words}
      missing={shortfallOf(shift)}
      isWarned={isWarned(props.board, shift)}
      isSelected={props.selected.has(shift.id)}
      isSelecting={props.isSelecting}
      onPress={() => (props.isSelecting ? props.onToggle(shift.id) : props.onOpen(shift.id))}
    />
  );
}

/** The days of a person with their shifts and absences. */
function PersonShifts(props: PartProps) {
  const { t } = useTranslation("board");
  const row = props.rows.find(({ key }) => key === personKey(props.filters.persona ?? 0));
  if (row?.kind !== "person") return <p className={classes.none}>{t("filter.nobody")}</p>;
  return (
    <>
      <div className={classes.person}>
        <HoursBar hours={row.hours} />
      </div>
      <ul className={classes.days}>
        {row.cells.map(({ day, shifts, absence, holiday }) => (
          <li key={day} data-today={day === props.today}>
            <h2>
              {formatLongDate(day)}
              {holiday !== null && <span data-missing>{holiday}</span>}
            </h2>
            {absence !== null && (
              <p className={classes.away}>
                {t(absence.estado_id === 1 ? "cell.pending" : "cell.away")}
              </p>
            )}
            <ul className={classes.cards}>
              {shifts.map((shift) => (
                <CardOf key={shift.id} shift={shift} {...props} />
              ))}
            </ul>
            {shifts.length === 0 && (
              <Button
                variant="subtle"
                color="gray"
                mih={44}
                leftSection={<IconPlus size={18} aria-hidden />}
                aria-label={`${t("phone.free")}: ${formatLongDate(day)}. ${t("new")}`}
                onClick={() => props.onCreate({ key: row.key, day }, [day])}
              >
                {t("phone.free")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
