import { mutationOptions } from "@tanstack/react-query";

import { handOver } from "@atrio/contract/access/auth";
import { removeSecondFactor } from "@atrio/contract/access/second-factor";
import * as changes from "@atrio/contract/company/staff-changes";
import type { EndpointRequest } from "@atrio/contract/endpoint";

import { api } from "../../../../lib/api.ts";
import { queryClient } from "../../../../lib/query-client.ts";
import { staffRoot } from "../staff.queries.ts";

/** Lists and cards follow what was changed; what waits on the first page of the office does too. */
const refresh = () => queryClient.invalidateQueries({ queryKey: staffRoot.slice(0, 1) });

export type HireBody = EndpointRequest<typeof changes.hireWorker>["body"];

/** Adds a person; answers the id. */
export const hireMutation = mutationOptions({
  mutationFn: async (body: HireBody) => (await api(changes.hireWorker, { body })).data.id,
  onSuccess: refresh,
});

export type ChangeBody = EndpointRequest<typeof changes.changeStaff>["body"];

/** Another centre, schedule or other supervisors from a day on; answers how many people changed. */
export const changeMutation = mutationOptions({
  mutationFn: async (body: ChangeBody) => (await api(changes.changeStaff, { body })).data.personas,
  onSuccess: refresh,
});

type InviteBody = EndpointRequest<typeof changes.inviteStaff>["body"];

/** Invites people; answers how many mails go out. */
export const inviteMutation = mutationOptions({
  mutationFn: async (body: InviteBody) => (await api(changes.inviteStaff, { body })).data.invitados,
  onSuccess: refresh,
});

type EndBody = EndpointRequest<typeof changes.endEmployment>["body"];

/** Writes down the last day of work. */
export const endMutation = mutationOptions({
  mutationFn: ({ id, ...body }: EndBody & { id: number }) =>
    api(changes.endEmployment, { params: { id }, body }),
  onSuccess: refresh,
});

type ResumeBody = EndpointRequest<typeof changes.resumeEmployment>["body"];

/** A person goes on working from a day on. */
export const resumeMutation = mutationOptions({
  mutationFn: ({ id, ...body }: ResumeBody & { id: number }) =>
    api(changes.resumeEmployment, { params: { id }, body }),
  onSuccess: refresh,
});

type PermissionsBody = EndpointRequest<typeof changes.savePermissions>["body"];

/** Saves a person's permissions over others. */
export const permissionsMutation = mutationOptions({
  mutationFn: ({ id, ...body }: PermissionsBody & { id: number }) =>
    api(changes.savePermissions, { params: { id }, body }),
  onSuccess: refresh,
});

/** Sends the link to set another password. */
export const resetMutation = mutationOptions({
  mutationFn: (id: number) => api(changes.resetStaffPassword, { params: { id }, body: {} }),
});

/** Removes the second factor; the own password confirms it. */
export const removeFactorMutation = mutationOptions({
  mutationFn: (body: { trabajador_id: number; password: string }) =>
    api(removeSecondFactor, { body }),
  onSuccess: refresh,
});

/** Asks for the one-time code that opens the portal as a person, after the administrator's password. */
export const handOverMutation = mutationOptions({
  mutationFn: async (trabajador_id: number) =>
    (await api(handOver, { body: { trabajador_id } })).data.code,
});
