import { mutationOptions } from "@tanstack/react-query";

import {
  addComplaintFile,
  confirmComplaintCode,
  fileAnonymousComplaint,
} from "@atrio/contract/complaints/reports";

import { quietApi } from "../../../lib/quiet-api.ts";

import type { ReportDraft } from "./report.model.ts";

/** A report that is ready to be sent: the same code however often it is sent. */
export type ReadyReport = { uuid: string; draft: ReportDraft };

/** Files a report, named or anonymous. */
export type FileReport = (report: ReadyReport) => Promise<unknown>;

/** Nothing of a report stays in the program's memory after its page. */
export const forgetful = { gcTime: 0 } as const;

/** Fields of a report that both calls take. */
export function filingOf({ uuid, draft }: ReadyReport) {
  const { titulo, descripcion, tipo, excluded } = draft;
  return {
    uuid,
    titulo: titulo.trim(),
    descripcion: descripcion.trim(),
    tipo: tipo ?? "otros",
    gestores_excluidos: [...excluded],
  };
}

/** Files an anonymous report to a company, as a stranger (Rule COMPLAINTS-3). */
export function anonymousFiling(slug: string): FileReport {
  return async (report) => {
    const { wantsEmail, email } = report.draft;
    const answer = wantsEmail === true ? { correo_personal: email.trim() } : { sin_correo: true };
    const body = { ...filingOf(report), slug, ...answer };
    return quietApi(fileAnonymousComplaint, { body });
  };
}

/** Confirms that the code of a report is saved. */
export const confirmMutation = mutationOptions({
  ...forgetful,
  mutationFn: async (uuid: string) => quietApi(confirmComplaintCode, { body: { uuid } }),
});

/** Sends a file of a report. */
export const fileMutation = mutationOptions({
  ...forgetful,
  mutationFn: async ({ uuid, file }: { uuid: string; file: File }) =>
    (await quietApi(addComplaintFile, { body: { uuid, documento: file } })).data,
});
