import type { Actor } from "@atrio/contract/access/actor";
import type { OwnComplaint, ReportedComplaint } from "@atrio/contract/complaints/reports";
import type { ComplaintType, MessageKind } from "@atrio/contract/complaints/states";
import { defaultPageSize } from "@atrio/contract/paging";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import type { ReportContent } from "../../../lib/crypto/report-contents.ts";
import { sealValue } from "../../../lib/crypto/report-vault.ts";
import { reporterMay } from "../cases/cases.rules.ts";
import type { ReporterAction } from "../cases/cases.rules.ts";
import { companyToday } from "../mailbox/access.service.ts";
import { changeBallot } from "../mailbox/ballots.service.ts";

import { addMessage, openContent } from "./contents.service.ts";
import { factsOf, lookAtReport, viewOf, withReport } from "./opening.service.ts";
import type { OpenedReport } from "./opening.service.ts";
import { lockReport, readOwnReports } from "./reports.read.ts";
import type { ReportRow } from "./reports.read.ts";
import { deleteReports, updateReport } from "./reports.repo.ts";

/** A worker's named reports: what is stored in clear, because their texts open by code alone. */
export async function listOwn(
  ctx: AppContext,
  actor: Actor,
  { skip, take }: { skip: number; take: number } = { skip: 0, take: defaultPageSize },
): Promise<{ data: OwnComplaint[]; total: number }> {
  const { trabajador_id } = actor;
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { rows, total } = await readOwnReports(tx, { trabajador_id, skip, take });
    const data = rows.map((report) => ({
      ...factsOf(report),
      can: { borrar: reporterMay("borrar", report) },
    }));
    return { data, total };
  });
}

/** Deletes a worker's own named report. Errors: complaint.not_found, complaint.not_pending. */
export async function deleteOwn(ctx: AppContext, actor: Actor, id: string): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const report = await lockReport(tx, id);
    if (report?.trabajador_id !== actor.trabajador_id) fail("complaint.not_found");
    const { today } = await companyToday(ctx, tx);
    await withdrawNow(tx, report, today);
  });
}

/** Reads a report by its code. Errors: complaint.not_found. */
export async function findReport(ctx: AppContext, uuid: string): Promise<ReportedComplaint> {
  return lookAtReport(ctx, uuid, viewOf);
}

/** Notes that the reporter has saved the code. Errors: complaint.not_found. */
export async function confirmCode(ctx: AppContext, uuid: string): Promise<void> {
  await withReport(ctx, uuid, async (tx, { report }) =>
    updateReport(tx, report.id, { codigo_guardado: true }),
  );
}

/** Deletes a report by its code. Errors: complaint.not_found, complaint.not_pending. */
export async function withdraw(ctx: AppContext, uuid: string): Promise<void> {
  await withReport(ctx, uuid, async (tx, { report, today }) => withdrawNow(tx, report, today));
}

/** Changes the texts of a pending report. Errors: complaint.not_found, complaint.not_pending. */
export async function edit(
  ctx: AppContext,
  { uuid, ...texts }: { uuid: string; titulo: string; descripcion: string; tipo: ComplaintType },
): Promise<ReportedComplaint> {
  return withReport(ctx, uuid, async (tx, opened) => {
    const { report, shared, today } = opened;
    if (!reporterMay("editar", report)) fail("complaint.not_pending");
    const { excluidos, boleta } = openContent(report, shared);
    const key = { denuncia_id: report.id, clase: "compartida" } as const;
    const content: ReportContent = { ...texts, excluidos, boleta };
    const contenido = sealValue(report.clave_compartida, content, key);
    if (boleta !== undefined) await changeBallot(tx, boleta, { tipo: texts.tipo, excluidos });
    await updateReport(tx, report.id, { contenido, ultimo_contenido: today });
    return viewOf(tx, opened);
  });
}

type Step = { action: ReporterAction; tipo_mensaje: MessageKind; texto: string };

/** Adds the reporter's message of a step. Errors: complaint.not_found, complaint.state. */
async function say(
  ctx: AppContext,
  uuid: string,
  { action, tipo_mensaje, texto }: Step,
  more: (opened: OpenedReport) => { reunion_pedida?: string } = () => ({}),
): Promise<ReportedComplaint> {
  return withReport(ctx, uuid, async (tx, opened) => {
    const { report, today } = opened;
    if (!reporterMay(action, report)) {
      fail(action === "responder_acta" ? "complaint.no_minutes" : "complaint.state");
    }
    const shared = { clase: "compartida", autor: "informante" } as const;
    await addMessage(tx, report, { ...shared, tipo_mensaje, texto, fecha: today });
    await updateReport(tx, report.id, { ultimo_contenido: today, ...more(opened) });
    return viewOf(tx, opened);
  });
}

/** Writes to the handlers. Errors: complaint.not_found, complaint.state. */
export async function write(ctx: AppContext, { uuid, texto }: { uuid: string; texto: string }) {
  return say(ctx, uuid, { action: "escribir", tipo_mensaje: "mensaje", texto });
}

/** Asks for a meeting (Rule COMPLAINTS-16). Errors: complaint.not_found, complaint.state. */
export async function askForMeeting(
  ctx: AppContext,
  { uuid, texto }: { uuid: string; texto: string },
) {
  const step = { action: "pedir_reunion", tipo_mensaje: "reunion", texto } as const;
  return say(ctx, uuid, step, ({ today }) => ({ reunion_pedida: today }));
}

/** Agrees to the minutes or corrects them. Errors: complaint.not_found, complaint.no_minutes. */
export async function answerMinutes(
  ctx: AppContext,
  { uuid, texto, conforme }: { uuid: string; texto: string; conforme: boolean },
) {
  const tipo_mensaje = conforme ? "acta_conforme" : "acta_correccion";
  return say(ctx, uuid, { action: "responder_acta", tipo_mensaje, texto });
}

/** Rule COMPLAINTS-8. */
async function withdrawNow(tx: Tx, report: ReportRow, today: string): Promise<void> {
  if (!reporterMay("borrar", report)) fail("complaint.not_pending");
  await deleteReports(tx, [report.id], { fecha_borrado: today, motivo_borrado: "retirada" });
}
