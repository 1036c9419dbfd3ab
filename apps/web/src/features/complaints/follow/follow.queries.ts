import { mutationOptions } from "@tanstack/react-query";

import {
  answerMinutes,
  downloadComplaintFile,
  editComplaint,
  findComplaint,
  requestMeeting,
  withdrawComplaint,
  writeToHandlers,
} from "@atrio/contract/complaints/reports";
import type { ComplaintType } from "@atrio/contract/complaints/states";

import { quietApi, quietFile } from "../../../lib/quiet-api.ts";
import { saveBlob } from "../../../lib/save-blob.ts";
import { forgetful } from "../report/report.queries.ts";

/** Calls by code go without a session, also out of the portal (Rule COMPLAINTS-3). */

export const findMutation = mutationOptions({
  ...forgetful,
  mutationFn: async (uuid: string) => (await quietApi(findComplaint, { body: { uuid } })).data,
});

type Edited = { uuid: string; titulo: string; descripcion: string; tipo: ComplaintType };

export const editMutation = mutationOptions({
  ...forgetful,
  mutationFn: async (body: Edited) => (await quietApi(editComplaint, { body })).data,
});

export const withdrawMutation = mutationOptions({
  ...forgetful,
  mutationFn: async (uuid: string) => quietApi(withdrawComplaint, { body: { uuid } }),
});

type Written = { uuid: string; texto: string };

export const writeMutation = mutationOptions({
  ...forgetful,
  mutationFn: async (body: Written) => (await quietApi(writeToHandlers, { body })).data,
});

export const meetingMutation = mutationOptions({
  ...forgetful,
  mutationFn: async (body: Written) => (await quietApi(requestMeeting, { body })).data,
});

export const minutesMutation = mutationOptions({
  ...forgetful,
  mutationFn: async (body: Written & { conforme: boolean }) =>
    (await quietApi(answerMinutes, { body })).data,
});

/** Saves a file of a report under its name. */
export const openFileMutation = mutationOptions({
  ...forgetful,
  mutationFn: async (file: { uuid: string; id: string; nombre: string }) => {
    const { uuid, id, nombre } = file;
    const body = { uuid, documento_id: id };
    saveBlob(await quietFile(downloadComplaintFile, { body }), nombre);
  },
});
