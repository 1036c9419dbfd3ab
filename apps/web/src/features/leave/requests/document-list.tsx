import { ActionIcon, Button } from "@mantine/core";
import { IconDownload, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { RequestDocument } from "@atrio/contract/leave/request-documents";

import { messageOf } from "../../../lib/errors.ts";
import { sizeText } from "../../../lib/file-size.ts";
import { formatDateTime, formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { FileIcon } from "../../../ui/file-icon.tsx";
import { notify } from "../../../ui/notify.ts";

import classes from "./requests.module.css";
import { downloadDocumentsMutation } from "./requests.queries.ts";

type DocumentListProps = {
  documents: readonly RequestDocument[];
  requestId: number;
  /** Confirmation before a file is deleted; without it the list is read-only. */
  onRemove?: (document: RequestDocument) => void;
};

/** The files of a request: each can be opened by its readers, and all of them together. */
export function DocumentList({ documents, requestId, onRemove }: DocumentListProps) {
  const { t } = useTranslation("requests");
  const { zona_horaria } = useCurrentUser();
  const download = useMutation({
    ...downloadDocumentsMutation,
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  const open = documents.filter(({ can }) => can.abrir);
  if (documents.length === 0) return <p className={classes.note}>{t("documents.none")}</p>;
  return (
    <>
      <ul className={classes.documents} aria-label={t("documents.list")}>
        {documents.map((document) => (
          <li key={document.id} className={classes.document}>
            <FileIcon type={document.tipo} />
            <span className={classes.file}>
              <b>{document.nombre}</b>
              <small>
                {t("documents.uploaded", {
                  size: sizeText(document.bytes, formatNumber),
                  when: formatDateTime(document.subido_en, zona_horaria),
                })}
              </small>
              {document.restringido && <small>{t("documents.locked")}</small>}
            </span>
            {document.can.abrir && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={t("documents.download", { name: document.nombre })}
                loading={isLoading(document.id)}
                onClick={() => download.mutate({ document: document.id })}
              >
                <IconDownload size={20} aria-hidden />
              </ActionIcon>
            )}
            {document.can.borrar && onRemove !== undefined && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                aria-label={t("documents.remove", { name: document.nombre })}
                onClick={() => onRemove(document)}
              >
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {open.length > 1 && (
        <Button
          variant="default"
          size="sm"
          mih={44}
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={download.isPending && "requests" in download.variables}
          onClick={() => download.mutate({ requests: [requestId] })}
        >
          {t("documents.download_all")}
        </Button>
      )}
    </>
  );

  function isLoading(id: number): boolean {
    const wanted = download.isPending ? download.variables : undefined;
    return wanted !== undefined && "document" in wanted && wanted.document === id;
  }
}
