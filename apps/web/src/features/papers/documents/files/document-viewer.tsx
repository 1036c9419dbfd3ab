import { Button, Modal } from "@mantine/core";
import { IconFileOff, IconHistory } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { ApiError } from "../../../../lib/errors.ts";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { useDocument } from "../use-document.ts";

import { FileViewer } from "./file-viewer.tsx";

type DocumentViewerProps = { id: number; onHistory: () => void; onClose: () => void };

/** The file of the document that an address names. */
export function DocumentViewer({ id, onHistory, onClose }: DocumentViewerProps) {
  const { t } = useTranslation(["documents", "common"]);
  const { document, error, retry } = useDocument(id);
  if (document !== undefined) {
    return (
      <FileViewer
        source={{ from: "document", id }}
        title={document.titulo}
        actions={
          <Button
            variant="default"
            size="sm"
            mih={44}
            leftSection={<IconHistory size={18} aria-hidden />}
            onClick={onHistory}
          >
            {t("documents:row.history")}
          </Button>
        }
        onClose={onClose}
      />
    );
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("documents:viewer.title")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 22 }}
    >
      {error === null && <BlockSkeleton height={240} />}
      {error !== null && <Missing error={error} onRetry={retry} />}
    </Modal>
  );
}

/** Reason why a document cannot be shown: not there for this reader, or not loaded. */
export function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation("documents");
  const isAbsent = error instanceof ApiError && error.status === 404;
  if (!isAbsent) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<IconFileOff size={24} />}
      title={t("viewer.missing_title")}
      text={t("viewer.missing_text")}
    />
  );
}
