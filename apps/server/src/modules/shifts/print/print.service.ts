import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { Board } from "@atrio/contract/shifts/shifts";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { addDays } from "../../../lib/calendar/dates.ts";
import {
  formatClock,
  formatDate,
  formatDateRange,
  formatShortDay,
  formatWeekday,
} from "../../../lib/calendar/format.ts";
import { dateAt } from "../../../lib/calendar/zone.ts";
import { pdfType, writePdf } from "../../../lib/files/pdf.ts";
import { workbookFile } from "../../../lib/files/xlsx.ts";
import type { WrittenCell } from "../../../lib/files/xlsx.ts";
import { documentWords } from "../../../lib/words/document-words.ts";
import { fill, oneLine, wordsIn } from "../../../lib/words/words.ts";
import { readBoard } from "../board/board.service.ts";

import { initialsOf, tablesOf } from "./print.rules.ts";
import type { Paper } from "./print.rules.ts";

/** Maximum number of days of a file. */
const mostDays = 62;

type Asked = {
  from: string;
  to: string;
  formato: "pdf" | "xlsx";
  papel: Paper;
  language: Language;
};

/**
 * The board of a range to hang on a wall, or its assignments as a workbook (Rule SHIFTS-37). Errors:
 * calendar.range.
 */
export async function makeBoardFile(
  ctx: AppContext,
  actor: Actor,
  asked: Asked,
): Promise<FileAnswer> {
  const { from, to, formato, language } = asked;
  if (to > addDays(from, mostDays - 1)) {
    fail("calendar.range", { fields: { to: ["calendar.range"] } });
  }
  const board = await readBoard(ctx, actor, { from, to });
  const words = wordsIn(language, "shifts/roster-words");
  const name = `${words.file}-${from}-${to}.${formato}`;
  if (formato === "xlsx") {
    return workbookFile(name, [
      { sheet: words.sheet.shifts, rows: shiftRows(board, language) },
      { sheet: words.sheet.people, rows: peopleRows(board, language) },
    ]);
  }
  return { bytes: await printBoard(ctx, actor, board, asked), name, type: pdfType };
}

function plain(board: Board) {
  const people = board.areas.flatMap(({ personas }) => personas);
  const known = [...new Map(people.map((one) => [one.id, one])).values()];
  return { areas: board.areas, shifts: board.turnos, people: known, initials: initialsOf(known) };
}

async function printBoard(
  ctx: AppContext,
  actor: Actor,
  board: Board,
  { from, to, papel, language }: Asked,
): Promise<Buffer> {
  const now = ctx.clock.now().epochMilliseconds;
  const words = wordsIn(language, "shifts/roster-words");
  const common = documentWords(language);
  const { people, ...parts } = plain(board);
  const period = formatDateRange(from, to, language);
  const assigned = new Set(board.turnos.flatMap(({ worker_ids }) => worker_ids));
  const centres = [...new Set(board.areas.map((area) => oneLine(area.centro_trabajo)))].join(" · ");
  return writePdf({
    template: "shift-board",
    title: `${words.title} · ${period}`,
    language,
    made: now,
    data: {
      paper: papel.toLowerCase(),
      title: words.title,
      period,
      centres,
      tables: tablesOf({ ...parts, from, to }, papel).map(({ dates, areas }) => ({
        days: dates.map((date) => ({
          weekday: formatWeekday(date, language, "short"),
          date: formatShortDay(date, language),
        })),
        areas: areas.map(({ name, lines }) => ({ name: oneLine(name), lines })),
      })),
      people: people
        .filter(({ id }) => assigned.has(id))
        .map(({ id, nombre_completo }) => ({
          initials: parts.initials.get(id) ?? "",
          name: oneLine(nombre_completo),
        }))
        .toSorted((a, b) => a.initials.localeCompare(b.initials, language)),
      words: words.page,
      footer: {
        who: centres,
        made: fill(common.made, {
          date: formatDate(dateAt(actor.zona_horaria, now)),
          time: formatClock(now, actor.zona_horaria),
          zone: actor.zona_horaria,
        }),
        page: common.page,
      },
    },
  });
}

/** A row for each assignment, and one for each shift that nobody has. */
function shiftRows(board: Board, language: Language): WrittenCell[][] {
  const { column, state } = wordsIn(language, "shifts/roster-words");
  const { people } = plain(board);
  const nameOf = new Map(people.map((one) => [one.id, one.nombre_completo]));
  const areaOf = new Map(board.areas.map((area) => [area.id, area]));
  const labelOf = new Map(board.etiquetas.map((label) => [label.id, label.nombre]));
  const heading = [
    column.date,
    column.start,
    column.end,
    column.time,
    column.centre,
    column.area,
    column.worker,
    column.state,
    column.labels,
    column.remarks,
  ];
  const rows = board.turnos.flatMap((shift) => {
    const area = areaOf.get(shift.pe_area_trabajo_id);
    const workers = shift.worker_ids.length === 0 ? [null] : shift.worker_ids;
    return workers.map((id): WrittenCell[] => [
      { kind: "date", date: shift.fecha },
      shift.hora_inicio,
      shift.hora_fin,
      { kind: "duration", minutes: shift.minutos },
      area?.centro_trabajo ?? "",
      area?.nombre ?? "",
      id === null ? state.nobody : (nameOf.get(id) ?? ""),
      shift.publicado ? state.published : state.draft,
      shift.label_ids.flatMap((label) => labelOf.get(label) ?? []).join(", "),
      shift.observaciones ?? "",
    ]);
  });
  return [heading, ...rows];
}

/** Shifts, time and seen shifts of each person. */
function peopleRows(board: Board, language: Language): WrittenCell[][] {
  const { column } = wordsIn(language, "shifts/roster-words");
  const rows = plain(board).people.map(({ id, nombre_completo }): WrittenCell[] => {
    const own = board.turnos.filter(({ worker_ids }) => worker_ids.includes(id));
    return [
      nombre_completo,
      own.length,
      { kind: "duration", minutes: own.reduce((sum, one) => sum + one.minutos, 0) },
      own.filter(({ visto_por }) => visto_por.includes(id)).length,
    ];
  });
  return [[column.worker, column.shifts, column.time, column.seen], ...rows];
}
