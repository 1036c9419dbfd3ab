import type { Actor } from "@atrio/contract/access/actor";
import type { ProjectPart } from "@atrio/contract/projects/shapes";

import type { AppContext } from "../../../context.ts";
import type { Meta } from "../../../http/bind.ts";
import { fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { epochOf } from "../../../lib/calendar/clock.ts";
import { formatClock, formatDate } from "../../../lib/calendar/format.ts";
import { dateAt, wallMinute } from "../../../lib/calendar/zone.ts";
import { csvFile } from "../../../lib/files/csv.ts";
import { workbookFile } from "../../../lib/files/xlsx.ts";
import type { WrittenCell } from "../../../lib/files/xlsx.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import type { Words } from "../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { readParts } from "../catalogue/catalogue.read.ts";
import { readerOf } from "../registrations/registrations.service.ts";

import { readProjects } from "./charge.read.ts";
import { requireCharge, requirePeriod } from "./charge.service.ts";
import { readExport, readMonths } from "./export.read.ts";
import type { ExportRow, MonthRow } from "./export.read.ts";
import { readPeople } from "./people.read.ts";
import type { PersonHours } from "./people.read.ts";

/** Most rows of a file. */
const mostRows = 100_000;

type Asked = { id: number; formato: "xlsx" | "csv"; desde: string; hasta: string };
type ProjectWords = Words<"projects/project-words">;

/**
 * Registrations of a project in charge in a period: as CSV, or as a workbook with minutes by person and
 * month and with the gaps of people. Errors: project.not_found, project.too_many, calendar.range.
 */
export async function exportProject(
  ctx: AppContext,
  { actor, meta }: { actor: Actor; meta: Pick<Meta, "ip" | "language"> },
  { id, formato, desde, hasta }: Asked,
): Promise<FileAnswer> {
  requirePeriod({ desde, hasta });
  const reader = readerOf(ctx, actor);
  const key = { proyecto_id: id, desde, hasta };
  const found = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    await requireCharge(tx, reader, id);
    const object = { objeto: "proyecto", objeto_id: id };
    const detalle = { desde, hasta, formato };
    const entry = { ...byActor(actor, meta.ip), accion: "proyecto.exportado" } as const;
    await recordAudit(tx, { ...entry, ...object, detalle });
    const [rows, months, people, parts, projects] = await Promise.all([
      readExport(tx, { ...key, take: mostRows + 1 }),
      readMonths(tx, key),
      readPeople(tx, { ...key, texto: null }, { skip: 0, take: null }),
      readParts(tx),
      readProjects(tx, reader.today, [id]),
    ]);
    return { rows, months, people, parts, codigo: projects[0]?.codigo ?? String(id) };
  });
  if (found.rows.length > mostRows) fail("project.too_many");
  const words = wordsIn(meta.language, "projects/project-words");
  const name = `${words.file}-${found.codigo}-${desde}-${hasta}.${formato}`;
  if (formato === "csv") return csvFile(name, csvRows(words, found.rows, found.parts));
  return workbookFile(name, [
    { sheet: words.sheet.registrations, rows: sheetRows(words, found.rows, found.parts) },
    { sheet: words.sheet.months, rows: monthRows(words, found.months) },
    { sheet: words.sheet.people, rows: peopleRows(words, found.people) },
  ]);
}

/** Fields that have a value in some row, in the company's order. */
function usedParts(rows: readonly ExportRow[], parts: readonly ProjectPart[]): ProjectPart[] {
  const used = new Set(rows.flatMap((row) => row.partes.map((value) => value.parte_id)));
  return parts.filter((part) => used.has(part.id));
}

function headingOf({ column }: ProjectWords, parts: readonly ProjectPart[]): string[] {
  return [
    column.date,
    column.worker,
    column.code,
    column.activity,
    column.start,
    column.end,
    column.time,
    column.state,
    column.approved_by,
    column.approved_on,
    ...parts.map((part) => part.nombre),
    column.remarks,
  ];
}

