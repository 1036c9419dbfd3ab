import type { Actor } from "@atrio/contract/access/actor";
import { caseActions } from "@atrio/contract/complaints/cases";
import type { ComplaintCase, ComplaintCaseRow } from "@atrio/contract/complaints/cases";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { addDays } from "../../../lib/calendar/dates.ts";
import { unwrapByKey } from "../../../lib/crypto/report-vault.ts";
import { companyToday, requireKey } from "../mailbox/access.service.ts";
import type { Unlocked } from "../mailbox/access.service.ts";
import { openContent, openFiles, openMessages } from "../reports/contents.service.ts";
import { factsOf } from "../reports/opening.service.ts";
import {
  lockReport,
  readCommonHolidays,
  readHeldReports,
  readReport,
  readWraps,
} from "../reports/reports.read.ts";
import type { HeldReport, ReportRow } from "../reports/reports.read.ts";

import { readReaders } from "./cases.read.ts";
import { handlerMay } from "./cases.rules.ts";
import { clocksOf } from "./deadlines.rules.ts";

/** A signed-in handler with the header of the unlocked mailbox. */
export type Handler = { actor: Actor; llave: unknown };

/** A case that a handler's key has opened. */
export type OpenedCase = {
  report: ReportRow;
  shared: Buffer;
  internal: Buffer;
  today: string;
  unlocked: Unlocked;
};

/** Days after the filing on which an acknowledgement can fall due, with many holidays. */
const horizon = 30;

type Work<T> = (tx: Tx, opened: OpenedCase) => Promise<T>;

/**
 * Runs `work`, which changes nothing, on a case that the caller's key opens: its row does not know who
 * reads it when (Rule COMPLAINTS-13). Errors: complaint.locked, complaint.not_found.
 */
export async function lookAtCase<T>(
  ctx: AppContext,
  handler: Handler,
  id: string,
  work: Work<T>,
): Promise<T> {
  return openCase(ctx, { handler, id, read: readReport }, work);
}

/**
 * Runs `work` on a case that the caller's key opens, locked. Errors: complaint.locked,
 * complaint.not_found.
 */
export async function withCase<T>(
  ctx: AppContext,
  handler: Handler,
  id: string,
  work: Work<T>,
): Promise<T> {
  return openCase(ctx, { handler, id, read: lockReport }, work);
}

/** Rule COMPLAINTS-7: the key of an excluded handler does not open the case. */
async function openCase<T>(
  ctx: AppContext,
  { handler, id, read }: { handler: Handler; id: string; read: typeof readReport },
  work: Work<T>,
): Promise<T> {
  return ctx.db.tenant(handler.actor.empresa_id, async (tx) => {
    const unlocked = await requireKey(ctx, tx, handler);
    const wraps = await readWraps(tx, { denuncia_id: id, destinatario: unlocked.gestor_id });
    const report = await read(tx, id);
    const opened = (clase: "compartida" | "interna"): Buffer => {
      const wrap = wraps.find((one) => one.clase === clase);
      if (wrap === undefined) fail("complaint.not_found");
      return unwrapByKey(unlocked.privateKey, wrap.envuelta, { denuncia_id: id, clase });
    };
    if (report === undefined) fail("complaint.not_found");
    const { today } = await companyToday(ctx, tx);
    const keys = { shared: opened("compartida"), internal: opened("interna") };
    return work(tx, { report, ...keys, today, unlocked });
  });
}

/** Cases that the caller's key opens, the most urgent first. Errors: complaint.locked. */
export async function listCases(ctx: AppContext, handler: Handler): Promise<ComplaintCaseRow[]> {
  return ctx.db.tenant(handler.actor.empresa_id, async (tx) => {
    const { gestor_id, privateKey } = await requireKey(ctx, tx, handler);
    const { today } = await companyToday(ctx, tx);
    const held = await readHeldReports(tx, { destinatario: gestor_id });
    const days = held.map(({ fecha_creacion }) => fecha_creacion).toSorted();
    const range = { from: days[0] ?? today, to: addDays(days.at(-1) ?? today, horizon) };
    const holidays = await readCommonHolidays(tx, range);
    const rows = held.map((report): ComplaintCaseRow => {
      const key = { denuncia_id: report.id, clase: "compartida" } as const;
      const shared = unwrapByKey(privateKey, report.envuelta, key);
      return rowOf(report, shared, { holidays, today });
    });
    return rows.toSorted((one, other) => urgencyOf(one).localeCompare(urgencyOf(other)));
  });
}

function urgencyOf({ plazos, fecha_creacion, id }: ComplaintCaseRow): string {
  return `${plazos.vence ?? "9999"} ${fecha_creacion} ${id}`;
}

function rowOf(
  report: HeldReport,
  shared: Buffer,
  calendar: { holidays: ReadonlySet<string>; today: string },
): ComplaintCaseRow {
  const { titulo, tipo } = openContent(report, shared);
  const { trabajador_id, instructor_id, nombre_completo, sin_contestar } = report;
  const plazos = clocksOf(report, calendar);
  return {
    ...factsOf(report),
    titulo,
    tipo,
    trabajador_id,
    nombre_completo,
    instructor_id,
    sin_contestar,
    plazos,
  };
}

/** Reads a case again as a handler sees it. */
export async function viewOfCase(tx: Tx, opened: OpenedCase): Promise<ComplaintCase> {
  const { shared, internal, today, unlocked } = opened;
  const { id } = opened.report;
  const [held] = await readHeldReports(tx, { destinatario: unlocked.gestor_id, id });
  const report = held ?? fail("complaint.not_found");
  const { fecha_creacion } = report;
  const range = { from: fecha_creacion, to: addDays(fecha_creacion, horizon) };
  const holidays = await readCommonHolidays(tx, range);
  const { mensajes, notas } = await openMessages(tx, id, { shared, internal });
  return {
    ...rowOf(report, shared, { holidays, today }),
    descripcion: openContent(report, shared).descripcion,
    mensajes,
    notas,
    documentos: await openFiles(tx, id, shared),
    lectores: await readReaders(tx, id),
    can: caseActions.filter((action) => handlerMay(action, report)),
  };
}
