import type { CaseAction, ComplaintCase } from "@atrio/contract/complaints/cases";
import type { ComplaintFile } from "@atrio/contract/complaints/reports";
import type { ComplaintOutcome, MessageKind } from "@atrio/contract/complaints/states";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { addMessage, openFileBytes } from "../reports/contents.service.ts";
import { inspect, storeFile } from "../reports/files.service.ts";
import type { SentFile } from "../reports/files.service.ts";
import { updateReport } from "../reports/reports.repo.ts";
import type { ReportChange } from "../reports/reports.repo.ts";

import { holdsReport } from "./cases.read.ts";
import { handlerMay } from "./cases.rules.ts";
import { lookAtCase, viewOfCase, withCase } from "./opening.service.ts";
import type { Handler, OpenedCase } from "./opening.service.ts";

/** Reads a case. Errors: complaint.locked, complaint.not_found. */
export async function readCase(
  ctx: AppContext,
  handler: Handler,
  id: string,
): Promise<ComplaintCase> {
  return lookAtCase(ctx, handler, id, viewOfCase);
}

type Message = { clase: "compartida" | "interna"; tipo_mensaje: MessageKind; texto: string };
type Step = {
  action: CaseAction;
  message?: Message;
  change: (opened: OpenedCase) => ReportChange;
  check?: (tx: Tx, opened: OpenedCase) => Promise<void>;
};

/** Takes a step of a case. Errors: complaint.locked, complaint.not_found, complaint.state. */
async function takeStep(
  ctx: AppContext,
  handler: Handler,
  id: string,
  step: Step,
): Promise<ComplaintCase> {
  return withCase(ctx, handler, id, async (tx, opened) => {
    const { report, today } = opened;
    if (!handlerMay(step.action, report)) fail("complaint.state");
    await step.check?.(tx, opened);
    if (step.message !== undefined) {
      await addMessage(tx, report, { ...step.message, autor: "gestor", fecha: today });
    }
    const isAnswer = step.message?.clase === "compartida";
    const change = { ...(isAnswer ? { ultima_respuesta: today } : {}), ...step.change(opened) };
    if (Object.keys(change).length > 0) await updateReport(tx, id, change);
    return viewOfCase(tx, opened);
  });
}

/** Acknowledges receipt (Rule COMPLAINTS-12). */
export async function acknowledge(ctx: AppContext, handler: Handler, id: string) {
  return takeStep(ctx, handler, id, {
    action: "acusar",
    change: ({ today }) => ({ fecha_acuse: today }),
  });
}

/** Admits a report or not; the decision acknowledges it too (Rule COMPLAINTS-12). */
export async function decide(
  ctx: AppContext,
  handler: Handler,
  asked: { id: string; admitida: boolean; texto: string },
) {
  return takeStep(ctx, handler, asked.id, {
    action: "decidir",
    message: { clase: "compartida", tipo_mensaje: "decision", texto: asked.texto },
    change: ({ report, today }) => ({
      estado: asked.admitida ? "admitida" : "no_admitida",
      fecha_decision: today,
      fecha_acuse: report.fecha_acuse ?? today,
    }),
  });
}

/** Puts a handler who reads the case in charge. Errors beside the steps': complaint.handler_not_found. */
export async function assign(
  ctx: AppContext,
  handler: Handler,
  { id, gestor_id }: { id: string; gestor_id: string },
) {
  return takeStep(ctx, handler, id, {
    action: "asignar",
    check: async (tx) => {
      const isReader = await holdsReport(tx, { denuncia_id: id, destinatario: gestor_id });
      if (!isReader) fail("complaint.handler_not_found");
    },
    change: ({ report, today }) => ({
      estado: "en_investigacion",
      fecha_investigacion: report.fecha_investigacion ?? today,
      instructor_id: gestor_id,
    }),
  });
}

/** Writes to the reporter. */
export async function answer(
  ctx: AppContext,
  handler: Handler,
  { id, texto }: { id: string; texto: string },
) {
  return takeStep(ctx, handler, id, {
    action: "escribir",
    message: { clase: "compartida", tipo_mensaje: "mensaje", texto },
    change: () => ({}),
  });
}

/** Writes a note that the reporter never sees (Rule COMPLAINTS-6). */
export async function note(
  ctx: AppContext,
  handler: Handler,
  { id, texto }: { id: string; texto: string },
) {
  return takeStep(ctx, handler, id, {
    action: "anotar",
    message: { clase: "interna", tipo_mensaje: "nota", texto },
    change: () => ({}),
  });
}

/** Sends the minutes of the meeting (Rule COMPLAINTS-16). Errors beside the steps': complaint.meeting_date. */
export async function sendMinutes(
  ctx: AppContext,
  handler: Handler,
  { id, texto, fecha }: { id: string; texto: string; fecha: string },
) {
  return takeStep(ctx, handler, id, {
    action: "levantar_acta",
    message: { clase: "compartida", tipo_mensaje: "acta", texto },
    check: async (_tx, { report, today }) => {
      if (fecha > today || fecha < report.fecha_creacion) {
        fail("complaint.meeting_date", { fields: { fecha: ["complaint.meeting_date"] } });
      }
    },
    change: () => ({ reunion_celebrada: fecha }),
  });
}

/** Extends the term of the conclusion; the reason is a note (Rule COMPLAINTS-14). */
export async function extend(
  ctx: AppContext,
  handler: Handler,
  { id, texto }: { id: string; texto: string },
) {
  return takeStep(ctx, handler, id, {
    action: "prorrogar",
    message: { clase: "interna", tipo_mensaje: "prorroga", texto },
    change: ({ today }) => ({ prorrogada: today }),
  });
}

/** Concludes a case with its outcome. */
export async function conclude(
  ctx: AppContext,
  handler: Handler,
  asked: { id: string; resultado: ComplaintOutcome; texto: string },
) {
  const { resultado, texto } = asked;
  return takeStep(ctx, handler, asked.id, {
    action: "concluir",
    message: { clase: "compartida", tipo_mensaje: "conclusion", texto },
    change: ({ today }) => ({ estado: "concluida", fecha_conclusion: today, resultado }),
  });
}

/** Adds a file that the reporter sees too. Errors beside the steps': complaint.too_many_files. */
export async function addFile(
  ctx: AppContext,
  handler: Handler,
  id: string,
  sent: SentFile,
): Promise<ComplaintFile> {
  const file = await inspect(sent);
  return withCase(ctx, handler, id, async (tx, { report, today }) => {
    if (!handlerMay("escribir", report)) fail("complaint.state");
    const added = await storeFile(tx, report, { ...file, autor: "gestor", fecha: today });
    await updateReport(tx, id, { ultima_respuesta: today });
    return added;
  });
}

/** Opens a file of a case. Errors: complaint.locked, complaint.not_found. */
export async function openFile(
  ctx: AppContext,
  handler: Handler,
  wanted: { denuncia_id: string; id: string },
): Promise<FileAnswer> {
  return lookAtCase(ctx, handler, wanted.denuncia_id, async (tx, { shared }) => {
    return (await openFileBytes(tx, wanted, shared)) ?? fail("complaint.not_found");
  });
}