function stateIn({ state }: ProjectWords, row: ExportRow): string {
  if (row.hora_fin === null) return state.en_curso;
  if (row.aprobado) return state.aprobado;
  return row.requiere_aprobacion ? state.pendiente : state.sin_aprobacion;
}

function valueOf(row: ExportRow, part: ProjectPart): string | number {
  return row.partes.find((value) => value.parte_id === part.id)?.valor ?? "";
}

function sheetRows(
  words: ProjectWords,
  rows: readonly ExportRow[],
  all: readonly ProjectPart[],
): WrittenCell[][] {
  const parts = usedParts(rows, all);
  const time = (row: ExportRow, instant: string | null): WrittenCell =>
    instant === null
      ? null
      : { kind: "time", minute: wallMinute(row.zona_horaria, row.dia, epochOf(instant)) % 1440 };
  const lines = rows.map((row): WrittenCell[] => [
    { kind: "date", date: row.dia },
    row.trabajador,
    row.codigo,
    row.actividad ?? "",
    time(row, row.hora_inicio),
    time(row, row.hora_fin),
    row.minutos === null ? null : { kind: "duration", minutes: row.minutos },
    stateIn(words, row),
    row.aprobado_por ?? "",
    row.aprobado_en === null
      ? null
      : { kind: "date", date: dateAt(row.zona_horaria, epochOf(row.aprobado_en)) },
    ...parts.map((part) => valueOf(row, part)),
    row.observaciones ?? "",
  ]);
  return [headingOf(words, parts), ...lines];
}

function csvRows(
  words: ProjectWords,
  rows: readonly ExportRow[],
  all: readonly ProjectPart[],
): string[][] {
  const parts = usedParts(rows, all);
  const clock = (row: ExportRow, instant: string | null): string =>
    instant === null ? "" : formatClock(epochOf(instant), row.zona_horaria);
  const lines = rows.map((row) => [
    formatDate(row.dia),
    row.trabajador,
    row.codigo,
    row.actividad ?? "",
    clock(row, row.hora_inicio),
    clock(row, row.hora_fin),
    String(row.minutos ?? ""),
    stateIn(words, row),
    row.aprobado_por ?? "",
    row.aprobado_en === null ? "" : formatDate(dateAt(row.zona_horaria, epochOf(row.aprobado_en))),
    ...parts.map((part) => String(valueOf(row, part))),
    row.observaciones ?? "",
  ]);
  const heading = headingOf(words, parts);
  heading[6] = words.column.minutes;
  return [heading, ...lines];
}

function monthRows({ column }: ProjectWords, rows: readonly MonthRow[]): WrittenCell[][] {
  const heading = [
    column.worker,
    column.code,
    column.month,
    column.activity,
    column.time,
    column.approved,
  ];
  const lines = rows.map((row): WrittenCell[] => [
    row.trabajador,
    row.codigo,
    row.mes,
    row.actividad ?? "",
    { kind: "duration", minutes: row.minutos },
    { kind: "duration", minutes: row.minutos_aprobados },
  ]);
  return [heading, ...lines];
}

function peopleRows({ column }: ProjectWords, rows: readonly PersonHours[]): WrittenCell[][] {
  const heading = [
    column.worker,
    column.project_time,
    column.approved,
    column.clocked,
    column.assigned,
    column.left_over,
  ];
  const lines = rows.map((row): WrittenCell[] => [
    row.trabajador.nombre_completo,
    { kind: "duration", minutes: row.minutos_proyecto },
    { kind: "duration", minutes: row.minutos_aprobados },
    { kind: "duration", minutes: row.minutos },
    { kind: "duration", minutes: row.minutos_asignados },
    { kind: "duration", minutes: row.minutos - row.minutos_asignados },
  ]);
  return [heading, ...lines];
}
