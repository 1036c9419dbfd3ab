import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  createCompany,
  listCompanies,
  readExamination,
  readInstallation,
  releaseHeld,
  startBackup,
  startExamination,
} from "@atrio/contract/company/installation";
import type { EndpointRequest } from "@atrio/contract/endpoint";

import { api } from "../../../lib/api.ts";
import type { ListPage } from "../../../lib/list-page.ts";
import { queryClient } from "../../../lib/query-client.ts";

const root = ["office", "installation"] as const;

/** While something runs in the background its end is looked for this often. */
const lookMs = 3000;

/** State of the installation. */
export const installationQuery = queryOptions({
  queryKey: [...root, "state"],
  queryFn: async ({ signal }) => (await api(readInstallation, { signal })).data,
  refetchInterval: ({ state }) => (state.data?.copias.en_curso === true ? lookMs : false),
});

/** Faults now, and the newest whole examination. */
export const examinationQuery = queryOptions({
  queryKey: [...root, "examination"],
  queryFn: async ({ signal }) => (await api(readExamination, { signal })).data,
  refetchInterval: ({ state }) => (state.data?.completo?.terminado_en === null ? lookMs : false),
});

/** A page of the companies. */
export function companiesQuery({ texto, skip, take }: ListPage & { texto: string }) {
  const paramsFront = JSON.stringify({ skip, take, ...(texto !== "" && { texto }) });
  return queryOptions({
    queryKey: [...root, "companies", texto, skip, take],
    queryFn: ({ signal }) => api(listCompanies, { query: { paramsFront }, signal }),
    placeholderData: keepPreviousData,
  });
}

const refresh = () => queryClient.invalidateQueries({ queryKey: root });

/** Begins a whole examination; answers the message. */
export const examineMutation = mutationOptions({
  mutationFn: async () => (await api(startExamination, { body: {} })).data.message,
  onSuccess: refresh,
});

/** Makes a backup; answers the message. */
export const backupMutation = mutationOptions({
  mutationFn: async () => (await api(startBackup, { body: {} })).data.message,
  onSuccess: refresh,
});

/** Lets held mails leave. */
export const releaseMutation = mutationOptions({
  mutationFn: async (descartar_anteriores: boolean) =>
    (await api(releaseHeld, { body: { descartar_anteriores } })).data,
  onSuccess: refresh,
});

/** Makes a company. */
export const createMutation = mutationOptions({
  mutationFn: async (body: EndpointRequest<typeof createCompany>["body"]) =>
    (await api(createCompany, { body })).data,
  onSuccess: refresh,
});
