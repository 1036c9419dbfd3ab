import { Button, Modal } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { FilePreview } from "../../../../ui/file-preview.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { useBelow } from "../../../../ui/use-below.ts";
import { fileQuery } from "../documents.queries.ts";
import type { FileSource } from "../documents.queries.ts";

import classes from "./file-viewer.module.css";
import { useDownload } from "./use-download.ts";

type FileViewerProps = {
  source: FileSource;
  title: string;
  /** Actions beside the button that saves it. */
  actions?: ReactNode;
  onClose: () => void;
};

/** A file over the page: a PDF or a picture as it is, anything else to be saved. */
export function FileViewer({ source, title, actions, onClose }: FileViewerProps) {
  const { t } = useTranslation(["files", "common"]);
  const isPhone = useBelow("tablet");
  const { data, error, refetch } = useQuery(fileQuery(source));
  const download = useDownload();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={980}
      fullScreen={isPhone}
      radius={isPhone ? 0 : "xl"}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 22 }}
      classNames={{ title: classes.title, body: classes.body }}
    >
      <div className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          mih={44}
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate({ from: source.from, ids: [source.id] })}
        >
          {t("files:download")}
        </Button>
        {actions}
      </div>
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <FilePreview blob={data.blob} title={title} />}
    </Modal>
  );
}
