import type { Actor } from "@atrio/contract/access/actor";
import type { CalendarHoliday } from "@atrio/contract/calendar/calendar";
import type { Language } from "@atrio/contract/common";
import { moduleIds } from "@atrio/contract/modules";
import { holidayPalette } from "@atrio/contract/palette";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import {
  formatClock,
  formatDate,
  formatDuration,
  formatMonthName,
  formatShortDay,
  formatWeekday,
} from "../../../lib/calendar/format.ts";
import { dateAt, todayIn } from "../../../lib/calendar/zone.ts";
import { pdfType, writePdf } from "../../../lib/files/pdf.ts";
import { documentWords } from "../../../lib/words/document-words.ts";
import type { DocumentWords } from "../../../lib/words/document-words.ts";
import { fill, oneLine, wordsIn } from "../../../lib/words/words.ts";
import type { Words } from "../../../lib/words/words.ts";
import { readRecordHeader } from "../../time/clocking/time-sheets/time-sheets.read.ts";
import { readDayPlanner } from "../../time/schedules/schedules.service.ts";
import { absentDates } from "../absences.rules.ts";
import { readOwnAbsences } from "../calendar.read.ts";
import { daysOf, holidaysIn, summaryOf } from "../calendar.rules.ts";
import type { PlanDay } from "../calendar.rules.ts";

import { markColours, marksOf, printedMonths, sampleWeek } from "./annual.rules.ts";
import type { MarkKey, PrintedDay, PrintedMonth } from "./annual.rules.ts";

type Voice = { language: Language; words: Words<"calendar/calendar-print">; common: DocumentWords };
type Heading = { worker: string; company: string; centre: string };

/** The caller's calendar of a year, this one unless given, as a PDF of one page. */
export async function printAnnualCalendar(
  ctx: AppContext,
  actor: Actor,
  asked: { year: number | undefined; language: Language },
): Promise<FileAnswer> {
  const { language } = asked;
  const now = ctx.clock.now().epochMilliseconds;
  const year = asked.year ?? Number(todayIn(actor.zona_horaria, ctx.clock).slice(0, 4));
  const digits = String(year).padStart(4, "0");
  const range = { desde: `${digits}-01-01`, hasta: `${digits}-12-31` };
  const key = { trabajador_id: actor.trabajador_id, ...range };
  const seesAbsences = actor.modulos.includes(moduleIds.absences);
  const [header, planner, absences] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([
      readRecordHeader(tx, actor.trabajador_id),
      readDayPlanner(tx, key),
      seesAbsences ? readOwnAbsences(tx, key) : [],
    ]),
  );
  if (header === undefined) fail("worker.not_found");
  const words = wordsIn(language, "calendar/calendar-print");
  const voice = { language, words, common: documentWords(language) };
  const days = daysOf(planner, range);
  const heading = { worker: header.trabajador, company: header.empresa, centre: centresOf(days) };
  const title = [`${words.title} ${digits}`, oneLine(header.trabajador)].join(" · ");
  const bytes = await writePdf({
    template: "annual-calendar",
    title,
    language,
    made: now,
    data: {
      title: words.title,
      period: digits,
      particulars: particularsOf(heading, voice),
      figures: figuresOf(days, absentDates(absences), voice),
      ...pageOf(days, printedMonths(days, absences), voice),
      footer: footerOf(heading, { now, zone: actor.zona_horaria }, voice),
    },
  });
  return { bytes, name: `${words.file}-${digits}.pdf`, type: pdfType };
}

type Labelled = { label: string; value: string };

function centresOf(days: readonly PlanDay[]): string {
  return [...new Set(days.flatMap((day) => day.centro?.nombre ?? []))].join(" · ");
}

function particularsOf(heading: Heading, { common }: Voice): Labelled[] {
  const words = common.time_record;
  return [
    { label: words.worker, value: oneLine(heading.worker) },
    { label: words.company, value: oneLine(heading.company) },
    { label: words.centre, value: oneLine(heading.centre) || "—" },
  ];
}

function figuresOf(
  days: readonly PlanDay[],
  absent: ReadonlySet<string>,
  { words }: Voice,
): Labelled[] {
  const summary = summaryOf(days, absent);
  return [
    { label: words.working_days, value: String(summary.dias_laborables) },
    { label: words.holidays, value: String(summary.dias_festivos) },
    { label: words.planned, value: formatDuration(summary.minutos_previstos) },
    { label: words.absences, value: String(summary.dias_ausencia) },
  ];
}

function pageOf(days: readonly PlanDay[], months: readonly PrintedMonth[], voice: Voice) {
  const { words, language } = voice;
  const holidays = holidaysIn(days).filter((day) => day.tipo_festivo_id !== 1);
  return {
    weekdays: sampleWeek.map((date) => formatWeekday(date, language, "short")),
    months: months.map(({ month, weeks }) => ({
      name: formatMonthName(month, language),
      weeks: weeks.map((week) => week.map((day) => cellOf(day, voice))),
    })),
    legend: marksOf(months).map((mark) => ({
      ...coloursOf(mark),
      mark: words.mark[mark],
      text: markName(mark, voice),
    })),
    hasParts: months.some(({ weeks }) => weeks.flat().some((day) => day?.isPart === true)),
    holidays: holidays.map((day) => holidayLine(day, voice)),
    words: {
      legend: words.legend,
      holidays: words.holiday_list,
      none: words.no_holidays,
      rest: words.rest,
      work: words.work,
      half: words.half,
      note: words.note,
    },
  };
}

function cellOf(day: PrintedDay | null, { words }: Voice) {
  if (day === null) return null;
  const mark = day.mark === null ? "" : `${words.mark[day.mark]}${day.isPart ? "½" : ""}`;
  const colours = day.mark === null ? { fill: null, ink: null } : coloursOf(day.mark);
  return { day: String(day.day), isWorking: day.isWorking, mark, ...colours };
}

function coloursOf(mark: MarkKey): { fill: string; ink: string } {
  const { background, content } = markColours(mark);
  return { fill: background, ink: content };
}

function markName(mark: MarkKey, { common }: Voice): string {
  if (mark === "away") return common.absence.away;
  if (mark === "national" || mark === "regional" || mark === "local") return common.holiday[mark];
  return common.request[mark];
}

const holidayKeys: Readonly<Record<number, { key: keyof DocumentWords["holiday"] }>> =
  holidayPalette;

function holidayLine(day: CalendarHoliday, { language, words }: Voice) {
  const key = holidayKeys[day.tipo_festivo_id]?.key ?? "none";
  const isMarked = key !== "none";
  return {
    date: formatShortDay(day.fecha, language),
    name: oneLine(day.nombre),
    mark: isMarked ? words.mark[key] : "",
    ink: isMarked ? markColours(key).content : "#221D19",
  };
}

function footerOf(
  heading: Heading,
  { now, zone }: { now: number; zone: string },
  { common }: Voice,
) {
  return {
    who: [heading.worker, heading.company].map(oneLine).join(" · "),
    made: fill(common.made, {
      date: formatDate(dateAt(zone, now)),
      time: formatClock(now, zone),
      zone,
    }),
    page: common.page,
  };
}
