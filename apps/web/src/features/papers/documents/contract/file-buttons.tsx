import { Button } from "@mantine/core";
import { IconDownload, IconEye } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { FileSource } from "../documents.queries.ts";
import { useDownload } from "../files/use-download.ts";

import classes from "./contract.module.css";

/** A file that the view shows when it is asked to. */
export type OpenFile = { source: FileSource; title: string };

type FileButtonsProps = OpenFile & { onOpen: (file: OpenFile) => void };

/** Opens a file in the page, or saves it. */
export function FileButtons({ source, title, onOpen }: FileButtonsProps) {
  const { t } = useTranslation("documents");
  const download = useDownload();
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        size="sm"
        mih={44}
        leftSection={<IconEye size={18} aria-hidden />}
        aria-label={t("contract.open_of", { title })}
        onClick={() => onOpen({ source, title })}
      >
        {t("contract.open")}
      </Button>
      <Button
        variant="default"
        size="sm"
        mih={44}
        leftSection={<IconDownload size={18} aria-hidden />}
        aria-label={t("row.download_of", { title })}
        loading={download.isPending}
        onClick={() => download.mutate({ from: source.from, ids: [source.id] })}
      >
        {t("contract.download")}
      </Button>
    </div>
  );
}
