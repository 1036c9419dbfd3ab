import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type { pageSizes } from "@atrio/contract/paging";
import { listProjectParts } from "@atrio/contract/projects/registrations";
import {
  allCompanyWorkers,
  assignProjectWorkers,
  decideRegistrations,
  getTeamProject,
  listRegistrations,
  listTeamProjects,
  projectPeople,
  workerAvatars,
} from "@atrio/contract/projects/team-projects";
import type { TeamRegistration } from "@atrio/contract/projects/team-projects";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import type { Outcome } from "../../../ui/bulk-outcome.tsx";

import type { RegistrationList } from "./search.model.ts";

/** Keys start like those of time: a punch or a change of project refetches them. */
const root = ["time", "team-projects"] as const;
/** Minutes go on, and people in charge need not supervise: no event tells them of others' punches. */
const live = { refetchInterval: 60_000, refetchOnWindowFocus: "always" } as const;

export type PageSize = (typeof pageSizes)[number];
export type ProjectDetails = EndpointResponse<typeof getTeamProject>["data"];
export type Colleague = EndpointResponse<typeof allCompanyWorkers>["data"][number];
export type PersonHours = EndpointResponse<typeof projectPeople>["data"][number];

/** Projects that the signed-in person is in charge of today. */
export const chargedProjectsQuery = queryOptions({
  queryKey: [...root, "list"],
  queryFn: async ({ signal }) => (await api(listTeamProjects, { query: {}, signal })).data,
  ...live,
});

/** A project in charge with its activities and documents. */
export function chargedProjectQuery(id: number) {
  return queryOptions({
    queryKey: [...root, "details", id],
    queryFn: async ({ signal }) => (await api(getTeamProject, { params: { id }, signal })).data,
    ...live,
  });
}

/** Fields that the company asks for with activities. */
export const projectFieldsQuery = queryOptions({
  queryKey: ["project-fields"],
  queryFn: async ({ signal }) => (await api(listProjectParts, { query: {}, signal })).data,
  staleTime: 5 * 60_000,
});

/** A part of the list of registrations. */
export type RegistrationPage = {
  projectId: number;
  list: RegistrationList;
  workerId: number | null;
  activityId: number | null;
  from: string | null;
  to: string | null;
  skip: number;
  take: PageSize;
};

/** A page of a project's registrations, newest first. */
export function registrationsQuery(page: RegistrationPage) {
  const { projectId, list, workerId, activityId, from, to, skip, take } = page;
  const paramsFront = JSON.stringify({
    skip,
    take,
    ...(list === "todos" ? {} : { estado: list }),
    ...(workerId === null ? {} : { trabajador_ids: [workerId] }),
    ...(activityId === null ? {} : { actividad_ids: [activityId] }),
    ...(from === null ? {} : { desde: from }),
    ...(to === null ? {} : { hasta: to }),
  });
  return queryOptions({
    queryKey: [...root, "registrations", page],
    queryFn: ({ signal }) =>
      api(listRegistrations, { params: { id: projectId }, body: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
    ...live,
  });
}

/** People assigned to a project today or later. */
export function assignedQuery(companyId: number, projectId: number) {
  return queryOptions({
    queryKey: [...root, "assigned", projectId],
    queryFn: async ({ signal }) => {
      const query = { proyecto_id: projectId };
      return (await api(workerAvatars, { params: { companyId }, query, signal })).data;
    },
  });
}

/** People who work in the company today. */
export function colleaguesQuery(companyId: number) {
  return queryOptions({
    queryKey: ["project-colleagues", companyId],
    queryFn: async ({ signal }) =>
      (await api(allCompanyWorkers, { params: { companyId }, signal })).data,
    staleTime: 5 * 60_000,
  });
}

/** A part of the hours by person. */
export type HoursPage = {
  projectId: number;
  from: string;
  to: string;
  words: string;
  skip: number;
  take: PageSize;
};

/** A page of the people of a project with their minutes in a period. */
export function projectHoursQuery({ projectId, from, to, words, skip, take }: HoursPage) {
  const texto = words.trim();
  const paramsFront = JSON.stringify({
    skip,
    take,
    desde: from,
    hasta: to,
    ...(texto === "" ? {} : { texto }),
  });
  return queryOptions({
    queryKey: [...root, "hours", projectId, paramsFront],
    queryFn: ({ signal }) =>
      api(projectPeople, { params: { id: projectId }, body: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Not awaited by callers: the outcome is shown first. */
function refreshProjects(): void {
  void queryClient.invalidateQueries({ queryKey: root });
}

export type Decision = EndpointInput<typeof decideRegistrations>["body"]["accion"];

type DecisionInput = {
  registrations: ReadonlyArray<Pick<TeamRegistration, "id">>;
  action: Decision;
  nameOf: (id: number) => string;
  reason?: string;
};

/** Decides about registrations; each succeeds or fails by itself. */
export const decisionMutation = mutationOptions({
  mutationFn: async ({ registrations, action, nameOf, reason }: DecisionInput) => {
    const ids = registrations.map(({ id }) => id);
    const body = { ids, accion: action, ...(reason !== undefined && { motivo: reason }) };
    const { data } = await api(decideRegistrations, { body });
    return data.map(({ id, error }): Outcome => ({ id, error, name: nameOf(id) }));
  },
  onSettled: refreshProjects,
});

/** Sets who may use a project. */
export const assignMutation = mutationOptions({
  mutationFn: async (body: EndpointInput<typeof assignProjectWorkers>["body"]) =>
    (await api(assignProjectWorkers, { body })).data,
  onSettled: refreshProjects,
});
