import { mutationOptions } from "@tanstack/react-query";

import { teamTimeRecord, timeRecord } from "@atrio/contract/time/time";

import { download } from "../../../lib/download.ts";

import type { Range } from "./download.model.ts";

export type FileFormat = "pdf" | "xlsx";

type Wanted = Range & { format: FileFormat };

/** Saves a worker's sheet as a file: an own one, or that of a supervised person. */
export function sheetFileMutation(worker: { id: number; isOwn: boolean }) {
  return mutationOptions({
    mutationFn: async ({ from, to, format }: Wanted) =>
      download(worker.isOwn ? timeRecord : teamTimeRecord, {
        body: { trabajador_id: worker.id, desde: from, hasta: to, formato: format },
      }),
  });
}
