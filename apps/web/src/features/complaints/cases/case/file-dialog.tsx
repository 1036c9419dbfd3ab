import { useQuery } from "@tanstack/react-query";

import type { ComplaintFile } from "@atrio/contract/complaints/reports";

import { Dialog } from "../../../../ui/dialog.tsx";
import { FilePreview } from "../../../../ui/file-preview.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { caseFileQuery } from "../cases.queries.ts";

type FileDialogProps = { caseId: string; file: ComplaintFile; onClose: () => void };

/** A file of a case over the page. */
export function FileDialog({ caseId, file, onClose }: FileDialogProps) {
  const { data, error, refetch } = useQuery(caseFileQuery({ id: caseId, documentoId: file.id }));
  return (
    <Dialog title={file.nombre} size={980} onClose={onClose}>
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <FilePreview blob={data.blob} title={file.nombre} />}
    </Dialog>
  );
}
