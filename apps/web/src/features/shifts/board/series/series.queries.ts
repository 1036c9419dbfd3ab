import { queryOptions } from "@tanstack/react-query";

import {
  clonePattern,
  createPattern,
  deletePattern,
  listPatterns,
  updatePattern,
} from "@atrio/contract/shifts/patterns";
import {
  cloneRecurrence,
  createRecurrence,
  deleteRecurrence,
  listRecurrences,
  updateRecurrence,
} from "@atrio/contract/shifts/recurrences";
import type { SeriesChanges } from "@atrio/contract/shifts/series";

import { api } from "../../../../lib/api.ts";
import { queryClient } from "../../../../lib/query-client.ts";
import { planningKey, refreshBoards } from "../board.queries.ts";

import { patternBody, recurrenceBody } from "./series.model.ts";
import type { CopyDraft, SeriesDraft, StoredSeries } from "./series.model.ts";

/** Recurrences and patterns of the caller's areas, by name. */
export const seriesQuery = queryOptions({
  queryKey: [...planningKey, "series"],
  queryFn: async ({ signal }): Promise<StoredSeries[]> => {
    const [recurrences, patterns] = await Promise.all([
      api(listRecurrences, { signal }),
      api(listPatterns, { signal }),
    ]);
    const all = [
      ...recurrences.data.map((one): StoredSeries => ({ kind: "recurrencia", ...one })),
      ...patterns.data.map((one): StoredSeries => ({ kind: "patron", ...one })),
    ];
    return all.toSorted((a, b) => a.nombre.localeCompare(b.nombre));
  },
});

/** A series as it is now; undefined once it is gone. */
export async function findSeriesNow(series: StoredSeries): Promise<StoredSeries | undefined> {
  const all = await queryClient.query({ ...seriesQuery, staleTime: 0 });
  return all.find(({ kind, id }) => kind === series.kind && id === series.id);
}

/** Act on a series with what it states. */
export type Asked =
  | { act: "create"; draft: SeriesDraft }
  | { act: "change"; draft: SeriesDraft; series: StoredSeries }
  | { act: "copy"; copy: CopyDraft; series: StoredSeries }
  | { act: "end"; series: StoredSeries };

/** Conditions of a change; `huella` is that of its preview. */
export type Conditions = {
  isPreview: boolean;
  huella: string | null;
  reason: string;
  keepsEdited: boolean;
  keepsPublished: boolean;
  idempotencyKey: string;
};

/** Previews an act on a series or carries it out; answers what happens to its shifts. */
export async function sendSeries(asked: Asked, conditions: Conditions): Promise<SeriesChanges> {
  const cambios = await send(asked, conditions);
  if (!conditions.isPreview) refreshBoards();
  return cambios;
}

async function send(asked: Asked, conditions: Conditions): Promise<SeriesChanges> {
  switch (asked.act) {
    case "create":
      return create(asked.draft, conditions);
    case "change":
      return change(asked, conditions);
    case "copy":
      return copy(asked, conditions);
    case "end":
      return end(asked.series, conditions);
  }
}

const reasonOf = ({ reason }: Conditions) => (reason === "" ? {} : { motivo: reason });
const onceOf = ({ isPreview, idempotencyKey }: Conditions) => (isPreview ? {} : { idempotencyKey });
const sealOf = ({ huella }: Conditions) => (huella === null ? {} : { huella });

async function create(draft: SeriesDraft, conditions: Conditions): Promise<SeriesChanges> {
  const how = { simular: conditions.isPreview, ...reasonOf(conditions) };
  const once = onceOf(conditions);
  if (draft.kind === "patron") {
    const body = { ...patternBody(draft), ...how };
    return (await api(createPattern, { body, ...once })).data.cambios;
  }
  const body = { ...recurrenceBody(draft), ...how };
  return (await api(createRecurrence, { body, ...once })).data.cambios;
}

async function change(
  { draft, series }: Extract<Asked, { act: "change" }>,
  conditions: Conditions,
): Promise<SeriesChanges> {
  const { id, version } = series;
  const how = {
    simular: conditions.isPreview,
    version,
    conservar_editados: conditions.keepsEdited,
    conservar_publicados: conditions.keepsPublished,
    ...reasonOf(conditions),
    ...sealOf(conditions),
  };
  if (draft.kind === "patron") {
    const body = { ...patternBody(draft), ...how };
    return (await api(updatePattern, { params: { id }, body })).data.cambios;
  }
  const body = { ...recurrenceBody(draft), ...how };
  return (await api(updateRecurrence, { params: { id }, body })).data.cambios;
}

async function copy(
  { copy: wanted, series }: Extract<Asked, { act: "copy" }>,
  conditions: Conditions,
): Promise<SeriesChanges> {
  const how = { ...wanted, simular: conditions.isPreview, ...reasonOf(conditions) };
  const once = onceOf(conditions);
  if (series.kind === "patron") {
    const body = { patron_id: series.id, ...how };
    return (await api(clonePattern, { body, ...once })).data.cambios;
  }
  const body = { recurrencia_id: series.id, ...how };
  return (await api(cloneRecurrence, { body, ...once })).data.cambios;
}

async function end(
  { kind, id, version }: StoredSeries,
  conditions: Conditions,
): Promise<SeriesChanges> {
  const flag = (isSet: boolean) => (isSet ? "1" : "0");
  const query = {
    simular: flag(conditions.isPreview),
    version,
    conservar_editados: flag(conditions.keepsEdited),
    conservar_publicados: flag(conditions.keepsPublished),
    ...reasonOf(conditions),
    ...sealOf(conditions),
  } as const;
  const { data } = await (kind === "patron"
    ? api(deletePattern, { params: { id }, query })
    : api(deleteRecurrence, { params: { id }, query }));
  return data.cambios;
}
