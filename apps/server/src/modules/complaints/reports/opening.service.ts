import type { ReportedComplaint } from "@atrio/contract/complaints/reports";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { addDays } from "../../../lib/calendar/dates.ts";
import { codeDigest, unwrapByCode } from "../../../lib/crypto/report-vault.ts";
import { reporterMay } from "../cases/cases.rules.ts";
import { clocksOf } from "../cases/deadlines.rules.ts";
import { companyToday } from "../mailbox/access.service.ts";
import { readMailbox } from "../mailbox/mailbox.read.ts";
import { recipients } from "../mailbox/mailbox.rules.ts";

import { openContent, openFiles, openMessages } from "./contents.service.ts";
import {
  findByDigest,
  lockReport,
  readCommonHolidays,
  readReport,
  readWraps,
} from "./reports.read.ts";
import type { ReportRow } from "./reports.read.ts";

/** A report that its code has opened; `today` is the company's local day. */
export type OpenedReport = { report: ReportRow; shared: Buffer; today: string };

/** In place of a report that no code leads to: the same statements run, and find nothing. */
const nobodys = { empresa_id: 2_147_483_647, denuncia_id: "00000000-0000-4000-8000-000000000000" };
/** As long as a wrapped key, so that it costs as much to refuse. */
const nobodysWrap = Buffer.alloc(61, 1);
const nobodysSalt = Buffer.alloc(32);

/**
 * Runs `work`, which changes nothing, on the report of a code: as long as nobody writes, the row knows
 * nothing of the moment (Rule COMPLAINTS-19). Errors: complaint.not_found.
 */
export async function lookAtReport<T>(
  ctx: AppContext,
  uuid: string,
  work: (tx: Tx, opened: OpenedReport) => Promise<T>,
): Promise<T> {
  return openByCode(ctx, uuid, { read: readReport, work });
}

/** Runs `work` on the report of a code, locked. Errors: complaint.not_found. */
export async function withReport<T>(
  ctx: AppContext,
  uuid: string,
  work: (tx: Tx, opened: OpenedReport) => Promise<T>,
): Promise<T> {
  return openByCode(ctx, uuid, { read: lockReport, work });
}

type Use<T> = {
  read: typeof readReport;
  work: (tx: Tx, opened: OpenedReport) => Promise<T>;
};

/**
 * A code that is unknown, malformed, of a deleted report or of
 * another kind is refused by the same statements and the same cryptography (Rule COMPLAINTS-5).
 */
async function openByCode<T>(ctx: AppContext, uuid: string, { read, work }: Use<T>): Promise<T> {
  const digest = codeDigest(ctx.config.secrets.hmacKey, uuid);
  const found = await ctx.db.gate(async (tx) => findByDigest(tx, digest));
  const { empresa_id, denuncia_id } = found ?? nobodys;
  return ctx.db.tenant(empresa_id, async (tx) => {
    const [report, mailbox, wraps] = [
      await read(tx, denuncia_id),
      await readMailbox(tx),
      await readWraps(tx, { denuncia_id, destinatario: recipients.code }),
    ];
    const shared = openShared(uuid, {
      denuncia_id,
      envuelta: wraps[0]?.envuelta ?? nobodysWrap,
      salt: mailbox?.sal ?? nobodysSalt,
    });
    if (report === undefined || shared === undefined) fail("complaint.not_found");
    const { today } = await companyToday(ctx, tx);
    return work(tx, { report, shared, today });
  });
}

function openShared(
  uuid: string,
  wrap: { denuncia_id: string; envuelta: Buffer; salt: Buffer },
): Buffer | undefined {
  const { denuncia_id, envuelta, salt } = wrap;
  try {
    return unwrapByCode(envuelta, { denuncia_id, clase: "compartida" }, { uuid, salt });
  } catch {
    return undefined;
  }
}

/** Reads a report again as its reporter sees it. */
export async function viewOf(
  tx: Tx,
  { report: { id }, shared, today }: OpenedReport,
): Promise<ReportedComplaint> {
  const report = (await readReport(tx, id)) ?? fail("complaint.not_found");
  const { titulo, descripcion, tipo } = openContent(report, shared);
  const { mensajes } = await openMessages(tx, id, { shared });
  const documentos = await openFiles(tx, id, shared);
  const { fecha_creacion } = report;
  const range = { from: fecha_creacion, to: addDays(fecha_creacion, 30) };
  const holidays = await readCommonHolidays(tx, range);
  const { acuse, conclusion } = clocksOf(report, { holidays, today });
  return {
    ...factsOf(report),
    titulo,
    descripcion,
    tipo,
    codigo_guardado: report.codigo_guardado,
    plazos: { acuse, conclusion },
    mensajes,
    documentos,
    can: {
      editar: reporterMay("editar", report),
      borrar: reporterMay("borrar", report),
      escribir: reporterMay("escribir", report),
      pedir_reunion: reporterMay("pedir_reunion", report),
      responder_acta: reporterMay("responder_acta", report),
    },
  };
}

/** Facts of a report that are stored in clear. */
export function factsOf(report: ReportRow) {
  const { id, anonima, fecha_creacion, estado, ultima_respuesta, fecha_acuse } = report;
  const { fecha_decision, fecha_investigacion, prorrogada, reunion_pedida } = report;
  const { reunion_celebrada, fecha_conclusion, resultado, sellada } = report;
  return {
    id,
    anonima,
    fecha_creacion,
    estado,
    ultima_respuesta,
    fecha_acuse,
    fecha_decision,
    fecha_investigacion,
    prorrogada,
    reunion_pedida,
    reunion_celebrada,
    fecha_conclusion,
    resultado,
    sellada,
  };
}
