import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import {
  addProjectDocument,
  changeActivity,
  changeProject,
  changeProjectPart,
  createActivity,
  createProject,
  createProjectPart,
  findProjectPeople,
  getOfficeProject,
  listOfficeProjects,
  listProjectWorkers,
  removeProjectDocument,
  removeProjectPicture,
  uploadProjectPicture,
} from "@atrio/contract/projects/projects-office";
import { assignProjectWorkers } from "@atrio/contract/projects/team-projects";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const root = ["office", "projects"] as const;

/** Projects of a page of the list. */
export const shownProjects = 25;

type Filter = { texto: string; situacion: string | null; page: number };

/** A page of the company's projects, by name. */
export function projectsQuery({ texto, situacion, page }: Filter) {
  const paramsFront = JSON.stringify({
    skip: (page - 1) * shownProjects,
    take: shownProjects,
    ...(texto.trim() !== "" && { texto: texto.trim() }),
    ...(situacion !== null && { situacion }),
  });
  return queryOptions({
    queryKey: [...root, "list", paramsFront],
    queryFn: ({ signal }) => api(listOfficeProjects, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A project with all that administrators keep of it. */
export function projectQuery(id: number) {
  return queryOptions({
    queryKey: [...root, "one", id],
    queryFn: async ({ signal }) => (await api(getOfficeProject, { params: { id }, signal })).data,
  });
}

/** People who are found by some words: supervisors alone to be put in charge. */
export function candidatesQuery(texto: string, supervisores: boolean) {
  const paramsFront = JSON.stringify({ take: 25, texto, supervisores });
  return queryOptions({
    queryKey: [...root, "people", paramsFront],
    queryFn: async ({ signal }) =>
      (await api(findProjectPeople, { query: { paramsFront }, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** People assigned to a project today or later. */
export function workersQuery(id: number) {
  return queryOptions({
    queryKey: [...root, "workers", id],
    queryFn: async ({ signal }) => (await api(listProjectWorkers, { params: { id }, signal })).data,
  });
}

const refresh = async () => {
  await queryClient.invalidateQueries({ queryKey: root });
  // Pages of people in charge and of workers show the same projects.
  await queryClient.invalidateQueries({ queryKey: ["time", "team-projects"] });
  await queryClient.invalidateQueries({ queryKey: ["project-fields"] });
};

type ProjectBody = NonNullable<EndpointRequest<typeof changeProject>["body"]>;
type ActivityBody = NonNullable<EndpointRequest<typeof changeActivity>["body"]>;
type PartBody = NonNullable<EndpointRequest<typeof createProjectPart>["body"]>;

/** Saves a project; a new one without an id. */
export const saveProjectMutation = mutationOptions({
  mutationFn: async ({ id, body }: { id: number | null; body: ProjectBody }) =>
    (id === null
      ? await api(createProject, { body })
      : await api(changeProject, { params: { id }, body })
    ).data,
  onSuccess: refresh,
});

/** Saves an activity; a new one without an id, of a project. */
export const saveActivityMutation = mutationOptions({
  mutationFn: (sent: { id: number | null; projectId: number; body: ActivityBody }) =>
    sent.id === null
      ? api(createActivity, { params: { id: sent.projectId }, body: sent.body })
      : api(changeActivity, { params: { id: sent.id }, body: sent.body }),
  onSuccess: refresh,
});

/** Saves a field of activities; a new one without an id. The kind of an old one stays. */
export const savePartMutation = mutationOptions({
  mutationFn: ({ id, body }: { id: number | null; body: PartBody }) => {
    const { tipo: _stays, ...changed } = body;
    return id === null
      ? api(createProjectPart, { body })
      : api(changeProjectPart, { params: { id }, body: changed });
  },
  onSuccess: refresh,
});

/** Sets who may use a project from today on. */
export const assignMutation = mutationOptions({
  mutationFn: (body: NonNullable<EndpointRequest<typeof assignProjectWorkers>["body"]>) =>
    api(assignProjectWorkers, { body }),
  onSuccess: refresh,
});

/** Puts a picture. */
export const pictureMutation = mutationOptions({
  mutationFn: ({ id, imagen }: { id: number; imagen: File }) =>
    api(uploadProjectPicture, { params: { id }, body: { imagen } }),
  onSuccess: refresh,
});

/** Removes the picture. */
export const removePictureMutation = mutationOptions({
  mutationFn: (id: number) => api(removeProjectPicture, { params: { id } }),
  onSuccess: refresh,
});

/** Adds a document. */
export const documentMutation = mutationOptions({
  mutationFn: ({ id, titulo, documento }: { id: number; titulo: string; documento: File }) =>
    api(addProjectDocument, { params: { id }, body: { titulo, documento } }),
  onSuccess: refresh,
});

/** Removes a document. */
export const removeDocumentMutation = mutationOptions({
  mutationFn: (id: number) => api(removeProjectDocument, { params: { id } }),
  onSuccess: refresh,
});
