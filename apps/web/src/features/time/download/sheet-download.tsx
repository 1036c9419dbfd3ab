import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import { loadChunk } from "../../../lib/chunks.ts";
import { loadTexts } from "../../../lib/i18n.ts";
import { Part } from "../../../ui/part.tsx";
import type { Month } from "../sheet/sheet.model.ts";

const DownloadDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    loadChunk(() => import("./download-dialog.tsx")),
    loadTexts("download"),
  ]);
  return { default: dialog.DownloadDialog };
});

type SheetDownloadProps = {
  /** The month on the screen, with which the dialog begins. */
  month: Month;
  /** The worker: the caller, or a supervised person. */
  worker: { id: number; isOwn: boolean };
};

/** Opens the dialog that saves the sheet of a period as a PDF or a workbook. */
export function SheetDownload({ month, worker }: SheetDownloadProps) {
  const { t } = useTranslation("time");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        mih={44}
        leftSection={<IconDownload size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("sheet.download")}
      </Button>
      <Part>
        {isOpen && <DownloadDialog month={month} worker={worker} onClose={() => setOpen(false)} />}
      </Part>
    </>
  );
}
